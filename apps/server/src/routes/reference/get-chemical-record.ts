import { getChemicalRecord } from "@placard/api-client/internal";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

export const getChemicalRecordOperation = implementOpen(getChemicalRecord, async ({ ctx, params, request }) => {
  const record = await ctx.providers.chemicals.record(params.key, { signal: request.signal });
  if (record === null) throw new ApiError("chemical_not_found");
  return { status: "success", record };
});
