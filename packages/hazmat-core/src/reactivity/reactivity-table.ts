import { bringData } from "../data/bring-data.ts";
import type { SourceRef } from "../provenance/source.ts";
import { type GroupPair, REACTION_HAZARDS, type ReactiveGroup, type ReactivityVerdict } from "./reactive-group.ts";
import type { RuledGroup } from "./groups-by-class.ts";
import type { StoredReactivity } from "./stored-reactivity.ts";

/** CAMEO's own number for "insufficient information". */
export const INSUFFICIENT = 99;

const VERDICTS: Readonly<Record<string, ReactivityVerdict>> = {
  N: "incompatible",
  C: "caution",
  Y: "no-known-reaction",
};

/** The table as it is read: groups, pairs and the structures on file. */
export interface ReactivityTable {
  readonly groups: ReadonlyMap<number, ReactiveGroup>;
  /** Place in the matrix of each group that is not special. */
  readonly places: ReadonlyMap<number, number>;
  readonly stored: StoredReactivity;
}

let read: ReactivityTable | null = null;

/** The generated table (12 kB gzip), loaded and read on first use. */
export async function loadReactivityTable(): Promise<ReactivityTable> {
  if (read !== null) return read;
  const reactivity = await bringData(() => import("../data/generated/reactivity.ts"), "reactivity");
  // Trusts text that tools/dataset/build.ts wrote from the same type; its freshness test keeps that true.
  const stored = JSON.parse(reactivity) as StoredReactivity;
  const groups = stored.groups.map(([id, name, special]) => ({ id, name, isSpecial: special === 1 }));
  read = {
    stored,
    groups: new Map(groups.map((group) => [group.id, group])),
    places: new Map(groups.filter(({ isSpecial }) => !isSpecial).map(({ id }, place) => [id, place])),
  };
  return read;
}

/**
 * The 80 groups of CAMEO Chemicals, special groups among them.
 *
 * @example
 * (await reactiveGroups()).length; // 80
 */
export async function reactiveGroups(): Promise<readonly ReactiveGroup[]> {
  const { groups } = await loadReactivityTable();
  return [...groups.values()];
}

/**
 * One group by its CAMEO number.
 *
 * @example
 * (await reactiveGroup(1))?.name; // "Acids, Strong Non-oxidizing"
 */
export async function reactiveGroup(id: number): Promise<ReactiveGroup | undefined> {
  const { groups } = await loadReactivityTable();
  return groups.get(id);
}

/** Groups that the structure on file shows; `undefined` where no structure is on file. */
export function groupsByStructureOnFile(
  { stored: { structures, rules } }: ReactivityTable,
  casNumber: string,
): readonly RuledGroup[] | undefined {
  const found = structures[casNumber];
  if (found === undefined) return undefined;
  return found.flatMap((group, index) =>
    index % 2 === 0 ? [{ group, rule: rules[found[index + 1] ?? -1] ?? "structure" }] : [],
  );
}

/** Place in the upper triangle, row by row. */
function cell(row: number, column: number, size: number): number {
  const [upper, lower] = row <= column ? [row, column] : [column, row];
  return upper * size - (upper * (upper - 1)) / 2 + (lower - upper);
}

/**
 * What CAMEO says of two groups, in either order.
 *
 * @returns `null` where one of them is a special group: CAMEO has no pairs for these
 */
export function groupPair(table: ReactivityTable, a: ReactiveGroup, b: ReactiveGroup): GroupPair | null {
  const at = a.id * PAIR_STEP + b.id;
  const known = readPairs.get(at);
  if (known !== undefined) return known;
  const found = readPair(table, a, b);
  readPairs.set(at, found);
  return found;
}

/** Above every group number. */
const PAIR_STEP = 1000;

/** Pairs that were read: some thousands at most, of which an inventory asks for the same few again and again. */
const readPairs = new Map<number, GroupPair | null>();

function readPair({ places, stored }: ReactivityTable, a: ReactiveGroup, b: ReactiveGroup): GroupPair | null {
  const [row, column] = [places.get(a.id), places.get(b.id)];
  if (row === undefined || column === undefined) return null;
  const outcome = stored.outcomes[stored.matrix[cell(row, column, places.size)] ?? -1] ?? "C|UR|";
  const [letter = "", hazards = "", gases = ""] = outcome.split("|");
  const source: SourceRef = {
    key: "CAMEO",
    locator: `groups ${Math.min(a.id, b.id)} and ${Math.max(a.id, b.id)}`,
  };
  return {
    a,
    b,
    verdict: VERDICTS[letter] ?? "caution",
    hazards: REACTION_HAZARDS.filter((code) => hazards.split(",").includes(code)),
    gases: gases === "" ? [] : gases.split(","),
    source,
  };
}
