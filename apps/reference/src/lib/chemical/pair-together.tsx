import type { ApartGroup, ReactivePair } from "@placard/api-client";
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
export function groupTogether({ one, other, move_to, is_accepted, ...group }: ApartGroup): GroupTogether {
  const namesOf = (side: typeof one): readonly string[] => [...new Set(side.map(({ name }) => name))];
  return { ...group, one: namesOf(one), other: namesOf(other), moveTo: move_to, isAccepted: is_accepted };
}
