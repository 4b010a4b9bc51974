import { HAZARD_CATEGORIES, type HazardCategory } from "../../tier-two/hazard-categories.ts";

/** The column of each category, as named in CAMEO archives. */
export const HAZARD_COLUMNS: Readonly<Record<HazardCategory, string>> = {
  explosive: "Hazard_explosive",
  flammable: "Hazard_flammable",
  oxidizer: "Hazard_oxidizer",
  self_reactive: "Hazard_selfReactive",
  pyrophoric: "Hazard_pyrophoricLiqSol",
  pyrophoric_gas: "Hazard_pyrophoricGas",
  self_heating: "Hazard_selfHeating",
  organic_peroxide: "Hazard_organicPeroxide",
  corrosive_to_metal: "Hazard_corrosiveToMetal",
  gas_under_pressure: "Hazard_gasUnderPressure",
  water_reactive: "Hazard_icwwEmitsFlammableGas",
  combustible_dust: "Hazard_combustibleDust",
  acute_toxicity: "Hazard_acuteToxicity",
  skin: "Hazard_skinCorrosion",
  eye: "Hazard_seriousEyeDamage",
  sensitization: "Hazard_respOrSkinSensitization",
  mutagenicity: "Hazard_germCellMutagenicity",
  carcinogenicity: "Hazard_carcinogen",
  reproductive: "Hazard_reprodToxicity",
  target_organ: "Hazard_specTargOrgToxicity",
  aspiration: "Hazard_aspirationHaz",
  asphyxiant: "Hazard_simpleAsphyxiant",
  not_otherwise_classified: "Hazard_notOtherwiseClassified",
};

/**
 * The five kinds of hazard of the form before 2017. The file does not show to which of the 23 categories they belong.
 */
export const OLD_HAZARDS = ["Fire", "Pressure", "Reactive", "Acute", "Chronic"] as const;

/** The categories whose column is set, in the order of the form. */
export const hazardsOf = (isSet: (column: string) => boolean): readonly HazardCategory[] =>
  HAZARD_CATEGORIES.filter((category) => isSet(HAZARD_COLUMNS[category]));
