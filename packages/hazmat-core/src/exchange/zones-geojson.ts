import type { Feature, FeatureCollection, Geometry } from "geojson";
import type { Area } from "../geo/antimeridian.ts";
import { positionOf } from "../geo/lon-lat.ts";
import { outerRings } from "./outer-rings.ts";
import { areaText, plainId, zoneFileLines, type ZoneFile, type ZoneFileArea } from "./zone-file.ts";
import { FILL_OPACITY, hexOf, paintOf } from "./zone-paint.ts";

/** Properties of a feature: its style in simplestyle form, and its texts. */
export type ZoneProperties = Readonly<Record<string, string | number | null>>;

/**
 * Writes a calculation as GeoJSON: zones, isolation circle and protective action distance as areas, the source as a
 * point with all notes, and the lines of the plume.
 *
 * @see [RFC7946]; the properties are those of simplestyle 1.1
 * @example
 * zonesGeoJson(chlorineZones).features.map(({ id }) => id); // ["incident-7.evac", "incident-7.source"]
 */
export function zonesGeoJson(file: ZoneFile): FeatureCollection<Geometry, ZoneProperties> {
  const times = {
    calculated_at: new Date(file.calculatedAtMs).toISOString(),
    valid_until: new Date(file.validUntilMs).toISOString(),
  };
  return {
    type: "FeatureCollection",
    features: [
      ...file.areas.map((area) => areaFeature(area, file, times)),
      ...file.lines.map(({ id, label, path }) => ({
        ...feature(`${plainId(file.id)}.${id}`, path, {
          title: label,
          zone: id,
          stroke: "#404040",
          "stroke-width": 2,
          ...times,
        }),
      })),
      feature(`${plainId(file.id)}.source`, pointOf(file), {
        title: file.title,
        zone: "source",
        description: zoneFileLines(file).join("\n"),
        "marker-color": "#000000",
        ...times,
      }),
    ],
  };
}

function areaFeature(area: ZoneFileArea, { id, caution }: ZoneFile, times: ZoneProperties) {
  const color = `#${hexOf(paintOf(area.id))}`;
  return feature(`${plainId(id)}.${area.id}`, geometryOf(area.polygon), {
    title: area.label,
    zone: area.id,
    limit: area.limit,
    reach: area.reach,
    radius_m: area.radiusM,
    description: `${areaText(area)}\n${caution}`,
    stroke: color,
    "stroke-width": 2,
    "stroke-opacity": 1,
    fill: color,
    "fill-opacity": FILL_OPACITY,
    ...times,
  });
}

function geometryOf(polygon: Area): Geometry {
  const rings = outerRings(polygon).map((ring) => [...ring]);
  const [first] = rings;
  return rings.length === 1 && first !== undefined
    ? { type: "Polygon", coordinates: [first] }
    : { type: "MultiPolygon", coordinates: rings.map((ring) => [ring]) };
}

function pointOf({ source }: ZoneFile): Geometry {
  return { type: "Point", coordinates: positionOf(source.lon, source.lat) };
}

function feature(id: string, geometry: Geometry, properties: ZoneProperties): Feature<Geometry, ZoneProperties> {
  return { type: "Feature", id, geometry, properties };
}
