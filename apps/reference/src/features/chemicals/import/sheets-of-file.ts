import { isContainerList, matchContainers, matchHeadings } from "@placard/hazmat-core/business";
import type { FileSheet } from "./reading/file-sheet.ts";

/** Content of the worksheets of a file. */
export interface SheetsOfFile {
  /** Chemicals, one row each; `null` if the file has only containers. */
  readonly stock: FileSheet | null;
  readonly containers: FileSheet | null;
  /** True if the columns of its only worksheet could mean both. */
  readonly canBeEither: boolean;
  /** Every worksheet with rows, in the order of the file. */
  readonly all: readonly FileSheet[];
}

/**
 * Decides by the columns which worksheet lists chemicals and which containers. A hidden worksheet is used only if no
 * other has rows.
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

/** Requires more than one known column: many unrelated sheets have a name column. */
const isStock = (sheet: FileSheet): boolean =>
  !isList(sheet) && Object.keys(matchHeadings(sheet.rows)?.columns ?? {}).length > 1;

/** The only worksheet of a file, read as the given kind. */
export function readAs(sheets: SheetsOfFile, kind: "chemicals" | "containers"): SheetsOfFile {
  const sheet = sheets.stock ?? sheets.containers;
  return kind === "chemicals"
    ? { ...sheets, stock: sheet, containers: null }
    : { ...sheets, stock: null, containers: sheet };
}
