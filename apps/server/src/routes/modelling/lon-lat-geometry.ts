import type { Area, Path } from "@placard/hazmat-core";

type Pair = [lon: number, lat: number];

const pairs = (line: readonly (readonly number[])[]): Pair[] => line.map(([lon = 0, lat = 0]): Pair => [lon, lat]);

/** Converts the loose number arrays of GeoJSON to coordinate pairs. */
export function lonLatArea(area: Area) {
  return area.type === "Polygon"
    ? { type: area.type, coordinates: area.coordinates.map(pairs) }
    : { type: area.type, coordinates: area.coordinates.map((rings) => rings.map(pairs)) };
}

/** Same for a line. */
export function lonLatPath(path: Path) {
  return path.type === "LineString"
    ? { type: path.type, coordinates: pairs(path.coordinates) }
    : { type: path.type, coordinates: path.coordinates.map(pairs) };
}
