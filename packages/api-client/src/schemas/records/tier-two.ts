import { CHEMICAL_STATES } from "@placard/hazmat-core/business";
import {
  COMPOSITIONS,
  CONTACT_TYPES,
  CONTAINER_TYPES,
  HAZARD_CATEGORIES,
  MAX_KEPT_ELEMENTS,
  MAX_KEPT_XML,
  STORAGE_PRESSURES,
  STORAGE_TEMPERATURES,
  type KeptElement,
  type KeptOfChemical,
  type KeptOfContact,
  type KeptOfPart,
  type KeptOfPlace,
  type KeptPhone,
  type MixturePart,
  type StateField,
  type TierTwoChemical,
  type TierTwoContact,
  type TierTwoPlace,
} from "@placard/hazmat-core/regulatory";
import * as z from "zod";
import { requiredPhone } from "../ground/phones.ts";
import { QUANTITY_MAX, quantityUnit } from "./quantity.ts";

const MOST_PARTS = 36;
const MOST_STATEMENTS = 60;
const MOST_STATE_FIELDS = 60;

/** A short text of a report; `null`: not stated. */
const text = z.string().trim().min(1).max(300).nullable();
const said = z.boolean().nullable();
const amount = z.number().min(0).max(QUANTITY_MAX).nullable();

/** A component of a mixture. */
export const mixturePart = z.object({
  name: z.string().trim().min(1).max(300),
  cas_number: text,
  percent: z.number().min(0).max(100).nullable(),
  basis: z.enum(["weight", "volume"]),
  is_carcinogen: said,
}) satisfies z.ZodType<MixturePart>;

/** A field of a state's own section of the form. */
export const stateField = z.object({
  label: z.string().max(300),
  name: z.string().max(100),
  data: z.string().max(2000),
  is_required: z.boolean(),
}) satisfies z.ZodType<StateField>;

/** A short text of a report, unchanged; empty: not stated. */
const keptText = z.string().max(300);
const MOST_PHONES = 60;

/** An element of a report that the form does not have. */
export const keptElement = z.object({
  within: keptText.describe("Path below the record. Empty: in the record itself."),
  after: keptText.describe("The element before it. Empty: none."),
  xml: z.string().max(MAX_KEPT_XML),
}) satisfies z.ZodType<KeptElement>;
const keptElements = z.array(keptElement).max(MAX_KEPT_ELEMENTS);

/** Values of a report about a mixture component that have no field here. */
export const keptOfPart = z.object({
  name: keptText,
  cas_number: keptText.nullable(),
  record_id: keptText,
  max_code: keptText,
  elements: keptElements,
}) satisfies z.ZodType<KeptOfPart>;

/** Values of a report about a chemical that have no field here. */
export const keptOfChemical = z.object({
  storage_id: keptText,
  storage_type: keptText.describe("A term that the form does not list, such as Battery."),
  pressure: keptText,
  temperature: keptText,
  max_code: keptText.describe("A state's own range code, for max_lb pounds."),
  max_lb: z.number().nullable(),
  average_code: keptText,
  average_lb: z.number().nullable(),
  is_below_threshold: z
    .boolean()
    .describe("Reported although below the thresholds; the next report includes it again."),
  state_fields: z.array(stateField).max(MOST_STATE_FIELDS),
  elements: keptElements,
  storage_elements: keptElements,
  parts: z.array(keptOfPart).max(MOST_PARTS),
}) satisfies z.ZodType<KeptOfChemical>;

/** A phone number, as in a report. */
export const keptPhone = z.object({
  record_id: keptText,
  number: keptText,
  type: keptText,
  field: z.enum(["phone", "second_phone", "phone_24h"]).nullable().describe("The field that replaces it."),
}) satisfies z.ZodType<KeptPhone>;

/** A postal address, as in a report. */
export const keptAddress = z.object({
  street: keptText,
  city: keptText,
  state: keptText,
  zip: keptText,
  country: keptText,
}) satisfies z.ZodType<KeptOfPlace["mailing"]>;

/** An id of a facility, as in a report. */
export const keptFacilityId = z.object({
  record_id: keptText,
  type: keptText,
  id: keptText,
  description: z.string().max(2000),
}) satisfies z.ZodType<KeptOfPlace["ids"][number]>;

/** Values of a report about a facility that have no field here. */
export const keptOfPlace = z.object({
  mailing: keptAddress.nullable().describe("null: the address of the site."),
  fees_total: keptText,
  phones: z.array(keptPhone).max(MOST_PHONES),
  ids: z.array(keptFacilityId).max(MOST_PHONES),
  contacts: z.array(z.object({ link_id: keptText, contact_id: keptText })).max(500),
  elements: keptElements,
}) satisfies z.ZodType<KeptOfPlace>;

/** Values of a report about a contact that have no field here. */
export const keptOfContact = z.object({
  first_name: keptText,
  country: keptText,
  types: z.array(keptText).max(MOST_PHONES),
  phones: z.array(keptPhone).max(MOST_PHONES),
  elements: keptElements,
}) satisfies z.ZodType<KeptOfContact>;

const KEPT = "From last year's report, exported unchanged. null: none.";

/** Tier II fields of a chemical beyond the inventory (40 CFR 370.42). */
export const tierTwoChemical = z.object({
  composition: z.enum(COMPOSITIONS).nullable(),
  states: z.array(z.enum(CHEMICAL_STATES)).max(CHEMICAL_STATES.length).describe("Empty: not stated."),
  hazards: z
    .array(z.enum(HAZARD_CATEGORIES))
    .max(HAZARD_CATEGORIES.length)
    .nullable()
    .describe("null: not stated. Empty: stated that none apply."),
  h_codes: z
    .array(
      z
        .string()
        .max(100)
        .regex(/^(?:EUH|H)\d{3}[A-Za-z]{0,2}(?:\+H?\d{3}[A-Za-z]{0,2})*$/),
    )
    .max(MOST_STATEMENTS)
    .default([])
    .describe("GHS statements of its data sheet: H330. Empty: none is on file."),
  is_ehs: said,
  unit: quantityUnit.nullable().describe("Unit of the three amounts."),
  max_amount: amount.describe("Maximum on site at any one time during the year."),
  average_amount: amount,
  largest_container: amount,
  density: z.number().positive().max(30).nullable().describe("kg/L, to convert a volume to a mass."),
  days_on_site: z.int().min(1).max(366).nullable(),
  container_type: z.enum(CONTAINER_TYPES).nullable().describe("Letter code of the form, such as L for cylinder."),
  pressure: z.enum(STORAGE_PRESSURES).nullable(),
  temperature: z.enum(STORAGE_TEMPERATURES).nullable(),
  is_fine_solid: said.describe("For a solid: powder below 100 µm, molten, in solution, or NFPA reactivity 2 to 4."),
  parts: z.array(mixturePart).max(MOST_PARTS),
  is_trade_secret: z.boolean(),
  is_place_confidential: z.boolean(),
  record_id: text.describe("Its record number in last year's report."),
  kept: keptOfChemical.nullable().default(null).describe(KEPT),
}) satisfies z.ZodType<TierTwoChemical>;

/** Tier II fields of a location. */
export const tierTwoPlace = z.object({
  facility: text.describe("Sites with the same name are one facility: adjoining land under one operator."),
  department: text,
  street: text,
  city: text,
  state: text.describe("Two letters."),
  zip: text,
  county: text,
  fire_district: text,
  naics: text,
  duns: text,
  is_manned: said,
  max_occupants: z.int32().min(0).nullable(),
  is_planning_subject: said.describe("EPCRA section 302."),
  is_prevention_subject: said.describe("Section 112(r) of the Clean Air Act."),
  is_retail_fuel_station: said,
  is_tank_compliant: said.describe("All fuel tanks are underground and were compliant all year."),
  notes: z.string().trim().min(1).max(2000).nullable(),
  state_fields: z.array(stateField).max(MOST_STATE_FIELDS),
  record_id: text,
  kept: keptOfPlace.nullable().default(null).describe(KEPT),
}) satisfies z.ZodType<TierTwoPlace>;

/** Tier II fields of a contact. */
export const tierTwoContact = z.object({
  types: z.array(z.enum(CONTACT_TYPES)).max(CONTACT_TYPES.length),
  phone_24h: text,
  street: text,
  city: text,
  state: text,
  zip: text,
  record_id: text,
  kept: keptOfContact.nullable().default(null).describe(KEPT),
}) satisfies z.ZodType<TierTwoContact>;

/** The same fields in a request: invalid phone numbers are refused. */
export const wantedTierTwoContact = tierTwoContact.extend({ phone_24h: requiredPhone.max(300).nullable() });

/** Tier II fields of a request: if omitted they stay unchanged, `null` clears them. */
export const wantedTierTwo = {
  chemical: tierTwoChemical.nullable().optional(),
  place: tierTwoPlace.nullable().optional(),
  contact: wantedTierTwoContact.nullable().optional(),
} as const;
