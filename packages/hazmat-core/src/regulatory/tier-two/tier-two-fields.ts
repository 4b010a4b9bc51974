import type { ChemicalState, QuantityUnit } from "../../business/forms/choices.ts";
import type { HazardCategory } from "./hazard-categories.ts";
import type { ContainerType, StoragePressure, StorageTemperature } from "./storage-words.ts";

/** Whether a chemical is a single substance or a mixture. */
export const COMPOSITIONS = ["pure", "mixture"] as const;

/** An entry of `COMPOSITIONS`. */
export type Composition = (typeof COMPOSITIONS)[number];

/** A part of a mixture. */
export interface MixturePart {
  readonly name: string;
  readonly cas_number: string | null;
  /** 0 to 100; `null`: no one has said. */
  readonly percent: number | null;
  readonly basis: "weight" | "volume";
  /** From 0.1 % on a carcinogen counts, anything else from 1 %. `null`: no one has said. */
  readonly is_carcinogen: boolean | null;
}

/** Elements that are kept of one record. */
export const MAX_KEPT_ELEMENTS = 60;
/** Characters of a kept element. */
export const MAX_KEPT_XML = 4000;

/** An element of a report that the form does not have, such as one of a state: kept as it came, and where it stood. */
export interface KeptElement {
  /** Path below the record: `latLong`. Empty: in the record itself. */
  readonly within: string;
  /** The element of the form before it; empty: none. */
  readonly after: string;
  readonly xml: string;
}

/** What a report says of a chemical and the product has no field for: exported as it came. Empty texts: not said. */
export interface KeptOfChemical {
  /** Id of the storage location. */
  readonly storage_id: string;
  /** Words that the form does not list: `Battery`. */
  readonly storage_type: string;
  readonly pressure: string;
  readonly temperature: string;
  /** Codes of a state in place of the form's, each for the pounds that it was given for. */
  readonly max_code: string;
  readonly max_lb: number | null;
  readonly average_code: string;
  readonly average_lb: number | null;
  /** The report named it below the thresholds, as some states ask: so does the next one. */
  readonly is_below_threshold: boolean;
  readonly state_fields: readonly StateField[];
  readonly elements: readonly KeptElement[];
  readonly storage_elements: readonly KeptElement[];
  readonly parts: readonly KeptOfPart[];
}

/** What a report says of a part of a mixture beyond its fields. */
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
  /** Empty: no one has said. */
  readonly states: readonly ChemicalState[];
  /** `null`: no one has said, so what the statements suggest is shown as such. Empty: a person says that none applies. */
  readonly hazards: readonly HazardCategory[] | null;
  /** GHS statements of its data sheet: `H330`. Hazards are suggested by them. Empty: none is on file. */
  readonly h_codes: readonly string[];
  readonly is_ehs: boolean | null;
  /** Of the three amounts below. */
  readonly unit: QuantityUnit | null;
  /** The most on site at any one time of the year. */
  readonly max_amount: number | null;
  readonly average_amount: number | null;
  readonly largest_container: number | null;
  /** kg/L, to turn a volume into pounds. */
  readonly density: number | null;
  /** 1 to 366. */
  readonly days_on_site: number | null;
  readonly container_type: ContainerType | null;
  readonly pressure: StoragePressure | null;
  readonly temperature: StorageTemperature | null;
  /** Of a solid: powder below 100 µm, molten, in solution, or NFPA reactivity 2 to 4. The lower planning quantity holds. */
  readonly is_fine_solid: boolean | null;
  readonly parts: readonly MixturePart[];
  readonly is_trade_secret: boolean;
  readonly is_place_confidential: boolean;
  /** The number under which last year's report has it. */
  readonly record_id: string | null;
  /** `null`: no report said more. */
  readonly kept: KeptOfChemical | null;
}

/** A field of a state's own part of the form: kept from year to year as it came, and never made up. */
export interface StateField {
  readonly label: string;
  readonly name: string;
  readonly data: string;
  readonly is_required: boolean;
}

/** A telephone number as a report has it. */
export interface KeptPhone {
  readonly record_id: string;
  readonly number: string;
  /** As the file writes it: `Mobile - Cell`. */
  readonly type: string;
  /** The field of the contact that has taken its place; `null`: none has. */
  readonly field: "phone" | "second_phone" | "phone_24h" | null;
}

/** What a report says of a facility and the product has no field for: exported as it came. */
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
  /** All of them: those that have a field take their number from it. */
  readonly ids: readonly {
    readonly record_id: string;
    readonly type: string;
    readonly id: string;
    readonly description: string;
  }[];
  /** Who is named for this facility, by the record ids of contacts. Empty: everyone. */
  readonly contacts: readonly { readonly link_id: string; readonly contact_id: string }[];
  readonly elements: readonly KeptElement[];
}

/** What a report says of a contact and the product has no field for: exported as it came. */
export interface KeptOfContact {
  /** The part of the name before the last name, which may have several words. */
  readonly first_name: string;
  readonly country: string;
  /** All in their order, also those that the form does not list. */
  readonly types: readonly string[];
  readonly phones: readonly KeptPhone[];
  readonly elements: readonly KeptElement[];
}

/** Tier II data of a site. */
export interface TierTwoPlace {
  /** Sites of one name here are one facility: adjoining land of one operator. `null`: the site is one on its own. */
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
  /** All fuel tanks wholly underground, and in compliance with 40 CFR 280 through all of the year. */
  readonly is_tank_compliant: boolean | null;
  readonly notes: string | null;
  readonly state_fields: readonly StateField[];
  readonly record_id: string | null;
  readonly kept: KeptOfPlace | null;
}

/** Why someone is named in a report, as Tier2 Submit writes it. */
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
