import { plainTyped } from "../formats/typed-text.ts";

/** Packing groups of the transport rules: I great danger, II medium danger, III minor danger. */
export const PACKING_GROUPS = ["I", "II", "III"] as const;

/** An entry of `PACKING_GROUPS`. Gases, explosives and some articles have none. */
export type PackingGroup = (typeof PACKING_GROUPS)[number];

const WRITTEN: Readonly<Record<string, PackingGroup>> = { i: "I", ii: "II", iii: "III", 1: "I", 2: "II", 3: "III" };
const PATTERN = /^(?:pg|packing group|ge|groupe d'emballage|grupo de embalaje)?[\s:.]*(i{1,3}|[123])$/u;

/**
 * Parses a packing group as people write it: `II`, `pg 2`, `Packing group III`. `null`: not a packing group.
 *
 * @example
 * parsePackingGroup("PG ii"); // "II"
 * parsePackingGroup("IV"); // null
 */
export function parsePackingGroup(text: string): PackingGroup | null {
  const group = PATTERN.exec(plainTyped(text).normalize("NFKC").toLowerCase())?.[1];
  return WRITTEN[group ?? ""] ?? null;
}
