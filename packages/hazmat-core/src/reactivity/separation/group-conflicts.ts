import { predictionOfGroups } from "../predict-reactivity.ts";
import { type ReactivityPrediction, REACTIVITY_VERDICTS } from "../reactive-group.ts";
import type { ReactivityTable } from "../reactivity-table.ts";
import { isUnknown } from "../compatibility/stored-substances.ts";
import {
  mustBeApart,
  type Lot,
  type PlannedSubstance,
  type RoomSubstance,
  type VerdictLookup,
  type PairVerdicts,
} from "./lots.ts";
import { STORAGE_GROUPS, type StorageGroup } from "./storage-group.ts";
import { isRestricted, type TransportSaying } from "./transport-table.ts";

/** Two substances of a room that must not be stored together, with the result of each source. */
export interface ConflictPair {
  readonly one: string;
  readonly other: string;
  /** True if they are now stored in the same cabinet. */
  readonly isTogether: boolean;
  readonly reactive: ReactivityPrediction;
  readonly transport: TransportSaying;
  /** True if one source separates them and the other, with data on both, does not. */
  readonly isDisputed: boolean;
}

/** Two storage groups of a room, or a single group, with substances that must not be stored together. */
export interface GroupConflict {
  readonly one: StorageGroup;
  readonly other: StorageGroup;
  /** Number of pairs that must be separated. */
  readonly count: number;
  /** True if some of them are now stored in the same cabinet. */
  readonly isTogether: boolean;
  /** The worst pairs, those in the same cabinet first. */
  readonly pairs: readonly [ConflictPair, ...ConflictPair[]];
}

/** Maximum number of pairs listed for two storage groups. */
const MAX_PAIRS = 3;
/**
 * Number of lots of two kinds that contain enough pairs in different cabinets, if fewer than `MOST_PAIRS` share one.
 */
const FEW = 2 * MAX_PAIRS;

/** Two lots that must be separated. */
interface LotPair {
  /** Order of pairs that are equally bad. */
  readonly order: number;
  readonly one: PlannedSubstance;
  readonly other: PlannedSubstance;
  readonly isTogether: boolean;
  readonly said: PairVerdicts;
}

/** Pairs of two storage groups: their number, and candidates for the worst. */
interface FoundConflict {
  readonly count: number;
  readonly pairs: readonly LotPair[];
}

/** A lot with its number and, by cabinet, the last of its substances there. */
interface NumberedLot extends Lot {
  readonly at: number;
  readonly cabinets: ReadonlyMap<string, PlannedSubstance>;
}

/** Lots of one profile: several only if each must be separated from equal ones. */
interface Kind {
  readonly lots: readonly [NumberedLot, ...NumberedLot[]];
  /** Number of substances. */
  readonly size: number;
  /** Its lots by cabinet. */
  readonly inCabinets: ReadonlyMap<string, readonly NumberedLot[]>;
}

function kindOf(lots: readonly NumberedLot[]): readonly Kind[] {
  const [first, ...further] = lots;
  if (first === undefined) return [];
  const inCabinets = new Map<string, NumberedLot[]>();
  for (const lot of lots) {
    for (const cabinet of lot.cabinets.keys()) {
      const here = inCabinets.get(cabinet) ?? [];
      here.push(lot);
      inCabinets.set(cabinet, here);
    }
  }
  const size = lots.reduce((sum, { substances }) => sum + substances.length, 0);
  return [{ lots: [first, ...further], size, inCabinets }];
}

const orderOf = (group: StorageGroup): number => STORAGE_GROUPS.indexOf(group);

/**
 * Finds the storage groups of a room that must not be stored together, with the substances. Lots of one profile are
 * compared once with those of another: the work grows with the rows and not with their square.
 */
export function conflictsOf(
  table: ReactivityTable,
  lots: readonly Lot[],
  verdictLookup: VerdictLookup,
): readonly GroupConflict[] {
  const found = new Map<string, FoundConflict[]>();
  const numbered = lots.map(({ substances }, at) => ({ substances, at, cabinets: new Map(cabinetsOf(substances)) }));
  const kinds = [...Map.groupBy(numbered, ({ substances: [{ profile }] }) => profile).values()].flatMap(kindOf);
  for (const [index, one] of kinds.entries()) {
    for (const other of kinds.slice(index)) {
      const [a, b] = [one.lots[0].substances[0], other.lots[0].substances[0]];
      const count = one === other ? (one.lots.length * (one.lots.length - 1)) / 2 : one.size * other.size;
      const said = verdictLookup(a, b);
      if (count === 0 || !mustBeApart(said)) continue;
      const at = [orderOf(a.placed.group), orderOf(b.placed.group)].toSorted((x, y) => x - y).join();
      const before = found.get(at) ?? [];
      before.push({ count, pairs: firstPairs(one, other, said) });
      found.set(at, before);
    }
  }
  return [...found.values()]
    .map((pairs) => conflictOf(table, pairs))
    .filter((conflict) => conflict !== null)
    .toSorted((a, b) => Number(b.isTogether) - Number(a.isTogether) || orderOf(a.one) - orderOf(b.one));
}

/** Pairs in the same cabinet, and the first of the others: more of them cannot be shown. */
function firstPairs(one: Kind, other: Kind, said: PairVerdicts): readonly LotPair[] {
  const found: LotPair[] = [];
  const keep = (a: NumberedLot, b: NumberedLot): void => {
    if (b.at > a.at) found.push(lotPair(a, b, said));
  };
  for (const a of one.lots) {
    if (found.length >= MAX_PAIRS) return found;
    const sameCabinet = [...a.cabinets.keys()].flatMap((cabinet) => other.inCabinets.get(cabinet) ?? []);
    new Set(sameCabinet).forEach((b) => keep(a, b));
  }
  const together = found.length;
  for (const a of one.lots.slice(0, FEW)) other.lots.slice(0, FEW).forEach((b) => keep(a, b));
  return found.filter(({ isTogether }, index) => index < together || !isTogether);
}

/** Two of the lots that share a cabinet if there are such, otherwise the first of each. */
function lotPair(a: NumberedLot, b: NumberedLot, said: PairVerdicts): LotPair {
  const isInOrder = orderOf(a.substances[0].placed.group) <= orderOf(b.substances[0].placed.group);
  const [low, high] = isInOrder ? [a, b] : [b, a];
  const [shared, one = low.substances[0]] = cabinetsOf(low.substances).find(([at]) => high.cabinets.has(at)) ?? [];
  const other = (shared !== undefined && high.cabinets.get(shared)) || high.substances[0];
  return { order: a.at * 2 ** 24 + b.at, one, other, isTogether: shared !== undefined, said };
}

const cabinetsOf = (substances: readonly RoomSubstance[]): readonly (readonly [string, RoomSubstance])[] =>
  substances.flatMap((one) => one.rows.flatMap(({ plain }) => (plain === "" ? [] : [[plain, one] as const])));

function conflictOf(table: ReactivityTable, found: readonly FoundConflict[]): GroupConflict | null {
  const worst = found.flatMap(({ pairs }) => pairs).toSorted((a, b) => rankOf(a) - rankOf(b) || a.order - b.order);
  const [first, ...further] = worst.slice(0, MAX_PAIRS);
  if (first === undefined) return null;
  return {
    one: first.one.placed.group,
    other: first.other.placed.group,
    count: found.reduce((sum, { count }) => sum + count, 0),
    isTogether: first.isTogether,
    pairs: [pairOf(table, first), ...further.map((pair) => pairOf(table, pair))],
  };
}

/** Pairs in one cabinet first, then those that react. */
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

/** True if one source separates the two and the other, with data on both, does not. */
function isDisputed({ reactive, transport: { verdict } }: PairVerdicts, hasReactiveGroups: boolean): boolean {
  if (verdict === "unknown" || verdict === "group-needed") return false;
  return reactive === "incompatible" ? !isRestricted(verdict) : isRestricted(verdict) && hasReactiveGroups;
}
