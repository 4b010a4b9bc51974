import { ghsCodesIn } from "../../hazard/ghs-statements.ts";

/** The 23 hazard categories of the Tier II form, in the order of its file [40CFR370]. */
export const HAZARD_CATEGORIES = [
  "explosive",
  "flammable",
  "oxidizer",
  "self_reactive",
  "pyrophoric",
  "pyrophoric_gas",
  "self_heating",
  "organic_peroxide",
  "corrosive_to_metal",
  "gas_under_pressure",
  "water_reactive",
  "combustible_dust",
  "acute_toxicity",
  "skin",
  "eye",
  "sensitization",
  "mutagenicity",
  "carcinogenicity",
  "reproductive",
  "target_organ",
  "aspiration",
  "asphyxiant",
  "not_otherwise_classified",
] as const;

/** A hazard category of the Tier II form. */
export type HazardCategory = (typeof HAZARD_CATEGORIES)[number];

interface Category {
  /** As written by Tier2 Submit, character by character, including the missing blank before a bracket. */
  readonly text: string;
  /** The digits of the GHS statements for this category. */
  readonly codes: RegExp | null;
}

/**
 * The mapping of GHS statements to categories is Placard's own, so its result is a suggestion. Organic peroxides and
 * self-reactive substances share their statements, so neither is suggested.
 */
const CATEGORIES: Readonly<Record<HazardCategory, Category>> = {
  explosive: { text: "Explosive", codes: /^20[0-8]$/ },
  flammable: { text: "Flammable (gases, aerosols, liquids, or solids)", codes: /^2(?:2[0-8])$/ },
  oxidizer: { text: "Oxidizer (liquid, solid or gas)", codes: /^27[0-2]$/ },
  self_reactive: { text: "Self-reactive", codes: null },
  pyrophoric: { text: "Pyrophoric (liquid or solid)", codes: /^250$/ },
  pyrophoric_gas: { text: "Pyrophoric Gas", codes: /^232$/ },
  self_heating: { text: "Self-heating", codes: /^25[12]$/ },
  organic_peroxide: { text: "Organic peroxide", codes: null },
  corrosive_to_metal: { text: "Corrosive to metal", codes: /^290$/ },
  gas_under_pressure: { text: "Gas under pressure (compressed gas)", codes: /^28[01]$/ },
  water_reactive: { text: "In contact with water emits flammable gas", codes: /^26[01]$/ },
  combustible_dust: { text: "Combustible Dust", codes: null },
  acute_toxicity: { text: "Acute toxicity (any route of exposure)", codes: /^3(?:0[0-2]|1[0-2]|3[0-2])$/ },
  skin: { text: "Skin corrosion or irritation", codes: /^31[45]$/ },
  eye: { text: "Serious eye damage or eye irritation", codes: /^31[89]$/ },
  sensitization: { text: "Respiratory or skin sensitization", codes: /^3(?:17|34)$/ },
  mutagenicity: { text: "Germ cell mutagenicity", codes: /^34[01]$/ },
  carcinogenicity: { text: "Carcinogenicity", codes: /^35[01]$/ },
  reproductive: { text: "Reproductive toxicity", codes: /^36[0-2]$/ },
  target_organ: { text: "Specific target organ toxicity(single or repeated exposure)", codes: /^3(?:3[56]|7[0-3])$/ },
  aspiration: { text: "Aspiration hazard", codes: /^304$/ },
  asphyxiant: { text: "Simple Asphyxiant", codes: null },
  not_otherwise_classified: { text: "Hazard Not Otherwise Classified", codes: null },
};

/**
 * A category as Tier2 Submit writes it.
 *
 * @example
 * hazardCategoryText("oxidizer"); // "Oxidizer (liquid, solid or gas)"
 */
export function hazardCategoryText(category: HazardCategory): string {
  return CATEGORIES[category].text;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, "");

/** The category named in a file, ignoring letter case and blanks; `null` if the form does not have it. */
export function hazardCategoryOf(text: string): HazardCategory | null {
  return HAZARD_CATEGORIES.find((category) => plain(CATEGORIES[category].text) === plain(text)) ?? null;
}

/**
 * Suggests categories for hazard statements, in the order of the form. A user must confirm them: the mapping is
 * Placard's own, and the SDS may contain more.
 *
 * @param hCodes - `H330`, or a text with such codes
 * @example
 * suggestedCategories(["H270", "H330", "H280"]); // ["oxidizer", "gas_under_pressure", "acute_toxicity"]
 */
export function suggestedCategories(hCodes: readonly string[]): readonly HazardCategory[] {
  const digits = hCodes.flatMap((code) => ghsCodesIn(code));
  return HAZARD_CATEGORIES.filter((category) => digits.some((code) => CATEGORIES[category].codes?.test(code) === true));
}
