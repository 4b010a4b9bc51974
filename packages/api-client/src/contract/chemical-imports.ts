import * as z from "zod";
import { success } from "../schemas/ground/answers.ts";
import { idFromText } from "../schemas/ground/primitives.ts";
import {
  chemicalImport,
  containerPortion,
  importPortion,
  newChemicalImport,
} from "../schemas/records/chemical-import.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { MOMENT_EXAMPLE } from "./examples.ts";

const OPEN_EXAMPLE = {
  id: 5,
  business_id: 3,
  filename: "stock.xlsx",
  state: "open",
  rows: 0,
  present: 0,
  changed: 0,
  sheets: 0,
  containers: 0,
  imported_containers: 0,
  moved_containers: 0,
  imported_by: "Dana Reid",
  created_at: MOMENT_EXAMPLE,
} as const;

const FINISHED_EXAMPLE = {
  ...OPEN_EXAMPLE,
  state: "finished",
  rows: 480,
  present: 478,
  changed: 3,
  sheets: 2,
  containers: 9,
  imported_containers: 1210,
  moved_containers: 0,
} as const;

export const getChemicalImports = defineEndpoint({
  id: "getChemicalImports",
  method: "GET",
  path: "/get-chemical-imports/{business_id}",
  summary: "The latest 20 finished imports of a business, the newest first.",
  access: "business-viewer",
  params: z.object({ business_id: idFromText }),
  response: success({ imports: z.array(chemicalImport) }),
  errors: [],
  example: { params: { business_id: 3 }, response: { status: "success", imports: [FINISHED_EXAMPLE] } },
});

export const insertChemicalImport = defineEndpoint({
  id: "insertChemicalImport",
  method: "POST",
  path: "/insert-chemical-import",
  summary:
    "Start an import of many chemicals, containers, or both. Nothing appears in the inventory until it is finished.",
  access: "edit-chemicals",
  body: newChemicalImport,
  response: success({ chemical_import: chemicalImport }),
  errors: ["plan_limit_reached"],
  idempotent: true,
  example: {
    body: { filename: "stock.xlsx", rows: 480, containers: 1210 },
    response: { status: "success", chemical_import: OPEN_EXAMPLE },
  },
});

export const insertImportedChemicals = defineEndpoint({
  id: "insertImportedChemicals",
  method: "POST",
  path: "/insert-imported-chemicals/{id}",
  summary: "Send a batch of chemicals for an open import. Sending a batch again replaces it.",
  access: "edit-chemicals",
  params: z.object({ id: idFromText }),
  body: importPortion,
  response: success({ chemical_import: chemicalImport }),
  errors: ["not_found", "location_not_in_business"],
  example: {
    params: { id: 5 },
    body: { first: 0, chemicals: [{ location_id: 21, name: "Chlorine", quantity: 70, unit: "kg" }] },
    response: { status: "success", chemical_import: { ...OPEN_EXAMPLE, rows: 1 } },
  },
});

export const insertImportedContainers = defineEndpoint({
  id: "insertImportedContainers",
  method: "POST",
  path: "/insert-imported-containers/{id}",
  summary:
    "Send a batch of containers for an open import, for its chemicals or chemicals on file. Sending a batch again replaces it.",
  access: "edit-chemicals",
  params: z.object({ id: idFromText }),
  body: containerPortion,
  response: success({ chemical_import: chemicalImport }),
  errors: ["not_found", "chemical_not_in_business"],
  example: {
    params: { id: 5 },
    body: { first: 0, containers: [{ chemical_place: 0, code: "K7QX-2M9P", size: { quantity: 70, unit: "kg" } }] },
    response: { status: "success", chemical_import: { ...OPEN_EXAMPLE, rows: 1, imported_containers: 1 } },
  },
});

export const finishChemicalImport = defineEndpoint({
  id: "finishChemicalImport",
  method: "POST",
  path: "/finish-chemical-import/{id}",
  summary: "Add all chemicals and containers of an import to the inventory in one transaction.",
  access: "edit-chemicals",
  params: z.object({ id: idFromText }),
  response: success({ chemical_import: chemicalImport }),
  errors: [
    "not_found",
    "plan_limit_reached",
    "location_not_in_business",
    "chemical_not_in_business",
    "container_code_taken",
    "containers_full",
  ],
  idempotent: true,
  example: { params: { id: 5 }, response: { status: "success", chemical_import: FINISHED_EXAMPLE } },
});

export const undoChemicalImport = defineEndpoint({
  id: "undoChemicalImport",
  method: "POST",
  path: "/undo-chemical-import/{id}",
  summary:
    "Remove all chemicals and containers of an import from the inventory, including later changes and additions. They can be restored for 30 days.",
  access: "edit-chemicals",
  params: z.object({ id: idFromText }),
  response: success({ chemical_import: chemicalImport }),
  errors: ["not_found"],
  idempotent: true,
  example: {
    params: { id: 5 },
    response: {
      status: "success",
      chemical_import: {
        ...FINISHED_EXAMPLE,
        state: "undone",
        present: 0,
        changed: 0,
        sheets: 0,
        containers: 0,
        imported_containers: 0,
      },
    },
  },
});

export const chemicalImports = {
  getChemicalImports,
  insertChemicalImport,
  insertImportedChemicals,
  insertImportedContainers,
  finishChemicalImport,
  undoChemicalImport,
} as const;
