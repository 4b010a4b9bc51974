import { expect, it, vi } from "vitest";
import { controlTimeouts, neverAnswer } from "../../test/control-timeouts.ts";
import { ApiError } from "../errors.ts";
import type { Fetch } from "./fetch-json.ts";
import { nationalWeatherService } from "./nws.ts";

/**
 * Stand-ins written by hand after the service's own description of its answers (`Observation`, `QuantitativeValue`).
 */
const POINT = { properties: { observationStations: "https://api.weather.gov/gridpoints/BOX/71,90/stations" } };
const station = (stationIdentifier: string, lon: number) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [lon, 42.36] },
  properties: { stationIdentifier, name: "Boston, Logan International Airport" },
});
const STATIONS = { type: "FeatureCollection", features: [station("KBOS", -71.01), station("KOWD", -71.17)] };
const MEASURED = {
  timestamp: "2026-11-21T13:54:00+00:00",
  textDescription: "Mostly Cloudy",
  temperature: { unitCode: "wmoUnit:degC", value: 6.1, qualityControl: "V" },
  windDirection: { unitCode: "wmoUnit:degree_(angle)", value: 240, qualityControl: "V" },
  windSpeed: { unitCode: "wmoUnit:km_h-1", value: 18.36, qualityControl: "V" },
  barometricPressure: { unitCode: "wmoUnit:Pa", value: 101_320, qualityControl: "V" },
  relativeHumidity: { unitCode: "wmoUnit:percent", value: 81.2, qualityControl: "V" },
  cloudLayers: [
    { base: { unitCode: "wmoUnit:m", value: 910 }, amount: "FEW" },
    { base: { unitCode: "wmoUnit:m", value: 1830 }, amount: "BKN" },
  ],
};
const SILENT = { ...MEASURED, windSpeed: { unitCode: "wmoUnit:km_h-1", value: null } };

const NOW = new Date("2026-11-21T14:10:00Z");
/** The same reading at another time. */
const readAt = (timestamp: string) => ({ ...MEASURED, timestamp });

type Observations = Readonly<Record<string, unknown>>;

/** A stand-in for the service, with these observations by station. */
function service(observations: Observations, changed: Readonly<Record<string, unknown>> = {}) {
  const answers: Readonly<Record<string, unknown>> = {
    "/points/42.3601,-71.0589": POINT,
    "/gridpoints/BOX/71,90/stations": STATIONS,
    ...Object.fromEntries(
      Object.entries(observations).map(([id, properties]) => [`/stations/${id}/observations/latest`, { properties }]),
    ),
    ...changed,
  };
  const fetch = vi.fn<Fetch>(async (url) => {
    const answer = answers[url.pathname];
    return answer === undefined ? new Response("Not found", { status: 404 }) : Response.json(answer);
  });
  return { fetch, at: () => nationalWeatherService("https://nws.test", fetch, () => NOW).at([-71.058_88, 42.360_08]) };
}

const FAILED = expect.objectContaining({ code: "provider_failed" });

it("returns the reading of the nearest station with its name and distance", async () => {
  const { at, fetch } = service({ KBOS: MEASURED });
  expect(await at()).toEqual({
    temperature_c: 6.1,
    wind_kph: 18.36,
    wind_from_deg: 240,
    humidity_percent: 81.2,
    cloud_tenths: 8,
    pressure_mb: 1013.2,
    condition: "Mostly Cloudy",
    kind: "measured",
    source: "NWS KBOS",
    observed_at: "2026-11-21T13:54:00.000Z",
    station_distance_m: 4016,
    station_bearing_deg: 90, // due east of the location
  });
  // It sends a user agent, and only queries the configured host, not one from an answer.
  for (const [url, { headers }] of fetch.mock.calls) {
    expect(url.host).toBe("nws.test");
    expect(headers?.["User-Agent"]).toMatch(/^Placard\//);
  }
});

it("tries the next station if the nearest reports no wind, and returns none if no station does", async () => {
  const next = await service({ KBOS: SILENT, KOWD: MEASURED }).at();
  expect(next).toMatchObject({ source: "NWS KOWD", wind_kph: 18.36 });
  expect(await service({ KBOS: SILENT, KOWD: SILENT }).at()).toBeNull();
});

it("prefers a recent reading to a nearer old one", async () => {
  const later = { ...readAt("2026-11-21T13:53:00+00:00"), windSpeed: { unitCode: "wmoUnit:km_h-1", value: 30 } };
  const both = service({ KBOS: readAt("2026-11-21T13:10:00+00:00"), KOWD: later });
  expect(await both.at()).toMatchObject({ source: "NWS KOWD", wind_kph: 30 });
});

it.each<readonly [string, Observations]>([
  ["nobody measured later", { KBOS: readAt("2026-11-21T12:11:00+00:00"), KOWD: readAt("2026-11-21T12:11:00+00:00") }],
  ["the next station fails", { KBOS: readAt("2026-11-21T12:11:00+00:00") }],
])("uses a reading of the last two hours, with its time, if %s", async (_, observations) => {
  expect(await service(observations).at()).toMatchObject({
    source: "NWS KBOS",
    observed_at: "2026-11-21T12:11:00.000Z",
  });
});

it("rejects readings older than two hours, however near the station", async () => {
  const bygone = readAt("2026-11-21T12:10:00+00:00");
  expect(await service({ KBOS: bygone, KOWD: MEASURED }).at()).toMatchObject({ source: "NWS KOWD" });
  expect(await service({ KBOS: bygone, KOWD: readAt("2026-11-19T13:54:00+00:00") }).at()).toBeNull();
});

it("reads calm air without a direction, and wind in m/s", async () => {
  const windDirection = { unitCode: "wmoUnit:degree_(angle)", value: null };
  const windSpeed = { unitCode: "wmoUnit:km_h-1", value: 0 };
  const calm = service({ KBOS: { ...MEASURED, windSpeed, windDirection } });
  expect(await calm.at()).toMatchObject({ wind_kph: 0, wind_from_deg: 0 });
  const metres = service({ KBOS: { ...MEASURED, windSpeed: { unitCode: "unit:m_s-1", value: 5 } } });
  expect(await metres.at()).toMatchObject({ wind_kph: 18 });
});

it("leaves missing values empty", async () => {
  const bare = { ...MEASURED, barometricPressure: null, relativeHumidity: null, cloudLayers: [], textDescription: "" };
  expect(await service({ KBOS: bare }).at()).toMatchObject({
    pressure_mb: null,
    humidity_percent: null,
    cloud_tenths: null,
  });
});

it.each<readonly [string, Observations, Readonly<Record<string, unknown>>]>([
  ["a place that it does not know", { KBOS: MEASURED }, { "/points/42.3601,-71.0589": undefined }],
  ["no list of stations", { KBOS: MEASURED }, { "/gridpoints/BOX/71,90/stations": { features: "none" } }],
  ["a unit that is not known", { KBOS: { ...MEASURED, windSpeed: { unitCode: "wmoUnit:furlong", value: 10 } } }, {}],
  ["text for a figure", { KBOS: { ...MEASURED, temperature: { unitCode: "wmoUnit:degC", value: "warm" } } }, {}],
  ["no time", { KBOS: { ...MEASURED, timestamp: "soon" } }, {}],
  ["a station that is an address", {}, { "/gridpoints/BOX/71,90/stations": { features: [station("../admin", -71)] } }],
])("fails without details with %s", async (_, observations, changed) => {
  await expect(service(observations, changed).at()).rejects.toEqual(FAILED);
});

it.each<readonly [string, Fetch]>([
  ["it is down", async () => new Response("Down.", { status: 503 })],
  ["a page of HTML comes", async () => new Response("<!doctype html><title>Sign in</title>")],
  ["there is no connection", async () => Promise.reject(new TypeError("fetch failed"))],
])("fails if %s", async (_, fetch) => {
  const asked = nationalWeatherService("https://nws.test", fetch, () => NOW).at([-71.06, 42.36]);
  await expect(asked).rejects.toBeInstanceOf(ApiError);
});

it("waits eight seconds in total, not per request", async () => {
  const { started } = controlTimeouts();
  const slow = service({ KBOS: SILENT, KOWD: MEASURED });
  const answer = slow.fetch.getMockImplementation();
  slow.fetch.mockImplementation(async (url, init) => {
    if (!url.pathname.startsWith("/stations/KBOS/")) return answer?.(url, init) ?? Response.error();
    started[0]?.expire(); // the limit for all requests ends during the third one
    return neverAnswer(url, init);
  });
  const asked = slow.at();
  expect(started[0]?.ms).toBe(8000);
  await expect(asked).rejects.toEqual(FAILED);
  expect(slow.fetch).toHaveBeenCalledTimes(3);
});
