import type { ApartGroup, ReactivePair, SiteReactivity } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import type { GroupTogether, PairTogether } from "@placard/ui/chemical";
import { DayText } from "../formats/DayText.tsx";

/** Converts a pair from the server to the displayed form. */
export function pairTogether(pair: ReactivePair): PairTogether {
  const { pair: id, a, b, accepted, ...said } = pair;
  return {
    ...said,
    id,
    one: a.name,
    other: b.name,
    accepted:
      accepted === null
        ? null
        : { by: accepted.accepted_by, reason: accepted.reason, at: <DayText iso={accepted.accepted_at} /> },
  };
}

/** Converts a group from the server to the displayed form. */
export function groupTogether({
  one,
  one_substances,
  other,
  other_substances,
  move_to,
  is_accepted,
  ...group
}: ApartGroup): GroupTogether {
  const namesOf = (side: typeof one): readonly string[] => [...new Set(side.map(({ name }) => name))];
  return {
    ...group,
    one: namesOf(one),
    furtherOne: one_substances - one.length,
    other: namesOf(other),
    furtherOther: other_substances - other.length,
    moveTo: move_to,
    isAccepted: is_accepted,
  };
}

/** Maximum number of substances named per site; the others are counted. */
const MAX_NAMES = 40;

/** Names of the substances of a site without a reactive group on file, and the number of the others. */
export function unknownNames(
  { unknown, unknown_substances }: SiteReactivity,
  more: (count: string) => string,
): readonly string[] {
  const names = unknown.slice(0, MAX_NAMES).map(({ name }) => name);
  const further = unknown_substances - names.length;
  return further === 0 ? names : [...names, more(formatNumber(further))];
}
