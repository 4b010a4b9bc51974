import { getSafetyProperties } from "@placard/api-client";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";

export const getSafetyPropertiesOperation = implementOpen(getSafetyProperties, async ({ ctx, params, request }) => {
  const safety = await ctx.providers.chemicals.safety(params.key, { signal: request.signal });
  if (safety === null) throw new ApiError("chemical_not_found");
  return { status: "success", safety };
});
