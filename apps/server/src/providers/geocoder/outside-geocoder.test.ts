import { expect, it, vi } from "vitest";
import { controlTimeouts, neverAnswer } from "../../../test/control-timeouts.ts";
import type { Fetch } from "../fetch-json.ts";
import { mapboxGeocoder } from "./mapbox.ts";
import type { OutsideGeocoder } from "./geocoder.ts";
import { pelias } from "./pelias.ts";
import { photon } from "./photon.ts";

/**
 * Stand-ins written by hand after the services' documentation: docs/api-v1.md of komoot/photon, response.md of
 * pelias/documentation, and https://docs.mapbox.com/api/search/geocoding/; for Photon also the answer that is published
 * there. No live service was queried.
 */
const TOKEN = "pk.stand-in";
const MAKERS = {
  Photon: (fetch: Fetch) => photon("https://photon.test", fetch),
  Pelias: (fetch: Fetch) => pelias("https://pelias.test", "key-stand-in", fetch),
  Mapbox: (fetch: Fetch) => mapboxGeocoder(TOKEN, fetch),
} as const;

const feature = (properties: object, coordinates: readonly unknown[] = [-63.5752, 44.6488]) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates },
  properties,
});

/** A geocoder whose service returns these results. */
function answering(name: keyof typeof MAKERS, ...features: readonly unknown[]) {
  const fetch = vi.fn<Fetch>(async () => Response.json({ type: "FeatureCollection", features }));
  return { fetch, geocoder: MAKERS[name](fetch), asked: () => fetch.mock.calls[0]?.[0] };
}

const ask = (geocoder: OutsideGeocoder, text = "1749 lower water") =>
  geocoder.suggest(text, { limit: 5, near: [-63.58, 44.67], signal: new AbortController().signal });

it("requests Photon near the region and states the precision of each result", async () => {
  const house = {
    osm_type: "N",
    osm_id: 999,
    osm_key: "place",
    osm_value: "house",
    type: "house",
    housenumber: "1749",
  };
  const land = { city: "Halifax", state: "Nova Scotia", country: "Canada" };
  const { geocoder, asked } = answering(
    "Photon",
    feature({ ...house, street: "Lower Water Street", ...land }),
    feature({ osm_type: "W", osm_id: 1, type: "street", name: "Lower Water Street", ...land }),
    feature({ osm_type: "R", osm_id: 2, type: "city", name: "Halifax", state: "Nova Scotia", country: "Canada" }),
    feature({ osm_type: "R", osm_id: 3, type: "state", name: "Nova Scotia", country: "Canada" }),
    feature({ osm_type: "W", osm_id: 4, osm_key: "highway", name: "Water Street", ...land }),
    feature({ osm_type: "N", osm_id: 999, type: "house", name: "the same once more" }),
  );
  expect(await ask(geocoder)).toEqual([
    {
      id: "photon-N999",
      place_name: "1749 Lower Water Street, Halifax, Nova Scotia, Canada",
      center: [-63.5752, 44.6488],
      precision: "point",
      source: "Photon, OpenStreetMap",
    },
    expect.objectContaining({ place_name: "Lower Water Street, Halifax, Nova Scotia, Canada", precision: "street" }),
    expect.objectContaining({ place_name: "Halifax, Nova Scotia, Canada", precision: "town" }),
    expect.objectContaining({ id: "photon-W4", precision: "street" }),
  ]);
  expect(asked()?.href).toBe("https://photon.test/api?q=1749+lower+water&limit=5&lon=-63.58&lat=44.67");
});

/** The answer for `q=berlin` in docs/api-v1.md of komoot/photon. Places: © OpenStreetMap contributors, ODbL. */
const PUBLISHED = [
  {
    properties: {
      name: "Berlin",
      state: "Berlin",
      country: "Germany",
      countrycode: "DE",
      osm_key: "place",
      osm_value: "city",
      osm_type: "N",
      osm_id: 240_109_189,
    },
    type: "Feature",
    geometry: { type: "Point", coordinates: [13.388_859_9, 52.517_036_5] },
  },
  {
    properties: {
      name: "Berlin Olympic Stadium",
      street: "Olympischer Platz",
      housenumber: "3",
      postcode: "14053",
      state: "Berlin",
      country: "Germany",
      countrycode: "DE",
      osm_key: "leisure",
      osm_value: "stadium",
      osm_type: "W",
      osm_id: 38_862_723,
      extent: [13.237_27, 52.515_715_1, 13.241_757, 52.513_597_2],
    },
    type: "Feature",
    geometry: { type: "Point", coordinates: [13.239_514_674_078_611, 52.514_679_45] },
  },
];

it("reads the answer that the documentation of Photon publishes", async () => {
  const { geocoder } = answering("Photon", ...PUBLISHED);
  expect(await ask(geocoder, "berlin")).toEqual([
    {
      id: "photon-N240109189",
      place_name: "Berlin, Germany",
      center: [13.388_859_9, 52.517_036_5],
      precision: "town",
      source: "Photon, OpenStreetMap",
    },
    {
      id: "photon-W38862723",
      place_name: "Berlin Olympic Stadium, 3 Olympischer Platz, Berlin, Germany",
      center: [13.239_514_674_078_611, 52.514_679_45],
      precision: "point",
      source: "Photon, OpenStreetMap",
    },
  ]);
});

it("requests Pelias with its key, and treats an address as exact only if marked so", async () => {
  const address = (accuracy: string | undefined, gid: string) =>
    feature({ gid, layer: "address", source: "openaddresses", label: "30 West 26th Street, Manhattan, NY", accuracy });
  const { geocoder, asked } = answering(
    "Pelias",
    address("point", "a:1"),
    address("interpolated", "a:2"),
    address(undefined, "a:3"),
    feature({ gid: "s:1", layer: "street", label: "West 26th Street" }),
    feature({ gid: "l:1", layer: "locality", label: "New York, NY", accuracy: "centroid" }),
    feature({ gid: "r:1", layer: "region", label: "New York" }),
  );
  const found = await ask(geocoder);
  expect(found.map(({ precision }) => precision)).toEqual(["point", "interpolated", "interpolated", "street", "town"]);
  expect(found[0]).toMatchObject({ id: "pelias-a:1", source: "Pelias, openaddresses" });
  expect(found[3]).toMatchObject({ source: "Pelias" });
  expect(asked()?.pathname).toBe("/v1/autocomplete");
  expect(Object.fromEntries(asked()?.searchParams ?? [])).toEqual({
    text: "1749 lower water",
    size: "5",
    "focus.point.lon": "-63.58",
    "focus.point.lat": "44.67",
    api_key: "key-stand-in",
  });
});

it("requests storable Mapbox results and does not treat approximate ones as exact", async () => {
  const address = (accuracy: string | undefined, mapbox_id: string) =>
    feature({
      mapbox_id,
      feature_type: "address",
      name: "120 East 13th Street",
      full_address: "120 East 13th Street, New York, New York 10003, United States",
      coordinates: { longitude: -73.99, latitude: 40.73, accuracy },
    });
  const accuracies = ["rooftop", "point", "parcel", "interpolated", "intersection", "approximate", undefined];
  const { geocoder, asked } = answering(
    "Mapbox",
    ...accuracies.map((accuracy, at) => address(accuracy, `m${at}`)),
    feature({ mapbox_id: "s", feature_type: "street", name: "East 13th Street", place_formatted: "New York" }),
    feature({ mapbox_id: "c", feature_type: "country", name: "United States" }),
  );
  const found = await ask(geocoder, "120 east 13th; new york");
  expect(found.map(({ precision }) => precision)).toEqual([
    "rooftop",
    "point",
    "interpolated",
    "interpolated",
    "intersection",
    "town",
    "town",
    "street",
  ]);
  expect(found.at(-1)).toMatchObject({ place_name: "East 13th Street, New York", source: "Mapbox" });
  expect(asked()?.pathname).toBe("/search/geocode/v6/forward");
  expect(Object.fromEntries(asked()?.searchParams ?? [])).toMatchObject({
    q: "120 east 13th new york",
    permanent: "true",
    proximity: "-63.58,44.67",
  });
});

it("keeps the base path of a server", async () => {
  const fetch = vi.fn<Fetch>(async () => Response.json({ features: [] }));
  await ask(photon("https://maps.test/photon", fetch));
  expect(fetch.mock.calls[0]?.[0].pathname).toBe("/photon/api");
});

const FAILED = expect.objectContaining({ code: "provider_failed" });
const NAMES = ["Photon", "Pelias", "Mapbox"] as const;

it.each<readonly [string, Fetch]>([
  ["it is down", async () => new Response("Down.", { status: 503 })],
  ["it knows no such token", async () => Response.json({ message: `bad token ${TOKEN}` }, { status: 401 })],
  ["a page of HTML comes", async () => new Response("<!doctype html><title>Sign in</title>")],
  ["null comes", async () => Response.json(null)],
  ["something else comes", async () => Response.json({ features: [feature({ name: 7, gid: null })] })],
  ["a place beyond the poles comes", async () => Response.json({ features: [feature({}, [0, 400])] })],
  ["a place of text comes", async () => Response.json({ features: [feature({}, ["west", "north"])] })],
  ["a place of null comes", async () => Response.json({ features: [feature({}, [null, null])] })],
  ["there is no connection", async () => Promise.reject(new TypeError("fetch failed"))],
])("fails without details if %s", async (_, fetch) => {
  for (const name of NAMES) {
    const asked = ask(MAKERS[name](fetch));
    await expect(asked).rejects.toEqual(FAILED);
    await expect(asked).rejects.not.toThrow(/stand-in/);
  }
});

it.each(NAMES)("waits three seconds for %s while a person types", async (name) => {
  const { started } = controlTimeouts();
  const asked = ask(MAKERS[name](neverAnswer));
  started.find(({ ms }) => ms === 3000)?.expire();
  await expect(asked).rejects.toEqual(FAILED);
});
