import * as z from "zod";
import { success } from "../schemas/ground/answers.ts";
import { count, idFromText, instant } from "../schemas/ground/primitives.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { MOMENT_EXAMPLE } from "./examples.ts";

/** What a check stores in each row: when, and by whom. */
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

export const chemicalChecks = { confirmChemical, confirmLocation, confirmInventory } as const;
