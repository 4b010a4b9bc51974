/** A code of the Pocket Guide with the form or concentration it applies to: `Eyewash (>5%)`. */
export interface QualifiedCode {
  readonly code: string;
  /** As text: "liquid", "above 5%"; `null` if it applies to every form. */
  readonly qualifier: string | null;
}

// oxlint-disable expressions/linear -- every text is from the dataset
const QUALIFIED = /^(.*?)\s*\(([^)]*)\)\s*(.*)$/;
const NOTE = /\*?\s*\[\*Note:[^\]]*\]/;

const SPELT_OUT: readonly (readonly [RegExp, string])[] = [
  [/^>\s*/, "above "],
  [/mg\/m3/, "mg/m³"],
  [/^pH</, "pH below "],
  [/^molt$/, "molten"],
  [/\//g, " or "],
];

function inWords(qualifier: string): string {
  if (qualifier.includes("mg/m3")) return qualifier.replace(/^>/, "above ").replace("mg/m3", "mg/m³");
  return SPELT_OUT.reduce((text, [from, to]) => text.replace(from, to), qualifier);
}

/**
 * Parses a printed cell of codes: commas and slashes separate codes, brackets contain the form.
 *
 * @example
 * qualifiedCodes("Eyewash (>5%), Quick drench")[0]; // { code: "Eyewash", qualifier: "above 5%" }
 */
export function qualifiedCodes(printed: string): readonly QualifiedCode[] {
  return printed
    .replace(NOTE, "")
    .split(/\s*[,;]\s*|\/(?=[A-Z])|\/(?=solid-liquid|molten)/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const [, before = part, qualifier = null, after = ""] = QUALIFIED.exec(part) ?? [];
      // Brackets in capitals are part of the code: "Brush (DO NOT WASH)", "When wet (flammable)".
      if (qualifier === null || /^(DO NOT WASH|flammable)$/.test(qualifier)) return { code: part, qualifier: null };
      return { code: `${before} ${after}`.trim(), qualifier: inWords(qualifier) };
    });
}
