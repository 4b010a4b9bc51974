import { afterAll, beforeAll, expect, it } from "vitest";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

/** The current answer of the outside geocoder, and the requests it received. */
let outside: () => Promise<Response> = async () => Response.json({ features: [] });
const asked: URL[] = [];
let harness: Harness;
let world: World;

beforeAll(async () => {
  harness = await createHarness({ geocoder: "photon", geocoderUrl: "https://photon.test" }, async (url) => {
    asked.push(url);
    return outside();
  });
  world = await createWorld(harness.ctx);
});
afterAll(() => harness[Symbol.asyncDispose]());

/** Written by hand after docs/api-v1.md of komoot/photon. */
const house = (housenumber: string, street: string, osm_id: number) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [-63.5694, 44.6469] },
  properties: { osm_type: "N", osm_id, type: "house", housenumber, street, city: "Halifax", country: "Canada" },
});
const found =
  (...features: readonly object[]) =>
  async () =>
    Response.json({ type: "FeatureCollection", features });
const down = async () => new Response("Down.", { status: 503 });

const crew = () => harness.client(world.verified.member);
const suggest = async (query: string) =>
  (await (await crew()).geo.addressSuggestions({ query: { query } })).suggestions;
const geocode = async (address: string) => (await crew()).geo.geocodeAddress({ body: { address } });

it("suggests registered sites first, then addresses of the service", async () => {
  outside = found(house("100", "Harbour Street", 1), house("102", "Harbour Street", 2));
  const places = await suggest("100 harbour");
  expect(places.map(({ precision, source }) => [precision, source])).toEqual([
    ["registered", "registered locations"],
    ["point", "Photon, OpenStreetMap"],
    ["point", "Photon, OpenStreetMap"],
  ]);
  expect(asked.at(-1)?.searchParams.get("q")).toBe("100 harbour");
});

it("reads typed coordinates without a request", async () => {
  const before = asked.length;
  expect(await suggest("44.65, -63.57")).toMatchObject([{ source: "typed coordinates" }]);
  expect(asked).toHaveLength(before);
});

it("prefers a registered site to the same address from the service", async () => {
  outside = found(house("100", "Harbour Ice Pier", 1));
  expect(await geocode("100 Harbour Ice Pier")).toMatchObject({ precision: "registered" });
});

it("uses the single exact match instead of a neighbour", async () => {
  outside = found(house("1749", "Lower Water Street", 1), house("1747", "Lower Water Street", 2));
  expect(await geocode("1749 Lower Water Street, Halifax")).toMatchObject({
    precision: "point",
    source: "Photon, OpenStreetMap",
  });
  outside = found(house("1747", "Lower Water Street", 2));
  expect(await refusalOf(geocode("1749 Lower Water Street"))).toEqual({ status: 404, code: "address_not_found" });
});

it("suggests towns if the service finds nothing", async () => {
  outside = found();
  const [town] = await suggest("vancouver");
  expect(town).toMatchObject({ precision: "town", source: "GeoNames, centre of the town" });
  expect(town).not.toHaveProperty("unanswered_by");
});

it("marks each suggestion if the service did not respond, and offers built-in ones", async () => {
  outside = down;
  const places = await suggest("harbour ice");
  expect(places[0]).toMatchObject({ precision: "registered", unanswered_by: "Photon" });
  expect((await geocode("Halifax")).source).toBe("GeoNames, centre of the town; Photon did not answer");
});

it("reports the failure of the service if no other source has the place", async () => {
  outside = down;
  expect(await refusalOf(suggest("qqqq zzzz"))).toEqual({ status: 502, code: "provider_failed" });
});

it("sends no outside requests for users who are not signed in", async () => {
  const before = asked.length;
  await (await harness.client()).geo.registrationAddressSuggestions({ query: { query: "halifax" } });
  expect(asked).toHaveLength(before);
});
