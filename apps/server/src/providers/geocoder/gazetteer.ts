import { readFileSync } from "node:fs";
import type { AddressSuggestion } from "@placard/hazmat-core";
import MiniSearch from "minisearch";
import * as z from "zod";

/** `[name, region or country, longitude, latitude, people]`, as written by tools/build-gazetteer.ts. */
const rows = z.array(z.tuple([z.string(), z.string(), z.number(), z.number(), z.number()]));

interface Town {
  readonly id: number;
  readonly name: string;
  readonly region: string;
  readonly center: readonly [lon: number, lat: number];
  readonly people: number;
}

let index: MiniSearch<Town> | null = null;

/** Towns of the world from GeoNames, loaded with the first search. Tolerates typing errors. */
export function searchTowns(text: string, limit: number): readonly AddressSuggestion[] {
  index ??= createIndex();
  return index
    .search(text, { prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : 0), combineWith: "OR" })
    .slice(0, limit)
    .map((found) => ({
      id: `town-${found.id}`,
      place_name: `${found["name"]}, ${found["region"]}`,
      center: found["center"],
      precision: "town" as const,
      source: "GeoNames, centre of the town",
    }));
}

function createIndex(): MiniSearch<Town> {
  const file = new URL("gazetteer.json", import.meta.url);
  const towns = rows
    .parse(JSON.parse(readFileSync(file, "utf8")))
    .map(([name, region, lon, lat, people], id): Town => ({ id, name, region, center: [lon, lat], people }));
  const search = new MiniSearch<Town>({
    fields: ["name", "region"],
    storeFields: ["name", "region", "center", "people"],
    searchOptions: {
      boost: { name: 3 },
      boostDocument: (_id, _term, stored) => 1 + Math.log10(1 + Number(stored?.["people"] ?? 0)) / 10,
    },
  });
  search.addAll(towns);
  return search;
}
