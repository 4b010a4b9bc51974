import { predictionOfGroups } from "../predict-reactivity.ts";
import { type ReactivityPrediction, REACTIVITY_VERDICTS } from "../reactive-group.ts";
import type { ReactivityTable } from "../reactivity-table.ts";
import { isUnknown } from "../standing/reactivity-of-site.ts";
import { plainPlace } from "../standing/standing-place.ts";
import { mustBeApart, type Lot, type PlannedSubstance, type TwoSayings } from "./lots.ts";
import { rowsIn } from "./rows-in.ts";
import { STORAGE_GROUPS, type StorageGroup } from "./storage-group.ts";
import { isRestricted, type TransportSaying } from "./transport-table.ts";

/** Two substances of a room that must not stand together, and what each source says of them. */
export interface ConflictPair {
  readonly one: string;
  readonly other: string;
  /** They stand in one cabinet now. */
  readonly isTogether: boolean;
  readonly reactive: ReactivityPrediction;
  readonly transport: TransportSaying;
  /** One source keeps them apart and the other, which knows both, does not. */
  readonly isDisputed: boolean;
}

/** Two storage groups of a room, or one within itself, whose substances must not stand together. */
export interface GroupConflict {
  readonly one: StorageGroup;
  readonly other: StorageGroup;
  /** How many two of their substances must be apart. */
  readonly count: number;
  /** Some of them stand in one cabinet now. */
  readonly isTogether: boolean;
  /** The worst of them; those that stand in one cabinet first. */
  readonly pairs: readonly [ConflictPair, ...ConflictPair[]];
}

/** Most pairs that are put together for two storage groups. */
const MOST_PAIRS = 3;

type Sayings = (one: PlannedSubstance, other: PlannedSubstance) => TwoSayings;

/** Two lots that must be apart. */
interface LotPair {
  readonly one: PlannedSubstance;
  readonly other: PlannedSubstance;
  readonly count: number;
  readonly isTogether: boolean;
  readonly said: TwoSayings;
}

const orderOf = (group: StorageGroup): number => STORAGE_GROUPS.indexOf(group);

/** Which storage groups of a room must not stand together, and by which two substances. */
export function conflictsOf(
  table: ReactivityTable,
  lots: readonly Lot[],
  plainRoom: string,
  sayings: Sayings,
): readonly GroupConflict[] {
  const found = new Map<string, LotPair[]>();
  for (const [index, one] of lots.entries()) {
    for (const other of lots.slice(index + 1)) {
      const said = sayings(one.substances[0], other.substances[0]);
      if (!mustBeApart(said)) continue;
      const [low, high] =
        orderOf(one.substances[0].placed.group) <= orderOf(other.substances[0].placed.group)
          ? [one, other]
          : [other, one];
      const at = `${low.substances[0].placed.group} ${high.substances[0].placed.group}`;
      found.set(at, [...(found.get(at) ?? []), lotPair(low, high, said, plainRoom)]);
    }
  }
  return [...found.values()]
    .map((pairs) => conflictOf(table, pairs))
    .filter((conflict) => conflict !== null)
    .toSorted((a, b) => Number(b.isTogether) - Number(a.isTogether) || orderOf(a.one) - orderOf(b.one));
}

/** Two of the lots that share a cabinet where there are such, else the first of each. */
function lotPair(low: Lot, high: Lot, said: TwoSayings, plainRoom: string): LotPair {
  const around = new Map(
    high.substances.flatMap((substance) => cabinetsOf(substance, plainRoom).map((cabinet) => [cabinet, substance])),
  );
  const count = low.substances.length * high.substances.length;
  for (const one of low.substances) {
    for (const cabinet of cabinetsOf(one, plainRoom)) {
      const other = around.get(cabinet);
      if (other !== undefined) return { one, other, count, isTogether: true, said };
    }
  }
  return { one: low.substances[0], other: high.substances[0], count, isTogether: false, said };
}

const cabinetsOf = ({ substance }: PlannedSubstance, plainRoom: string): readonly string[] =>
  rowsIn(substance, plainRoom).flatMap(({ cabinet }) => (cabinet === null ? [] : [plainPlace(cabinet)]));

function conflictOf(table: ReactivityTable, pairs: readonly LotPair[]): GroupConflict | null {
  const worst = pairs.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MOST_PAIRS);
  const [first, ...further] = worst;
  if (first === undefined) return null;
  return {
    one: first.one.placed.group,
    other: first.other.placed.group,
    count: pairs.reduce((sum, { count }) => sum + count, 0),
    isTogether: pairs.some(({ isTogether }) => isTogether),
    pairs: [pairOf(table, first), ...further.map((pair) => pairOf(table, pair))],
  };
}

/** Those in one cabinet first, then those that react. */
function rankOf({ isTogether, said }: LotPair): number {
  const verdict = said.reactive === null ? REACTIVITY_VERDICTS.length : REACTIVITY_VERDICTS.indexOf(said.reactive);
  return (isTogether ? 0 : REACTIVITY_VERDICTS.length + 1) + verdict;
}

function pairOf(table: ReactivityTable, { one, other, isTogether, said }: LotPair): ConflictPair {
  const [a, b] = [one.substance, other.substance];
  return {
    one: a.name,
    other: b.name,
    isTogether,
    reactive: predictionOfGroups(table, [a.groups, b.groups], [a.formula, b.formula]),
    transport: said.transport,
    isDisputed: isDisputed(said, !isUnknown(a) && !isUnknown(b)),
  };
}

/** One source keeps the two apart and the other, which knows both, does not. */
function isDisputed({ reactive, transport: { verdict } }: TwoSayings, hasReactiveGroups: boolean): boolean {
  if (verdict === "unknown" || verdict === "group-needed") return false;
  return reactive === "incompatible" ? !isRestricted(verdict) : isRestricted(verdict) && hasReactiveGroups;
}
