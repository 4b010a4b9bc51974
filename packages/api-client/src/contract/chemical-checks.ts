import * as z from "zod";
import { success } from "../schemas/ground/answers.ts";
import { count, idFromText, instant } from "../schemas/ground/primitives.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { MOMENT_EXAMPLE } from "./examples.ts";

/** Data stored in each row by a check: time and person. */
const checked = success({
  checked: count.describe("How many rows."),
  checked_at: instant,
  checked_by: z.string(),
});

const ANSWER = { status: "success", checked_at: MOMENT_EXAMPLE, checked_by: "Dana Reid" } as const;

export const confirmChemical = defineEndpoint({
  id: "confirmChemical",
  method: "POST",
  path: "/confirm-chemical/{id}",
  summary: "Confirm that an inventory row is still correct. For signed-in people only, not for access tokens.",
  access: "confirm-chemicals",
  params: z.object({ id: idFromText }),
  response: checked,
  errors: ["not_found"],
  idempotent: true,
  example: { params: { id: 41 }, response: { ...ANSWER, checked: 1 } },
});

export const confirmLocation = defineEndpoint({
  id: "confirmLocation",
  method: "POST",
  path: "/confirm-location/{id}",
  summary: "Confirm that every row of a site is still correct.",
  access: "confirm-chemicals",
  params: z.object({ id: idFromText }),
  response: checked,
  errors: ["not_found"],
  idempotent: true,
  example: { params: { id: 21 }, response: { ...ANSWER, checked: 3 } },
});

export const confirmInventory = defineEndpoint({
  id: "confirmInventory",
  method: "POST",
  path: "/confirm-inventory/{id}",
  summary: "Confirm that every inventory row of a business is still correct.",
  access: "confirm-chemicals",
  params: z.object({ id: idFromText }),
  response: checked,
  errors: [],
  idempotent: true,
  example: { params: { id: 3 }, response: { ...ANSWER, checked: 5 } },
});

export const undoCheck = defineEndpoint({
  id: "undoCheck",
  method: "POST",
  path: "/undo-check/{id}",
  summary: "Undo your own check: each of its rows of a business gets back the check it had before.",
  access: "confirm-chemicals",
  params: z.object({ id: idFromText }),
  body: z.object({ checked_at: instant.describe("Time of the check, as answered when it was made.") }),
  response: success({ restored: count.describe("How many rows. Rows checked again since are left out.") }),
  errors: [],
  idempotent: true,
  example: {
    params: { id: 3 },
    body: { checked_at: MOMENT_EXAMPLE },
    response: { status: "success", restored: 1 },
  },
});

export const chemicalChecks = { confirmChemical, confirmLocation, confirmInventory, undoCheck } as const;
