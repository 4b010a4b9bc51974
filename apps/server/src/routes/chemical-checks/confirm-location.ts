import { confirmLocation } from "@placard/api-client/internal";
import { found } from "../../access/own-rows.ts";
import { locationById } from "../../db/queries/locations.ts";
import { implement } from "../../http/operation.ts";
import { checkRows } from "./check-rows.ts";

export const confirmLocationOperation = implement(confirmLocation, async ({ ctx, rows, actor, params: { id } }) => {
  found(await locationById(rows, id));
  return checkRows({ ctx, rows, actor, of: { column: "location_id", id } });
});
