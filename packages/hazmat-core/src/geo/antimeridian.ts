import type { LineString, MultiLineString, MultiPolygon, Polygon, Position } from "geojson";
import { positionOf } from "./lon-lat.ts";

// Shapes are calculated with longitudes that continue past ±180°, so that they stay in one piece, and are split for
// GeoJSON. [RFC7946] section 3.1.9: a geometry that crosses the antimeridian is split, and no longitude is beyond
// ±180°.

/** An area on the ground as GeoJSON: two polygons if it crosses the antimeridian, otherwise one. */
export type Area = Polygon | MultiPolygon;

/** A line on the ground as GeoJSON: two lines if it crosses the antimeridian, otherwise one. */
export type Path = LineString | MultiLineString;

/**
 * Converts a ring to a GeoJSON area.
 *
 * @param ring - closed, counter-clockwise, narrower than 180°; longitudes can continue past ±180°
 * @see [RFC7946] section 3.1.9
 */
export function areaOf(ring: readonly Position[]): Area {
  const crossed = meridianCrossed(ring);
  if (crossed === null) return { type: "Polygon", coordinates: [[...ring]] };
  const parts = [-1, 1]
    .map((side) => normalizedLine(clipRing(ring, crossed, side)))
    .filter((part) => extentOf(part) > SLIVER);
  const [first, second] = parts;
  if (first !== undefined && second === undefined) return { type: "Polygon", coordinates: [first] };
  return { type: "MultiPolygon", coordinates: parts.map((part) => [part]) };
}

/** Square degrees, about 0.01 m²: a smaller part beyond the meridian is the rounding of a corner on it. */
const SLIVER = 1e-12;

/** The area of a closed ring in square degrees; above 0 if it is counter-clockwise. */
function extentOf(ring: readonly Position[]): number {
  const [[x0 = 0, y0 = 0] = []] = ring;
  return ring.slice(1).reduce((sum, [x = 0, y = 0], i) => {
    const [fromX = 0, fromY = 0] = ring[i] ?? [];
    return sum + ((fromX - x0) * (y - y0) - (x - x0) * (fromY - y0)) / 2;
  }, 0);
}

/**
 * Converts a straight line between two positions to a GeoJSON line.
 *
 * @see [RFC7946] section 3.1.9
 */
export function pathOf(from: Position, to: Position): Path {
  const crossed = meridianCrossed([from, to]);
  if (crossed === null) return { type: "LineString", coordinates: [from, to] };
  const border = onMeridian(from, to, crossed);
  return { type: "MultiLineString", coordinates: [normalizedLine([from, border]), normalizedLine([border, to])] };
}

/** 180 or −180 if part of the line is beyond it. */
function meridianCrossed(line: readonly Position[]): number | null {
  if (line.some(([lon = 0]) => lon > 180)) return 180;
  return line.some(([lon = 0]) => lon < -180) ? -180 : null;
}

function onMeridian([lon = 0, lat = 0]: Position, [lon2 = 0, lat2 = 0]: Position, meridian: number): Position {
  return positionOf(meridian, lat + ((lat2 - lat) * (meridian - lon)) / (lon2 - lon));
}

/** The part of a closed ring west (−1) or east (1) of a meridian, closed again [Sutherland & Hodgman 1974]. */
function clipRing(ring: readonly Position[], meridian: number, side: number): readonly Position[] {
  const isIn = ([lon = 0]: Position): boolean => side * (lon - meridian) >= 0;
  const part = ring.slice(1).flatMap((to, i): Position[] => {
    const from = ring[i] ?? to;
    const border = isIn(from) === isIn(to) ? [] : [onMeridian(from, to, meridian)];
    return isIn(to) ? [...border, to] : border;
  });
  const [first] = part;
  return first === undefined ? [] : [...part, first];
}

/** The same positions with longitudes within ±180°; the line is shifted as a whole. */
function normalizedLine(line: readonly Position[]): Position[] {
  const isBeyond = line.some(([lon = 0]) => Math.abs(lon) > 180);
  const turn = isBeyond ? -360 * Math.sign(line.find(([lon = 0]) => Math.abs(lon) > 180)?.[0] ?? 0) : 0;
  return line.map(([lon = 0, lat = 0]) => positionOf(lon + turn, lat));
}
