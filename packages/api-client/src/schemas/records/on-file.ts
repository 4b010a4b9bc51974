import * as z from "zod";
import { id } from "../ground/primitives.ts";
import { inventoryChemical } from "./chemical.ts";
import { typedContainerCode } from "./container.ts";

/** Maximum names, numbers, ids and codes in one request, each. */
export const MOST_NAMED = 500;
/** Chemicals per answer. */
const PORTION = 1000;

const words = z.array(z.string().max(2000)).max(MOST_NAMED);

/** The request. A chemical is found by any of its fields. */
export const namedStock = z.object({
  names: words.default([]).describe("Letter case and spaces are ignored."),
  cas_numbers: words.default([]).describe("Only their digits are compared."),
  ids: z.array(id).max(MOST_NAMED).default([]),
  codes: z.array(typedContainerCode).max(MOST_NAMED).default([]).describe("Of containers."),
  location_id: id.optional().describe("Only chemicals at this site."),
  after: id.optional().describe("next_after of the previous response, to get the next page."),
  limit: z.int().min(1).max(PORTION).default(PORTION),
});

/** A chemical on file, with the fields that are needed to recognize it. */
export const storedStock = inventoryChemical.pick({
  id: true,
  name: true,
  un_number: true,
  cas_number: true,
  location_id: true,
  location_name: true,
  room: true,
  cabinet: true,
  storage_vessel: true,
  quantity_per_vessel: true,
  quantity: true,
  unit: true,
  manufacturer: true,
  tier_two: true,
  containers_count: true,
  version: true,
});

/** Matches on file. */
export const stockOnFile = {
  chemicals: z.array(storedStock).describe("In the order in which they were added."),
  codes: z.array(z.string()).describe("Codes that are already used by containers."),
  next_after: id.nullable().describe("Ask with it as after for what follows; null where nothing does."),
} as const;
