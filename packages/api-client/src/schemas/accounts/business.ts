import * as z from "zod";
import { count, email, id, name, optionalText, requiredText, storedText, version } from "../ground/primitives.ts";
import { normalPhone, optionalPhone } from "../ground/phones.ts";
import { tier } from "../ground/roles.ts";

const counts = {
  chemicals_count: count,
  locations_count: count,
};

/** Registration details of a business. */
export const registrationDetails = z.object({
  emergency_contact_name: requiredText,
  emergency_contact_phone: requiredText,
  second_emergency_phone: z.string().trim().max(2000).default(""),
  general_business_email: email,
  liquor_permit: z.boolean().default(false),
  business_registration: requiredText,
  hazardous_material_permit: z.string().trim().max(2000).default(""),
});

export const business = z.object({
  business_id: id,
  name: z.string(),
  business_name: z.string().describe("Same as name."),
  email: storedText,
  address: storedText,
  phone: storedText,
  phone_normal: normalPhone,
  type: storedText,
  owner: storedText,
  number_of_locations: count.nullable(),
  number_of_chemicals: count.nullable(),
  time_zone: storedText.describe(
    "IANA name, such as America/Halifax. Used for the dates in emails. Null: UTC is used.",
  ),
  tier,
  registration_complete: z.boolean(),
  is_demo: z.boolean(),
  details_version: version.describe("Version of name, email, address, phone, type, owner and the two numbers."),
});

/** A business with its emergency contacts. */
export const businessDetails = business.extend({
  emergency_contact_name: storedText,
  emergency_contact_phone: storedText,
  emergency_contact_phone_normal: normalPhone,
  second_emergency_phone: storedText,
  second_emergency_phone_normal: normalPhone,
  general_business_email: storedText,
});

/** One result of a responder's search. */
export const businessMatch = z.object({
  business_id: id,
  name: z.string(),
  address: storedText,
  type: storedText,
  ...counts,
  matching_chemicals: z
    .array(z.string())
    .max(3)
    .describe("Names of up to 3 chemicals that contain the text or have its UN or CAS number."),
  is_demo: z.boolean(),
});

/** All fields except `tier` belong to the business. The same call chooses the plan. */
export const businessChanges = z.object({
  name: name.optional(),
  email: email.optional(),
  address: optionalText,
  phone: optionalPhone,
  type: optionalText,
  owner: optionalText,
  number_of_locations: count.optional(),
  number_of_chemicals: count.optional(),
  tier: tier.optional(),
  version: version.optional().describe("The details_version the change is based on. If omitted, the call overwrites."),
});

/** Chemicals by what is known about their level; the rest have level low or medium. */
export const levelCounts = {
  high_risk_count: count.describe("Chemicals with level high or extreme, including derived levels."),
  unknown_level_count: count.describe(
    "Chemicals without a known level. Any of them may be high: show this count next to it.",
  ),
  not_graded_count: count.describe("Chemicals that this scale does not cover, such as batteries."),
};

export const businessStats = z.object({
  total_chemicals: count,
  locations: count,
  ...levelCounts,
  safety_data_sheets: count,
  users: count,
  contacts: count,
  recent_incidents: count.describe("Always 0: incidents belong to departments."),
});
