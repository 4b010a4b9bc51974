import type { AddressSuggestion } from "@placard/hazmat-core";
import { coordinateFault, typedCoordinates, type TypedCoordinates } from "@placard/hazmat-core/scene";
import { sql } from "kysely";
import type { Rows } from "../../db/database.ts";
import { holds } from "../../db/queries/search-text.ts";
import { searchTowns } from "./gazetteer.ts";

export const DEFAULT_SUGGESTIONS = 5;

/** Maximum words of a text that are searched for. No address has more, and each one scans all locations. */
const MAX_WORDS = 12;

/** A result and, for a registered location, its business: such reads are audited. */
export interface FoundPlace extends AddressSuggestion {
  readonly businessId: number | null;
}

/** Towns and typed coordinates. They need no rows and no outside service. */
export function suggestTowns(text: string, limit: number): readonly FoundPlace[] {
  const point = typedCoordinates(text);
  if (point !== null) return [coordinatesPlace(text, point)];
  if (coordinateFault(text) !== null) return [];
  return searchTowns(text, Math.max(limit, 0)).map((town) => ({ ...town, businessId: null }));
}

function coordinatesPlace(text: string, { center, precision }: TypedCoordinates): FoundPlace {
  const place_name = text.trim();
  return {
    id: `point-${center.join(",")}`,
    place_name,
    center,
    precision,
    source: "typed coordinates",
    businessId: null,
  };
}

/**
 * Locations with a pin whose name or address contains every word of the text.
 *
 * @param rows - a transaction of the caller: its row-level security decides which locations are found
 */
export async function registeredSites(rows: Rows, text: string, limit: number): Promise<FoundPlace[]> {
  const words = text
    .split(/[\s,]+/)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  // Under the policies `ilike` cannot use an index, so a function of the owner finds the ids: see migration 0155.
  const ids = sql<number>`(select placard_find_sites(${words.map(holds)}::text[], ${limit}::integer))`;
  const sites = await rows
    .selectFrom("locations")
    .select(["id", "business_id", "name", "civic_address", "longitude", "latitude", "precision"])
    .where("id", "in", ids)
    .orderBy("civic_address")
    .orderBy("id")
    .execute();
  return sites.flatMap(({ longitude, latitude, ...site }) =>
    longitude === null || latitude === null
      ? []
      : [
          {
            id: `location-${site.id}`,
            place_name: site.civic_address,
            center: [longitude, latitude] as const,
            precision: site.precision,
            source: "registered locations",
            businessId: site.business_id,
          },
        ],
  );
}
