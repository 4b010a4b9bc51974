import { formatMoment } from "@placard/ui";
import type { AnswerOf, GeocodedLocation, loadHydrants } from "@placard/api-client";
import type { HydrantPlace, PlaceLayer, SitePlace } from "@placard/ui/map";
import type { UseQueryResult } from "@tanstack/react-query";

type HydrantsOnFile = AnswerOf<typeof loadHydrants>;

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
    isApproximate: !site.geocoded,
  };
}

/** Hydrants that have a place; a feature without one cannot be shown. */
export function hydrantPlaces({ geojson }: HydrantsOnFile): readonly HydrantPlace[] {
  return geojson.features.flatMap(({ geometry, properties }) => {
    const [lon, lat] = geometry.coordinates;
    if (lon === undefined || lat === undefined) return [];
    const { FACILITYID: facility, TYPE: type, STATUS: status } = properties;
    return [{ center: [lon, lat] as const, facility, type, status }];
  });
}

/** What a query has come to, as the map says it. */
export function layerOf<Answer, Place>(
  { data, isError }: Pick<UseQueryResult<Answer>, "data" | "isError">,
  placesIn: (answer: Answer) => readonly Place[],
  noteOf: (answer: Answer) => string | undefined = () => undefined,
): PlaceLayer<Place> {
  if (data === undefined) return isError ? { kind: "failed" } : { kind: "pending" };
  const note = noteOf(data);
  return { kind: "ready", places: placesIn(data), ...(note !== undefined && { note }) };
}

export function hydrantsNote(
  { source, loaded_at }: HydrantsOnFile,
  words: (source: string, when: string) => string,
): string | undefined {
  return source === null || loaded_at === null ? undefined : words(source, formatMoment(loaded_at));
}
