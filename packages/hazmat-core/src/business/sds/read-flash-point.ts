import { flashBoundOf, flashMethodIn, isSameFlashPoint, type FlashPoint } from "../inventory/flash-point.ts";
import { distinct, labelledValues, sdsLabels, type LabelledValue } from "./sds-labels.ts";
import type { SdsLine } from "./sds-lines.ts";
import { plainText } from "./sds-lines.ts";
import type { SdsCandidates, SdsFinding, SdsUnread } from "./sds-reading.ts";

const LABELS = sdsLabels([
  [
    "flash",
    "flash ?-?point|point d'?e? ?(?:eclair|inflammation)|punto de (?:inflamacion|destello)|flammpunkt|punto (?:di|d') ?infiammabilita|ponto de (?:fulgor|inflamacao)",
  ],
  [
    "other",
    String.raw`p\.?h|(?:initial )?(?:boiling|melting|freezing|pour|softening) (?:point|range)[a-z /]{0,24}|(?:auto|self)[- ]?ignition(?: temperature)?|ignition temperature|decomposition temperature|(?:vapou?r|relative|bulk)? ?(?:pressure|density)|(?:lower|upper) (?:explosi|flamm)[a-z ]{3,24}|lel|uel|explosi(?:on|ve) limits?|flammab[a-z ]{3,24}|evaporation rate|solubility[a-z ]{0,16}|viscosity|odou?r(?: threshold)?|colou?r|appearance|physical state|storage temperature|(?:point|intervalle) (?:initial )?(?:d'ebullition|de fusion|de congelation)[a-z ]{0,24}|temperature d['e] ?[a-z-]{4,20}|densite[a-z ]{0,12}|pression de vapeur|inflammabilite[a-z ,()]{0,20}|punto (?:inicial )?de (?:ebullicion|fusion)[a-z ]{0,30}|temperatura d[ei] [a-z-]{4,20}|densidad[a-z ]{0,12}|presion de vapor|siedepunkt[a-z /]{0,24}|siedebeginn[a-z /]{0,24}|schmelzpunkt[a-z /]{0,24}|zundtemperatur|selbstentzundungstemperatur|zersetzungstemperatur|dampfdruck|dichte|punto di (?:ebollizione|fusione)[a-z ]{0,24}|densita[a-z ]{0,12}|tensione di vapore|ponto de (?:ebulicao|fusao)[a-z ]{0,24}|densidade[a-z ]{0,12}|pressao de vapor`,
  ],
]);
const VALUE = String.raw`(?<sign>[<>≤≥~]|about|above|below|greater than|less than|more than|superieur a|inferieur a|mayor que|mayor de|menor que|uber|unter|maggiore di|superiore a|inferiore a|maior que|menor que|superior a|inferior a|env\\.|environ|ca\\.|approx\\.)?\s*(?<number>[-+]?\d{1,3}(?:[.,]\d+)?)\s*(?:(?:to|-|a)\s*(?<end>[-+]?\d{1,3}(?:[.,]\d+)?)\s*)?(?:°\s*|deg\.?\s*|degrees\s*)?(?<unit>[cf])(?![a-z]|\.\s?[co])`;
const LOOKS_LIKE = new RegExp(`^${VALUE}`, "u");
/** A figure without its unit, or with a unit that was lost in the text. */
const FIGURE = /\d/;

/**
 * Reads the flash point with the unit next to it, and the method if the line names one. A figure without a unit is
 * rejected; a range gives both ends; the same value in °C and °F is returned once.
 */
export function readFlashPoint(physical: readonly SdsLine[]): {
  readonly value: SdsCandidates<FlashPoint>;
  readonly unread: readonly Omit<SdsUnread, "section">[];
} {
  const values = labelledValues(physical, LABELS, { flash: LOOKS_LIKE }).filter(({ label }) => label === "flash");
  const read = values.map((one) => ({ ...one, points: flashPointsOf(one) }));
  return {
    value: distinct(
      read.flatMap(({ points }) => points),
      ({ value, unit, bound, method }) => `${bound} ${value} ${unit} ${method}`,
    ),
    unread: read.filter(({ points, cells }) => points.length === 0 && cells.some((cell) => FIGURE.test(cell))),
  };
}

/** Words after a figure that state how it was measured; other words are the label of another value. */
const MEASURED =
  /^\(?(?:closed|open|method|methode|metodo|test|tag|tcc|pmcc|coc|toc|c\.?\s?c|o\.?\s?c|pensky|seta|abel|cleveland|astm|din|iso|en |vase|coupelle|creuset|copa|vaso|crisol|geschlossen|offene|about|above|below|greater|less|more|superi|inferi|mayor|menor|maggiore|maior|uber|unter|environ|env|ca|approx)/;
const FURTHER =
  /^(?:cup|used|martens|clos|ferme|cerrad|chius|fechad|ouvert|abiert|apert|abert|tiegel|and|than|que|value|approximately|circa)/;
const OTHER_WORDS = /[a-z][a-z' -]{2,40}:/g;

/** The text up to a column or colon that begins another value. */
function ownText(cells: readonly string[]): string {
  const end = cells.findIndex((cell, index) => index > 0 && /^[a-z]/.test(cell) && !MEASURED.test(cell));
  const text = cells.slice(0, end === -1 ? undefined : end).join("\t");
  const other = [...text.matchAll(OTHER_WORDS)].find(([words]) => !MEASURED.test(words));
  return text.slice(0, other?.index);
}

/** True if the words before a figure belong to it: its method or bound. */
function isOfFigure(words: string): boolean {
  const outside = words.replaceAll(/\([^)]{0,60}\)|\[[^\]]{0,60}\]/g, " ");
  return (outside.match(/[a-z]{3,}/g) ?? []).every((word) => MEASURED.test(word) || FURTHER.test(word));
}

function flashPointsOf({ cells, page, line }: LabelledValue): readonly SdsFinding<FlashPoint>[] {
  const text = ownText(cells.map(plainText));
  // A hyphen separated from its figure can be a dash or a minus sign.
  if (/^-\s/.test(text)) return [];
  const distinctPoints: FlashPoint[] = [];
  const matches = [...text.matchAll(new RegExp(VALUE, "gu"))];
  // One method in the line applies to all its figures; with two methods, each follows its own figure.
  const ofLine = flashMethodIn(plainText(line));
  for (const [index, match] of matches.entries()) {
    const before = matches[index - 1];
    // "Does not flash; boils at 56 °C" gives no flash point.
    if (!isOfFigure(text.slice(before === undefined ? 0 : before.index + before[0].length, match.index))) break;
    const { sign = "", number = "", end, unit = "" } = match.groups ?? {};
    for (const digits of end === undefined ? [number] : [number, end]) {
      const point = {
        value: Number(digits.replace(",", ".")),
        unit: unit === "c" ? "C" : "F",
        bound: flashBoundOf(sign),
        method: ofLine ?? flashMethodIn(text.slice(match.index + match[0].length, matches[index + 1]?.index)),
      } as const;
      if (!distinctPoints.some((one) => isSameFlashPoint(one, point))) distinctPoints.push(point);
    }
  }
  return distinctPoints.map((value) => ({ value, page, line }));
}
