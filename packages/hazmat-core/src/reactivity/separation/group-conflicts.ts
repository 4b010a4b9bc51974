import { predictionOfGroups } from "../predict-reactivity.ts";
import { type ReactivityPrediction, REACTIVITY_VERDICTS } from "../reactive-group.ts";
import type { ReactivityTable } from "../reactivity-table.ts";
import { isUnknown } from "../standing/reactivity-of-site.ts";
import {
  mustBeApart,
  type Lot,
  type PlannedSubstance,
  type RoomSubstance,
  type Sayings,
  type TwoSayings,
} from "./lots.ts";
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

/** Two lots that must be apart. */
interface LotPair {
  /** The numbers of the two, the lower one first: an order for pairs that are as bad. */
  readonly order: readonly [number, number];
  readonly one: PlannedSubstance;
  readonly other: PlannedSubstance;
  readonly isTogether: boolean;
  readonly said: TwoSayings;
}

/** Pairs of two storage groups: how many there are, and those that may be the worst. */
interface Found {
  readonly count: number;
  readonly pairs: readonly LotPair[];
}

/** A lot with its number and, by cabinet, the last of its substances there. */
interface Standing extends Lot {
  readonly at: number;
  readonly cabinets: ReadonlyMap<string, PlannedSubstance>;
}

/** Lots of one profile: more than one only where each must be apart from its like. */
interface Kind {
  readonly first: RoomSubstance;
  readonly lots: readonly Standing[];
  readonly size: number;
  readonly byCabinet: ReadonlyMap<string, readonly Standing[]>;
}

const orderOf = (group: StorageGroup): number => STORAGE_GROUPS.indexOf(group);

/**
 * Which storage groups of a room must not stand together, and by which two substances. Lots of one profile are compared
 * once with those of another: the work grows with the rows and not with their square.
 */
export function conflictsOf(table: ReactivityTable, lots: readonly Lot[], sayings: Sayings): readonly GroupConflict[] {
  const found = new Map<string, Found[]>();
  const kinds = kindsOf(lots);
  for (const [index, one] of kinds.entries()) {
    for (const other of kinds.slice(index)) {
      const count = one === other ? (one.lots.length * (one.lots.length - 1)) / 2 : one.size * other.size;
      const said = sayings(one.first, other.first);
      if (count === 0 || !mustBeApart(said)) continue;
      const groups = [one.first.placed.group, other.first.placed.group];
      const at = groups.toSorted((a, b) => orderOf(a) - orderOf(b)).join(" ");
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

function kindsOf(lots: readonly Lot[]): readonly Kind[] {
  const standing = lots.map(({ substances }, at): Standing => ({
    substances,
    at,
    cabinets: new Map(substances.flatMap((one) => cabinetsOf(one).map((cabinet) => [cabinet, one]))),
  }));
  const byProfile = Map.groupBy(standing, ({ substances: [first] }) => first.profile);
  return [...byProfile.values()].flatMap((own): readonly Kind[] => {
    const byCabinet = new Map<string, Standing[]>();
    for (const lot of own) {
      for (const cabinet of lot.cabinets.keys()) {
        const around = byCabinet.get(cabinet) ?? [];
        around.push(lot);
        byCabinet.set(cabinet, around);
      }
    }
    const size = own.reduce((sum, { substances }) => sum + substances.length, 0);
    return own.slice(0, 1).map(({ substances: [first] }) => ({ first, lots: own, size, byCabinet }));
  });
}

/** Those that share a cabinet, and those that do not, the first of each: no more of them can be shown. */
function firstPairs(one: Kind, other: Kind, said: TwoSayings): readonly LotPair[] {
  const together: LotPair[] = [];
  for (const a of one.lots) {
    if (together.length >= MOST_PAIRS) break;
    const around = new Set([...a.cabinets.keys()].flatMap((cabinet) => other.byCabinet.get(cabinet) ?? []));
    const next = [...around].filter(({ at }) => at > a.at).toSorted((x, y) => x.at - y.at);
    together.push(...next.slice(0, MOST_PAIRS).map((b) => lotPair(a, b, said)));
  }
  const apart: LotPair[] = [];
  for (const a of one.lots) {
    if (apart.length >= MOST_PAIRS || together.length >= MOST_PAIRS) break;
    const few = other.lots.filter(({ at }) => at > a.at).slice(0, 2 * MOST_PAIRS);
    apart.push(...few.map((b) => lotPair(a, b, said)).filter(({ isTogether }) => !isTogether));
  }
  return [...together, ...apart];
}

/** Two of the lots that share a cabinet where there are such, else the first of each. */
function lotPair(a: Standing, b: Standing, said: TwoSayings): LotPair {
  const order = [a.at, b.at] as const;
  const [first] = a.substances;
  const isInOrder = orderOf(first.placed.group) <= orderOf(b.substances[0].placed.group);
  const [low, high] = isInOrder ? [a, b] : [b, a];
  for (const one of low.substances) {
    for (const cabinet of cabinetsOf(one)) {
      const other = high.cabinets.get(cabinet);
      if (other !== undefined) return { order, one, other, isTogether: true, said };
    }
  }
  return { order, one: low.substances[0], other: high.substances[0], isTogether: false, said };
}

const cabinetsOf = ({ rows }: RoomSubstance): readonly string[] =>
  rows.flatMap(({ plain }) => (plain === "" ? [] : [plain]));

function conflictOf(table: ReactivityTable, found: readonly Found[]): GroupConflict | null {
  const worst = found.flatMap(({ pairs }) => pairs).toSorted(worstFirst);
  const [first, ...further] = worst.slice(0, MOST_PAIRS);
  if (first === undefined) return null;
  return {
    one: first.one.placed.group,
    other: first.other.placed.group,
    count: found.reduce((sum, { count }) => sum + count, 0),
    isTogether: first.isTogether,
    pairs: [pairOf(table, first), ...further.map((pair) => pairOf(table, pair))],
  };
}

const worstFirst = (a: LotPair, b: LotPair): number =>
  rankOf(a) - rankOf(b) || a.order[0] - b.order[0] || a.order[1] - b.order[1];

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
