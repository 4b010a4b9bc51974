import { formatSafeDistance, type LonLat } from "@placard/hazmat-core";
import { placesInside, zoneLabel } from "@placard/hazmat-core/scene";
import type { SitePoint } from "../../business/SitePointList/site-point.ts";
import type { PlumeResult } from "../../plume/result/plume-result.ts";
import { pointsOf, type HydrantPlace, type SitePlace } from "../ResponderMap/places.ts";

/** What a crew knows of the ground; `undefined` is not known, which is not none. */
export interface KnownPlaces {
  readonly sites: readonly SitePlace[] | undefined;
  readonly hydrants: readonly HydrantPlace[] | undefined;
}

/** What of it lies in the zones of a result. */
export interface PlacesInZones extends KnownPlaces {
  readonly points: readonly SitePoint[] | undefined;
}

/**
 * What lies in the zones of a result. A site of which only the town is known lies in none; what was set on its map has a
 * place of its own.
 *
 * @param zones - ids of the zones that are asked; all that are drawn unless given
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

/** Texts for the zones around a place. */
interface ZoneTexts {
  readonly circle: (distance: string) => string;
  readonly insideZones: (zones: string) => string;
  readonly insideProtective: string;
}

/** Zones of toxic limits, the most harmful first: who is in one of them is in those after it. */
const TOXIC = ["aegl-3", "idlh", "aegl-2", "aegl-1"];

/**
 * In which zones of a result a place is, for a line of a list; `null`: in none that is drawn. Of toxic zones the most
 * harmful is named, and the protective action distance where no other zone is.
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
  const said = [...circle, ...labels];
  if (said.length > 0) return texts.insideZones(said.join(", "));
  return isIn("protect") ? texts.insideProtective : null;
}

const isExact = (site: SitePlace): site is SitePlace & { readonly center: LonLat } =>
  site.center !== null && !site.isApproximate;
