import { getSafetyProperties } from "@placard/api-client/internal";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { askedChemical } from "./asked-chemical.ts";

export const getSafetyPropertiesOperation = implementOpen(
  getSafetyProperties,
  async ({ ctx, params, query, request }) => {
    const { chemicals } = ctx.providers;
    const question = { chemical_key: params.key, un_number: query.un_number };
    const { unNumber } = await askedChemical(chemicals, question, request.signal);
    const safety = await chemicals.safety({ key: params.key, unNumber }, { signal: request.signal });
    if (safety === null) throw new ApiError("chemical_not_found");
    return { status: "success", safety };
  },
);
