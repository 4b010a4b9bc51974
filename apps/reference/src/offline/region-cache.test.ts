import { expect, it, vi } from "vitest";
import { memoryCaches } from "../test/memory-caches.ts";
import { RegionCache, type ListedRegion } from "./region-cache.ts";

const HALIFAX: ListedRegion = {
  name: "Halifax harbour",
  bbox: [-63.68, 44.6, -63.48, 44.74],
  edition: "2026-11-21",
  path: "/regions/halifax-0a1b.json",
  bytes: 133_000,
};

function device(room = Infinity) {
  const caches = memoryCaches(room);
  const fetch = vi.fn<(path: string) => Promise<Response>>(async (path) => new Response(JSON.stringify({ path })));
  const onFull = vi.fn<() => void>();
  return { caches, fetch, onFull, regions: new RegionCache({ caches, fetch, onFull }) };
}

it("downloads a map once and opens map and list offline afterwards", async () => {
  const { regions, fetch } = device();
  await regions.saveList([HALIFAX]);
  expect(await regions.isCached(HALIFAX.path)).toBe(false);
  expect(await regions.load(HALIFAX.path)).toEqual({ path: HALIFAX.path });
  expect(await regions.isCached(HALIFAX.path)).toBe(true);
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await regions.list()).toEqual([HALIFAX]);
  expect(await regions.load(HALIFAX.path)).toEqual({ path: HALIFAX.path });
  expect(fetch).toHaveBeenCalledTimes(1);
  await expect(regions.load("/regions/other-1.json")).rejects.toThrow("Failed to fetch");
});

it("removes a map of an older edition", async () => {
  const { regions, caches } = device();
  await regions.load(HALIFAX.path);
  await regions.saveList([{ ...HALIFAX, path: "/regions/halifax-9f9f.json" }]);
  expect([...(caches.named.get("placard-regions")?.keys() ?? [])]).toEqual(["/regions/list.json"]);
});

it("returns the map and reports a full device", async () => {
  const { regions, onFull } = device(0);
  expect(await regions.load(HALIFAX.path)).toEqual({ path: HALIFAX.path });
  expect(onFull).toHaveBeenCalled();
});

it("stores no error page and works without browser storage", async () => {
  const failing = new RegionCache({
    caches: undefined,
    fetch: async () => new Response("", { status: 404 }),
    onFull: () => undefined,
  });
  await failing.saveList([HALIFAX]);
  expect(await failing.list()).toEqual([]);
  expect(await failing.isCached(HALIFAX.path)).toBe(false);
  await expect(failing.load(HALIFAX.path)).rejects.toThrow("404");
});
