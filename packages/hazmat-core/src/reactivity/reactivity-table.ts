import { loadDataText } from "../data/load-data-text.ts";
import type { SourceRef } from "../provenance/source.ts";
import { loadSearchIndex } from "../reference/known-records.ts";
import type { ChemicalMatch } from "../record/chemical-match.ts";
import type { Meant } from "../reference/search/meant.ts";
import { plainText } from "../reference/search/plain-text.ts";
import type { SearchIndex } from "../reference/search/search-index.ts";
import { type GroupPair, REACTION_HAZARDS, type ReactiveGroup, type ReactivityVerdict } from "./reactive-group.ts";
import type { RuledGroup } from "./groups-by-class.ts";
import type { StoredReactivity, SubstanceKind } from "./stored-reactivity.ts";

/** CAMEO group number for "insufficient information". */
export const INSUFFICIENT = 99;

const VERDICTS: Readonly<Record<string, ReactivityVerdict>> = {
  N: "incompatible",
  C: "caution",
  Y: "no-known-reaction",
};

/** The loaded table: groups, pairs and the structures on file. */
export interface ReactivityTable {
  readonly groups: ReadonlyMap<number, ReactiveGroup>;
  /** Index in the matrix of each group that is not special. */
  readonly places: ReadonlyMap<number, number>;
  readonly stored: StoredReactivity;
  /** Records by number and by name. */
  readonly named: NamedRecords;
  readonly kinds: ReadonlyMap<string, SubstanceKind>;
}

/** Records of a number or name. A name is compared as a whole: no word in it gives a group. */
export interface NamedRecords {
  /**
   * @param id - `UN1203`
   */
  readonly ofNumber: (id: string) => string | undefined;
  /** Empty if the name is not on file. `isSure` is false if it can mean another substance or form. */
  readonly ofName: (name: string) => { readonly keys: readonly string[]; readonly isSure: boolean };
}

let loadedTable: ReactivityTable | null = null;

/** Loads the generated table and the names on file on first use. */
export async function loadReactivityTable(): Promise<ReactivityTable> {
  if (loadedTable !== null) return loadedTable;
  const [reactivity, index] = await Promise.all([
    loadDataText(() => import("../data/generated/reactivity.ts"), "reactivity"),
    loadSearchIndex(),
  ]);
  // Trusts text that tools/dataset/build.ts wrote from the same type; a freshness test checks this.
  const stored = JSON.parse(reactivity) as StoredReactivity;
  const groups = stored.groups.map(([id, name, special]) => ({ id, name, isSpecial: special === 1 }));
  loadedTable = {
    stored,
    named: namedRecords(index, stored),
    kinds: new Map(
      (Object.keys(stored.kinds) as SubstanceKind[]).flatMap((kind) => stored.kinds[kind].map((key) => [key, kind])),
    ),
    groups: new Map(groups.map((group) => [group.id, group])),
    places: new Map(groups.filter(({ isSpecial }) => !isSpecial).map(({ id }, place) => [id, place])),
  };
  return loadedTable;
}

/**
 * Returns the 80 groups of CAMEO Chemicals, including special groups.
 *
 * @example
 * (await reactiveGroups()).length; // 80
 */
export async function reactiveGroups(): Promise<readonly ReactiveGroup[]> {
  const { groups } = await loadReactivityTable();
  return [...groups.values()];
}

/**
 * Returns one group by its CAMEO number.
 *
 * @example
 * (await reactiveGroup(1))?.name; // "Acids, Strong Non-oxidizing"
 */
export async function reactiveGroup(id: number): Promise<ReactiveGroup | undefined> {
  const { groups } = await loadReactivityTable();
  return groups.get(id);
}

/** Words for purity, concentration or form of a product, which do not identify it. */
const GRADES: ReadonlySet<string> = new Set(
  "acs usp nf fcc hplc reagent analytical lab laboratory technical tech commercial industrial grade pure soln aq conc fuming glacial anhydrous hydrated solid liquid powder granular granules flake flakes pellets beads dry".split(
    " ",
  ),
);

/** True if the meaning is certain: a record that is only probably meant gives no groups. */
const isCertain = ({ certainty }: ChemicalMatch): boolean => certainty !== "probable";

function withoutGrade(name: string): string {
  const words = plainText(name.replaceAll(/\b\d{1,3}(?:[.,]\d{1,4})? ?%/g, " ")).split(" ");
  return words.filter((word) => !GRADES.has(word)).join(" ");
}

function namedRecords(index: SearchIndex, { names }: StoredReactivity): NamedRecords {
  const meaning = (name: string): { readonly meant: Meant; readonly isExact: boolean } => {
    const meant = index.whole(name);
    const bare = meant.kind === "none" ? withoutGrade(name) : "";
    return bare === "" ? { meant, isExact: true } : { meant: index.whole(bare), isExact: false };
  };
  return {
    ofNumber(id) {
      const meant = index.whole(id);
      return meant.kind === "one" ? meant.match.key : undefined;
    },
    ofName(name) {
      const unlisted = names[plainText(name)];
      if (unlisted !== undefined) return { keys: [unlisted], isSure: true };
      const { meant, isExact } = meaning(name);
      switch (meant.kind) {
        case "one":
          return { keys: [meant.match.key], isSure: isExact };
        case "several":
          return { keys: meant.matches.filter(isCertain).map(({ key }) => key), isSure: false };
        case "unregulated":
          return { keys: (meant.related ?? []).map(({ key }) => key), isSure: false };
        case "near":
        case "none":
          return { keys: [], isSure: false };
      }
    },
  };
}

/** The groups of one record, and whether they are complete; none if the record has none on file. */
export function groupsOfRecord(
  { stored: { structures, rules, records } }: ReactivityTable,
  key: string,
  said: string,
): { readonly groups: readonly RuledGroup[]; readonly isWhole: boolean } {
  const shown = structures[key.replace("cas:", "")] ?? [];
  if (shown.length > 0) {
    const groups = shown.flatMap((group, index) =>
      index % 2 === 0 ? [{ group, rule: rules[shown[index + 1] ?? -1] ?? "structure" }] : [],
    );
    return { groups, isWhole: true };
  }
  const [isWhole, ...listed] = records[key] ?? [];
  return { groups: listed.map((group) => ({ group, rule: `group table, ${said}` })), isWhole: isWhole === 1 };
}

/** Index in the upper triangle, row by row. */
function cell(row: number, column: number, size: number): number {
  const [upper, lower] = row <= column ? [row, column] : [column, row];
  return upper * size - (upper * (upper - 1)) / 2 + (lower - upper);
}

/**
 * Returns the CAMEO entry of two groups, in either order.
 *
 * @returns `null` if one of them is a special group, for which CAMEO has no pairs
 */
export function groupPair(table: ReactivityTable, a: ReactiveGroup, b: ReactiveGroup): GroupPair | null {
  const at = a.id * PAIR_STEP + b.id;
  const known = readPairs.get(at);
  if (known !== undefined) return known;
  const found = readPair(table, a, b);
  readPairs.set(at, found);
  return found;
}

/** Larger than every group number. */
const PAIR_STEP = 1000;

/** Cache of parsed pairs: a few thousand at most, of which an inventory uses the same few repeatedly. */
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
