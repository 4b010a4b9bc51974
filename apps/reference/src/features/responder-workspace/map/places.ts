import { isApproximatePlace } from "@placard/hazmat-core";
import { formatMoment } from "@placard/ui/internal";
import type { AnswerOf, GeocodedLocation } from "@placard/api-client";
import type { loadHydrants } from "@placard/api-client/internal";
import type { HydrantPlace, PlaceLayer, SitePlace } from "@placard/ui/map";
import { sitePoints } from "../../../lib/map/site-points.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { LoadedHydrants } from "../../../offline/hydrant-cache.ts";

/** Located only by town: shown as approximate and never inside a zone. */
export const isApproximateSite = ({ geocoded, precision }: GeocodedLocation): boolean =>
  !geocoded || isApproximatePlace(precision);

export function sitePlace(site: GeocodedLocation): SitePlace {
  const { longitude, latitude } = site;
  return {
    id: site.location_id,
    name: site.location_name,
    business: site.business_name,
    address: site.address,
    chemicals: site.chemical_count,
    squareFeet: site.square_feet ?? null,
    employees: site.number_employees ?? null,
    center: longitude === null || latitude === null ? null : [longitude, latitude],
    isApproximate: isApproximateSite(site),
    points: sitePoints(site),
    ...planOf(site),
  };
}

/** The floor plan as the business placed it on the map. Copies saved by an earlier version have none. */
function planOf({ plan }: { readonly plan?: GeocodedLocation["plan"] | undefined }): Pick<SitePlace, "plan"> {
  if (plan === null || plan === undefined) return {};
  const { page, corners, placed_by, placed_at } = plan;
  return {
    plan: { page, corners, ...(placed_by !== null && { placedBy: `${placed_by}, ${formatMoment(placed_at)}` }) },
  };
}

/** The hydrants of a server's answer, with where it has them from. */
export interface HydrantsOnFile extends Pick<AnswerOf<typeof loadHydrants>, "source" | "loaded_at" | "failed_at"> {
  readonly places: readonly HydrantPlace[];
  /** True if the server returned none and these are from the last response saved on this device. */
  readonly isCachedCopy: boolean;
}

/** Hydrants that have a position; others cannot be shown. */
export function hydrantsOnFile({ pages, isCachedCopy }: LoadedHydrants): HydrantsOnFile {
  const { source = null, loaded_at = null, failed_at = null } = pages.at(-1) ?? {};
  const places: HydrantPlace[] = [];
  for (const { geojson } of pages) {
    for (const { geometry, properties } of geojson.features) {
      const [lon, lat] = geometry.coordinates;
      if (lon === undefined || lat === undefined) continue;
      const { FACILITYID: facility, TYPE: type, STATUS: status } = properties;
      places.push({ center: [lon, lat], facility, type, status });
    }
  }
  return { source, loaded_at, failed_at, places, isCachedCopy };
}

/** State of a query as the map shows it. */
export function layerOf<Answer, Place>(
  { data, isError }: Pick<UseQueryResult<Answer>, "data" | "isError">,
  placesIn: (answer: Answer) => readonly Place[],
  noteOf: (answer: Answer) => string | undefined = () => undefined,
): PlaceLayer<Place> {
  if (data === undefined) return isError ? { kind: "failed" } : { kind: "pending" };
  const note = noteOf(data);
  return { kind: "ready", places: placesIn(data), ...(note !== undefined && { note }) };
}

/** Source and date of the hydrants, and a note if a newer copy could not be loaded. */
export function hydrantsNote(
  { source, loaded_at, failed_at, isCachedCopy }: HydrantsOnFile,
  texts: {
    readonly hydrantsFrom: (source: string, when: string) => string;
    readonly hydrantsOld: (when: string) => string;
    readonly hydrantsKept: string;
  },
): string | undefined {
  const from = source === null || loaded_at === null ? [] : [texts.hydrantsFrom(source, formatMoment(loaded_at))];
  const failed = failed_at === null ? [] : [texts.hydrantsOld(formatMoment(failed_at))];
  const notes = [...from, ...failed, ...(isCachedCopy ? [texts.hydrantsKept] : [])];
  return notes.length === 0 ? undefined : notes.join(". ");
}
