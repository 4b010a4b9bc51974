import { ERROR_CODES } from "@placard/api-client";
import { describe, expect, it, vi } from "vitest";
import { controlTimeouts, neverAnswer } from "../../test/control-timeouts.ts";
import { configFromEnvironment } from "../config.ts";
import { readFeatureServer } from "../hydrants/feature-server.ts";
import type { Fetch } from "./fetch-json.ts";
import { createProviders } from "./providers.ts";

/**
 * All outside services, requested in the same way as by the server. All answers here are invented; none was recorded.
 */

const NOW = "2026-11-24T12:00:00Z";
const BOSTON = [-71.058_88, 42.360_08] as const;
const HALIFAX = [-63.57, 44.65] as const;

const providers = (env: Readonly<Record<string, string>>, fetch: Fetch) =>
  createProviders(configFromEnvironment({ ...env, DEMO: "0" }), fetch, () => new Date(NOW));

type Ask = (fetch: Fetch) => Promise<unknown>;

const weather =
  (provider: string, place: readonly [number, number]): Ask =>
  async (fetch) =>
    providers({ WEATHER_PROVIDER: provider }, fetch).weather?.at(place);
const directions =
  (provider: string): Ask =>
  async (fetch) =>
    providers(
      { DIRECTIONS_PROVIDER: provider, DIRECTIONS_URL: "https://roads.test", MAPBOX_TOKEN: "pk.stand-in" },
      fetch,
    ).directions?.route(HALIFAX, BOSTON, "driving");
const geocoder =
  (provider: string): Ask =>
  async (fetch) =>
    providers(
      { GEOCODER: provider, GEOCODER_URL: "https://places.test", MAPBOX_TOKEN: "pk.stand-in" },
      fetch,
    ).geocoder?.suggest("lower water street", { limit: 5, near: null, signal: new AbortController().signal });

const SERVICES: Readonly<Record<string, Ask>> = {
  NWS: weather("nws", BOSTON),
  ECCC: weather("eccc", HALIFAX),
  "Open-Meteo": weather("open-meteo", HALIFAX),
  OSRM: directions("osrm"),
  Valhalla: directions("valhalla"),
  "Mapbox Directions": directions("mapbox"),
  Photon: geocoder("photon"),
  Pelias: geocoder("pelias"),
  "Mapbox Geocoding": geocoder("mapbox"),
  FeatureServer: (fetch) => readFeatureServer("https://gis.test/FeatureServer/0", fetch),
};

/** An endless body, as from a broken proxy. It stops when no one reads it. */
function endless(): Response {
  const part = new TextEncoder().encode(" ".repeat(1_000_000));
  return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(part) }), {
    headers: { "content-type": "application/json" },
  });
}

const FAULTS: Readonly<Record<string, () => Response | Promise<Response>>> = {
  "a fault of its own": () => new Response("Internal error at 10.0.0.4", { status: 500 }),
  "too many questions": () => new Response("slow down", { status: 429, headers: { "retry-after": "60" } }),
  "no way in": () => new Response(null, { status: 403 }),
  "no connection": () => Promise.reject(new TypeError("fetch failed: ECONNREFUSED 10.0.0.4")),
  "a page for browsers": () => new Response("<!doctype html><title>Sign in</title>"),
  nothing: () => new Response(""),
  null: () => Response.json(null),
  "a list": () => Response.json([]),
  "half an answer": () => new Response('{"features": [{"geo'),
  "wrong types": () =>
    Response.json({ features: "many", routes: 7, current: "warm", properties: { observationStations: 5 } }),
  "a body without an end": endless,
};

/** The error for the user, without the service's own message. */
const SAID = { code: "provider_failed", message: ERROR_CODES.provider_failed.message };

describe.each(Object.entries(SERVICES))("%s", (_name, ask) => {
  it.each(Object.entries(FAULTS))("fails cleanly if it sends %s", async (_fault, answer) => {
    await expect(ask(async () => answer())).rejects.toMatchObject(SAID);
  });
});

/** Sends an endless body byte by byte. */
const trickle: Fetch = async () =>
  new Response(
    new ReadableStream({
      pull: async (controller) => {
        await new Promise((done) => setImmediate(done));
        controller.enqueue(new TextEncoder().encode(" "));
      },
    }),
  );

describe.each(Object.entries(SERVICES))("%s", (_name, ask) => {
  it.each<readonly [string, Fetch]>([
    ["does not answer", neverAnswer],
    ["does not end its answer", trickle],
  ])("gives up after eight seconds at the latest if it %s", async (_what, answer) => {
    const { started } = controlTimeouts();
    const fetch = vi.fn<Fetch>(answer);
    const asked = ask(fetch).catch((error: unknown) => error);
    await expect.poll(() => fetch).toHaveBeenCalled();
    for (const { ms, expire } of started) if (ms <= 8000) expire();
    expect(await asked).toMatchObject(SAID);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("implausible values", () => {
  const nws = (part: object, station: readonly unknown[] = [-71.01, 42.36]) =>
    SERVICES["NWS"]?.(async ({ pathname }) => {
      if (pathname.startsWith("/points/")) {
        return Response.json({ properties: { observationStations: "https://nws.test/stations" } });
      }
      if (pathname === "/stations") {
        const features = [{ geometry: { coordinates: station }, properties: { stationIdentifier: "KBOS" } }];
        return Response.json({ features });
      }
      const figure = (unit: string, value: number) => ({ unitCode: `wmoUnit:${unit}`, value });
      const properties = {
        timestamp: "2026-11-24T11:54:00+00:00",
        temperature: figure("degC", 6),
        windDirection: figure("degree_(angle)", 240),
        windSpeed: figure("km_h-1", 18),
        ...part,
      };
      return Response.json({ properties });
    });

  it.each([
    ["a wind of 900 m/s", { windSpeed: { unitCode: "wmoUnit:m_s-1", value: 900 } }],
    ["a wind below nothing", { windSpeed: { unitCode: "wmoUnit:km_h-1", value: -3 } }],
    ["9999 °C", { temperature: { unitCode: "wmoUnit:degC", value: 9999 } }],
    ["a direction of 720", { windDirection: { unitCode: "wmoUnit:degree_(angle)", value: 720 } }],
    ["a unit that is not known", { windSpeed: { unitCode: "wmoUnit:furlong", value: 3 } }],
    ["a time to come", { timestamp: "2026-11-26T12:00:00+00:00" }],
    ["no time", { timestamp: "today" }],
  ])("rejects from NWS: %s", async (_what, part) => {
    await expect(nws({})).resolves.toMatchObject({ wind_kph: 18 });
    await expect(nws(part)).rejects.toMatchObject(SAID);
  });

  it("skips an NWS station without a valid position", async () => {
    await expect(nws({}, [-999, 42.36])).rejects.toMatchObject(SAID);
    await expect(nws({}, ["west", 42.36])).rejects.toMatchObject(SAID);
  });

  // MADIS flags sent by the service: X failed a check, Q is questioned, B was found bad by a person.
  it.each(["X", "Q", "B"])("ignores NWS wind flagged %s by its own check", async (qualityControl) => {
    expect(await nws({ windSpeed: { unitCode: "wmoUnit:km_h-1", value: 18, qualityControl } })).toBeNull();
  });

  const eccc = (part: object, coordinates: readonly unknown[] = HALIFAX) =>
    SERVICES["ECCC"]?.(async () =>
      Response.json({
        features: [
          {
            geometry: { coordinates },
            properties: {
              "date_tm-value": "2026-11-24T11:54:00Z",
              "stn_nam-value": "HALIFAX",
              air_temp: 6,
              "air_temp-uom": "°C",
              avg_wnd_spd_10m_pst10mts: 18,
              "avg_wnd_spd_10m_pst10mts-uom": "km/h",
              avg_wnd_dir_10m_pst10mts: 240,
              "avg_wnd_dir_10m_pst10mts-uom": "°",
              ...part,
            },
          },
        ],
      }),
    );

  it.each([
    ["9999 °C", { air_temp: 9999 }],
    ["a wind below nothing", { avg_wnd_spd_10m_pst10mts: -3 }],
    ["a direction of 720", { avg_wnd_dir_10m_pst10mts: 720 }],
    ["a time to come", { "date_tm-value": "2026-11-26T12:00:00Z" }],
  ])("rejects from ECCC: %s", async (_what, part) => {
    await expect(eccc({})).resolves.toMatchObject({ wind_kph: 18 });
    await expect(eccc(part)).rejects.toMatchObject(SAID);
  });

  it("skips an ECCC station without a valid position", async () => {
    expect(await eccc({}, [-63.57, 404.65])).toBeNull();
    expect(await eccc({}, [])?.catch((error: unknown) => error)).toMatchObject(SAID);
  });

  it.each(["OSRM", "Valhalla", "Mapbox Directions"])("rejects an implausible route from %s", async (name) => {
    const way = {
      distance: 1,
      duration: 1,
      geometry: { type: "LineString", coordinates: [HALIFAX, BOSTON] },
      legs: [],
    };
    const answering = (part: object) => SERVICES[name]?.(async () => Response.json({ routes: [{ ...way, ...part }] }));
    await expect(answering({})).resolves.toMatchObject({ distance: 1 });
    for (const part of [
      { distance: -1 },
      { duration: 1e300 },
      { distance: 1e12 },
      { geometry: { type: "LineString", coordinates: [HALIFAX, [-63, 400]] } },
    ]) {
      await expect(answering(part), JSON.stringify(part)).rejects.toMatchObject(SAID);
    }
  });

  it.each(["Photon", "Pelias", "Mapbox Geocoding"])("rejects an implausible location from %s", async (name) => {
    for (const coordinates of [[-63, 400], [-999, 44], ["west", "north"], [], [null, 44]]) {
      const features = [{ geometry: { coordinates }, properties: {} }];
      await expect(
        SERVICES[name]?.(async () => Response.json({ features })),
        JSON.stringify(coordinates),
      ).rejects.toMatchObject(SAID);
    }
  });

  it.each([
    ["beyond the poles", [-63, 400]],
    ["in metres of another grid", [454_000, 4_944_000]],
  ])("rejects from a FeatureServer: hydrants %s", async (_what, coordinates) => {
    const features = [{ type: "Feature", geometry: { type: "Point", coordinates }, properties: {} }];
    const read = SERVICES["FeatureServer"]?.(async () => Response.json({ type: "FeatureCollection", features }));
    await expect(read).rejects.toThrow("Use longitude and latitude in degrees");
  });
});
