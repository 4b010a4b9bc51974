import * as z from "zod";
import { placePrecision } from "../places/place.ts";
import {
  clientId,
  count,
  id,
  instant,
  latitude,
  longitude,
  optionalText,
  requiredText,
  storedText,
  version,
} from "../ground/primitives.ts";
import { planPlacement, planPointKind } from "./files.ts";
import { tierTwoPlace, wantedTierTwo } from "./tier-two.ts";

/** True, false, or `null` for unknown: shown as unknown, never as no. */
const feature = z.boolean().nullable();

/** A point that a user of the business set on the map of a location. Its position is never calculated. */
export const sitePoint = z.object({
  id,
  kind: planPointKind,
  latitude,
  longitude,
  note: storedText.describe("Such as: code at the guard house."),
  updated_by: storedText,
  updated_at: instant,
});

const sitePoints = z
  .array(sitePoint)
  .describe("Points set on the map: key box, shut-offs, hydrants. Floor plan points are not included.");

export const location = z.object({
  id,
  location_id: id.describe("The same number as id."),
  business_id: id,
  name: z.string(),
  address: storedText,
  civic_address: z.string(),
  square_feet: count.nullable(),
  number_employees: count.nullable(),
  contact_id: id.nullable().describe("The manager: a user or a contact."),
  contact_name: storedText,
  best_entrance: storedText,
  fire_suppression: feature,
  fire_alarm: feature,
  sprinklers: feature,
  training_for_chemicals: feature,
  nearby_river_or_sewer: feature,
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
  precision: placePrecision,
  tier_two: tierTwoPlace.nullable().describe("Fields for a Tier II report; null: none on file."),
  chemicals_count: count,
  points: sitePoints,
  client_id: clientId,
  version,
});

const wanted = {
  address: optionalText,
  square_feet: count.nullable().optional(),
  number_employees: count.nullable().optional(),
  contact_id: id.nullable().optional(),
  best_entrance: optionalText,
  fire_suppression: feature.optional(),
  fire_alarm: feature.optional(),
  sprinklers: feature.optional(),
  training_for_chemicals: feature.optional(),
  nearby_river_or_sewer: feature.optional(),
  latitude: latitude.optional().describe("A pin that the person placed or confirmed; with longitude."),
  longitude: longitude.optional(),
  precision: placePrecision.optional().describe("Origin of the pin; registered for a pin placed by hand."),
  pin_later: z
    .boolean()
    .optional()
    .describe("True: the pin will be set later. A new site or a changed address needs this or a pin."),
  tier_two: wantedTierTwo.place,
};

export const newLocation = z.object({ business_id: id, name: requiredText, civic_address: requiredText, ...wanted });

export const locationChanges = z.object({
  name: requiredText.optional(),
  civic_address: requiredText.optional(),
  ...wanted,
  version: version.optional(),
});

/** The floor plan of a location with its map position. */
export const placedFloorPlan = z.object({ picture_id: id, description: z.string(), ...planPlacement.shape });

/** A point on the map of all businesses. */
export const geocodedLocation = z.object({
  location_id: id,
  location_name: z.string(),
  address: z.string(),
  latitude,
  longitude,
  business_id: id,
  business_name: z.string(),
  chemical_count: count,
  square_feet: count.nullable(),
  number_employees: count.nullable(),
  precision: placePrecision,
  points: sitePoints,
  plan: placedFloorPlan.nullable().describe("Its floor plan where the business laid it on the map; null: it did not."),
  geocoded: z.boolean().describe("False: an approximate point, shown with 'Approximate location'."),
});
