import { plainTyped } from "../formats/typed-text.ts";
import type { GuideNumber } from "../record/transport-entry.ts";
import { placardOf } from "./placards.ts";

/** A query for a guide number or a placard class instead of a substance. */
export type SignQuery =
  | { readonly kind: "guide"; readonly guide: GuideNumber }
  | { readonly kind: "placard"; readonly hazardClass: string };

const GUIDE = /^(?:erg\s*)?guide\s*(?:no\.?\s*)?(\d{3})p?$/i;
const CLASS = /^(?:placard|class|division|div\.?)\s*(\d(?:\.\d)?[a-s]?)$/i;
const DIVISION = /^(\d\.\d[a-s]?)$/i;

/**
 * Parses a guide number or a class.
 *
 * @param text - `guide 124`, `class 3`, `placard 8`; a division stands alone, `2.3`; a single digit does not
 * @returns `null` for any other text
 * @example
 * readSignQuery("guide 124"); // { kind: "guide", guide: "124" }
 * readSignQuery("2.3"); // { kind: "placard", hazardClass: "2.3" }
 * readSignQuery("1017"); // null
 */
export function readSignQuery(text: string): SignQuery | null {
  const typed = plainTyped(text);
  const guide = GUIDE.exec(typed)?.[1];
  if (guide !== undefined) return { kind: "guide", guide };
  const code = (CLASS.exec(typed) ?? DIVISION.exec(typed))?.[1]?.toUpperCase();
  const placard = code === undefined ? null : placardOf(code);
  return placard === null ? null : { kind: "placard", hazardClass: placard.hazardClass };
}
