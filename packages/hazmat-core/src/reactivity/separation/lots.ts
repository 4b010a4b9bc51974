import type { TransportData } from "../../data/load.ts";
import { namedSidesOf } from "../own-pairs.ts";
import { knownVerdict, type KnownVerdict } from "../predict-reactivity.ts";
import type { ReactivityTable } from "../reactivity-table.ts";
import { isUnknown } from "../compatibility/stored-substances.ts";
import type { SubstanceWithGroups } from "../compatibility/stored-substances.ts";
import { storageGroupOf, type PlacedGroup } from "./storage-group.ts";
import {
  isRestricted,
  transportReading,
  transportVerdict,
  type TransportReading,
  type TransportSaying,
} from "./transport-table.ts";

/** A substance with all data that determine its storage. */
export interface PlannedSubstance {
  readonly substance: SubstanceWithGroups;
  readonly placed: PlacedGroup;
  readonly transport: TransportReading;
  /** Equal for two substances that every rule treats alike. */
  readonly profile: number;
}

/** A row of a room, with its cabinet; `null`: not on file. */
interface RoomRow {
  readonly id: number;
  readonly cabinet: string | null;
  /** Normalized name of its cabinet; blank: not on file. */
  readonly plain: string;
}

/** A planned substance with its rows in one room. */
export interface RoomSubstance extends PlannedSubstance {
  readonly rows: readonly RoomRow[];
}

/** Results of both sources for two planned substances, which are the same for all of two profiles. */
export type VerdictLookup = (one: PlannedSubstance, other: PlannedSubstance) => PairVerdicts;

/** Results of both sources for two substances. */
export interface PairVerdicts {
  /** `null`: no rule of the groups names a reaction, which is not permission. */
  readonly reactive: KnownVerdict | null;
  readonly transport: TransportSaying;
}

/** True if two must not be stored in one area: either source is sufficient. */
export const mustBeApart = ({ reactive, transport }: PairVerdicts): boolean =>
  reactive === "incompatible" || isRestricted(transport.verdict);

/** True if its primary class is an explosive. */
export const isExplosive = ({ subject }: Pick<SubstanceWithGroups, "subject">): boolean =>
  /^1(?:\.|$)/.test(subject.hazardClasses?.[0] ?? "");

/**
 * True if one source has enough data on both to assign them to one area: reactive groups, or compatibility groups of
 * class 1.
 */
export const areBothKnown = ({ substance: one }: PlannedSubstance, { substance: other }: PlannedSubstance): boolean =>
  (!isUnknown(one) && !isUnknown(other)) || (isExplosive(one) && isExplosive(other));

/** Prepares substances for a plan. */
export function plannedSubstances(
  substances: readonly SubstanceWithGroups[],
  { entries }: TransportData,
): readonly PlannedSubstance[] {
  const profiles = new Map<string, number>();
  return substances.map((substance) => {
    const { groups, subject } = substance;
    const classes = subject.hazardClasses ?? [];
    const { alsoNamed = [], packingGroups = [] } = subject;
    const numbers = alsoNamed.map(({ from }) => from).filter((from) => entries.has(from));
    const [number] = numbers;
    const detail = number === undefined ? null : (entries.get(number) ?? null);
    const transport = transportReading(classes, detail, {
      packingGroups,
      names: [subject.name, ...alsoNamed.map(({ name }) => name)],
      numbers,
      reactiveGroups: groups.assignments.map(({ group }) => group.id),
    });
    const placed = storageGroupOf(classes, groups);
    const profileText = [
      groups.assignments.map(({ group }) => group.id).join(),
      groups.isComplete,
      isExplosive(substance),
      namedSidesOf(groups),
      placed.group,
      JSON.stringify(transport),
    ].join("|");
    const profile = profiles.get(profileText) ?? profiles.size;
    profiles.set(profileText, profile);
    return { substance, placed, transport, profile };
  });
}

/** Returns the results of both sources for two planned substances, calculated once per pair of profiles. */
export function pairVerdicts(table: ReactivityTable): VerdictLookup {
  const known = new Map<string, PairVerdicts>();
  return (one, other) => {
    const [low, high] = one.profile <= other.profile ? [one, other] : [other, one];
    const at = `${low.profile} ${high.profile}`;
    const before = known.get(at);
    if (before !== undefined) return before;
    const said = {
      reactive: knownVerdict(table, low.substance.groups, high.substance.groups),
      transport: transportVerdict(low.transport, high.transport),
    };
    known.set(at, said);
    return said;
  };
}

/** Substances of one room that every rule treats alike and that can share one area. */
export interface Lot {
  readonly substances: readonly [RoomSubstance, ...RoomSubstance[]];
}

/** Groups the substances of a room by profile; those that must be separated even from equal ones stay single. */
export function lotsOf(substances: readonly RoomSubstance[], verdictLookup: VerdictLookup): readonly Lot[] {
  const byProfile = Map.groupBy(substances, ({ profile }) => profile);
  return [...byProfile.values()].flatMap((alike): readonly Lot[] => {
    const [first, ...further] = alike;
    if (first === undefined) return [];
    const isOwnDanger = further.length > 0 && mustBeApart(verdictLookup(first, first));
    return isOwnDanger ? alike.map((one) => ({ substances: [one] })) : [{ substances: [first, ...further] }];
  });
}
