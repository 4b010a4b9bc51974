import { citation, formatSafeDistance } from "@placard/hazmat-core";
import { loadEditionChanges, type EditionChange } from "@placard/hazmat-core/reference";
import { queryOptions } from "@tanstack/react-query";
import type { Messages } from "../../messages/messages.ts";

/** One change as shown on the page and in the file. */
export interface EditionRow {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly change: string;
  readonly before: string;
  readonly after: string;
  readonly sources: string;
  /** The guide page that several numbers share; omitted if the change affects only this number. */
  readonly page?: string;
}

/** The changes of the current edition, from the dataset on the device. */
export const editionChangesQuery = queryOptions({
  queryKey: ["edition-changes"],
  queryFn: loadEditionChanges,
  networkMode: "always",
  staleTime: Infinity,
});

/** A figure as text: a distance, guides, or a placeholder. */
function figureOf(
  value: EditionChange["before"],
  kind: EditionChange["kind"],
  texts: Messages["editionChanges"],
): string {
  const isNumber = kind === "number-added" || kind === "number-dropped";
  if (typeof value === "number") return formatSafeDistance(value);
  if (value !== null) return isNumber || kind === "guide" ? texts.guide(value) : value;
  if (isNumber) return texts.notListed;
  return kind.startsWith("page-") ? texts.noDistance : texts.noValue;
}

/** Every change as a row with display texts. */
export function editionRows(
  changes: readonly EditionChange[],
  texts: Messages["editionChanges"],
): readonly EditionRow[] {
  return changes.map(({ unNumber, name, kind, before, after, sources }, index) => {
    const [earlier] = sources;
    const figure = figureOf(before, kind, texts);
    return {
      id: String(index),
      number: unNumber,
      name,
      change: texts.kinds[kind],
      before: earlier.mark === undefined ? figure : texts.marked(figure, earlier.mark),
      after: figureOf(after, kind, texts),
      sources: sources.map(citation).join("; "),
      ...(kind.startsWith("page-") && earlier.locator !== undefined && { page: earlier.locator }),
    };
  });
}

/** The rows whose number contains the digits, or whose name contains the text, of the search. */
export function matchingRows(rows: readonly EditionRow[], typed: string): readonly EditionRow[] {
  const text = typed.trim().toLowerCase();
  const digits = /^(?:un|na)?\s*(\d{1,4})$/.exec(text)?.[1];
  if (digits !== undefined) return rows.filter(({ number }) => number.slice(2).startsWith(digits));
  return rows.filter(({ number, name }) => `${number} ${name}`.toLowerCase().includes(text));
}

/** Maximum number of UN numbers shown in a merged row; the file and the search have all. */
const MAX_NAMED = 3;

/**
 * Merges numbers with the same change of the same guide page into one row. These rows come first, then changes of
 * single numbers.
 */
export function groupedRows(rows: readonly EditionRow[], texts: Messages["editionChanges"]): readonly EditionRow[] {
  const groups = Map.groupBy(rows, ({ id, page, change, before, after }) =>
    page === undefined ? id : [page, change, before, after].join("\0"),
  );
  const pages: EditionRow[] = [];
  const single: EditionRow[] = [];
  for (const group of groups.values()) {
    const [row, another] = group;
    if (row === undefined) continue;
    if (row.page === undefined || another === undefined) {
      single.push(row);
      continue;
    }
    const named = group.slice(0, MAX_NAMED).map(({ number }) => number);
    pages.push({ ...row, number: row.page, name: texts.numbers(named, group.length - named.length) });
  }
  return [...pages.toSorted((a, b) => a.number.localeCompare(b.number)), ...single];
}
