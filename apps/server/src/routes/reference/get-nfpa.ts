import { getNfpa } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";
import { askedChemical } from "./asked-chemical.ts";
import { nfpaCodes } from "./nfpa-codes.ts";

export const getNfpaOperation = implementOpen(getNfpa, async ({ ctx, params, query, request }) => {
  const question = { ...query, name: params.chemical_name };
  const { record, answered } = await askedChemical(ctx.providers.chemicals, question, request.signal);
  const { nfpa } = record;
  return { status: "success", chemical: answered, nfpa_codes: nfpaCodes(nfpa), rating: nfpa };
});
