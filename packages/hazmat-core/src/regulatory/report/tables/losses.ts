/** Reasons why data of the tables are not in the report. */
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
 * `other_year`: facilities of another year than the report. `untied_contacts`: contacts of no facility. `untied`: rows
 * of no record in the file. `doubled`: records with the id of another one. `rows`: rows with more cells than columns.
 * `old_hazards`: flags from before the 23 categories, which do not identify one. `values`: invalid cells.
 * `state_fields`: their labels are not in the tables. `columns`, `tables`: unknown ones.
 */
export type TableLoss = (typeof TABLE_LOSSES)[number];

/** Data omitted for one reason. */
export interface LeftOut {
  readonly why: TableLoss;
  readonly said: readonly string[];
}

/** Collects omitted data while tables are read. */
export interface LossCollector {
  readonly add: (why: TableLoss, said: string) => void;
  /** In the order of `TABLE_LOSSES`, without duplicates. */
  readonly all: () => readonly LeftOut[];
}

export function createLossCollector(): LossCollector {
  const found = new Map<TableLoss, Set<string>>();
  return {
    add: (why, said) => void found.set(why, (found.get(why) ?? new Set()).add(said)),
    all: () => TABLE_LOSSES.flatMap((why) => (found.has(why) ? [{ why, said: [...(found.get(why) ?? [])] }] : [])),
  };
}
