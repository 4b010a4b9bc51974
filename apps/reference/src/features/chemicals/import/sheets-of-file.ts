import { isContainerList, matchContainers, matchHeadings } from "@placard/hazmat-core/business";
import type { FileSheet } from "./reading/file-sheet.ts";

/** Content of the worksheets of a file. */
export interface SheetsOfFile {
  /** Chemicals, one row each; `null`: the file has containers alone. */
  readonly stock: FileSheet | null;
  readonly containers: FileSheet | null;
  /** True if the columns of its only sheet could mean both. */
  readonly canBeEither: boolean;
  /** Every sheet that has rows, in the order of the file. */
  readonly all: readonly FileSheet[];
}

/**
 * Which sheet lists chemicals and which containers, by their columns. A hidden sheet is taken only where no other has rows.
 *
 * @param chosen - name of the chosen worksheet; `null`: none was chosen
 */
export function sheetsOfFile(all: readonly FileSheet[], chosen: string | null = null): SheetsOfFile {
  const shown = all.some(({ isHidden }) => !isHidden) ? all.filter(({ isHidden }) => !isHidden) : all;
  const named = all.find(({ name }) => name === chosen);
  if (named !== undefined && isList(named)) return { stock: null, containers: named, canBeEither: true, all };
  const [first] = shown;
  const guessed = first === undefined || isList(first) ? null : first;
  const stock = named ?? shown.find(isStock) ?? guessed;
  const containers = shown.find((sheet) => sheet !== stock && isList(sheet)) ?? null;
  const hasCodes = stock === null || matchContainers(stock.rows)?.columns.code !== undefined;
  return { stock, containers, canBeEither: stock === null || (containers === null && hasCodes), all };
}

const isList = ({ rows }: FileSheet): boolean => isContainerList(rows);

/** A name alone is in many a sheet of notes. */
const isStock = (sheet: FileSheet): boolean =>
  !isList(sheet) && Object.keys(matchHeadings(sheet.rows)?.columns ?? {}).length > 1;

/** The only sheet of a file, read as the other of the two. */
export function readAs(sheets: SheetsOfFile, kind: "chemicals" | "containers"): SheetsOfFile {
  const sheet = sheets.stock ?? sheets.containers;
  return kind === "chemicals"
    ? { ...sheets, stock: sheet, containers: null }
    : { ...sheets, stock: null, containers: sheet };
}
