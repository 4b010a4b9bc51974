/** Why something of the tables is not in the report that they give. */
export const TABLE_LOSSES = [
  "other_year",
  "untied_contacts",
  "untied",
  "doubled",
  "rows",
  "old_hazards",
  "values",
  "state_fields",
  "columns",
  "tables",
] as const;

/**
 * `other_year`: facilities of another year than the report. `untied_contacts`: people whom no facility names. `untied`: rows
 * that belong to no record of the file. `doubled`: records whose id another one has. `rows`: rows with more cells than
 * columns. `old_hazards`: flags from before the 23 categories, which do not say which of them is meant. `values`: cells that
 * are not what their column holds. `state_fields`: their labels are not in the tables. `columns`, `tables`: what is not known.
 */
export type TableLoss = (typeof TABLE_LOSSES)[number];

/** What is left out for one reason. */
export interface LeftOut {
  readonly why: TableLoss;
  readonly said: readonly string[];
}

/** What is left out while tables are read. */
export interface LeftOuts {
  readonly add: (why: TableLoss, said: string) => void;
  /** In the order of `TABLE_LOSSES`, each text once. */
  readonly all: () => readonly LeftOut[];
}

export function leftOuts(): LeftOuts {
  const found = new Map<TableLoss, Set<string>>();
  return {
    add: (why, said) => void found.set(why, (found.get(why) ?? new Set()).add(said)),
    all: () => TABLE_LOSSES.flatMap((why) => (found.has(why) ? [{ why, said: [...(found.get(why) ?? [])] }] : [])),
  };
}
