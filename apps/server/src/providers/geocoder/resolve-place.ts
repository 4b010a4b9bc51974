import type { LonLat, PlacePrecision } from "@placard/hazmat-core";
import { coordinateFault, isExactEnough, meantPlace, typedCoordinates } from "@placard/hazmat-core/scene";
import { auditRead } from "../../access/audit.ts";
import type { Actor } from "../../access/actor.ts";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import { ApiError } from "../../errors.ts";
import { DEFAULT_SUGGESTIONS, registeredSites, suggestTowns, type FoundPlace } from "./embedded-geocoder.ts";

/** The position that an answer is calculated for. */
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
  readonly signal: AbortSignal;
}

/**
 * Location of an event: the given coordinates, otherwise the single registered location that matches the address.
 *
 * @throws ApiError `address_not_found`, or `place_needs_confirmation` with results to choose from if only the town of
 * the address is known or it could be several locations
 */
export async function resolvePlace(caller: Caller, { address, lat, lon }: Asked): Promise<UsedPlace> {
  if (lat !== undefined && lon !== undefined) {
    return { lat, lon, place_name: address ?? null, precision: "point", source: "given coordinates" };
  }
  const places = await suggestPlaces(caller, address ?? "");
  const best = meantAmong(places, address ?? "");
  if (best === null) {
    if (places.length === 0) throw new ApiError("address_not_found");
    throw new ApiError("place_needs_confirmation", { suggestions: places.map(suggestionOf) });
  }
  const { center, place_name, precision, source } = best;
  return { lat: center[1], lon: center[0], place_name, precision, source };
}

/**
 * The result that a text clearly refers to. A registered location takes precedence over the same address of an outside
 * service.
 */
export function meantAmong(places: readonly FoundPlace[], text: string): FoundPlace | null {
  const sites = places.filter(({ businessId }) => businessId !== null);
  return meantPlace(sites, text) ?? meantPlace(places, text);
}

/**
 * Results for a text, best first: typed coordinates; registered locations that the caller may see; then addresses of
 * the outside geocoder if one is configured, otherwise towns. If that geocoder fails, towns replace it, and each result
 * names the service that failed. Registered locations shown to a responder are audited.
 *
 * @throws ApiError `provider_failed` if there is no result and the outside geocoder failed
 */
export async function suggestPlaces(
  caller: Caller,
  text: string,
  limit: number = DEFAULT_SUGGESTIONS,
): Promise<readonly FoundPlace[]> {
  if (typedCoordinates(text) !== null || coordinateFault(text) !== null) return suggestTowns(text, limit);
  const sites = await auditedSites(caller, text, limit);
  const room = limit - sites.length;
  const { geocoder } = caller.ctx.providers;
  // Outside a transaction, because a slow service must not keep one open.
  if (geocoder === null || room <= 0) return [...sites, ...suggestTowns(text, room)];
  try {
    const near = middleOf(caller.ctx.regions[0]?.bbox);
    const found = await geocoder.suggest(text, { limit: room, near, signal: caller.signal });
    if (found.length === 0) return [...sites, ...suggestTowns(text, room)];
    return [...sites, ...found.slice(0, room).map((place) => ({ ...place, businessId: null }))];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const known = [...sites, ...suggestTowns(text, room)];
    if (known.length === 0) throw error;
    return known.map((place) => ({ ...place, unanswered_by: geocoder.name }));
  }
}

function auditedSites({ ctx, actor, withRows }: Caller, text: string, limit: number): Promise<readonly FoundPlace[]> {
  return withRows(async (rows) => {
    const sites = await registeredSites(rows, text, limit);
    const businesses = new Set(sites.map(({ businessId }) => businessId));
    await auditRead({ ctx, rows, actor }, "address_search", [...businesses]);
    return sites;
  });
}

/** Position near which results are preferred: the centre of the region with a map on this server. */
function middleOf(bbox: readonly [number, number, number, number] | undefined): LonLat | null {
  if (bbox === undefined) return null;
  const [west, south, east, north] = bbox;
  return [(west + east) / 2, (south + north) / 2];
}

/** The first result that is only the centre of a town. */
export function townOf(places: readonly FoundPlace[]): FoundPlace | undefined {
  return places.find((place) => !isExactEnough(place.precision));
}

/** The result as sent to the client, without the business. */
export function suggestionOf({ businessId: _, center, ...place }: FoundPlace) {
  return { ...place, center: [center[0], center[1]] as [number, number] };
}
