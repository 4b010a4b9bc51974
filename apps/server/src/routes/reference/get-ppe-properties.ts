import { getPpeProperties } from "@placard/api-client";
import { SAFETY_TOPIC_IDS } from "@placard/hazmat-core";
import { ApiError } from "../../errors.ts";
import { implementOpen } from "../../http/operation.ts";
import { namedRecord } from "./named-chemical.ts";
import { nfpaCodes } from "./nfpa-codes.ts";

const NOT_ON_FILE = "N/A";

/** Each of the 20 entries is a list of one text; the statements of a topic follow one another in it. */
export const getPpePropertiesOperation = implementOpen(getPpeProperties, async ({ ctx, query, request }) => {
  const { signal } = request;
  const record = await namedRecord(ctx.providers.chemicals, query.chemical_name, signal);
  const safety = await ctx.providers.chemicals.safety(record.key, { signal });
  if (safety === null) throw new ApiError("chemical_not_found");
  const properties = SAFETY_TOPIC_IDS.map((topic) => {
    const text = safety.topics[topic].map((statement) => statement.text.trim()).join(" ");
    return [text === "" ? NOT_ON_FILE : text];
  });
  return {
    status: "success",
    chemical_name: safety.chemicalName,
    properties,
    nfpa: nfpaCodes(record.nfpa),
  };
});
