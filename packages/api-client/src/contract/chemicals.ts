import { INVENTORY_PAGE_SIZE } from "@placard/hazmat-core/business";
import * as z from "zod";
import { done, success } from "../schemas/ground/answers.ts";
import { inventoryPage, inventoryQuery, inventorySummary } from "../schemas/records/inventory-page.ts";
import { namedStock, stockOnFile } from "../schemas/records/on-file.ts";
import { chemicalChanges, inventoryChemical, newChemical } from "../schemas/records/chemical.ts";
import { count, idFromText } from "../schemas/ground/primitives.ts";
import { nextCursor, boundedPageQuery } from "../schemas/ground/paging.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { CHEMICAL_EXAMPLE, CLIENT_ID_EXAMPLE } from "./examples.ts";

/** The result of an insert with a UN number and no class: the level is derived, and its basis is stated. */
const CHLORINE_EXAMPLE = {
  ...CHEMICAL_EXAMPLE,
  name: "Chlorine cylinders",
  un_number: "1017",
  cas_number: null,
  hazard_classification: null,
  hazard_class: "2.3 (5.1, 8)",
  class_basis: {
    kind: "un",
    text: "Derived from 49 CFR 172.101, UN1017.",
    source: { key: "49CFR172.101", locator: "UN1017", mark: "derived" },
    differs: null,
  },
  level_basis: {
    kind: "un",
    text: 'Derived from 49 CFR 172.101, UN1017. Class 2.3, 5.1, 8 (Toxic gas, Oxidizer, Corrosive): contains "toxic".',
    source: { key: "49CFR172.101", locator: "UN1017", mark: "derived" },
    others: [],
  },
  nfpa: null,
  tier_two: null,
  sheets: [],
  containers_count: 0,
  containers_first_expiry: null,
  client_id: CLIENT_ID_EXAMPLE,
  version: 1,
} as const;

/** Nothing indicates the hazard: the level is null, which does not mean low. */
const UNKNOWN_EXAMPLE = {
  ...CHEMICAL_EXAMPLE,
  id: 42,
  name: "Pond dye",
  un_number: null,
  cas_number: null,
  hazard_classification: null,
  hazard_class: null,
  class_basis: {
    kind: "none",
    text: "No class on file, and no UN or CAS number on file gives one.",
    source: null,
    differs: null,
  },
  hazard_level: null,
  level_basis: { kind: "none", text: "No class, UN or CAS number on file.", source: null, others: [] },
  is_classified: false,
  nfpa: null,
  tier_two: null,
  sheets: [],
  containers_count: 0,
  containers_first_expiry: null,
} as const;

export const getChemicalsByBusiness = defineEndpoint({
  id: "getChemicalsByBusiness",
  method: "GET",
  path: "/get-chemicals-by-business/{id}",
  summary: "The chemical inventory of a business.",
  access: "read-inventory",
  params: z.object({ id: idFromText }),
  query: z.object({
    ...boundedPageQuery,
    order: z.enum(["name", "id"]).default("name").describe("id: in the order added; changes do not affect this order."),
  }),
  response: success({ chemicals: z.array(inventoryChemical), ...nextCursor }),
  errors: [],
  emptyOn404: { codes: ["not_found"], answer: { status: "success", chemicals: [] } },
  example: { params: { id: 3 }, response: { status: "success", chemicals: [CHEMICAL_EXAMPLE, UNKNOWN_EXAMPLE] } },
});

export const getInventoryPage = defineEndpoint({
  id: "getInventoryPage",
  method: "GET",
  path: "/get-inventory-page/{id}",
  summary: "One page of a business's inventory, searched, filtered and sorted.",
  access: "read-inventory",
  params: z.object({ id: idFromText }),
  query: inventoryQuery,
  response: success(inventoryPage.shape),
  errors: [],
  example: {
    params: { id: 3 },
    query: { search: "ammonia", sort: "name", direction: "ascending" },
    response: {
      status: "success",
      chemicals: [CHEMICAL_EXAMPLE],
      total: 1,
      page: 1,
      page_size: INVENTORY_PAGE_SIZE,
    },
  },
});

export const getInventorySummary = defineEndpoint({
  id: "getInventorySummary",
  method: "GET",
  path: "/get-inventory-summary/{id}",
  summary: "Summary of a business's inventory: rows, sites, levels, and rows not checked recently.",
  access: "read-inventory",
  params: z.object({ id: idFromText }),
  response: success(inventorySummary.shape),
  errors: [],
  example: {
    params: { id: 3 },
    response: {
      status: "success",
      chemicals: 2,
      locations: 1,
      stale: 0,
      never_checked: 0,
      containers_expired: 1,
      containers_due: 0,
      without_sheet: 0,
      sheets_past_review: 0,
      locations_without_pin: 0,
      by_level: { extreme: 1, high: 0, unknown: 1, not_graded: 0, medium: 0, low: 0 },
    },
  },
});

export const findOnFile = defineEndpoint({
  id: "findOnFile",
  method: "POST",
  path: "/find-on-file/{id}",
  summary: "Which chemicals of a business have one of these names, CAS numbers or ids, and which codes are taken.",
  access: "business-viewer",
  params: z.object({ id: idFromText }),
  body: namedStock,
  response: success(stockOnFile),
  errors: [],
  example: {
    params: { id: 3 },
    body: { names: ["ammonia, ANHYDROUS"], codes: ["K7QX-2M9P"] },
    response: {
      status: "success",
      chemicals: [
        {
          id: 41,
          name: "Ammonia, anhydrous",
          un_number: "1005",
          cas_number: "7664-41-7",
          location_id: 21,
          location_name: "Pier Road plant",
          room: "Compressor room",
          cabinet: null,
          storage_vessel: "Cylinder",
          quantity_per_vessel: null,
          quantity: 120,
          unit: "kg",
          manufacturer: null,
          tier_two: null,
          containers_count: 1,
          version: 2,
        },
      ],
      codes: ["K7QX-2M9P"],
      next_after: null,
    },
  },
});

export const insertChemical = defineEndpoint({
  id: "insertChemical",
  method: "POST",
  path: "/insert-chemical",
  summary: "Add a chemical to a site.",
  access: "edit-chemicals",
  body: newChemical,
  response: success({ chemical: inventoryChemical }),
  errors: ["plan_limit_reached", "location_not_in_business"],
  idempotent: true,
  example: {
    body: { location_id: 21, name: "Chlorine cylinders", quantity: 1200.5, unit: "kg", un_number: "1017" },
    response: { status: "success", chemical: CHLORINE_EXAMPLE },
  },
});

export const updateChemical = defineEndpoint({
  id: "updateChemical",
  method: "PUT",
  path: "/update-chemical/{id}",
  summary: "Update a chemical. Omitted fields are unchanged; an empty string clears a field.",
  access: "edit-chemicals",
  params: z.object({ id: idFromText }),
  body: chemicalChanges,
  response: success({
    chemical: inventoryChemical,
    filled_rows: count.exactOptional().describe("How many rows of fills_rows took values."),
  }),
  errors: ["not_found", "edit_conflict", "location_not_in_business"],
  idempotent: true,
  example: {
    params: { id: 41 },
    body: { quantity: 1200.5, unit: "kg", version: 1 },
    response: { status: "success", chemical: CHEMICAL_EXAMPLE },
  },
});

export const deleteChemical = defineEndpoint({
  id: "deleteChemical",
  method: "DELETE",
  path: "/delete-chemical/{id}",
  summary: "Remove a chemical with its safety data sheet and its containers. It can be restored for 30 days.",
  access: "edit-chemicals",
  params: z.object({ id: idFromText }),
  response: done,
  errors: ["not_found"],
  example: { params: { id: 41 }, response: { status: "success" } },
});

export const chemicals = {
  getChemicalsByBusiness,
  getInventoryPage,
  getInventorySummary,
  findOnFile,
  insertChemical,
  updateChemical,
  deleteChemical,
} as const;
