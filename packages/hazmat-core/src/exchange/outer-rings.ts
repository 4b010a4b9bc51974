import type { Position } from "geojson";
import type { Area } from "../geo/antimeridian.ts";

/**
 * Returns the outlines of an area: closed, counter-clockwise, `[lon, lat]`. There is more than one if it crosses the
 * antimeridian. Outlines of zones have no holes, which CAP and TAK do not support.
 */
export function outerRings(area: Area): readonly (readonly Position[])[] {
  const polygons = area.type === "Polygon" ? [area.coordinates] : area.coordinates;
  return polygons.flatMap(([ring]) =>
    ring === undefined || ring.length === 0 ? [] : [counterClockwise(closedRing(ring))],
  );
}

function closedRing(ring: readonly Position[]): readonly Position[] {
  const [first] = ring;
  const last = ring.at(-1);
  const isClosed = first === undefined || (first[0] === last?.[0] && first[1] === last?.[1]);
  return isClosed ? ring : [...ring, first];
}

function counterClockwise(ring: readonly Position[]): readonly Position[] {
  return doubleArea(ring) < 0 ? ring.toReversed() : ring;
}

/** Twice the signed area; above 0 if the ring is counter-clockwise. */
function doubleArea(ring: readonly Position[]): number {
  return ring.slice(1).reduce((sum, [x = 0, y = 0], i) => {
    const [fromX = 0, fromY = 0] = ring[i] ?? [];
    return sum + (x - fromX) * (-fromY - y);
  }, 0);
}
