import { formatSafeDistance, type LonLat } from "@placard/hazmat-core";
import { placesInside, zoneLabel } from "@placard/hazmat-core/scene";
import type { SitePoint } from "../../business/SitePointList/site-point.ts";
import type { PlumeResult } from "../../plume/result/plume-result.ts";
import { pointsOf, type HydrantPlace, type SitePlace } from "../ResponderMap/places.ts";

/** Known places; `undefined` means not known, which differs from none. */
export interface KnownPlaces {
  readonly sites: readonly SitePlace[] | undefined;
  readonly hydrants: readonly HydrantPlace[] | undefined;
}

/** Places inside the zones of a result. */
export interface PlacesInZones extends KnownPlaces {
  readonly points: readonly SitePoint[] | undefined;
}

/**
 * Returns the places inside the zones of a result. A site with only its town on file is in no zone; the points on its
 * map have their own positions.
 *
 * @param zones - ids of the zones to check; default: all zones drawn
 */
export function placesInZones(
  result: PlumeResult,
  { sites, hydrants }: KnownPlaces,
  zones?: readonly string[],
): PlacesInZones {
  const within = <P extends { readonly center: LonLat }>(places: readonly P[]): readonly P[] =>
    placesInside(
      result,
      places.map((place) => ({ lon: place.center[0], lat: place.center[1], place })),
      zones,
    ).map(({ place }) => place);
  return {
    sites: sites === undefined ? undefined : within(sites.filter(isExact)),
    points: sites === undefined ? undefined : within(pointsOf(sites)),
    hydrants: hydrants === undefined ? undefined : within(hydrants),
  };
}

/** Texts for the zones at a position. */
interface ZoneTexts {
  readonly circle: (distance: string) => string;
  readonly insideZones: (zones: string) => string;
  readonly insideProtective: string;
}

/** Zones of toxic limits, most harmful first: each lies inside those after it. */
const TOXIC = ["aegl-3", "idlh", "aegl-2", "aegl-1"];

/**
 * Names the zones of a result that contain a position, for a list; `null`: none that is drawn. Of toxic zones names the
 * most harmful; names the protective action distance only outside all other zones.
 */
export function zonesAround(result: PlumeResult, [lon, lat]: LonLat, texts: ZoneTexts): string | null {
  const isIn = (id: string): boolean => placesInside(result, [{ lon, lat }], [id]).length > 0;
  const zones = (result.plume?.zones ?? []).filter(({ id }) => isIn(id)).map(({ id }) => id);
  const toxic = TOXIC.find((id) => zones.includes(id));
  const named = [toxic, ...zones.filter((id) => !TOXIC.includes(id))].filter((id) => id !== undefined);
  const lelPercent = Number.parseFloat(result.inputs.turnBackLELPercent);
  const labels = named.map((id) => zoneLabel(id, Number.isNaN(lelPercent) ? undefined : lelPercent));
  const circle =
    result.circle !== null && isIn("evac") ? [texts.circle(formatSafeDistance(result.circle.radiusM))] : [];
  const zoneNames = [...circle, ...labels];
  if (zoneNames.length > 0) return texts.insideZones(zoneNames.join(", "));
  return isIn("protect") ? texts.insideProtective : null;
}

const isExact = (site: SitePlace): site is SitePlace & { readonly center: LonLat } =>
  site.center !== null && !site.isApproximate;
