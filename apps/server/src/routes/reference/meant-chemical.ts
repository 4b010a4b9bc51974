import { meantChemical } from "@placard/api-client/internal";
import { implementOpen } from "../../http/operation.ts";

export const meantChemicalOperation = implementOpen(meantChemical, async ({ ctx, query, request }) => ({
  status: "success",
  meant: await ctx.providers.chemicals.meant(query.text, { signal: request.signal }),
}));
