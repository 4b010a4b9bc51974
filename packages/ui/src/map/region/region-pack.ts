import { err, ok, type Result } from "@placard/hazmat-core";
import type { FeatureCollection, LineString, Polygon } from "geojson";
import { decodeLand, decodeLines } from "../basemap/decode.ts";

/** West, south, east, north, degrees. */
export type BoundingBox = readonly [west: number, south: number, east: number, north: number];

/** One source of a region: its name, and the credit that its licence requires. */
export interface RegionSource {
  readonly short: string;
  readonly words: string;
}

/** Map data of one region in full detail, ready to draw. */
export interface RegionPack {
  readonly name: string;
  /** Limits of the data: "Main streets only". */
  readonly caption: string;
  readonly bbox: BoundingBox;
  /** Date of its data: `2026-11-21`. */
  readonly edition: string;
  readonly attribution: readonly RegionSource[];
  readonly water: FeatureCollection<Polygon>;
  readonly parks: FeatureCollection<Polygon>;
  readonly buildings: FeatureCollection<Polygon>;
  readonly roads: FeatureCollection<LineString>;
}

/** A region that a map can draw, and its loader. It loads when it becomes visible. */
export interface MapRegion {
  readonly name: string;
  readonly bbox: BoundingBox;
  /** Loads the JSON created by `pnpm region`. Rejects if it cannot be loaded. */
  readonly bring: () => Promise<unknown>;
}

const FORMAT = "placard-region/1";

interface CodedPack {
  readonly format: typeof FORMAT;
  readonly name: string;
  readonly caption: string;
  readonly bbox: BoundingBox;
  readonly edition: string;
  readonly attribution: readonly RegionSource[];
  readonly scale: number;
  readonly layers: readonly {
    readonly id: string;
    readonly areas?: readonly (readonly (readonly number[])[])[];
    readonly lines?: readonly (readonly number[])[];
  }[];
}

/**
 * Parses a pack created by `pnpm region`.
 *
 * @param json - loaded data, of any shape
 * @example
 * readRegionPack({}).ok; // false
 */
export function readRegionPack(json: unknown): Result<RegionPack, "not-a-pack"> {
  if (!isPack(json)) return err("not-a-pack");
  const { name, caption, bbox, edition, attribution, scale, layers } = json;
  const areas = (id: string) =>
    decodeLand({ scale, polygons: layers.flatMap((layer) => (layer.id === id ? (layer.areas ?? []) : [])) });
  return ok({
    name,
    caption,
    bbox,
    edition,
    attribution,
    water: areas("water"),
    parks: areas("parks"),
    buildings: areas("buildings"),
    roads: decodeLines({ scale, lines: layers.flatMap((layer) => (layer.id === "roads" ? (layer.lines ?? []) : [])) }),
  });
}

const isText = (value: unknown): boolean => typeof value === "string";
const isFigure = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value);

function isPack(json: unknown): json is CodedPack {
  if (typeof json !== "object" || json === null) return false;
  const pack = json as Partial<Record<keyof CodedPack, unknown>>;
  const { bbox, attribution, layers } = pack;
  return (
    pack.format === FORMAT &&
    isText(pack.name) &&
    isText(pack.caption) &&
    isText(pack.edition) &&
    isFigure(pack.scale) &&
    Array.isArray(bbox) &&
    bbox.length === 4 &&
    bbox.every(isFigure) &&
    Array.isArray(attribution) &&
    attribution.every((source: Partial<RegionSource> | null) => isText(source?.short) && isText(source?.words)) &&
    Array.isArray(layers) &&
    layers.every(isLayer)
  );
}

function isLayer(layer: Partial<CodedPack["layers"][number]> | null): boolean {
  const { areas = [], lines = [] } = layer ?? {};
  const isLine = (line: unknown): boolean => Array.isArray(line) && line.every(isFigure);
  return (
    isText(layer?.id) &&
    Array.isArray(areas) &&
    areas.every((rings: unknown) => Array.isArray(rings) && rings.every(isLine)) &&
    Array.isArray(lines) &&
    lines.every(isLine)
  );
}
