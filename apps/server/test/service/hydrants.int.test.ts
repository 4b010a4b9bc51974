import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eachPage } from "@placard/api-client";
import { importHydrants } from "../../src/hydrants/import-hydrants.ts";
import { refreshHydrants } from "../../src/hydrants/refresh-hydrants.ts";
import type { Fetch } from "../../src/providers/fetch-json.ts";
import { BATCH_ROWS } from "../../src/db/queries/pages/send-batches.ts";
import { createHarness, type Harness } from "../harness.ts";
import { recordStatements } from "../statements.ts";
import { createWorld, type World } from "../world.ts";

const LAYER = "https://gis.test/arcgis/rest/services/Hydrants/FeatureServer/0";

let harness: Harness;
let world: World;

beforeEach(async () => {
  harness = await createHarness({ hydrants: { url: LAYER, refreshHours: 24 } });
  world = await createWorld(harness.ctx);
  await refreshHydrants(harness.ctx, layerOf(2500));
});
afterEach(() => harness[Symbol.asyncDispose]());

/** As documented by Esri for f=geojson: the flag is next to the features, and an error has status 200. */
const feature = (id: number) => ({
  type: "Feature",
  id,
  geometry: { type: "Point", coordinates: [-63.57 - id / 1e5, 44.65] },
  properties: { OBJECTID: id, FACILITYID: `H-${id}`, TYPE: "Dry barrel", STATUS: id % 2 === 0 ? "In service" : null },
});

/** A layer with the given number of hydrants that returns 1000 per request. */
function layerOf(total: number, asked: URL[] = []): Fetch {
  return async (url) => {
    asked.push(url);
    const offset = Number(url.searchParams.get("resultOffset"));
    const features = Array.from({ length: Math.min(1000, total - offset) }, (_, index) => feature(offset + index));
    const exceededTransferLimit = offset + features.length < total;
    return Response.json({
      type: "FeatureCollection",
      features,
      ...(exceededTransferLimit && { exceededTransferLimit }),
    });
  };
}

const onFile = async () => (await harness.client(world.verified.member)).geo.loadHydrants({ query: { limit: 10_000 } });

it("reads hydrants from a FeatureServer in pages and degrees", async () => {
  const asked: URL[] = [];
  expect(await refreshHydrants(harness.ctx, layerOf(2500, asked))).toBe(2500);
  expect(asked.map((url) => url.searchParams.get("resultOffset"))).toEqual(["0", "1000", "2000"]);
  expect(asked[0]?.href).toContain(`${LAYER}/query?where=1%3D1`);
  expect(asked[0]?.searchParams.get("outSR")).toBe("4326");
  const { geojson, source, loaded_at, failed_at } = await onFile();
  expect(geojson.features).toHaveLength(2500);
  expect(geojson.features[1]?.properties).toEqual({ FACILITYID: "H-1", TYPE: "Dry barrel", STATUS: null });
  expect([source, loaded_at, failed_at]).toEqual(["gis.test", "2026-11-21T14:00:00.000Z", null]);
});

it("returns pages that contain each hydrant once", async () => {
  const { geo } = await harness.client(world.verified.member);
  const pages: Awaited<ReturnType<typeof geo.loadHydrants>>[] = [];
  for await (const page of eachPage(geo.loadHydrants, { query: { limit: 1000 } })) pages.push(page);
  expect(pages.map(({ geojson }) => geojson.features.length)).toEqual([1000, 1000, 500]);
  expect(pages.flatMap(({ geojson }) => geojson.features)).toEqual((await onFile()).geojson.features);
});

it("reads only the columns of the response, in statements of a limited number of rows", async () => {
  const statements = await recordStatements(harness.ctx.database, onFile);
  const pages = statements.filter(({ sql }) => sql.includes('from "hydrants"') && sql.includes("order by"));
  expect(pages.map(({ rowsReturned }) => rowsReturned)).toEqual([BATCH_ROWS, 2500 - BATCH_ROWS]);
  expect(pages.filter(({ sql }) => sql.includes("*"))).toEqual([]);
});

it.each([
  ["does not answer", async () => Promise.reject(new TypeError("fetch failed")), "did not respond"],
  [
    "refuses with status 200",
    async () => Response.json({ error: { code: 499, message: "Token Required" } }),
    "Token Required",
  ],
  [
    "talks nonsense",
    async () => Response.json({ type: "FeatureCollection", features: [{ geometry: 7 }] }),
    "did not respond",
  ],
  ["has become empty", async () => Response.json({ type: "FeatureCollection", features: [] }), "no hydrant"],
  ["answers a page", async () => new Response("<html>", { status: 200 }), "did not respond"],
] as const)("keeps the last complete hydrant list with its date if the server %s", async (_name, fetch, words) => {
  const before = await onFile();
  harness.advance(3_600_000);
  await expect(refreshHydrants(harness.ctx, fetch)).rejects.toThrow(words);
  const after = await onFile();
  expect(after.geojson.features).toHaveLength(2500);
  expect(after.loaded_at).toBe(before.loaded_at);
  expect(after.failed_at).toBe(harness.ctx.now().toISOString());
});

it("uses new hydrants once a load succeeds again", async () => {
  await expect(refreshHydrants(harness.ctx, async () => new Response("<html>"))).rejects.toThrow("did not respond");
  expect(await onFile()).toMatchObject({ failed_at: harness.ctx.now().toISOString() });
  harness.advance(3_600_000);
  await refreshHydrants(harness.ctx, layerOf(3));
  expect(await onFile()).toMatchObject({ failed_at: null, loaded_at: harness.ctx.now().toISOString() });
});

it("imports hydrants from a table", async () => {
  mkdirSync(harness.ctx.config.dataDir, { recursive: true });
  const path = join(harness.ctx.config.dataDir, "hydrants.csv");
  writeFileSync(path, "FACILITYID,TYPE,STATUS,lon,lat\nC-1,Wall,Unknown,-63.57,44.65\n");
  expect(await importHydrants(harness.ctx.database, path, harness.ctx.now())).toBe(1);
  const { geojson, source } = await onFile();
  expect([geojson.features[0]?.properties.FACILITYID, source]).toEqual(["C-1", "hydrants.csv"]);
});
