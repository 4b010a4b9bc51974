const TABLE_FILE = /(?<!\.(?:csv|mer|tab|tsv|txt))(?:\.(?:csv|mer|tab|tsv|txt))+$/iu;

/** The table name of a file in the archive, in any folder; `null`: not a table. */
export function tableNameOf(path: string): string | null {
  const name = path.split(/[/\\]/u).at(-1) ?? "";
  // Archives made on a Mac hold a hidden twin of each file.
  return TABLE_FILE.test(name) && !name.startsWith(".") ? name.replace(TABLE_FILE, "") : null;
}

/** True if a file that is not an archive is one table, which names nothing of the others. */
export const isLooseTable = (name: string, text: string): boolean =>
  tableNameOf(name) !== null && !/^\uFEFF?\s*</u.test(text);
