import type { InventoryChemical } from "@placard/api-client";
import { sheetFor } from "@placard/hazmat-core/business";

type NamedSheet = InventoryChemical["sheets"][number];

/**
 * The sheet of a chemical that is shown first: in the language of the page, or else in one that the browser asks for.
 * What a device kept of an earlier version names no sheets: then there is none.
 */
export function sheetOfChemical({
  sheets = [],
}: {
  readonly sheets?: readonly NamedSheet[] | undefined;
}): NamedSheet | undefined {
  return sheetFor(sheets, readerLanguages());
}

/** The languages that the reader of this page takes, the best first. */
function readerLanguages(): readonly string[] {
  return [window.document.documentElement.lang, ...navigator.languages].filter((language) => language !== "");
}
