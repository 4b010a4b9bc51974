import { PACKING_GROUPS } from "@placard/hazmat-core";
import { FLASH_METHODS, type FlashPoint } from "@placard/hazmat-core/business";
import * as z from "zod";
import { classBasis, levelBasis, nfpaDegree, stockHazardLevel } from "../substances/hazard.ts";
import { clientId, count, id, instant, optionalText, requiredText, storedText, version } from "../ground/primitives.ts";
import { typedCasNumber } from "../ground/typed-cas-number.ts";
import { typedUnNumber } from "../ground/typed-un-number.ts";
import { sheetOfChemical } from "./files.ts";
import { QUANTITY_MAX, quantityUnit } from "./quantity.ts";
import { tierTwoChemical, wantedTierTwo } from "./tier-two.ts";

/** An NFPA 704 sign as displayed on site. */
export const declaredNfpa = z.object({
  health: nfpaDegree,
  fire: nfpaDegree,
  reactivity: nfpaDegree,
  special: z.string().max(2000).nullable(),
});

/** A flash point as printed in the SDS. */
export const flashPoint = z.object({
  value: z.number().min(-400).max(2000).describe("In unit."),
  unit: z.enum(["C", "F"]),
  bound: z.enum(["at", "above", "below"]).describe("above: > 60 °C; below: < 23 °C."),
  method: z.enum(FLASH_METHODS).nullable().describe("Method of measurement; null: not entered."),
}) satisfies z.ZodType<FlashPoint>;

/** A chemical in the inventory of a business. */
export const inventoryChemical = z.object({
  id,
  business_id: id,
  name: z.string(),
  un_number: storedText.describe("As typed, four digits: 1005."),
  cas_number: storedText,
  hazard_classification: storedText.describe("As stored: a level, a class as text or a UN class code."),
  hazard_class: storedText.describe(
    "UN class for the placard: as stored, else from the UN number, else from the CAS number; class_basis states which. null: no class known.",
  ),
  class_basis: classBasis,
  hazard_level: stockHazardLevel,
  level_basis: levelBasis,
  packing_group: z.enum(PACKING_GROUPS).nullable().describe("As stated by the business; null: unknown or none."),
  flash_point: flashPoint.nullable().describe("As stated by the business; null: unknown."),
  is_classified: z.boolean().describe("Whether hazard_level is a level: false exactly where it is null."),
  quantity: z.number().min(0),
  unit: quantityUnit,
  location_id: id,
  location_name: z.string(),
  storage_location: z.string().describe("Same as location_name."),
  room: storedText.describe("Room within the site, as named by the site."),
  cabinet: storedText.describe("Cabinet, rack or bay within the room."),
  storage_vessel: storedText,
  quantity_per_vessel: storedText,
  manufacturer: storedText,
  nfpa: declaredNfpa.nullable().describe("As declared by the site."),
  tier_two: tierTwoChemical.nullable().describe("Fields for a Tier II report; null: none on file."),
  sheets: z.array(sheetOfChemical).describe("Its current safety data sheets, one per language; empty: none on file."),
  containers_count: count.describe("Number of its containers on file."),
  containers_first_expiry: z.iso
    .date()
    .nullable()
    .describe("Earliest expiry date of its containers; null: none on file."),
  client_id: clientId,
  version,
  updated_at: instant,
  checked_at: instant
    .nullable()
    .describe("When a person last checked the quantity. null: no one has checked this quantity."),
  checked_by: storedText,
});

const newQuantity = z.number().min(0).max(QUANTITY_MAX);

const wanted = {
  un_number: typedUnNumber,
  cas_number: typedCasNumber,
  hazard_classification: optionalText,
  packing_group: z.enum(PACKING_GROUPS).nullable().optional().describe("null clears it."),
  flash_point: flashPoint.nullable().optional().describe("null clears it."),
  room: optionalText,
  cabinet: optionalText,
  storage_vessel: optionalText,
  quantity_per_vessel: optionalText,
  manufacturer: optionalText,
  nfpa: declaredNfpa.nullable().optional(),
  tier_two: wantedTierTwo.chemical,
};

export const newChemical = z.object({
  location_id: id,
  name: requiredText,
  quantity: newQuantity.describe("Two decimals, in unit."),
  unit: quantityUnit,
  ...wanted,
});

export const chemicalChanges = z.object({
  location_id: id.optional(),
  name: requiredText.optional(),
  quantity: newQuantity.optional(),
  unit: quantityUnit.optional(),
  ...wanted,
  is_checked: z
    .boolean()
    .optional()
    .describe(
      "true: the signed-in user checked this quantity on site today. A changed quantity or unit also counts as checked; other changes leave the check unchanged. Ignored with an access token.",
    ),
  keeps_sheets: z
    .boolean()
    .optional()
    .describe(
      "true: the SDSs shared with other rows still apply after a change of name, numbers or manufacturer. Otherwise such a change removes them from this row, unless another of those rows still matches it.",
    ),
  fills_rows: z
    .array(id)
    .max(800)
    .optional()
    .describe(
      "Ids of other rows of the same substance. Their blank report fields are filled in from this row, except amounts and secrecy fields. Rows of other substances are not changed.",
    ),
  version: version.optional(),
});
