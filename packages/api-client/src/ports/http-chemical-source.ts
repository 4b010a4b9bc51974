import type { ChemicalSource } from "@placard/hazmat-core";
import type { Caller } from "../client/caller.ts";
import { getChemicalRecord, getSafetyProperties, searchChemicals } from "../contract/reference.ts";

/** The chemical source of a server, which may know more than the bundled one. Blank queries are answered here. */
export function httpChemicalSource(caller: Caller): ChemicalSource {
  return {
    async search(query, { limit, ...options } = {}) {
      if (query.trim() === "") return [];
      const { results } = await caller.call(searchChemicals, { query: { query, limit } }, options);
      return results;
    },
    async record(key, options) {
      return (await caller.call(getChemicalRecord, { params: { key } }, options)).record;
    },
    async safety(key, options) {
      return (await caller.call(getSafetyProperties, { params: { key } }, options)).safety;
    },
  };
}
