import type { SourceRef } from "../provenance/source.ts";
import { notGraded, type HazardDerivation } from "./hazard-derivation.ts";

/** A kind of hazard that the four levels do not cover. */
export type UngradedDanger =
  | "battery"
  | "vehicle"
  | "infectious"
  | "radioactive"
  | "asphyxiant"
  | "environment"
  | "modified-organism"
  | "magnetic";

const REASONS: Readonly<Record<UngradedDanger, string>> = {
  battery: "a battery burns, re-ignites and gives off toxic, flammable vapour, which this scale does not cover.",
  vehicle: "a vehicle or engine holds fuel or batteries, which this scale does not cover.",
  infectious: "this scale does not cover infection.",
  radioactive: "this scale does not cover radiation.",
  asphyxiant: "the gas displaces breathing air, which this scale does not cover.",
  "modified-organism": "a genetically modified organism may spread, which this scale does not cover.",
  magnetic: "a strong magnet disturbs compasses and instruments, which this scale does not cover.",
  environment: "this scale does not cover harm to aquatic life or the ozone layer.",
};

/**
 * @param label - the matched text, such as `Class 7 (Radioactive)`
 */
export function ungraded(danger: UngradedDanger, label: string, sources: readonly SourceRef[]): HazardDerivation {
  return notGraded(`${label}: ${REASONS[danger]}`, sources);
}

/**
 * UN numbers whose hazard is not that of their class 9: batteries, and articles that contain one or fuel.
 * [49CFR172.101] And two that are listed without a class. [ERG2024]
 */
const BY_UN_NUMBER: ReadonlyMap<string, UngradedDanger> = new Map([
  ["UN3090", "battery"],
  ["UN3091", "battery"],
  ["UN3245", "modified-organism"],
  ["UN3480", "battery"],
  ["UN3481", "battery"],
  ["UN3496", "battery"],
  ["UN3536", "battery"],
  ["UN3551", "battery"],
  ["UN3552", "battery"],
  ["UN2807", "magnetic"],
  ["UN3166", "vehicle"],
  ["UN3171", "vehicle"],
  ["UN3530", "vehicle"],
  ["UN3556", "vehicle"],
  ["UN3557", "vehicle"],
  ["UN3558", "vehicle"],
]);

/** Hazards of a UN number beyond its class: batteries and vehicles, in any class. */
export function ungradedByUnNumber(unNumber: string): UngradedDanger | null {
  return BY_UN_NUMBER.get(unNumber) ?? null;
}

/** Classes whose uncovered hazard remains with any subsidiary class. */
const ALWAYS: ReadonlyMap<string, UngradedDanger> = new Map([
  ["6.2", "infectious"],
  ["7", "radioactive"],
]);

/**
 * Hazards of a class that the scale does not cover.
 *
 * 2.2 is by definition neither flammable nor toxic, so alone it only means that the gas displaces air; a subsidiary
 * class, such as 5.1 of oxygen, adds a hazard.
 *
 * @param codes - primary class first, `["7", "6.1"]`
 */
export function ungradedByClass(codes: readonly string[]): readonly UngradedDanger[] {
  const always = codes.flatMap((code) => ALWAYS.get(code) ?? []);
  return codes.every((code) => code === "2.2") ? [...always, "asphyxiant"] : always;
}

const WORDS: readonly (readonly [wording: RegExp, danger: UngradedDanger])[] = [
  [/radioactiv|radiation/, "radioactive"],
  [/infectious|biohazard|biological (?:substance|hazard)|etiologic/, "infectious"],
  [/asphyxia|inert gas|non-?\s?flammable,?(?: non-?\s?toxic,?)? (?:\w+ )?gas/, "asphyxiant"],
  [/(?:lithium|li|sodium)[\s-]?(?:ion|metal|polymer)?[\s-]?batter|batter(?:y|ies), (?:lithium|sodium)/, "battery"],
  [/aquatic (?:life|environment|toxic)|marine pollutant|ozone layer|environmental(?:ly)? hazard/, "environment"],
];

/** The same by words as people and labels write them. */
export function ungradedByWords(text: string): readonly UngradedDanger[] {
  const lower = text.toLowerCase();
  return WORDS.flatMap(([wording, danger]) => (wording.test(lower) ? [danger] : []));
}
