import { CONTAINER_CODE_MAX, containerCode, MOST_CONTAINERS_AT_ONCE } from "@placard/hazmat-core/business";
import * as z from "zod";
import { id, instant, optionalText, storedText, version } from "../ground/primitives.ts";
import { QUANTITY_MAX, quantityUnit } from "./quantity.ts";

/** Code on a container: its own bar code, or a generated one. */
export const typedContainerCode = z
  .string()
  .trim()
  .min(1)
  .max(CONTAINER_CODE_MAX)
  .refine((text) => containerCode(text) !== null, { error: "Letters without accents, digits and keyboard symbols." })
  .describe("Not case-sensitive: K7QX-2M9P.");

/** Size of a full container. */
export const containerSize = z.object({ quantity: z.number().min(0).max(QUANTITY_MAX), unit: quantityUnit });

const day = z.iso.date();

/** One container of a chemical: a cylinder, a drum, a bottle. */
export const container = z.object({
  id,
  business_id: id,
  chemical_id: id,
  chemical_name: z.string(),
  un_number: storedText,
  cas_number: storedText,
  location_id: id.describe("The site of its chemical."),
  location_name: z.string(),
  code: z.string().describe("In capitals. Unique within the business."),
  size: containerSize.nullable().describe("null: not on file."),
  room: storedText.describe("Room within the site, as named by the site."),
  cabinet: storedText.describe("Cabinet, rack or bay within the room."),
  opened_on: day.nullable().describe("null: not on file, which does not mean unopened."),
  expires_on: day.nullable().describe("Expiry date. null: not on file."),
  moved_at: instant.nullable().describe("When its room or cabinet last changed. null: never since it was added."),
  moved_by: storedText,
  version,
  created_at: instant,
  updated_at: instant,
});

const wanted = {
  size: containerSize.nullable().optional(),
  room: optionalText,
  cabinet: optionalText,
  opened_on: day.nullable().optional(),
  expires_on: day.nullable().optional(),
};

export const newContainers = z.object({
  chemical_id: id,
  code: typedContainerCode.optional().describe("Existing code, for one container only. Generated if omitted."),
  count: z.int().min(1).max(MOST_CONTAINERS_AT_ONCE).default(1).describe("Number of identical containers."),
  ...wanted,
});

/** A container of an import. Its chemical is in the same import or on file. */
export const importedContainer = z
  .object({
    chemical_place: z.int().min(0).optional().describe("Place of its chemical in this import, from 0."),
    chemical_id: id.optional().describe("Its chemical, where that is on file already."),
    code: typedContainerCode.optional().describe("The code shown on the container. Generated if omitted."),
    ...wanted,
  })
  .refine(({ chemical_place, chemical_id }) => (chemical_place === undefined) !== (chemical_id === undefined), {
    error: "Identify the chemical either by its position in this import or by its id.",
    path: ["chemical_id"],
  });

export const containerChanges = z.object({
  chemical_id: id
    .optional()
    .describe(
      "The inventory row of the same chemical it now belongs to, for example at another site. The row's quantity does not change.",
    ),
  code: typedContainerCode.optional(),
  ...wanted,
  version: version.optional(),
});
