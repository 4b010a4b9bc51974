const TABLE_FILE = /(?<!\.(?:csv|mer|tab|tsv|txt))(?:\.(?:csv|mer|tab|tsv|txt))+$/iu;

/** The table name of a file in the archive, in any folder; `null` if it is not a table. */
export function tableNameOf(path: string): string | null {
  const name = path.split(/[/\\]/u).at(-1) ?? "";
  // Archives made on a Mac contain a hidden copy of each file.
  return TABLE_FILE.test(name) && !name.startsWith(".") ? name.replace(TABLE_FILE, "") : null;
}

/** True if a file that is not an archive is a single table, which is not a complete report. */
export const isLooseTable = (name: string, text: string): boolean =>
  tableNameOf(name) !== null && !/^\uFEFF?\s*</u.test(text);
