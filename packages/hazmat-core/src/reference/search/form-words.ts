import type { ChemicalMatch } from "../../record/chemical-match.ts";

/** Words of a report for the event and the container. */
const REPORT_WORDS =
  "tank tanker cylinder bottle drum tote truck trailer rail car railcar " +
  "leak leaking spill spilled fire burning release cloud smell odor odour the of a in on from " +
  // French, then Spanish
  "fuite deversement feu incendie nuage odeur citerne camion wagon baril bouteille bonbonne de du des la le les " +
  "fuga derrame fuego incendio nube olor pipa cisterna vagon tambo tambor tanque cilindro bombona del el los las";

/** Words for the form of a substance, which do not identify it. */
const STATE_WORDS =
  "gas gases liquid solid vapor vapors vapour vapours fume fumes mist dust powder compressed liquefied refrigerated " +
  "anhydrous aqueous solution stabilized";

/** Forms in which no gas occurs: `chlorine powder` is not chlorine. */
const NO_GAS = /\b(?:solid|dust|powder|aqueous|solution)\b/;

/** Words that make a solution in water of a name. */
export const IN_WATER: RegExp = /^aqueous |(?<!\s)\s+solution$/i;

/** Prefixes of a name on shipping papers, in English, French and Spanish. */
const PREFIX =
  /^(?:RQ|waste|residue:? last contained|d[eé]chets?|r[eé]sidus?|residuos?|desechos?)(?!\p{L})[\s,:]*(?:de\s+|d['’])?/iu;

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const PERCENT = String.raw`[<>≤≥~]?\s*(?:${NUMBER}\s*(?:-|to)\s*)?(${NUMBER})\s*(?:wt|vol|w)?\.?\s?(?:%|per ?cent)(?:\s*\(?[wv]\/[wv]\)?)?`;

/** Concentration: `37%`, `30-35 % w/w`, `6 N`, `conc.` */
const STRENGTH = new RegExp(
  String.raw`${PERCENT}|(?<!\p{L})(?:${NUMBER}\s?[MN]|[Cc]onc\.?|[Dd]il\.?|[Cc]oncentr(?:ated|[eé]e?|ad[oa])|[Dd]ilut(?:ed?)|[Dd]ilu(?:[eé]e?|id[oa]))(?![\p{L}\p{N}])`,
  "gu",
);

/**
 * Grades of purity in catalogs and on labels: `ACS`, `HPLC`, `technical grade`. They do not change the substance. `reagent`
 * alone is no grade: biuret reagent is not biuret.
 */
const GRADE =
  /(?<![\p{L}\p{N}])(?:(?:[Ff]ood|[Ee]lectronic|[Ii]ndustrial|[Cc]ommercial|[Aa]nalytical|[Ll]ab(?:oratory)?)[ -][Gg]rade|[Rr]eagent[ -][Gg]rade|(?:ACS|HPLC|USP)(?:[ -](?:[Gg]rade|[Rr]eagent))?|[Tt]echnical(?:[ -][Gg]rade)?|NF|AR|LR|GR|[Ff]or (?:[Aa]nalysis|[Ss]ynthesis|HPLC))(?![\p{L}\p{N}])/gu;

/** Percentage from which a figure means purity: `nitrogen 99.9%` is not a solution of it. */
const PURE = 90;

const REPORT: ReadonlySet<string> = new Set(REPORT_WORDS.split(" "));
const FORM: ReadonlySet<string> = new Set(`${STATE_WORDS} ${REPORT_WORDS}`.split(" "));

function withoutWords(plain: string, dropped: ReadonlySet<string>): string {
  return plain
    .split(" ")
    .filter((word, at, words) => {
      if (word === "a" && at === words.length - 1) return true; // an incomplete word
      const isArticle = /^[dl]$/.test(word) && dropped.has(words[at - 1] ?? ""); // fuite d'ammoniac, and not 2,4-D
      return !dropped.has(word) && !isArticle;
    })
    .join(" ");
}

/**
 * Removes the words of form from a query: `chlorine gas leak` gives `chlorine`.
 *
 * @param plain - normalized words separated by one blank
 * @returns the query itself if nothing else would be left
 */
export function withoutForm(plain: string): string {
  return withoutWords(plain, FORM) || plain;
}

/**
 * Removes the words for the event from a text: `chlorine gas leak` gives `chlorine gas`.
 *
 * @param plain - normalized words separated by one blank
 * @returns an empty text if nothing else is left
 */
export function withoutReport(plain: string): string {
  return withoutWords(plain, REPORT);
}

/**
 * Removes additions of shipping papers and labels from a name: waste, reportable quantity, concentration, grade. Below a
 * concentration of 90% it is a solution. `spent sulfuric acid` becomes `sulfuric acid, spent`, as it is listed.
 *
 * @returns the text itself if nothing is to be removed, or nothing else is left
 */
export function withoutAddition(text: string): string {
  const strong = [...text.matchAll(STRENGTH)];
  const bare = text
    .replace(STRENGTH, " ")
    .replaceAll(GRADE, " ")
    .replace(PREFIX, "")
    .replaceAll(/^[\s,)]+|(?<![\s,(])[\s,(]+$/g, "");
  const isSolution = strong.some(([, share]) => share === undefined || Number(share.replace(",", ".")) < PURE);
  const named = bare.replace(/^spent (.+)/i, "$1, spent");
  const left = named === text ? text.replace(/(?<![\s,(])[\s,(]+(?:spent|waste)\)?$/i, "") : named;
  if (left.trim() === "") return text;
  return isSolution && !/solution|aqueous/i.test(left) ? `${left} solution` : left;
}

/** True if a text names a gas: `water gas` is not water. */
export function isOfGas(plain: string): boolean {
  return /\bgas(?:es)?\b/.test(plain);
}

/** True if a record can occur in the form of a text. `null`: several can, and the user chooses. */
export function isFormOf(plain: string, match: ChemicalMatch | null): boolean {
  return match?.hazardClass?.startsWith("2") !== true || !NO_GAS.test(plain);
}
