import type { ChemicalState, QuantityUnit } from "../../business/forms/choices.ts";
import type { HazardCategory } from "./hazard-categories.ts";
import type { ContainerType, StoragePressure, StorageTemperature } from "./storage-words.ts";

/** Single substance or mixture. */
export const COMPOSITIONS = ["pure", "mixture"] as const;

/** An entry of `COMPOSITIONS`. */
export type Composition = (typeof COMPOSITIONS)[number];

/** A component of a mixture. */
export interface MixturePart {
  readonly name: string;
  readonly cas_number: string | null;
  /** 0 to 100; `null`: not stated. */
  readonly percent: number | null;
  readonly basis: "weight" | "volume";
  /** True for a carcinogen, which counts from 0.1 %; any other component counts from 1 %. `null`: not stated. */
  readonly is_carcinogen: boolean | null;
}

/** Maximum number of kept elements of one record. */
export const MAX_KEPT_ELEMENTS = 60;
/** Maximum length of a kept element in characters. */
export const MAX_KEPT_XML = 4000;

/** An element of a report that the form does not have, such as one of a state: kept unchanged with its position. */
export interface KeptElement {
  /** Path below the record: `latLong`. Empty: in the record itself. */
  readonly within: string;
  /** The element of the form before it; empty: none. */
  readonly after: string;
  readonly xml: string;
}

/** Data of a report on a chemical without a field in the product: exported unchanged. Empty texts: not stated. */
export interface KeptOfChemical {
  /** Id of the storage location. */
  readonly storage_id: string;
  /** Values that the form does not list: `Battery`. */
  readonly storage_type: string;
  readonly pressure: string;
  readonly temperature: string;
  /** Codes of a state instead of the form's, each with the pounds for which it was given. */
  readonly max_code: string;
  readonly max_lb: number | null;
  readonly average_code: string;
  readonly average_lb: number | null;
  /** True if the report included it below the thresholds, as some states require: the next one does too. */
  readonly is_below_threshold: boolean;
  readonly state_fields: readonly StateField[];
  readonly elements: readonly KeptElement[];
  readonly storage_elements: readonly KeptElement[];
  readonly parts: readonly KeptOfPart[];
}

/** Data of a report on a mixture component beyond its fields. */
export interface KeptOfPart {
  readonly name: string;
  readonly cas_number: string | null;
  readonly record_id: string;
  readonly max_code: string;
  readonly elements: readonly KeptElement[];
}

/** Tier II data of a chemical beyond the inventory. `null`: not entered. */
export interface TierTwoChemical {
  readonly composition: Composition | null;
  /** Empty: not stated. */
  readonly states: readonly ChemicalState[];
  /**
   * `null`: not stated, so suggestions from the statements are shown as such. Empty: a user stated that none applies.
   */
  readonly hazards: readonly HazardCategory[] | null;
  /** GHS statements of its SDS: `H330`. Hazards are suggested from them. Empty: none on file. */
  readonly h_codes: readonly string[];
  readonly is_ehs: boolean | null;
  /** Unit of the three amounts below. */
  readonly unit: QuantityUnit | null;
  /** Maximum on site at any one time of the year. */
  readonly max_amount: number | null;
  readonly average_amount: number | null;
  readonly largest_container: number | null;
  /** kg/L, to convert a volume to pounds. */
  readonly density: number | null;
  /** 1 to 366. */
  readonly days_on_site: number | null;
  readonly container_type: ContainerType | null;
  readonly pressure: StoragePressure | null;
  readonly temperature: StorageTemperature | null;
  /**
   * For a solid: powder below 100 µm, molten, in solution, or NFPA reactivity 2 to 4. The lower planning quantity
   * applies.
   */
  readonly is_fine_solid: boolean | null;
  readonly parts: readonly MixturePart[];
  readonly is_trade_secret: boolean;
  readonly is_place_confidential: boolean;
  /** Record id in last year's report. */
  readonly record_id: string | null;
  /** `null`: no further data in a report. */
  readonly kept: KeptOfChemical | null;
}

/** A field of a state's own part of the form: kept from year to year unchanged, and never invented. */
export interface StateField {
  readonly label: string;
  readonly name: string;
  readonly data: string;
  readonly is_required: boolean;
}

/** A telephone number of a report. */
export interface KeptPhone {
  readonly record_id: string;
  readonly number: string;
  /** As written in the file: `Mobile - Cell`. */
  readonly type: string;
  /** The field of the contact that replaced it; `null`: none. */
  readonly field: "phone" | "second_phone" | "phone_24h" | null;
}

/** Data of a report on a facility without a field in the product: exported unchanged. */
export interface KeptOfPlace {
  /** `null`: it is the address of the site. */
  readonly mailing: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
    readonly country: string;
  } | null;
  readonly fees_total: string;
  readonly phones: readonly KeptPhone[];
  /** All ids: those with a field take their number from it. */
  readonly ids: readonly {
    readonly record_id: string;
    readonly type: string;
    readonly id: string;
    readonly description: string;
  }[];
  /** Contacts of this facility by record id. Empty: everyone. */
  readonly contacts: readonly { readonly link_id: string; readonly contact_id: string }[];
  readonly elements: readonly KeptElement[];
}

/** Data of a report on a contact without a field in the product: exported unchanged. */
export interface KeptOfContact {
  /** The part of the name before the last name, which can have several words. */
  readonly first_name: string;
  readonly country: string;
  /** All types in order, also those that the form does not list. */
  readonly types: readonly string[];
  readonly phones: readonly KeptPhone[];
  readonly elements: readonly KeptElement[];
}

/** Tier II data of a site. */
export interface TierTwoPlace {
  /**
   * Sites with the same text are one facility: adjoining land of one operator. `null`: the site is a separate facility.
   */
  readonly facility: string | null;
  readonly department: string | null;
  readonly street: string | null;
  readonly city: string | null;
  /** Two letters. */
  readonly state: string | null;
  readonly zip: string | null;
  readonly county: string | null;
  readonly fire_district: string | null;
  /** Six digits. */
  readonly naics: string | null;
  /** Nine digits. */
  readonly duns: string | null;
  readonly is_manned: boolean | null;
  readonly max_occupants: number | null;
  /** EPCRA section 302. */
  readonly is_planning_subject: boolean | null;
  /** Section 112(r) of the Clean Air Act. */
  readonly is_prevention_subject: boolean | null;
  readonly is_retail_fuel_station: boolean | null;
  /** True if all fuel tanks are wholly underground, and in compliance with 40 CFR 280 throughout the year. */
  readonly is_tank_compliant: boolean | null;
  readonly notes: string | null;
  readonly state_fields: readonly StateField[];
  readonly record_id: string | null;
  readonly kept: KeptOfPlace | null;
}

/** Role of a contact in a report, as written by Tier2 Submit. */
export const CONTACT_TYPES = [
  "Owner / Operator",
  "Tier II Information Contact",
  "Fac. Emergency Coordinator",
  "Emergency Contact",
  "Regulatory Point of Contact",
  "Parent Company",
  "Submitter",
  "Chemical Carrier",
  "Billing Contact",
  "Other",
] as const;

/** An entry of `CONTACT_TYPES`. */
export type ContactType = (typeof CONTACT_TYPES)[number];

/** Tier II data of a contact. */
export interface TierTwoContact {
  readonly types: readonly ContactType[];
  readonly phone_24h: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly record_id: string | null;
  readonly kept: KeptOfContact | null;
}

/** Empty Tier II data of a chemical. */
export const NO_CHEMICAL_FIELDS: TierTwoChemical & { readonly kept: null } = {
  composition: null,
  states: [],
  hazards: null,
  h_codes: [],
  is_ehs: null,
  unit: null,
  max_amount: null,
  average_amount: null,
  largest_container: null,
  density: null,
  days_on_site: null,
  container_type: null,
  pressure: null,
  temperature: null,
  is_fine_solid: null,
  parts: [],
  is_trade_secret: false,
  is_place_confidential: false,
  record_id: null,
  kept: null,
};

/** Empty Tier II data of a site. */
export const NO_PLACE_FIELDS: TierTwoPlace & { readonly kept: null } = {
  facility: null,
  department: null,
  street: null,
  city: null,
  state: null,
  zip: null,
  county: null,
  fire_district: null,
  naics: null,
  duns: null,
  is_manned: null,
  max_occupants: null,
  is_planning_subject: null,
  is_prevention_subject: null,
  is_retail_fuel_station: null,
  is_tank_compliant: null,
  notes: null,
  state_fields: [],
  record_id: null,
  kept: null,
};

/** Empty Tier II data of a contact. */
export const NO_CONTACT_FIELDS: TierTwoContact & { readonly kept: null } = {
  types: [],
  phone_24h: null,
  street: null,
  city: null,
  state: null,
  zip: null,
  record_id: null,
  kept: null,
};
