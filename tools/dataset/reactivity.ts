import { readFileSync } from "node:fs";
import type { StoredReactivity } from "../../packages/hazmat-core/src/reactivity/stored-reactivity.ts";
import { type FoundGroup, groupsByStructure } from "./reactivity/functional-groups.ts";
import { readSmiles } from "./reactivity/smiles-graph.ts";
import { smilesOfName } from "./reactivity/systematic-name.ts";

/** The shape of `cameo-reactivity.json`. */
interface CameoInput {
  readonly groups: readonly { readonly id: number; readonly name: string; readonly special?: boolean }[];
  readonly pairs: readonly {
    readonly a: number;
    readonly b: number;
    readonly c: "Y" | "C" | "N";
    readonly h: readonly string[];
    readonly gas?: readonly string[];
  }[];
}

/** What is read of a substance. */
export interface StructuredInput {
  readonly cas?: string | undefined;
  readonly smiles?: string | undefined;
  readonly names?: readonly string[] | undefined;
}

function readCameo(): CameoInput {
  const file = new URL("./input/cameo-reactivity.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as CameoInput; // vendored: a missing pair is thrown below
}

/** Numbers texts in the order in which they first come. */
class Numbered {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

const pairKey = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

function matrixOf({ groups, pairs }: CameoInput, outcomes: Numbered): readonly number[] {
  const ids = groups.filter(({ special }) => special !== true).map(({ id }) => id);
  const byKey = new Map(pairs.map((pair) => [pairKey(pair.a, pair.b), pair]));
  return ids.flatMap((a, row) =>
    ids.slice(row).map((b) => {
      const pair = byKey.get(pairKey(a, b));
      if (pair === undefined) throw new RangeError(`CAMEO has no pair of the groups ${a} and ${b}.`);
      return outcomes.of([pair.c, pair.h.join(","), (pair.gas ?? []).join(",")].join("|"));
    }),
  );
}

/**
 * The groups of the structure that the names say; none where no name is systematic, or where two say different groups.
 */
export function groupsByNames(names: readonly string[]): readonly FoundGroup[] {
  const read = names.flatMap((name) => {
    const smiles = smilesOfName(name);
    return smiles === null ? [] : [groupsByStructure(readSmiles(smiles))];
  });
  const kinds = new Set(read.map((groups) => groups.map(({ group }) => group).join(" ")));
  if (kinds.size !== 1) return [];
  return (read[0] ?? []).map(({ group, rule }) => ({ group, rule: `${rule}, by its systematic name` }));
}

function structuresOf(substances: readonly StructuredInput[], rules: Numbered): StoredReactivity["structures"] {
  const found = substances.flatMap(({ cas, smiles, names = [] }) => {
    if (cas === undefined) return [];
    const groups = smiles === undefined ? groupsByNames(names) : groupsByStructure(readSmiles(smiles));
    if (smiles === undefined && groups.length === 0) return [];
    return [[cas, groups.flatMap(({ group, rule }) => [group, rules.of(rule)])] as const];
  });
  return Object.fromEntries(found);
}

/** The CAMEO table, and the groups that the structures show: those on file, else those that systematic names say. */
export function buildReactivity(substances: readonly StructuredInput[]): StoredReactivity {
  const cameo = readCameo();
  const outcomes = new Numbered();
  const rules = new Numbered();
  const matrix = matrixOf(cameo, outcomes);
  const structures = structuresOf(substances, rules);
  return {
    groups: cameo.groups.map(({ id, name, special }) => (special === true ? [id, name, 1] : [id, name])),
    outcomes: outcomes.texts,
    matrix,
    rules: rules.texts,
    structures,
  };
}
