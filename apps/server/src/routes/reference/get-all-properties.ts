import { getAllProperties } from "@placard/api-client";
import { orderedProperties, STRUCTURED_PROPERTY_IDS } from "@placard/hazmat-core";
import { implementOpen } from "../../http/operation.ts";
import { BUNDLED_SOURCE } from "./bundled-source.ts";
import { namedRecord } from "./named-chemical.ts";

export const getAllPropertiesOperation = implementOpen(getAllProperties, async ({ ctx, query, request }) => {
  const record = await namedRecord(ctx.providers.chemicals, query.chemical_name, request.signal);
  return {
    status: "success",
    chemical_name: record.name,
    key: record.key,
    properties: orderedProperties(record),
    figures: STRUCTURED_PROPERTY_IDS.map((id) => record.properties[id]),
    source: BUNDLED_SOURCE,
  };
});
