import { CHEMICAL_STATES } from "@placard/hazmat-core/business";
import {
  COMPOSITIONS,
  CONTACT_TYPES,
  CONTAINER_TYPES,
  HAZARD_CATEGORIES,
  STORAGE_PRESSURES,
  STORAGE_TEMPERATURES,
  type MixturePart,
  type StateField,
  type TierTwoChemical,
  type TierTwoContact,
  type TierTwoPlace,
} from "@placard/hazmat-core/regulatory";
import * as z from "zod";
import { requiredPhone } from "../ground/primitives.ts";
import { QUANTITY_MAX, quantityUnit } from "./quantity.ts";

const MOST_PARTS = 36;
const MOST_STATEMENTS = 60;
const MOST_STATE_FIELDS = 60;

/** A short text of a report; `null`: nobody has said. */
const text = z.string().trim().min(1).max(300).nullable();
const said = z.boolean().nullable();
const amount = z.number().min(0).max(QUANTITY_MAX).nullable();

/** A part of a mixture. */
export const mixturePart = z.object({
  name: z.string().trim().min(1).max(300),
  cas_number: text,
  percent: z.number().min(0).max(100).nullable(),
  basis: z.enum(["weight", "volume"]),
  is_carcinogen: said,
}) satisfies z.ZodType<MixturePart>;

/** A field of a state's own part of the form. */
export const stateField = z.object({
  label: z.string().max(300),
  name: z.string().max(100),
  data: z.string().max(2000),
  is_required: z.boolean(),
}) satisfies z.ZodType<StateField>;

/** What a Tier II report asks of a chemical beyond the inventory (40 CFR 370.42). */
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
  unit: quantityUnit.nullable().describe("Of the three amounts."),
  max_amount: amount.describe("Maximum on site at any one time during the year."),
  average_amount: amount,
  largest_container: amount,
  density: z.number().positive().max(30).nullable().describe("kg/L, to turn a volume into a mass."),
  days_on_site: z.int().min(1).max(366).nullable(),
  container_type: z.enum(CONTAINER_TYPES).nullable().describe("Letter of the form: L is a cylinder."),
  pressure: z.enum(STORAGE_PRESSURES).nullable(),
  temperature: z.enum(STORAGE_TEMPERATURES).nullable(),
  is_fine_solid: said.describe("Of a solid: powder below 100 µm, molten, in solution, or NFPA reactivity 2 to 4."),
  parts: z.array(mixturePart).max(MOST_PARTS),
  is_trade_secret: z.boolean(),
  is_place_confidential: z.boolean(),
  record_id: text.describe("The number under which last year's report has it."),
}) satisfies z.ZodType<TierTwoChemical>;

/** What a Tier II report asks of a site. */
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
  is_tank_compliant: said.describe("All fuel tanks wholly underground, and in compliance through all of the year."),
  notes: z.string().trim().min(1).max(2000).nullable(),
  state_fields: z.array(stateField).max(MOST_STATE_FIELDS),
  record_id: text,
}) satisfies z.ZodType<TierTwoPlace>;

/** What a Tier II report asks of a contact. */
export const tierTwoContact = z.object({
  types: z.array(z.enum(CONTACT_TYPES)).max(CONTACT_TYPES.length),
  phone_24h: text,
  street: text,
  city: text,
  state: text,
  zip: text,
  record_id: text,
}) satisfies z.ZodType<TierTwoContact>;

/** The same as it is sent: a number that nobody can call is not taken. */
export const wantedTierTwoContact = tierTwoContact.extend({ phone_24h: requiredPhone.max(300).nullable() });

/** As asked for: left out it stays as it is, `null` clears it. */
export const wantedTierTwo = {
  chemical: tierTwoChemical.nullable().optional(),
  place: tierTwoPlace.nullable().optional(),
  contact: wantedTierTwoContact.nullable().optional(),
} as const;
