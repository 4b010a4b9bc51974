import { confirmChemical } from "@placard/api-client/internal";
import { found } from "../../access/own-rows.ts";
import { chemicalById } from "../../db/queries/chemicals.ts";
import { implement } from "../../http/operation.ts";
import { checkRows } from "./check-rows.ts";

export const confirmChemicalOperation = implement(confirmChemical, async ({ ctx, rows, actor, params: { id } }) => {
  found(await chemicalById(rows, id));
  return checkRows({ ctx, rows, actor, of: { column: "id", id } });
});
