import type { LonLat, PlacePrecision } from "@placard/hazmat-core";
import { coordinateFault, isExactEnough, meantPlace, typedCoordinates } from "@placard/hazmat-core/scene";
import { auditRead } from "../../access/audit.ts";
import type { Actor } from "../../access/actor.ts";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";
import { ApiError } from "../../errors.ts";
import { DEFAULT_SUGGESTIONS, registeredSites, suggestTowns, type FoundPlace } from "./embedded-geocoder.ts";

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
  readonly signal: AbortSignal;
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
  const places = await suggestPlaces(caller, address ?? "");
  const best = meantAmong(places, address ?? "");
  if (best === null) {
    if (places.length === 0) throw new ApiError("address_not_found");
    throw new ApiError("place_needs_confirmation", { suggestions: places.map(suggestionOf) });
  }
  const { center, place_name, precision, source } = best;
  return { lat: center[1], lon: center[0], place_name, precision, source };
}

/** The place that a text means without doubt. A registered one wins over the same address of a service outside. */
export function meantAmong(places: readonly FoundPlace[], text: string): FoundPlace | null {
  const sites = places.filter(({ businessId }) => businessId !== null);
  return meantPlace(sites, text) ?? meantPlace(places, text);
}

/**
 * Places for a text, best first: typed coordinates; registered sites that the caller may see; then addresses of the
 * geocoder outside, where one is set up, else towns. When it fails the towns stand in, and each place says who did not
 * answer. A responder's sight of registered sites is audited.
 *
 * @throws ApiError `provider_failed` when no one knows a place and the geocoder outside was not to be asked
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
  // Outside a transaction: a service that is slow must not hold one.
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

/** Where places are looked for first: the region whose map this server has. */
function middleOf(bbox: readonly [number, number, number, number] | undefined): LonLat | null {
  if (bbox === undefined) return null;
  const [west, south, east, north] = bbox;
  return [(west + east) / 2, (south + north) / 2];
}

/** The centre of a town among the places. */
export function townOf(places: readonly FoundPlace[]): FoundPlace | undefined {
  return places.find((place) => !isExactEnough(place.precision));
}

/** The place on the wire, without whose it is. */
export function suggestionOf({ businessId: _, center, ...place }: FoundPlace) {
  return { ...place, center: [center[0], center[1]] as [number, number] };
}
