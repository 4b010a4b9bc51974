import { createCaller } from "@placard/api-client";
import { getAllLocationsGeocoded } from "@placard/api-client/internal";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { everySiteInBoxQuery, savedSitesQuery, sitesInBoxQuery } from "./map-sites.ts";

const [site] = getAllLocationsGeocoded.example.response.geocoded_locations;
const BOX = { west: -64, south: 44, east: -63, north: 45 };

/** A server that returns these pages in order. */
function serverOf(...pages: readonly object[]) {
  const requested: string[] = [];
  const api = createCaller({
    baseUrl: "https://placard.example",
    fetch: async (url) => {
      requested.push(decodeURIComponent(new URL(url).search));
      return Response.json({ status: "success", ...pages[requested.length - 1] });
    },
  });
  return { api, requested, queries: new QueryClient() };
}

it("loads every site of a box in pages of at most 1,000, each site once", async () => {
  const { api, requested, queries } = serverOf(
    { geocoded_locations: [{ ...site, location_id: 1 }], rest: 2, rest_by_area: [], next_cursor: "second" },
    { geocoded_locations: [{ ...site, location_id: 1 }], rest: 1, rest_by_area: [], next_cursor: "third" },
    { geocoded_locations: [{ ...site, location_id: 3 }], rest: 0, rest_by_area: [] },
  );
  const { sites, rest } = await queries.fetchQuery(everySiteInBoxQuery(api, BOX));
  expect(sites.map(({ location_id }) => location_id)).toEqual([1, 3]);
  expect(rest).toBe(0);
  expect(requested.map((query) => new URLSearchParams(query).get("cursor"))).toEqual([null, "second", "third"]);
  expect(new URLSearchParams(requested[0]).get("limit")).toBe("1000");
  expect(new URLSearchParams(requested[0]).get("bbox")).toBe("-64,44,-63,45");
});

it("asks once for the sites of a view and says how many others there are", async () => {
  const area = { latitude: 44.5, longitude: -63.5, count: 2710 };
  const { api, requested, queries } = serverOf({
    geocoded_locations: [site],
    rest: 2710,
    rest_by_area: [area],
    next_cursor: "second",
  });
  const answer = await queries.fetchQuery(sitesInBoxQuery(api, BOX));
  expect(answer).toMatchObject({ box: BOX, rest: 2710, restByArea: [area] });
  expect(requested).toHaveLength(1);
  expect(new URLSearchParams(requested[0]).get("limit")).toBe("500");
});

it("asks for at most 1,000 sites of the world to save", async () => {
  const { api, requested, queries } = serverOf({ geocoded_locations: [site], rest: 0, rest_by_area: [] });
  expect(await queries.fetchQuery(savedSitesQuery(api))).toMatchObject({ rest: 0, sites: [{ location_id: 21 }] });
  expect(new URLSearchParams(requested[0]).get("bbox")).toBe("-180,-90,180,90");
  expect(new URLSearchParams(requested[0]).get("limit")).toBe("1000");
});
