import { getPpeProperties } from "@placard/api-client/internal";
import { SAFETY_TOPIC_IDS } from "@placard/hazmat-core";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { askedChemical } from "./asked-chemical.ts";
import { nfpaCodes } from "./nfpa-codes.ts";

const NOT_ON_FILE = "N/A";

/** Each of the 20 entries is a list with one text, which joins the statements of a topic. */
export const getPpePropertiesOperation = implementOpen(getPpeProperties, async ({ ctx, query, request }) => {
  const { signal } = request;
  const question = { ...query, name: query.chemical_name };
  const { record, unNumber, answered } = await askedChemical(ctx.providers.chemicals, question, signal);
  const safety = await ctx.providers.chemicals.safety({ key: record.key, unNumber }, { signal });
  if (safety === null) throw new ApiError("chemical_not_found");
  const properties = SAFETY_TOPIC_IDS.map((topic) => {
    const text = safety.topics[topic].map((statement) => statement.text.trim()).join(" ");
    return [text === "" ? NOT_ON_FILE : text];
  });
  return {
    status: "success",
    chemical: answered,
    chemical_name: safety.chemicalName,
    properties,
    nfpa: nfpaCodes(record.nfpa),
  };
});
