import type { ReactionHazard, ReactivityVerdict } from "./reactive-group.ts";

const HAZARD_WORDS: Readonly<Record<ReactionHazard, string>> = {
  R3: "The reaction may be violent or explosive.",
  E: "Products may explode or be sensitive to shock or friction.",
  R1: "It gives off heat immediately.",
  F: "The products may burn.",
  T: "The products may be toxic.",
  C: "The products may be corrosive.",
  G: "It gives off gas that may burst a closed container.",
  R4: "It may polymerize violently and burst a closed container.",
  R2: "Products may be unstable when warm.",
  UR: "It is unknown whether the reaction is hazardous.",
  X: "People may be exposed to radiation.",
  NR: "No known hazardous reaction.",
};

/**
 * Returns the meaning of a CAMEO hazard code, written for Placard.
 *
 * @example
 * reactionHazardWords("T"); // "The products may be toxic."
 */
export function reactionHazardWords(code: ReactionHazard): string {
  return HAZARD_WORDS[code];
}

const VERDICT_WORDS: Readonly<Record<ReactivityVerdict, string>> = {
  incompatible: "Keep apart",
  caution: "Caution",
  "no-known-reaction": "No known reaction",
};

/**
 * Returns the label of a verdict.
 *
 * @example
 * reactivityVerdictWords("incompatible"); // "Keep apart"
 */
export function reactivityVerdictWords(verdict: ReactivityVerdict): string {
  return VERDICT_WORDS[verdict];
}

/** Names of gases. CAMEO writes X for any halogen. */
const GAS_NAMES: Readonly<Record<string, string>> = {
  "Acid Fumes": "acid fumes",
  "Base Fumes": "base fumes",
  Al2O3: "aluminum oxide dust",
  BR2: "bromine",
  CO: "carbon monoxide",
  CO2: "carbon dioxide",
  COCl2: "phosgene",
  COS: "carbonyl sulfide",
  CS2: "carbon disulfide",
  Cl2: "chlorine",
  ClO2: "chlorine dioxide",
  FClO4: "fluorine perchlorate",
  H2: "hydrogen",
  H2S: "hydrogen sulfide",
  H2SO4: "sulfuric acid",
  HBr: "hydrogen bromide",
  HCN: "hydrogen cyanide",
  HCl: "hydrogen chloride",
  HF: "hydrogen fluoride",
  HI: "hydrogen iodide",
  HN3: "hydrazoic acid",
  HNCO: "isocyanic acid",
  HX: "hydrogen halides",
  N2: "nitrogen",
  NCCN: "cyanogen",
  NH2Cl: "chloramines",
  NH3: "ammonia",
  NOx: "nitrogen oxides",
  O2: "oxygen",
  PH3: "phosphine",
  SO2: "sulfur dioxide",
  SOx: "sulfur oxides",
  X2: "halogens",
  X2CO: "carbonyl halides",
  X2O: "halogen oxides",
  XO2: "halogen dioxides",
};

/**
 * The name of a gas that CAMEO writes as a formula; words are returned in lower case.
 *
 * @example
 * gasName("HCl"); // "hydrogen chloride"
 */
export function gasName(formula: string): string {
  return GAS_NAMES[formula] ?? formula.toLowerCase();
}
