import { getAllProperties } from "@placard/api-client";
import { orderedProperties, STRUCTURED_PROPERTY_IDS } from "@placard/hazmat-core";
import { implementOpen } from "../../http/operation.ts";
import { BUNDLED_SOURCE } from "./bundled-source.ts";
import { askedChemical } from "./asked-chemical.ts";

export const getAllPropertiesOperation = implementOpen(getAllProperties, async ({ ctx, query, request }) => {
  const question = { ...query, name: query.chemical_name };
  const { record, answered } = await askedChemical(ctx.providers.chemicals, question, request.signal);
  return {
    status: "success",
    chemical: answered,
    chemical_name: answered.name,
    key: record.key,
    properties: orderedProperties(record),
    figures: STRUCTURED_PROPERTY_IDS.map((id) => record.properties[id]),
    source: BUNDLED_SOURCE,
  };
});
