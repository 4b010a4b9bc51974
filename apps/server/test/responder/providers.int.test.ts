import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { controlTimeouts, neverAnswer } from "../control-timeouts.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf, refusalsOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

/** The current answer of the outside service. */
let outside: (signal: AbortSignal) => Promise<Response> = async () => new Response();
let harness: Harness;
let world: World;

beforeAll(async () => {
  harness = await createHarness(
    {
      weather: { provider: "open-meteo", url: "https://weather.test" },
      directions: { provider: "osrm", url: "https://roads.test" },
    },
    async (_url, { signal }) => outside(signal),
  );
  world = await createWorld(harness.ctx);
});
afterAll(() => harness[Symbol.asyncDispose]());

/** Written by hand after the documentation of the services. */
const AIR = {
  time: "2026-11-21T14:00",
  temperature_2m: 6.5,
  relative_humidity_2m: 81,
  surface_pressure: 1009.2,
  cloud_cover: 70,
  wind_speed_10m: 5,
  wind_direction_10m: 240,
};
const WAY = {
  distance: 1200,
  duration: 180,
  geometry: {
    type: "LineString",
    coordinates: [
      [-63.58, 44.65],
      [-63.57, 44.66],
    ],
  },
  legs: [{ steps: [] }],
};

const json = (body: unknown) => async () => Response.json(body);
const air = (part: Readonly<Record<string, unknown>>) => json({ current: { ...AIR, ...part } });
const way = (part: Readonly<Record<string, unknown>>) => json({ routes: [{ ...WAY, ...part }] });
const line = (...coordinates: readonly unknown[]) => way({ geometry: { type: "LineString", coordinates } });

const readWeather = async () =>
  (await harness.client(world.verified.member)).modelling.getWeather({ query: { lat: 44.65, lon: -63.57 } });
const askTheWay = async () =>
  (await harness.client(world.verified.member)).geo.getDirections({
    params: { profile: "driving", coordinates: "-63.58,44.65;-63.57,44.66" },
  });

const FAILED = { status: 502, code: "provider_failed" };

type Fault = readonly [string, typeof outside];
const FAULTS: readonly Fault[] = [
  ["500", async () => new Response("Down.", { status: 500 })],
  [
    "a page of HTML",
    async () => new Response("<!doctype html><title>Sign in</title>", { headers: { "content-type": "text/html" } }),
  ],
  ["nothing", async () => new Response("")],
  ["null", json(null)],
  ["an object of something else", json({ error: false })],
  ["no connection", async () => Promise.reject(new TypeError("fetch failed"))],
];

describe("weather from a provider", () => {
  it("is returned for plausible values, including the limits", async () => {
    outside = air({});
    expect(await readWeather()).toMatchObject({
      wind_kph: 18,
      temperature_c: 6.5,
      observed_at: "2026-11-21T14:00:00.000Z",
    });
    outside = air({ wind_speed_10m: 0, temperature_2m: -40, cloud_cover: null, surface_pressure: null });
    expect(await readWeather()).toMatchObject({ wind_kph: 0, temperature_c: -40, cloud_tenths: null });
  });

  it.each<Fault>([
    ...FAULTS.slice(0, 4),
    ...FAULTS.slice(5),
    ["a wind of -5 m/s", air({ wind_speed_10m: -5 })],
    ["a wind of 900 m/s", air({ wind_speed_10m: 900 })],
    ["9000 °C", air({ temperature_2m: 9000 })],
    ["a direction of 720", air({ wind_direction_10m: 720 })],
    ["a cloud cover of -10 %", air({ cloud_cover: -10 })],
    ["text for a figure", air({ temperature_2m: "warm" })],
    ["null for the wind", air({ wind_speed_10m: null })],
    ["a year from now", air({ time: "2027-11-21T14:00" })],
    ["no time", air({ time: "soon" })],
    ["another object", FAULTS[4]?.[1] ?? json({})],
  ])("is not returned if the provider sends %s", async (_, answer) => {
    outside = answer;
    expect(await refusalOf(readWeather())).toEqual(FAILED);
  });

  it("never fills a plume with implausible values", async () => {
    outside = air({ wind_speed_10m: 900 });
    const member = await harness.client(world.verified.member);
    const query = { lat: 44.65, lon: -63.57, chem_name: "chlorine", emission_rate: 0.5, emission_height: 0 };
    const plume = member.modelling.buildPlumes({ query: { ...query, inPPM: true, isLiquid: false, state: "gas" } });
    expect(await refusalOf(plume)).toEqual(FAILED);
  });
});

describe("a route from a provider", () => {
  it("is returned for plausible values", async () => {
    outside = way({});
    expect(await askTheWay()).toMatchObject({ route: { distance: 1200 } });
  });

  it.each<Fault>([
    ...FAULTS,
    ["a latitude of 400", line([-63.58, 44.65], [-63.57, 400])],
    ["a longitude of -999", line([-999, 44.65], [-63.57, 44.66])],
    ["one point", line([-63.58, 44.65])],
    ["text for places", line(["west", "north"], [-63.57, 44.66])],
    ["a distance below nothing", way({ distance: -5 })],
    ["a duration of text", way({ duration: "soon" })],
  ])("is not returned if the provider sends %s", async (_, answer) => {
    outside = answer;
    expect(await refusalOf(askTheWay())).toEqual(FAILED);
  });
});

describe("a route around areas", () => {
  const ring = (...corners: readonly (readonly [number, number])[]) =>
    corners.map(([lon, lat]): [number, number] => [lon, lat]);
  const AREA = ring([-63.576, 44.654], [-63.574, 44.654], [-63.574, 44.656], [-63.576, 44.654]);
  const ask = async (avoid: [number, number][][], coordinates = "-63.58,44.65;-63.57,44.66") =>
    (await harness.client(world.verified.member)).geo.getDirectionsAround({
      params: { profile: "driving", coordinates },
      body: { avoid },
    });

  it("is not available from a provider without support, and the response says so", async () => {
    outside = way({});
    expect(await ask([AREA])).toMatchObject({ route: { provider: "OSRM", around: "unable" } });
  });

  it("is rejected for invalid areas, too many areas or too long outlines", async () => {
    const long = Array.from({ length: 500 }, (_, index): [number, number] => [-63.5 + index / 1e5, 44.6]);
    const refused = await refusalsOf([
      ask([]),
      ask([ring([-63.5, 44.6], [-63.4, 44.6], [-63.5, 44.6])]),
      ask([ring([-63.5, 44.6], [-63.4, 44.6], [-63.4, 44.7], [-63.5, 44.7])]),
      ask([ring([-63.5, 400], [-63.4, 44.6], [-63.4, 44.7], [-63.5, 400])]),
      ask([[...long, [-63.5, 44.6]]]),
      ask(Array.from({ length: 21 }, () => AREA)),
      ask([AREA], "-63.58,44.65;-63.57,95"),
    ]);
    expect(refused).toEqual(refused.map(() => ({ status: 400, code: "invalid_request" })));
  });
});

it("waits eight seconds for a provider that does not respond, then reports it", async () => {
  const { started } = controlTimeouts();
  const waiting = vi.fn<typeof outside>((signal) => neverAnswer(new URL("https://weather.test"), { signal }));
  outside = waiting;
  const refused = refusalsOf([readWeather(), askTheWay()]);
  await expect.poll(() => waiting).toHaveBeenCalledTimes(2);
  for (const { ms, expire } of started) if (ms === 8000) expire();
  expect(await refused).toEqual([FAILED, FAILED]);
});
