/** Import fields of the NFPA 704 rating declared by the site. */
export const NFPA_FIELDS = ["nfpa_health", "nfpa_fire", "nfpa_reactivity", "nfpa_special"] as const;

/** Import fields for Tier II reports, one column each. */
export const TIER_FIELDS = [
  "tier_composition",
  "tier_states",
  "tier_hazards",
  "tier_h_codes",
  "tier_ehs",
  "tier_unit",
  "tier_max",
  "tier_average",
  "tier_largest",
  "tier_density",
  "tier_days",
  "tier_container",
  "tier_pressure",
  "tier_temperature",
  "tier_fine",
  "tier_parts",
  "tier_secret",
  "tier_confidential",
  "tier_record",
] as const;

/** A field of `TIER_FIELDS`. */
export type TierImportField = (typeof TIER_FIELDS)[number];

/** A field of `NFPA_FIELDS`. */
export type NfpaImportField = (typeof NFPA_FIELDS)[number];

/** Headings that other programs use for these fields. The first is the heading of Placard's own export. */
export const EXTRA_SYNONYMS: Readonly<Record<TierImportField | NfpaImportField, readonly [string, ...string[]]>> = {
  // "Health" alone can belong to another rating system with different degrees.
  nfpa_health: ["NFPA Health"],
  nfpa_fire: ["NFPA Fire", "NFPA Flammability"],
  nfpa_reactivity: ["NFPA Reactivity", "NFPA Instability"],
  nfpa_special: ["NFPA Special"],
  tier_composition: ["Pure or Mixture", "Composition", "HMType"],
  tier_states: ["Physical State", "State", "Form", "Phase", "Solid/Liquid/Gas", "État physique"],
  tier_hazards: ["Tier II Hazards"],
  tier_h_codes: ["GHS H-codes", "H-codes", "Hazard Statements", "H Statements", "Mentions de danger"],
  tier_ehs: ["EHS", "CiEHSChemical"],
  tier_unit: ["Tier II Unit"],
  tier_max: ["Max Amount", "Maximum Amount", "Maximum Daily Amount", "MaximumDailyAmount", "Max Daily Amount"],
  tier_average: [
    "Average Amount",
    "AveAmount",
    "Ave Amount",
    "Average Daily Amount",
    "AverageDailyAmount",
    "Avg Amount",
  ],
  tier_largest: ["Tier II Largest Container", "Largest Container", "MaxAmtContainer", "maxAmtLargestContainer"],
  tier_density: ["Density (kg/L)", "Density", "Specific Gravity"],
  tier_days: ["Days on Site", "DaysOnSite"],
  tier_container: ["Tier II Container Type"],
  tier_pressure: ["Storage Pressure", "LocationPressure"],
  tier_temperature: ["Storage Temperature", "LocationTemperature"],
  tier_fine: ["Fine Solid"],
  tier_parts: ["Mixture Parts"],
  tier_secret: ["Trade Secret"],
  tier_confidential: ["Confidential Location", "CLConfidential", "ConfidentialStorageLocs"],
  tier_record: ["Tier II Record", "ChemInvRecordID"],
};
