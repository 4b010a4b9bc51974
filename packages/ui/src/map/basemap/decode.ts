import type { Feature, FeatureCollection, LineString, Point, Polygon, Position } from "geojson";

/**
 * Land as written by `tools/basemap`: rings of integer fractions of a degree, each position relative to the previous
 * one.
 */
export interface CodedLand {
  readonly scale: number;
  readonly polygons: readonly (readonly (readonly number[])[])[];
}

export interface CodedLines {
  readonly scale: number;
  readonly lines: readonly (readonly number[])[];
}

export interface CodedTowns {
  readonly scale: number;
  readonly names: readonly string[];
  /** lon, lat, lon, lat, … */
  readonly places: readonly number[];
  readonly thousands: readonly number[];
}

/**
 * Decodes `[x, y, dx, dy, …]` into positions in degrees.
 *
 * @example
 * decodeLine([100, 100, 2, 1], 100); // [[1, 1], [1.02, 1.01]]
 */
export function decodeLine(code: readonly number[], scale: number): Position[] {
  const line: Position[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < code.length; i += 2) {
    x += code[i] ?? 0;
    y += code[i + 1] ?? 0;
    line.push([x / scale, y / scale]);
  }
  return line;
}

export function decodeLand({ scale, polygons }: CodedLand): FeatureCollection<Polygon> {
  return collection(
    polygons.map((rings) => ({ type: "Polygon", coordinates: rings.map((ring) => decodeLine(ring, scale)) })),
  );
}

export function decodeLines({ scale, lines }: CodedLines): FeatureCollection<LineString> {
  return collection(lines.map((line) => ({ type: "LineString", coordinates: decodeLine(line, scale) })));
}

export function decodeTowns({ scale, names, places, thousands }: CodedTowns): FeatureCollection<Point> {
  return {
    type: "FeatureCollection",
    features: names.map((name, index) => ({
      type: "Feature",
      properties: { name, thousands: thousands[index] ?? 0 },
      geometry: {
        type: "Point",
        coordinates: [(places[2 * index] ?? 0) / scale, (places[2 * index + 1] ?? 0) / scale],
      },
    })),
  };
}

function collection<G extends Polygon | LineString>(geometries: readonly G[]): FeatureCollection<G> {
  return {
    type: "FeatureCollection",
    features: geometries.map((geometry): Feature<G> => ({ type: "Feature", properties: {}, geometry })),
  };
}
