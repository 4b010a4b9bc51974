import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import type { Area } from "../../geo/antimeridian.ts";
import type { Place } from "../../geo/lon-lat.ts";
import type { SceneAnswer } from "../scene.ts";
import type { ZoneId } from "../zone-ids.ts";

type Ring = readonly (readonly number[])[];

/**
 * True if a position is in an area. A position on the border counts as inside, within the precision of outlines of
 * about a centimetre: Turf tests only the exact border, and positions and corners are rounded. Areas split at the
 * antimeridian are tested part by part, and a longitude beyond ±180° is normalized.
 *
 * @param area - closed rings, as in GeoJSON
 * @example
 * const square = { type: "Polygon", coordinates: [[[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]] };
 * isInside({ lon: 0.5, lat: 0.5 }, square); // true
 * isInside({ lon: 1.5, lat: 0.5 }, square); // false
 */
export function isInside({ lon, lat }: Place, area: Area): boolean {
  const turned = ((((lon + 180) % 360) + 360) % 360) - 180;
  // 180° and −180° are one meridian: a position on it belongs to both parts.
  const longitudes = Math.abs(turned) === 180 ? [180, -180] : [turned];
  const rings = area.type === "Polygon" ? area.coordinates : area.coordinates.flat();
  return longitudes.some((x) => rings.some((ring) => touches(ring, x, lat)) || booleanPointInPolygon([x, lat], area));
}

/** Degrees, about a centimetre: the precision of outlines. */
const ON_BORDER = 1e-7;

function touches(ring: Ring, x: number, y: number): boolean {
  return sides(ring).some(([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length === 0) return Math.hypot(x - x1, y - y1) <= ON_BORDER;
    const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
    const off = Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length;
    return off <= ON_BORDER && along >= -ON_BORDER && along <= length + ON_BORDER;
  });
}

function sides(ring: Ring): readonly (readonly [readonly number[], readonly number[]])[] {
  return ring.slice(1).map((to, i) => [ring[i] ?? to, to]);
}

/**
 * Counts positions in each layer of an answer, by layer id. Layers that are not drawn contain none.
 *
 * @example
 * sitesInside({ plume: null, circle: null, protective: null }, [{ lon: 0, lat: 0 }]); // { evac: 0, protect: 0 }
 */
export function sitesInside(
  answer: Pick<SceneAnswer, "plume" | "circle" | "protective">,
  places: readonly Place[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    layersOf(answer).map(({ id, polygon }) => [
      id,
      polygon === null ? 0 : places.filter(containmentTest(polygon)).length,
    ]),
  );
}

/**
 * Returns the positions in at least one layer of an answer, in their order.
 *
 * @param ids - the layers to test; default: all
 * @example
 * placesInside({ plume: null, circle: null, protective: null }, [{ lon: 0, lat: 0 }]); // []
 */
export function placesInside<P extends Place>(
  answer: Pick<SceneAnswer, "plume" | "circle" | "protective">,
  places: readonly P[],
  ids?: readonly string[],
): readonly P[] {
  const holders = layersOf(answer).flatMap(({ id, polygon }) =>
    polygon === null || ids?.includes(id) === false ? [] : [containmentTest(polygon)],
  );
  return places.filter((place) => holders.some((isHeld) => isHeld(place)));
}

function layersOf({ plume, circle, protective }: Pick<SceneAnswer, "plume" | "circle" | "protective">): readonly {
  readonly id: string;
  readonly polygon: Area | null;
}[] {
  return [
    ...(plume?.zones ?? []).map(({ id, polygon }) => ({ id, polygon })),
    { id: "evac" satisfies ZoneId, polygon: circle?.polygon ?? null },
    { id: "protect" satisfies ZoneId, polygon: protective?.polygon ?? null },
  ];
}

/**
 * Of 100 000 positions almost all are far away: these are excluded by latitude, and by longitude if none is normalized.
 */
function containmentTest(area: Area): (place: Place) => boolean {
  const corners = (area.type === "Polygon" ? [area.coordinates] : area.coordinates).flat(2);
  const lats = corners.map(([, lat = 0]) => lat);
  const lons = corners.map(([lon = 0]) => lon);
  const [south, north] = [Math.min(...lats) - ON_BORDER, Math.max(...lats) + ON_BORDER];
  const [west, east] = [Math.min(...lons) - ON_BORDER, Math.max(...lons) + ON_BORDER];
  return ({ lon, lat }) => {
    if (lat < south || lat > north) return false;
    if (Math.abs(lon) < 180 && (lon < west || lon > east)) return false;
    return isInside({ lon, lat }, area);
  };
}
