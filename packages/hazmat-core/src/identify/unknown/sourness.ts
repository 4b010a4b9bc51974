import type { ChemicalRecord } from "../../record/chemical-record.ts";
import { groupsOf, reactivitySubjectOf } from "../../reactivity/reactive-groups-of.ts";
import type { ReactivityTable } from "../../reactivity/reactivity-table.ts";

/** Result of wet pH paper. */
export type Sourness = "acid" | "base";

/** pH result expected for a record, and its certainty. */
export interface SournessOnFile {
  readonly is: Sourness;
  /** A strong acid or base never shows as the other. */
  readonly isStrong: boolean;
}

/** Reactive groups of [CAMEO] by number: strong acids; acids that are weak or form acid with the water of the paper. */
const ACIDS = { strong: [1, 2], any: [3, 37, 38, 40, 55, 60] } as const;
/** Strong bases and alkali metals; amines, basic and phenolic salts, weak bases. */
const BASES = { strong: [10, 21], any: [7, 39, 61, 72] } as const;

/**
 * Whether a substance turns wet pH paper to acid or base, by its reactive groups. Unknown for a substance of both or
 * neither: most organic liquids do not change the paper.
 *
 * @see [CAMEO] reactive groups
 */
export function sournessOf(table: ReactivityTable, record: ChemicalRecord): SournessOnFile | null {
  const ids = groupsOf(table, reactivitySubjectOf(record)).assignments.map(({ group }) => group.id);
  const has = (wanted: readonly number[]): boolean => ids.some((id) => wanted.includes(id));
  const acid = { is: "acid", isStrong: has(ACIDS.strong) } as const;
  const base = { is: "base", isStrong: has(BASES.strong) } as const;
  const isAcid = acid.isStrong || has(ACIDS.any);
  const isBase = base.isStrong || has(BASES.any);
  if (isAcid === isBase) return null;
  return isAcid ? acid : base;
}
