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

const REPORT: ReadonlySet<string> = new Set(REPORT_WORDS.split(" "));
const FORM: ReadonlySet<string> = new Set(`${STATE_WORDS} ${REPORT_WORDS}`.split(" "));

function without(plain: string, dropped: ReadonlySet<string>): string {
  return plain
    .split(" ")
    .filter((word, at, words) => {
      if (word === "a" && at === words.length - 1) return true; // a word begun
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

/** Whether a text speaks of a gas: `water gas` is not water. */
export function isOfGas(plain: string): boolean {
  return /\bgas(?:es)?\b/.test(plain);
}

/** Whether a record can be met in the form that a text says. `null`: several may, and the reader chooses. */
export function isFormOf(plain: string, match: ChemicalMatch | null): boolean {
  return match?.hazardClass?.startsWith("2") !== true || !NO_GAS.test(plain);
}
