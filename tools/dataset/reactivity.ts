import { readFileSync } from "node:fs";
import type { StoredReactivity, SubstanceKind } from "../../packages/hazmat-core/src/reactivity/stored-reactivity.ts";
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

/** The shape of `reactive-groups-own.json`. */
interface OwnGroups {
  readonly records: readonly { readonly key: string; readonly groups: readonly number[]; readonly whole?: true }[];
  readonly unlisted: readonly {
    readonly cas: string;
    readonly names: readonly string[];
    readonly groups: readonly number[];
  }[];
  readonly kinds: Readonly<Record<SubstanceKind, readonly { readonly key: string }[]>>;
}

/** Input data of a substance. */
export interface StructuredInput {
  readonly cas?: string | undefined;
  readonly smiles?: string | undefined;
  readonly names?: readonly string[] | undefined;
}

/** Vendored: the code below throws if a pair is missing. */
const readInput = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./input/${name}.json`, import.meta.url), "utf8"));

/** Numbers texts in order of first appearance. */
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
 * The groups of the structure given by the names; empty if no name is systematic, or if two names give different
 * groups.
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

/** The CAMEO table, the groups of structures, on file or by systematic name, and the groups of other records. */
export function buildReactivity(substances: readonly StructuredInput[]): StoredReactivity {
  const cameo = readInput("cameo-reactivity") as CameoInput;
  const own = readInput("reactive-groups-own") as OwnGroups;
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
    records: Object.fromEntries([
      ...own.records.map(({ key, groups, whole }) => [key, [whole === true ? 1 : 0, ...groups]] as const),
      ...own.unlisted.map(({ cas, groups }) => [`cas:${cas}`, [1, ...groups]] as const),
    ]),
    names: Object.fromEntries(own.unlisted.flatMap(({ cas, names }) => names.map((name) => [name, `cas:${cas}`]))),
    kinds: {
      hypochlorite: own.kinds.hypochlorite.map(({ key }) => key),
      ammonia: own.kinds.ammonia.map(({ key }) => key),
      "carbon-dioxide": own.kinds["carbon-dioxide"].map(({ key }) => key),
    },
  };
}
