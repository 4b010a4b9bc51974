import { isContainerList, matchContainers, matchHeadings, type SheetRows } from "@placard/hazmat-core/business";

/** What the sheets of a file hold. */
export interface SheetsOfFile {
  /** Chemicals, one row each; `null`: the file has containers alone. */
  readonly stock: SheetRows | null;
  readonly containers: SheetRows | null;
  /** Whether the columns of its only sheet could mean both. */
  readonly canBeEither: boolean;
}

/** Which sheet lists chemicals and which containers, by their columns. A sheet of anything else beside them is left alone. */
export function sheetsOfFile(sheets: readonly SheetRows[]): SheetsOfFile {
  const [first = [], ...others] = sheets;
  if (isContainerList(first)) {
    const stock = others.find((rows) => matchHeadings(rows) !== null && !isContainerList(rows)) ?? null;
    return { stock, containers: first, canBeEither: stock === null };
  }
  const containers = others.find(isContainerList) ?? null;
  const hasCodes = matchContainers(first)?.columns.code !== undefined;
  return { stock: first, containers, canBeEither: containers === null && hasCodes };
}

/** The only sheet of a file, read as the other of the two. */
export function readAs(
  { stock, containers, canBeEither }: SheetsOfFile,
  kind: "chemicals" | "containers",
): SheetsOfFile {
  const rows = stock ?? containers ?? [];
  return kind === "chemicals"
    ? { stock: rows, containers: null, canBeEither }
    : { stock: null, containers: rows, canBeEither };
}
