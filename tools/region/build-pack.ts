import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { encodeLine } from "../basemap/line-code.ts";
import { REGION_LAYERS, regionLayer, regionManifest, type RegionManifest, type RegionShape } from "./manifest.ts";

/** Fractions of a degree in a pack, about a metre: precise enough for a displayed map. */
const SCALE = 100_000;

/** A pack is downloaded as a whole and stored on phones. */
const MOST_BYTES = 12_000_000;

/** Error in a folder, naming the file. */
export class RegionError extends Error {}

/**
 * The pack of a folder: one text, without names and other properties of the shapes.
 *
 * @param folder - with a `manifest.json` and the GeoJSON files that it names
 * @throws RegionError naming the file and the problem
 */
export async function buildPack(folder: string): Promise<string> {
  const { layers: files, ...manifest } = await read(folder, "manifest.json", regionManifest);
  const layers = await Promise.all(
    files.map(async ({ id, file }) => ({ id, ...codedLayer(id, file, await read(folder, file, regionLayer)) })),
  );
  const text = `${JSON.stringify({ format: "placard-region/1", ...manifest, scale: SCALE, layers })}\n`;
  if (Buffer.byteLength(text) > MOST_BYTES) {
    throw new RegionError(
      `The pack would have ${text.length} bytes, more than ${MOST_BYTES}. Take a smaller rectangle.`,
    );
  }
  return text;
}

async function read<T>(folder: string, file: string, schema: z.ZodType<T>): Promise<T> {
  const path = join(folder, file);
  try {
    return schema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new RegionError(`${path} cannot be used. ${reason}`, { cause });
  }
}

function codedLayer(
  id: RegionManifest["layers"][number]["id"],
  file: string,
  { features }: z.output<typeof regionLayer>,
): { readonly areas: number[][][] } | { readonly lines: number[][] } {
  const shapes = features.map(({ geometry }) => geometry);
  const wanted = REGION_LAYERS[id];
  const other = shapes.find((shape) => (shape.type.endsWith("Polygon") ? "areas" : "lines") !== wanted);
  if (other !== undefined) throw new RegionError(`${file}: ${id} are ${wanted}, and it holds a ${other.type}.`);
  const encode = (line: readonly (readonly number[])[]) => encodeLine(line, SCALE);
  return wanted === "areas"
    ? { areas: shapes.flatMap(polygonsOf).map((rings) => rings.map(encode)) }
    : {
        lines: shapes
          .flatMap(linesOf)
          .map(encode)
          .filter((line) => line.length >= 4),
      };
}

function polygonsOf(shape: RegionShape) {
  if (shape.type === "Polygon") return [shape.coordinates];
  return shape.type === "MultiPolygon" ? shape.coordinates : [];
}

function linesOf(shape: RegionShape) {
  if (shape.type === "LineString") return [shape.coordinates];
  return shape.type === "MultiLineString" ? shape.coordinates : [];
}
