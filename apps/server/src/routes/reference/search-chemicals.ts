import { searchChemicals } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";

const DEFAULT_LIMIT = 8;

export const searchChemicalsOperation = implementOpen(searchChemicals, async ({ ctx, query, request }) => {
  const { signal } = request;
  const results = await ctx.providers.chemicals.search(query.query, { limit: query.limit ?? DEFAULT_LIMIT, signal });
  return { status: "success", results };
});
