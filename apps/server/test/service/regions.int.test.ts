import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { configFromEnvironment } from "../../src/config.ts";
import { readRegions } from "../../src/regions/read-regions.ts";
import { createHarness } from "../harness.ts";

const DEMO_REGIONS = configFromEnvironment({}).regionPackDir;

it("lists and serves the harbour region with permanent caching", async () => {
  await using harness = await createHarness({ regionPackDir: DEMO_REGIONS });
  const client = await harness.client();
  const [halifax] = (await client.service.getConfig()).map.regions;
  expect(halifax).toMatchObject({ name: "Halifax harbour, Nova Scotia", edition: "2026-11-21" });
  const answer = await harness.app.request(halifax?.path ?? "");
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(await answer.json()).toMatchObject({ format: "placard-region/1", bbox: halifax?.bbox });
});

it("serves nothing else below that path", async () => {
  await using harness = await createHarness({ regionPackDir: DEMO_REGIONS });
  for (const path of ["/regions/halifax.json", "/regions/../package.json", "/regions/"]) {
    expect((await harness.app.request(path)).status).toBe(404);
  }
});

it("has a region only in demo mode or with a configured folder", () => {
  expect(configFromEnvironment({ DEMO: "0" }).regionPackDir).toBeNull();
  expect(configFromEnvironment({ DEMO: "0", REGION_PACK_DIR: "/srv/maps" }).regionPackDir).toBe("/srv/maps");
});

it("does not start with a missing folder or an invalid region pack", async () => {
  await expect(readRegions("/no/such/folder")).rejects.toThrow("REGION_PACK_DIR: there is no folder /no/such/folder.");
  using folder = mkdtempDisposableSync(join(tmpdir(), "placard-regions-"));
  writeFileSync(join(folder.path, "roads.json"), `{"type":"FeatureCollection"}`);
  await expect(readRegions(folder.path)).rejects.toThrow(/roads\.json cannot be used: .*pnpm region/);
});
