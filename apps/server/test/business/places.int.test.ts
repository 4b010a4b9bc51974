import { eachItem } from "@placard/api-client";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProviders } from "../../src/providers/providers.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
});
afterAll(() => harness[Symbol.asyncDispose]());

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const suggest = async (query: string, accountId: number) =>
  (await (await harness.client(accountId)).geo.addressSuggestions({ query: { query } })).suggestions;

describe("address suggestions", () => {
  it("include registered sites for verified responders and their own business only", async () => {
    const ids = async (account: number) => (await suggest("pier", account)).map((place) => place.id);
    const [ours, theirs] = [`location-${world.ours.location}`, `location-${world.theirs.location}`];
    expect(await ids(world.verified.member)).toEqual(expect.arrayContaining([ours, theirs]));
    expect(await ids(world.ours.accounts.Viewer)).toContain(ours);
    expect(await ids(world.ours.accounts.Viewer)).not.toContain(theirs);
    expect(await ids(world.pending.member)).not.toContain(ours);
  });

  it("include towns with typing errors allowed, marked as town precision", async () => {
    const [first] = await suggest("halifx", world.verified.member);
    expect(first).toMatchObject({ place_name: "Halifax, NS", precision: "town" });
  });

  it("include typed coordinates", async () => {
    expect(await suggest("44.65, -63.57", world.verified.member)).toMatchObject([
      { precision: "point", center: [-63.57, 44.65], source: "typed coordinates" },
    ]);
  });

  it("include only towns during registration", async () => {
    const anyone = await harness.client();
    const { suggestions } = await anyone.geo.registrationAddressSuggestions({ query: { query: "harbour ice pier" } });
    expect(suggestions.every((place) => place.precision === "town")).toBe(true);
  });
});

describe("geocoding an address", () => {
  it("returns the best match with its precision", async () => {
    const responder = await harness.client(world.verified.member);
    const geocode = (address: string) => responder.geo.geocodeAddress({ body: { address } });
    expect(await geocode("100 Harbour Ice Pier")).toMatchObject({ precision: "registered", latitude: 44.65 });
    expect(await geocode("Halifax")).toMatchObject({ precision: "town" });
    expect(await refusalOf(geocode("qqqq zzzz"))).toEqual({ status: 404, code: "address_not_found" });
  });
});

describe("the map of all sites", () => {
  it("marks sites without a pin as approximate", async () => {
    const admin = await harness.client(world.ours.accounts.Admin);
    const { location_id } = await admin.locations.insertLocation({
      body: {
        business_id: world.ours.id,
        name: "Depot",
        civic_address: "Dartmouth, NS",
        pin_later: true,
      },
    });
    const crew = await harness.client(world.verified.member);
    const read = async () => (await crew.geo.getAllLocationsGeocoded()).geocoded_locations;
    const standing = async (id: number) => (await read()).find((site) => site.location_id === id)?.geocoded;
    expect([await standing(location_id), await standing(world.ours.location)]).toEqual([false, true]);
    await admin.locations.updateLocation({
      params: { id: location_id },
      body: { latitude: 44.6712, longitude: -63.5701, precision: "registered" },
    });
    expect(await standing(location_id)).toBe(true);
  });
});

describe("a map request with a bounding box", () => {
  const inBox = async (bbox: string, limit?: number) => {
    const crew = await harness.client(world.verified.member);
    const query = { bbox, ...(limit !== undefined && { limit }) };
    return all(eachItem(crew.geo.getAllLocationsGeocoded, { query }, (page) => page.geocoded_locations));
  };
  const namesIn = async (bbox: string) => (await inBox(bbox)).map(({ location_name }) => location_name);

  it("returns the sites inside it, using the town centre without a pin", async () => {
    const { location_id } = await (
      await harness.client(world.theirs.accounts.Admin)
    ).locations.insertLocation({
      body: {
        business_id: world.theirs.id,
        name: "No pin yet",
        civic_address: "9 Main Street, Truro NS",
        pin_later: true,
      },
    });
    const town = (await inBox("-180,-90,180,90")).find((site) => site.location_id === location_id);
    expect(town).toMatchObject({ geocoded: false, precision: "town" });
    const around = ([lon, lat]: readonly [number, number]) => [lon - 0.1, lat - 0.1, lon + 0.1, lat + 0.1].join(",");
    expect(await namesIn(around([-63.57, 44.65]))).toEqual(
      expect.arrayContaining(["Harbour Ice plant", "Basin Plating plant"]),
    );
    expect(await namesIn(around([-63.57, 44.65]))).not.toContain("No pin yet");
    expect(await namesIn(around([town?.longitude ?? 0, town?.latitude ?? 0]))).toEqual(["No pin yet"]);
    expect(await namesIn("170,44,-63,45")).toContain("Harbour Ice plant"); // across 180°
    expect(await namesIn("170,44,-170,45")).toEqual([]);
  });

  it("returns pages that contain each site once", async () => {
    const whole = await inBox("-180,-90,180,90");
    expect(whole.length).toBeGreaterThan(2);
    expect(await inBox("-180,-90,180,90", 1)).toEqual(whole);
  });

  it("returns the site with the most dangerous chemical first and sites without chemicals last", async () => {
    const crew = await harness.client(world.verified.member);
    await harness.ctx.database.system(async (rows) => {
      await sql`insert into locations (business_id, name, civic_address, latitude, longitude)
        select ${world.ours.id}, name, 'Yard', 30, 30 from unnest(array['Empty', 'Low', 'High']) name`.execute(rows);
      await sql`insert into chemicals (business_id, location_id, name, quantity, unit, hazard_rank)
        select business_id, id, 'Drum', 1, 'kg', rank from locations l
        join (values ('Low', 4), ('High', 5), ('High', 0)) of_site (site, rank) on l.name = of_site.site`.execute(rows);
    });
    expect(await namesIn("29,29,31,31")).toEqual(["High", "Low", "Empty"]);
    const first = await crew.geo.getAllLocationsGeocoded({ query: { bbox: "29,29,31,31", limit: 1 } });
    expect(first).toMatchObject({ rest: 2, rest_by_area: [{ count: 2, latitude: 30, longitude: 30 }] });
    expect(await refusalOf(crew.geo.getAllLocationsGeocoded({ query: { cursor: first.next_cursor } }))).toEqual({
      status: 400,
      code: "invalid_request",
    });
  });

  it("returns at most 500 sites without a limit, with the number and areas of the others", async () => {
    await harness.ctx.database.system((rows) =>
      sql`insert into locations (business_id, name, civic_address, latitude, longitude)
        select ${world.ours.id}, 'Yard ' || i, 'Yard', 10, case when i <= 600 then 9.5 else 10.5 end
        from generate_series(1, 1200) i`.execute(rows),
    );
    const crew = await harness.client(world.verified.member);
    const first = await crew.geo.getAllLocationsGeocoded({ query: { bbox: "9,9,11,11" } });
    expect(first.geocoded_locations).toHaveLength(500);
    expect(first.rest).toBe(700);
    expect(first.rest_by_area?.toSorted((one, other) => one.longitude - other.longitude)).toEqual([
      { count: 100, latitude: 10, longitude: 9.5 },
      { count: 600, latitude: 10, longitude: 10.5 },
    ]);
    expect(await inBox("9,9,11,11")).toHaveLength(1200);
    const thousand = await crew.geo.getAllLocationsGeocoded({ query: { bbox: "9,9,11,11", limit: 1000 } });
    const last = await crew.geo.getAllLocationsGeocoded({
      query: { bbox: "9,9,11,11", limit: 1000, cursor: thousand.next_cursor },
    });
    expect([thousand.rest, last.rest, last.rest_by_area, last.next_cursor]).toEqual([200, 0, [], undefined]);
  });

  it("counts the others on both sides of 180°", async () => {
    await harness.ctx.database.system((rows) =>
      sql`insert into locations (business_id, name, civic_address, latitude, longitude)
        select ${world.ours.id}, 'Island ' || i, 'Sea', -15, case when i <= 2 then 178 else -178 end
        from generate_series(1, 4) i`.execute(rows),
    );
    const crew = await harness.client(world.verified.member);
    const answer = await crew.geo.getAllLocationsGeocoded({ query: { bbox: "170,-20,-170,-10", limit: 1 } });
    expect(answer.geocoded_locations.map(({ location_name }) => location_name)).toEqual(["Island 1"]);
    expect(answer.rest).toBe(3);
    expect(answer.rest_by_area?.toSorted((one, other) => one.longitude - other.longitude)).toEqual([
      { count: 2, latitude: -15, longitude: -178 },
      { count: 1, latitude: -15, longitude: 178 },
    ]);
  });

  it("returns an empty answer for a box without sites", async () => {
    const crew = await harness.client(world.verified.member);
    expect(await crew.geo.getAllLocationsGeocoded({ query: { bbox: "0,-89,1,-88" } })).toEqual({
      status: "success",
      geocoded_locations: [],
      rest: 0,
      rest_by_area: [],
    });
  });

  it("names the businesses of the returned sites in one audit entry", async () => {
    const crew = await harness.client(world.verified.member);
    const entries = () =>
      harness.ctx.database.system((rows) =>
        rows.selectFrom("audit_entries").select("business_ids").where("action", "=", "all_locations").execute(),
      );
    const before = await entries();
    await crew.geo.getAllLocationsGeocoded({ query: { bbox: "9,9,11,11", limit: 1 } });
    const added = (await entries()).slice(before.length);
    expect(added).toEqual([{ business_ids: `{[${world.ours.id},${world.ours.id + 1})}` }]);
  });

  it("is refused to businesses and to departments that wait for approval", async () => {
    for (const account of [world.ours.accounts.Admin, world.pending.member]) {
      const client = await harness.client(account);
      const refusal = await refusalOf(client.geo.getAllLocationsGeocoded({ query: { bbox: "-64,44,-63,45" } }));
      expect(refusal.status).toBe(403);
    }
  });

  it.each(["1,2,3", "-200,0,0,1", "0,50,1,40", "0,0,0,91"])("rejects the box %s", async (bbox) => {
    expect(await refusalOf(inBox(bbox))).toEqual({ status: 400, code: "invalid_request" });
  });
});

describe("the map of all sites without a bounding box", () => {
  it("returns at most 1,000 sites at a time", async () => {
    const crew = await harness.client(world.verified.member);
    const { geocoded_locations, next_cursor, rest } = await crew.geo.getAllLocationsGeocoded();
    expect(geocoded_locations.length).toBeLessThanOrEqual(1000);
    expect([typeof next_cursor, rest]).toEqual(["string", undefined]);
  });
});

describe("without providers", () => {
  it("returns a marked straight line as directions", async () => {
    const responder = await harness.client(world.verified.member);
    const params = { profile: "driving", coordinates: "0,0;0.02,0.02" } as const;
    const answer = await responder.geo.getDirections({ params });
    expect(answer.route).toBeNull();
    expect(answer.straight_line.words).toBe("3.1 km NE, straight line; no road routing set up");
  });

  it("returns no weather, with the reason", async () => {
    const responder = await harness.client(world.verified.member);
    const call = responder.modelling.getWeather({ query: { lat: 44.6, lon: -63.5 } });
    await expect(call).rejects.toMatchObject({
      status: 503,
      problem: { message: expect.stringMatching(/^Unable to fetch weather data: no weather service is set up\./) },
    });
  });

  it("returns no hydrants", async () => {
    const responder = await harness.client(world.verified.member);
    expect(await responder.geo.loadHydrants()).toMatchObject({ geojson: { features: [] }, source: null });
  });
});

/** Stand-ins written by hand after the providers' documentation; no provider was queried. */
const OPEN_METEO_STAND_IN = {
  current: {
    time: "2026-11-21T14:00",
    temperature_2m: 6.5,
    relative_humidity_2m: 81,
    surface_pressure: 1009.2,
    cloud_cover: 70,
    wind_speed_10m: 5,
    wind_direction_10m: 240,
  },
};
const MAPBOX_STAND_IN = {
  routes: [
    {
      distance: 1200,
      duration: 180,
      geometry: {
        type: "LineString",
        coordinates: [
          [-63.58, 44.65],
          [-63.57, 44.66],
        ],
      },
      legs: [
        {
          steps: [
            { distance: 1200, duration: 180, maneuver: { type: "depart", instruction: "Drive north." } },
            { distance: 0, duration: 0, maneuver: { type: "arrive", instruction: "You have arrived." } },
          ],
        },
      ],
    },
  ],
};

describe("with fake providers", () => {
  const asked: URL[] = [];
  const providersWith = (answer: unknown, status = 200) =>
    createProviders(
      {
        ...harness.ctx.config,
        mapboxToken: "pk.stand-in",
        directions: { provider: "mapbox", url: null },
        weather: { provider: "open-meteo", url: "https://weather.test" },
      },
      async (url) => {
        asked.push(url);
        return Response.json(answer, { status });
      },
      harness.ctx.now,
    );

  it("returns model weather in our units", async () => {
    const providers = providersWith(OPEN_METEO_STAND_IN);
    expect(await providers.weather?.at([-63.57, 44.65])).toEqual({
      temperature_c: 6.5,
      wind_kph: 18, // 5 m/s × 3.6
      wind_from_deg: 240,
      humidity_percent: 81,
      cloud_tenths: 7,
      pressure_mb: 1009.2,
      condition: null,
      kind: "model",
      source: "Open-Meteo",
      observed_at: "2026-11-21T14:00:00.000Z",
      station_distance_m: null,
    });
    expect(asked.at(-1)?.searchParams.get("latitude")).toBe("44.65");
  });

  it("returns route steps", async () => {
    const providers = providersWith(MAPBOX_STAND_IN);
    const route = await providers.directions?.route([-63.58, 44.65], [-63.57, 44.66], "driving");
    expect(route).toMatchObject({ provider: "Mapbox", distance: 1200, steps: [{ instruction: "Drive north." }, {}] });
    expect(asked.at(-1)?.pathname).toBe("/directions/v5/mapbox/driving/-63.58,44.65;-63.57,44.66");
  });

  it("reports provider errors without their text or our token", async () => {
    const providers = providersWith({ message: "bad token pk.stand-in" }, 401);
    const call = providers.directions?.route([0, 0], [1, 1], "driving");
    await expect(call).rejects.toMatchObject({ code: "provider_failed" });
    await expect(call).rejects.not.toThrow(/pk\.stand-in/);
  });
});
