import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readRegionPack } from "../../packages/ui/src/map/region/region-pack.ts";
import { root } from "../run-steps.ts";
import { buildPack } from "./build-pack.ts";

const HALIFAX = join(root, "tools/region/halifax");
const read = (path: string): string => readFileSync(path, "utf8");

const folders: string[] = [];

afterAll(() => folders.forEach((path) => rmSync(path, { recursive: true })));

function folder(manifest: object, files: Readonly<Record<string, object>> = {}): string {
  const path = mkdtempSync(join(tmpdir(), "placard-region-"));
  folders.push(path);
  writeFileSync(join(path, "manifest.json"), JSON.stringify(manifest));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), JSON.stringify(content));
  return path;
}

const MANIFEST = {
  name: "Harbour",
  caption: "Main streets only",
  bbox: [0, 0, 1, 1],
  edition: "2026-11-21",
  attribution: [{ short: "City", words: "Contains information of the city." }],
  layers: [{ id: "roads", file: "roads.geojson" }],
};

const roads = (geometry: object) => ({
  type: "FeatureCollection",
  features: [{ type: "Feature", properties: { name: "Inferred Road" }, geometry }],
});

it("builds the region pack of the demo from the Halifax folder", async () => {
  expect(await buildPack(HALIFAX)).toBe(read(join(root, "apps/server/regions/generated/halifax.json")));
});

it("keeps the coast within a metre, and every source with its licence text", async () => {
  const pack = readRegionPack(JSON.parse(await buildPack(HALIFAX)));
  if (!pack.ok) throw new Error(pack.error);
  const { water, roads: streets, buildings, attribution } = pack.value;
  expect([water.features.length, streets.features.length, buildings.features.length]).toEqual([1, 685, 765]);
  expect(attribution).toHaveLength(3);
  const source = JSON.parse(read(join(HALIFAX, "water.geojson"))) as typeof water; // our own file
  const [[drawn = []] = [], [given = []] = []] = [water, source].map(
    ({ features }) => features[0]?.geometry.coordinates ?? [],
  );
  expect(drawn.length).toBeGreaterThan(0.95 * given.length);
  for (const [lon = 0, lat = 0] of drawn) {
    expect(given.some(([x = 0, y = 0]) => Math.abs(x - lon) <= 6e-6 && Math.abs(y - lat) <= 6e-6)).toBe(true);
  }
});

it("leaves out names that were inferred", async () => {
  const line = {
    type: "LineString",
    coordinates: [
      [0.1, 0.1],
      [0.2, 0.2],
    ],
  };
  const text = await buildPack(folder(MANIFEST, { "roads.geojson": roads(line) }));
  expect(text).not.toContain("Inferred");
  expect(JSON.parse(text)).toMatchObject({ layers: [{ id: "roads", lines: [[10_000, 10_000, 10_000, 10_000]] }] });
});

it.each([
  ["no manifest", folder({}), /manifest\.json cannot be used.*name/s],
  ["no such file", folder(MANIFEST), /roads\.geojson cannot be used.*ENOENT/s],
  ["a layer that no map draws", folder({ ...MANIFEST, layers: [{ id: "trees", file: "a.geojson" }] }), /water, parks/],
  ["a file elsewhere", folder({ ...MANIFEST, layers: [{ id: "roads", file: "../a.geojson" }] }), /same folder/],
  ["a bbox the wrong way round", folder({ ...MANIFEST, bbox: [1, 0, 0, 1] }), /west, south, east, north/],
  [
    "areas where lines belong",
    folder(MANIFEST, {
      "roads.geojson": roads({
        type: "Polygon",
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      }),
    }),
    /roads are lines, and it holds a Polygon/,
  ],
])("reports an error for %s", async (_name, path, words) => {
  await expect(buildPack(path)).rejects.toThrow(words);
});
