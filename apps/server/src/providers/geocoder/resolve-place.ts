import type { PlacePrecision } from "@placard/hazmat-core";
import { isExactEnough, meantPlace } from "@placard/hazmat-core/scene";
import { auditRead } from "../../access/audit.ts";
import type { Actor } from "../../access/actor.ts";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import { ApiError } from "../../errors.ts";
import { DEFAULT_SUGGESTIONS, suggestPlaces, type FoundPlace } from "./embedded-geocoder.ts";

/** The place that an answer is computed for. */
export interface UsedPlace {
  readonly lat: number;
  readonly lon: number;
  readonly place_name: string | null;
  readonly precision: PlacePrecision;
  readonly source: string;
}

interface Asked {
  readonly address?: string | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
}

interface Caller {
  readonly ctx: Context;
  readonly actor: Actor;
  readonly withRows: <T>(work: (rows: Rows) => Promise<T>) => Promise<T>;
}

/**
 * Where something happens: the point when one was given, else the one registered place that the address names.
 *
 * @throws ApiError `address_not_found`, or `place_needs_confirmation` with places to choose from when the address is
 *   known to its town alone or could be several sites
 */
export async function resolvePlace(caller: Caller, { address, lat, lon }: Asked): Promise<UsedPlace> {
  if (lat !== undefined && lon !== undefined) {
    return { lat, lon, place_name: address ?? null, precision: "point", source: "given coordinates" };
  }
  const places = await caller.withRows((rows) => suggestAudited({ ...caller, rows }, address ?? ""));
  const best = meantPlace(places, address ?? "");
  if (best === null) {
    if (places.length === 0) throw new ApiError("address_not_found");
    throw new ApiError("place_needs_confirmation", { suggestions: places.map(suggestionOf) });
  }
  const { center, place_name, precision, source } = best;
  return { lat: center[1], lon: center[0], place_name, precision, source };
}

/** Suggestions under the caller's row-level security; a responder's sight of registered sites is audited. */
export async function suggestAudited(
  { ctx, actor, rows }: { readonly ctx: Context; readonly actor: Actor; readonly rows: Rows },
  text: string,
  limit: number = DEFAULT_SUGGESTIONS,
): Promise<readonly FoundPlace[]> {
  const places = await suggestPlaces(rows, text, limit);
  const businesses = new Set(places.map((place) => place.businessId).filter((id) => id !== null));
  await auditRead({ ctx, rows, actor }, "address_search", [...businesses]);
  return places;
}

/** The centre of a town among the places. */
export function townOf(places: readonly FoundPlace[]): FoundPlace | undefined {
  return places.find((place) => !isExactEnough(place.precision));
}

/** The place on the wire, without whose it is. */
export function suggestionOf({ businessId: _, center, ...place }: FoundPlace) {
  return { ...place, center: [center[0], center[1]] as [number, number] };
}
