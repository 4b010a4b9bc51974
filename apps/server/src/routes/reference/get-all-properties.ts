import { getAllProperties } from "@placard/api-client/internal";
import { STRUCTURED_PROPERTY_IDS } from "@placard/hazmat-core";
import { implementOpen } from "../../http/operation.ts";
import { physicalRecord } from "./physical-record.ts";

export const getAllPropertiesOperation = implementOpen(getAllProperties, async ({ ctx, query, request }) => {
  const question = { ...query, name: query.chemical_name };
  const { answered, figures, source, pubchem } = await physicalRecord(ctx.providers, question, request.signal);
  return {
    status: "success",
    chemical: answered,
    chemical_name: answered.name,
    key: answered.key,
    properties: STRUCTURED_PROPERTY_IDS.map((id) => figures[id].map(({ value }) => value)),
    figures: STRUCTURED_PROPERTY_IDS.map((id) => [...figures[id]]),
    source,
    pubchem,
  };
});
