import type { ChemicalMatch } from "../../record/chemical-match.ts";

/** Words of a report that say what happens and in what vessel. */
const REPORT_WORDS =
  "tank tanker cylinder bottle drum tote truck trailer rail car railcar " +
  "leak leaking spill spilled fire burning release cloud smell odor odour the of a in on from " +
  // French, then Spanish
  "fuite deversement feu incendie nuage odeur citerne camion wagon baril bouteille bonbonne de du des la le les " +
  "fuga derrame fuego incendio nube olor pipa cisterna vagon tambo tambor tanque cilindro bombona del el los las";

/** Words that say in what form a substance is met, and not which it is. */
const STATE_WORDS =
  "gas gases liquid solid vapor vapors vapour vapours fume fumes mist dust powder compressed liquefied refrigerated " +
  "anhydrous aqueous solution stabilized";

/** Forms in which no gas is met: `chlorine powder` is not chlorine. */
const NO_GAS = /\b(?:solid|dust|powder|aqueous|solution)\b/;

/** What shipping papers set before a name, in English, French and Spanish. */
const PREFIX =
  /^(?:RQ|waste|residue:? last contained|d[eé]chets?|r[eé]sidus?|residuos?|desechos?)(?!\p{L})[\s,:]*(?:de\s+|d['’])?/iu;

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const PERCENT = String.raw`[<>≤≥~]?\s*(?:${NUMBER}\s*(?:-|to)\s*)?(${NUMBER})\s*(?:wt|vol|w)?\.?\s?(?:%|per ?cent)(?:\s*\(?[wv]\/[wv]\)?)?`;

/** How strong it is: `37%`, `30-35 % w/w`, `6 N`, `conc.` */
const STRENGTH = new RegExp(
  String.raw`${PERCENT}|(?<!\p{L})(?:${NUMBER}\s?[MN]|[Cc]onc\.?|[Dd]il\.?|[Cc]oncentr(?:ated|[eé]e?|ad[oa])|[Dd]ilut(?:ed?)|[Dd]ilu(?:[eé]e?|id[oa]))(?![\p{L}\p{N}])`,
  "gu",
);

/** From this share on a figure says how pure a substance is: `nitrogen 99.9%` is not a solution of it. */
const PURE = 90;

const REPORT: ReadonlySet<string> = new Set(REPORT_WORDS.split(" "));
const FORM: ReadonlySet<string> = new Set(`${STATE_WORDS} ${REPORT_WORDS}`.split(" "));

function without(plain: string, dropped: ReadonlySet<string>): string {
  return plain
    .split(" ")
    .filter((word, at, words) => {
      if (word === "a" && at === words.length - 1) return true; // a word started
      const isArticle = /^[dl]$/.test(word) && dropped.has(words[at - 1] ?? ""); // fuite d'ammoniac, and not 2,4-D
      return !dropped.has(word) && !isArticle;
    })
    .join(" ");
}

/**
 * A query without its words of form: `chlorine gas leak` asks for `chlorine`.
 *
 * @param plain - plain words parted by one blank
 * @returns the query itself where nothing else would be left
 */
export function withoutForm(plain: string): string {
  return without(plain, FORM) || plain;
}

/**
 * A text without the words that say what happens: `chlorine gas leak` is about `chlorine gas`.
 *
 * @param plain - plain words parted by one blank
 * @returns an empty text where nothing else is left
 */
export function withoutReport(plain: string): string {
  return without(plain, REPORT);
}

/**
 * A name without what shipping papers and labels say around it: waste, a reportable quantity, the strength. What is weaker
 * than pure is a solution. `spent` is read behind the name first, as it is listed.
 *
 * @returns the text itself where nothing is to be set aside, or nothing else is left
 */
export function withoutAside(text: string): string {
  const strong = [...text.matchAll(STRENGTH)];
  const bare = text
    .replace(STRENGTH, " ")
    .replace(PREFIX, "")
    .replaceAll(/^[\s,)]+|(?<![\s,(])[\s,(]+$/g, "");
  const isSolution = strong.some(([, share]) => share === undefined || Number(share.replace(",", ".")) < PURE);
  const named = bare.replace(/^spent (.+)/i, "$1, spent");
  const left = named === text ? text.replace(/(?<![\s,(])[\s,(]+(?:spent|waste)\)?$/i, "") : named;
  if (left.trim() === "") return text;
  return isSolution && !/solution|aqueous/i.test(left) ? `${left} solution` : left;
}

/** True if a text speaks of a gas: `water gas` is not water. */
export function isOfGas(plain: string): boolean {
  return /\bgas(?:es)?\b/.test(plain);
}

/** True if a record can be met in the form that a text says. `null`: several may, and the reader chooses. */
export function isFormOf(plain: string, match: ChemicalMatch | null): boolean {
  return match?.hazardClass?.startsWith("2") !== true || !NO_GAS.test(plain);
}
