import type { HazardLevel } from "./hazard-level.ts";

/**
 * GHS hazard statements, by code and by text, in the words of the level mapping. [CLP-VI]
 *
 * Acute toxicity of categories 1 to 3 (fatal, toxic) is "toxic"; the others that the mapping names keep their word. A
 * statement without a word in the mapping is rated by its signal word: Danger is high, Warning is medium. H280 and H281
 * (gas under pressure) do not describe the gas, H362 has no signal word and H4xx is about the environment: none of them
 * gives a level.
 */
export interface GhsStatementRule {
  /** Interpretation as shown to the reader. */
  readonly as: string;
  readonly level: HazardLevel;
  /** Codes without their H. */
  readonly codes: RegExp;
  /** The text in lower case with negations removed. */
  readonly wording: RegExp;
}

const DANGER = "signal word Danger";
const WARNING = "signal word Warning";

/** Highest level first. The first rule whose code or text matches is used. */
export const GHS_STATEMENTS: readonly GhsStatementRule[] = [
  {
    as: "explosive",
    level: "extreme",
    codes: /^(?:20[0-8]|23[01]|24[01])$/,
    wording: /explosive|mass explo|projection hazard|heating may cause (?:an|a fire or) explosion|detonat/,
  },
  {
    as: "toxic",
    level: "extreme",
    codes: /^3(?:00|01|10|11|30|31)$/,
    wording: /toxic|fatal (?:if|in|by|when)|poison|lethal|deadly|inhalation hazard/,
  },
  {
    as: "flammable",
    level: "high",
    codes: /^2(?:2[0-8]|32|42|5[0-2]|6[01])$/,
    wording:
      /flammable|pyrophoric|combustible|self-heating|dangerous when wet|water[- ]reactive|catch(?:es)? fire|heating may cause a fire/,
  },
  {
    as: "corrosive",
    level: "high",
    codes: /^(?:314|290)$/,
    wording: /corrosive|severe skin burns/,
  },
  {
    as: DANGER,
    level: "high",
    codes: /^3(?:04|18|34|40|50|60|70|72)$/,
    wording:
      /aspiration|enters airways|serious eye damage|asthma|respiratory sensiti[sz]|carcinogen|mutagen|cause cancer|cause genetic defects|(?<!suspected of )damag(?:e|ing) (?:to )?(?:fertility|the unborn child)|causes damage to organs/,
  },
  {
    as: "oxidizer",
    level: "medium",
    codes: /^27[0-2]$/,
    wording: /oxidi[sz](?:er|ing)|intensify fire|organic peroxide/,
  },
  { as: "irritant", level: "medium", codes: /^3(?:15|19|35)$/, wording: /irritant|irritat/ },
  {
    as: WARNING,
    level: "medium",
    codes: /^3(?:0[235]|1[2367]|20|3[236]|41|51|61|71|73)$/,
    wording: /harmful|allergic skin|skin sensiti[sz]|drowsiness|suspected of|may cause damage to organs/,
  },
];

/** Texts that contain words of another statement and do not mean it: removed before matching. */
const MISLEADING_PHRASES: readonly (readonly [wording: RegExp, instead: string])[] = [
  [/may be fatal if swallowed and enters airways/g, " enters airways "],
  [/(?:very )?toxic to aquatic life(?: with long[- ]lasting effects)?/g, " "],
  [/harmful to aquatic life(?: with long[- ]lasting effects)?/g, " "],
  [/may explode if heated/g, " "],
  [
    /suspected of (?:causing )?(?:genetic defects|cancer|damaging fertility(?: or the unborn child)?)/g,
    " suspected of ",
  ],
  [
    /\b(?:non|not(?: classified as| considered)?)[\s-]?(?:flammable|combustible|toxic|poisonous|corrosive|explosive|irritant|irritating|harmful|oxidi[sz]ing|carcinogenic)\b/g,
    " ",
  ],
];

/**
 * Lower case with negated words removed, so that `Non-toxic` is not treated as toxic.
 *
 * @example
 * withoutNegatedWords("Non-toxic, CORROSIVE").trim(); // ", corrosive"
 */
export function withoutNegatedWords(text: string): string {
  return MISLEADING_PHRASES.reduce((left, [wording, instead]) => left.replaceAll(wording, instead), text.toLowerCase());
}

const CODE = /\bH([2-4]\d\d)(?:[A-Za-z]{1,2})?\b/g;

/** Returns the GHS codes in a text, without the letters after them: `H330; H314` gives `["330", "314"]`. */
export function ghsCodesIn(text: string): readonly string[] {
  return [...text.matchAll(CODE)].flatMap(([, digits]) => (digits === undefined ? [] : [digits]));
}

/** True for codes about aquatic life and the ozone layer. */
export function isEnvironmentCode(digits: string): boolean {
  return digits.startsWith("4");
}
