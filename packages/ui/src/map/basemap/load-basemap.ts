import type { FeatureCollection, LineString, Point, Polygon } from "geojson";
import { decodeLand, decodeLines, decodeTowns } from "./decode.ts";

export interface Basemap {
  readonly land: FeatureCollection<Polygon>;
  readonly borders: FeatureCollection<LineString>;
  readonly towns: FeatureCollection<Point>;
}

/** Attribution of the embedded basemap, shown on every map that draws it. */
export const BASEMAP_CREDITS = "Natural Earth, GeoNames";

let loaded: Promise<Basemap> | undefined;

/** Loads the embedded world map, about 220 kB gzip, once with the first map. Retries after a failure. */
export function loadBasemap(): Promise<Basemap> {
  loaded ??= readBasemap().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function readBasemap(): Promise<Basemap> {
  const [land, borders, towns] = await Promise.all([
    import("./generated/land.json"),
    import("./generated/borders.json"),
    import("./generated/towns.json"),
  ]);
  return {
    land: decodeLand(land.default),
    borders: decodeLines(borders.default),
    towns: decodeTowns(towns.default),
  };
}
