import type { Feature, FeatureCollection, Point } from "geojson";
import type { PlacePrecision } from "../../ports/geocoder.ts";
import { element, writeXml } from "../report/xml.ts";

/** A site as other programs show it on a map. */
export interface MapSite {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  /** Degrees, WGS 84; `null`: not on the map, and so in no file. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly precision: PlacePrecision;
  /** Further data by label and text: `["Chemicals", "12"]`. */
  readonly facts: readonly (readonly [label: string, text: string])[];
}

/** A site with its position. */
type PlacedSite = MapSite & { readonly latitude: number; readonly longitude: number };

const isPlaced = (site: MapSite): site is PlacedSite => site.latitude !== null && site.longitude !== null;

/**
 * Writes sites as GeoJSON [RFC7946]: longitude first, WGS 84. Those without a position are omitted.
 *
 * @example
 * sitesGeoJson([]); // { type: "FeatureCollection", features: [] }
 */
export function sitesGeoJson(sites: readonly MapSite[]): FeatureCollection<Point> {
  return {
    type: "FeatureCollection",
    features: sites
      .filter(isPlaced)
      .map(({ id, name, address, latitude, longitude, precision, facts }): Feature<Point> => ({
        type: "Feature",
        id,
        geometry: { type: "Point", coordinates: [longitude, latitude] },
        properties: { title: name, address, precision, ...Object.fromEntries(facts) },
      })),
  };
}

/**
 * Writes sites as KML 2.2, in one folder, which a map program shows as a layer. Those without a position are omitted.
 *
 * @param title - of document and folder
 * @example
 * sitesKml([], "Sites of Harbour Ice").includes("<kml"); // true
 */
export function sitesKml(sites: readonly MapSite[], title: string): string {
  const marks = sites.filter(isPlaced).map(({ id, name, address, latitude, longitude, precision, facts }) =>
    element(
      "Placemark",
      [
        element("name", name),
        element("description", [address, ...facts.map(([label, text]) => `${label}: ${text}`)].join("\n")),
        element(
          "ExtendedData",
          [["address", address] as const, ["precision", precision] as const, ...facts].map(([label, text]) =>
            element("Data", [element("value", text)], { name: label }),
          ),
        ),
        element("Point", [element("coordinates", `${longitude},${latitude}`)]),
      ],
      { id: `site-${id}` },
    ),
  );
  const folder = element("Folder", [element("name", title), ...marks]);
  const document = element("Document", [element("name", title), folder]);
  return writeXml(element("kml", [document], { xmlns: "http://www.opengis.net/kml/2.2" }));
}
