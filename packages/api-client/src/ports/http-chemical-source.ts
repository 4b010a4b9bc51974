import { chemicalRefOf, type ChemicalSource } from "@placard/hazmat-core";
import type { Caller } from "../client/caller.ts";
import { getChemicalRecord, getSafetyProperties, meantChemical, searchChemicals } from "../contract/reference.ts";

/**
 * The chemical source of a server, which may know more chemicals than the bundled one. Blank queries are answered
 * without a call.
 */
export function httpChemicalSource(caller: Caller): ChemicalSource {
  return {
    async search(query, { limit, ...options } = {}) {
      if (query.trim() === "") return [];
      const { results } = await caller.call(searchChemicals, { query: { query, limit } }, options);
      return results;
    },
    async meant(text, options) {
      if (text.trim() === "") return { kind: "none" };
      return (await caller.call(meantChemical, { query: { text } }, options)).meant;
    },
    async record(key, options) {
      return (await caller.call(getChemicalRecord, { params: { key } }, options)).record;
    },
    async safety(chemical, options) {
      const { key, unNumber } = chemicalRefOf(chemical);
      const query = { un_number: unNumber ?? undefined };
      return (await caller.call(getSafetyProperties, { params: { key }, query }, options)).safety;
    },
  };
}
