import { createCaller, getAllLocationsGeocoded } from "@placard/api-client";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { allLocationsQuery } from "./app-queries.ts";

it("loads the sites of all businesses in pages of at most 1,000", async () => {
  const [site] = getAllLocationsGeocoded.example.response.geocoded_locations;
  const pages = [
    { geocoded_locations: [{ ...site, location_id: 1 }], next_cursor: "second" },
    { geocoded_locations: [], next_cursor: "third" },
    { geocoded_locations: [{ ...site, location_id: 3 }] },
  ];
  const asked: string[] = [];
  const api = createCaller({
    baseUrl: "https://placard.example",
    fetch: async (url) => {
      asked.push(new URL(url).search);
      return Response.json({ status: "success", ...pages[asked.length - 1] });
    },
  });
  const sites = await new QueryClient().fetchQuery(allLocationsQuery(api));
  expect(sites.map(({ location_id }) => location_id)).toEqual([1, 3]);
  expect(asked).toEqual(["?limit=1000", "?limit=1000&cursor=second", "?limit=1000&cursor=third"]);
});
