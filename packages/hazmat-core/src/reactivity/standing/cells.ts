import { namedSidesOf } from "../own-pairs.ts";
import { knownVerdict, type KnownVerdict } from "../predict-reactivity.ts";
import type { ReactivityTable } from "../reactivity-table.ts";
import {
  plainNearness,
  plainStanding,
  type PlainStanding,
  type StandingNearness,
  type StandingPlace,
} from "./standing-place.ts";
import type { ReadSubstance } from "./standing-substances.ts";

/** How near two that may react stand. Those in different rooms are apart and no pair. */
export type TogetherNearness = Exclude<StandingNearness, "apart">;

/** Substances that do the same to every third, at one place. */
export interface Cell {
  readonly profile: number;
  readonly place: StandingPlace;
  readonly plain: PlainStanding;
  readonly substances: readonly { readonly substance: ReadSubstance; readonly ids: readonly number[] }[];
}

/** Two cells that hold what may react. */
export interface CellPair {
  readonly one: Cell;
  readonly other: Cell;
  readonly verdict: KnownVerdict;
  readonly nearness: TogetherNearness;
}

/** What decides over a substance beside any other: its groups, whether they are all, and the named rules it is in. */
function profileOf({ groups }: ReadSubstance): string {
  const numbers = groups.assignments.map(({ group }) => group.id).join(",");
  return `${numbers}|${groups.isComplete}|${namedSidesOf(groups)}`;
}

/** Substances put together by what they do and where they stand. */
export function cellsOf(substances: readonly ReadSubstance[]): readonly Cell[] {
  const numbers = new Map<string, number>();
  const cells = new Map<string, Omit<Cell, "substances"> & { substances: Cell["substances"][number][] }>();
  for (const substance of substances) {
    const told = profileOf(substance);
    const profile = numbers.get(told) ?? numbers.size;
    numbers.set(told, profile);
    for (const [at, { place, ids }] of substance.rows) {
      const cell = cells.get(`${profile} ${at}`) ?? { profile, place, plain: plainStanding(place), substances: [] };
      cell.substances.push({ substance, ids });
      cells.set(`${profile} ${at}`, cell);
    }
  }
  return [...cells.values()];
}

/** What two cells are to each other; `null`: nothing that a rule names, or they are apart. */
export type CompareCells = (one: Cell, other: Cell) => CellPair | null;

/** Compares cells, each two profiles worked out once. */
export function cellComparer(table: ReactivityTable): CompareCells {
  const verdictOf = verdicts(table);
  return (one, other) => {
    const verdict = areTwo(one, other) ? verdictOf(one, other) : null;
    const nearness = plainNearness(one.plain, other.plain);
    return verdict === null || nearness === "apart" ? null : { one, other, verdict, nearness };
  };
}

/** Verdicts over cells, each two profiles worked out once. */
function verdicts(table: ReactivityTable): (one: Cell, other: Cell) => KnownVerdict | null {
  const known = new Map<number, KnownVerdict | null>();
  return (one, other) => {
    const at = Math.min(one.profile, other.profile) * PROFILES + Math.max(one.profile, other.profile);
    const before = known.get(at);
    if (before !== undefined) return before;
    const [a, b] = [one.substances[0]?.substance.groups, other.substances[0]?.substance.groups];
    const verdict = a === undefined || b === undefined ? null : knownVerdict(table, a, b);
    known.set(at, verdict);
    return verdict;
  };
}

/** Above every number of a profile. */
const PROFILES = 2 ** 24;

/** Whether two cells hold two different substances between them. */
function areTwo(one: Cell, other: Cell): boolean {
  if (one.substances.length > 1 || other.substances.length > 1) return true;
  return one.substances[0]?.substance.key !== other.substances[0]?.substance.key;
}
