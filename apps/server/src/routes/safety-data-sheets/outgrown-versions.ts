import type { Rows } from "../../db/database.ts";
import { earlierSheets, type SheetRow } from "../../db/queries/safety-data-sheets.ts";

/** Earlier versions kept per language: enough for years of yearly revisions, while limiting disk use. */
const KEPT_VERSIONS = 10;

/** Removes the rows of the oldest versions above the limit. @returns the storage keys of their files */
export async function outgrownVersions(rows: Rows, group: number): Promise<string[]> {
  const outgrown = beyondKept(await earlierSheets(rows).where("sds.sheet_group", "=", group).execute());
  if (outgrown.length === 0) return [];
  const ids = outgrown.map(({ id }) => id);
  await rows.deleteFrom("safety_data_sheets").where("id", "in", ids).execute();
  return outgrown.map(({ storage_key }) => storage_key);
}

/**
 * @param earlier - newest first; a sheet in several languages is kept as long as it is within the limit of one of them
 */
function beyondKept(earlier: readonly SheetRow[]): readonly SheetRow[] {
  const newer = new Map<string, number>();
  return earlier.filter(({ languages }) => {
    const of = languages.length === 0 ? [NOT_ON_FILE] : languages;
    const isKept = of.some((language) => (newer.get(language) ?? 0) < KEPT_VERSIONS);
    for (const language of of) newer.set(language, (newer.get(language) ?? 0) + 1);
    return !isKept;
  });
}

const NOT_ON_FILE = "";
