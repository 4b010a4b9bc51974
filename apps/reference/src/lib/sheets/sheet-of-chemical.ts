import type { InventoryChemical } from "@placard/api-client";
import { sheetFor } from "@placard/hazmat-core/business";

type NamedSheet = InventoryChemical["sheets"][number];

/**
 * The SDS of a chemical that is shown first: in the language of the page, otherwise in a language of the browser. Data
 * stored by an earlier app version lists no SDSs, so there is none.
 */
export function sheetOfChemical({
  sheets = [],
}: {
  readonly sheets?: readonly NamedSheet[] | undefined;
}): NamedSheet | undefined {
  return sheetFor(sheets, readerLanguages());
}

/** Languages that the user prefers, best first. */
function readerLanguages(): readonly string[] {
  return [window.document.documentElement.lang, ...navigator.languages].filter((language) => language !== "");
}
