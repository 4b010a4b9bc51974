import type { LonLat } from "@placard/hazmat-core";
import { placesInside } from "@placard/hazmat-core/scene";
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

const isExact = (site: SitePlace): site is SitePlace & { readonly center: LonLat } =>
  site.center !== null && !site.isApproximate;
