/** Replacements for characters that the fonts of the document lack. */
const SAME: Readonly<Record<string, string>> = {
  "≥": ">=",
  "≤": "<=",
  "≈": "about ",
  "→": "to",
  "↑": "up",
  "↓": "down",
  "✓": "done",
  "₀": "0",
  "₁": "1",
  "₂": "2",
  "₃": "3",
  "₄": "4",
  "₅": "5",
  "₆": "6",
  "₇": "7",
  "₈": "8",
  "₉": "9",
  "‑": "-",
};

/** Replacement for a character that no font of the document has and `SAME` does not list. */
const LOST = "?";

/**
 * Converts a text to printable characters. Spaces of other widths become plain ones; characters without a glyph become
 * `?`.
 *
 * @param has - whether a font has a character
 * @param onLost - called for each character that becomes `?`
 */
export function printable(
  text: string,
  has: (sign: string) => boolean,
  onLost: (sign: string) => void = () => undefined,
): string {
  let out = "";
  for (const sign of text.normalize("NFC")) {
    if (/\s/u.test(sign)) out += sign === "\u202F" || sign === "\u00A0" ? "\u00A0" : " ";
    else if (/\p{Cf}|\p{Cc}/u.test(sign)) continue;
    else if (has(sign)) out += sign;
    else if (SAME[sign] !== undefined) out += SAME[sign];
    else {
      onLost(sign);
      out += LOST;
    }
  }
  return out;
}
