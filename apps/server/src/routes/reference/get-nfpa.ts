import { getNfpa } from "@placard/api-client";
import { implementOpen } from "../../http/operation.ts";
import { namedRecord } from "./named-chemical.ts";
import { nfpaCodes } from "./nfpa-codes.ts";

export const getNfpaOperation = implementOpen(getNfpa, async ({ ctx, params, request }) => {
  const { nfpa } = await namedRecord(ctx.providers.chemicals, params.chemical_name, request.signal);
  return { status: "success", nfpa_codes: nfpaCodes(nfpa), rating: nfpa };
});
