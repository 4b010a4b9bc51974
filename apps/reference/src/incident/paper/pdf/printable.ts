/** Signs that the fonts of the document lack, and what says the same. */
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

/** Stands for a sign that no font of the document has and nothing else says. */
const LOST = "?";

/**
 * A text in signs that can be printed. Blanks of other widths become plain ones; what has no sign becomes `?`.
 *
 * @param has - whether a font has a sign
 * @param onLost - told each sign that becomes `?`
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
