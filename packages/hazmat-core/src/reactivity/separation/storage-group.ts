import type { GroupAssignment, SubjectGroups } from "../reactive-group.ts";

/**
 * Storage groups: by the primary class, refined by the reactive groups if the class is not specific enough. In the
 * order in which a plan assigns areas, the most dangerous neighbours first.
 */
export const STORAGE_GROUPS = [
  "explosives",
  "organic-peroxides",
  "air-reactive",
  "water-reactive",
  "toxic-gases",
  "oxidizing-gases",
  "flammable-gases",
  "oxidizing-acids",
  "oxidizers",
  "cyanides-and-sulphides",
  "acids",
  "bases",
  "flammable-liquids",
  "flammable-solids",
  "toxics",
  "corrosives",
  "radioactives",
  "gases",
  "others",
] as const;

/** An entry of `STORAGE_GROUPS`. */
export type StorageGroup = (typeof STORAGE_GROUPS)[number];

/** The storage group of a substance, and its rule. */
export interface PlacedGroup {
  readonly group: StorageGroup;
  /** `class 5.1`, or the rule of the reactive group: `group table, CAS 7697-37-2`. */
  readonly rule: string;
}

/** Storage group of a class by itself. 2.2, 6.1, 8 and 9 are not specific enough. */
const BY_CLASS: Readonly<Record<string, StorageGroup>> = {
  "1": "explosives",
  "2.1": "flammable-gases",
  "2.3": "toxic-gases",
  "3": "flammable-liquids",
  "4.1": "flammable-solids",
  "4.2": "air-reactive",
  "4.3": "water-reactive",
  "5.1": "oxidizers",
  "5.2": "organic-peroxides",
  "7": "radioactives",
};

/** Storage groups by CAMEO group; the first match counts, the most dangerous for its neighbours first. */
const BY_REACTIVE_GROUP: readonly (readonly [StorageGroup, readonly number[]])[] = [
  ["explosives", [102]],
  ["organic-peroxides", [30]],
  ["air-reactive", [109, 108]],
  ["water-reactive", [107, 21, 35]],
  ["cyanides-and-sulphides", [11, 33]],
  ["oxidizing-acids", [2]],
  ["acids", [1, 3, 38, 60]],
  ["oxidizers", [44, 104, 69]],
  ["bases", [10, 61, 39]],
  ["flammable-liquids", [101]],
  ["radioactives", [400]],
];

/** A corrosive is an acid, a base or neither; a toxic substance can release cyanide; an oxidizing acid is both. */
const REFINED: Readonly<Record<string, readonly StorageGroup[]>> = {
  "5.1": ["oxidizing-acids"],
  "6.1": ["cyanides-and-sulphides"],
  "8": ["oxidizing-acids", "cyanides-and-sulphides", "acids", "oxidizers", "bases"],
};

/** Storage group of a class that no reactive group refines. */
const REST: Readonly<Record<string, StorageGroup>> = { "2.2": "gases", "6.1": "toxics", "8": "corrosives" };

const divisionOf = (printed: string): string => /^\d(?:\.\d)?/.exec(printed)?.[0] ?? "";

function byReactiveGroup(
  assignments: readonly GroupAssignment[],
  among: readonly StorageGroup[] | null,
): PlacedGroup | null {
  for (const [group, ids] of BY_REACTIVE_GROUP) {
    const found = assignments.find((assignment) => ids.includes(assignment.group.id));
    if (found !== undefined && (among === null || among.includes(group))) return { group, rule: found.rule };
  }
  return null;
}

/**
 * Returns the storage group of a substance. Always returns a result: the caller must check that a reactive group is on
 * file.
 *
 * @param hazardClasses - UN classes and divisions, primary first
 */
export function storageGroupOf(hazardClasses: readonly string[], { assignments }: SubjectGroups): PlacedGroup {
  const [primary = "", ...further] = hazardClasses;
  const division = divisionOf(primary);
  const rule = `class ${primary}`;
  const isOxidizing = further.some((code) => divisionOf(code) === "5.1");
  if (division === "2.2" && isOxidizing) return { group: "oxidizing-gases", rule: `${rule} (5.1)` };
  const refined = byReactiveGroup(assignments, REFINED[division] ?? []);
  if (refined !== null) return refined;
  const known = BY_CLASS[division] ?? BY_CLASS[division.slice(0, 1)] ?? REST[division];
  if (known !== undefined) return { group: known, rule };
  const [first] = assignments;
  return byReactiveGroup(assignments, null) ?? { group: "others", rule: first?.rule ?? rule };
}
