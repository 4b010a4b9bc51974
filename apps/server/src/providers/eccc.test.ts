import { expect, it, vi } from "vitest";
import { controlTimeouts, neverAnswer } from "../../test/control-timeouts.ts";
import { ApiError } from "../errors.ts";
import { environmentCanada } from "./eccc.ts";
import type { Fetch } from "./fetch-json.ts";

/**
 * Stand-ins written by hand after a published recording (`swob-realtime`, Cold Lake, 10 September 2026, in pyregence's
 * src/clj/pyregence/weather_stations/observations/CA.clj) and the service's documentation; no live service was queried.
 */
const NOW = new Date("2026-11-21T14:10:00Z");

const measured = (name: string, value: unknown, unit: unknown, quality: unknown = 100) => ({
  [name]: value,
  [`${name}-uom`]: unit,
  [`${name}-qa`]: quality,
});
const wind = (speed: unknown, from: unknown, unit: unknown = "km/h", span = "pst10mts") => ({
  ...measured(`avg_wnd_spd_10m_${span}`, speed, unit),
  ...measured(`avg_wnd_dir_10m_${span}`, from, "°"),
});
const AIR = {
  "date_tm-value": "2026-11-21T14:00:00.000Z",
  "stn_nam-value": "SHEARWATER RCS",
  ...measured("air_temp", 6.1, "°C"),
  ...measured("rel_hum", 81, "%"),
  ...measured("stn_pres", 1009.2, "hPa"),
  ...wind(18.4, 240),
};
const station = (properties: object, lon = -63.51) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [lon, 44.63, 24] },
  properties,
});

/** A stand-in for the service with these observations. */
function service(...features: readonly unknown[]) {
  const fetch = vi.fn<Fetch>(async () => Response.json({ type: "FeatureCollection", features }));
  const at = () => environmentCanada("https://weather.test", fetch, () => NOW).at([-63.57, 44.65]);
  return { fetch, at };
}

const FAILED = expect.objectContaining({ code: "provider_failed" });

it("returns the reading of the nearest station with its name and distance", async () => {
  const { at, fetch } = service(station({ ...AIR, "stn_nam-value": "HALIFAX INTL" }, -63.2), station(AIR));
  expect(await at()).toEqual({
    temperature_c: 6.1,
    wind_kph: 18.4,
    wind_from_deg: 240,
    humidity_percent: 81,
    cloud_tenths: null,
    pressure_mb: 1009.2,
    condition: null,
    kind: "measured",
    source: "ECCC SHEARWATER RCS",
    observed_at: "2026-11-21T14:00:00.000Z",
    // 0.06° of longitude at 44.64° N is 4747 m, 0.02° of latitude 2224 m: 5242 m.
    station_distance_m: expect.closeTo(5242, -1),
    station_bearing_deg: expect.any(Number),
  });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url?.pathname).toBe("/collections/swob-realtime/items");
  expect(url?.searchParams.get("datetime")).toBe("2026-11-21T12:10:00Z/2026-11-21T14:10:00Z");
  expect(url?.searchParams.get("bbox")).toBe("-64.2025,44.2000,-62.9375,45.1000");
  expect(url?.searchParams.get("properties")).toContain("air_temp,air_temp-uom,air_temp-qa");
  expect(init?.headers?.["User-Agent"]).toMatch(/^Placard\//);
});

it("uses the latest observation of a station", async () => {
  const minute = { ...AIR, "date_tm-value": "2026-11-21T14:09:00.000Z", ...wind(22, 250) };
  expect(await service(station(AIR), station(minute)).at()).toMatchObject({ wind_kph: 22, wind_from_deg: 250 });
});

it("prefers a recent reading to a nearer old one, and uses the old one if there is no other", async () => {
  const hourly = station({ ...AIR, "date_tm-value": "2026-11-21T13:00:00.000Z" });
  const later = station({ ...AIR, ...wind(30, 250) }, -63.2);
  expect(await service(hourly, later).at()).toMatchObject({ wind_kph: 30 });
  expect(await service(hourly).at()).toMatchObject({ wind_kph: 18.4, observed_at: "2026-11-21T13:00:00.000Z" });
});

it("tries the next station if the nearest reports no wind, and returns none if no station does", async () => {
  const silent = station({ ...AIR, ...wind(null, null) });
  expect(await service(silent, station(AIR, -63.4)).at()).toMatchObject({ wind_kph: 18.4 });
  expect(await service(silent).at()).toBeNull();
  expect(await service().at()).toBeNull();
});

it("uses the two-minute mean if an airport reports no other, and never mixes both", async () => {
  const airport = { ...AIR, ...wind(null, 240), ...wind(14.8, 260, "km/h", "pst2mts") };
  expect(await service(station(airport)).at()).toMatchObject({ wind_kph: 14.8, wind_from_deg: 260 });
});

it("converts values from their stated units", async () => {
  const part = { ...wind(10, 240, "kt"), ...measured("air_temp", 43, "°F"), ...measured("stn_pres", 101.3, "kPa") };
  const weather = await service(station({ ...AIR, ...part })).at();
  expect(weather?.wind_kph).toBeCloseTo(18.52, 9);
  expect(weather?.temperature_c).toBeCloseTo(6.1111, 4);
  expect(weather?.pressure_mb).toBeCloseTo(1013, 9);
});

it("reads calm air without a direction, and wind in m/s", async () => {
  expect(await service(station({ ...AIR, ...wind(0, null) })).at()).toMatchObject({ wind_kph: 0, wind_from_deg: 0 });
  expect(await service(station({ ...AIR, ...wind(5, 240, "m/s") })).at()).toMatchObject({ wind_kph: 18 });
});

it.each<readonly [string, object]>([
  ["in an unknown unit", wind(18.4, 240, "furlong")],
  ["in no unit", wind(18.4, 240, null)],
  ["as text", wind("18.4", 240)],
  ["that the service itself doubts", measured("avg_wnd_spd_10m_pst10mts", 18.4, "km/h", 10)],
  ["that the service suppressed", measured("avg_wnd_spd_10m_pst10mts", 18.4, "km/h", -10)],
  ["with a direction in no unit", measured("avg_wnd_dir_10m_pst10mts", 240, undefined)],
  ["without a temperature", measured("air_temp", null, "°C")],
  ["with a temperature in percent", measured("air_temp", 6.1, "%")],
])("rejects wind %s", async (_, part) => {
  expect(await service(station({ ...AIR, ...part })).at()).toBeNull();
});

it("returns null for values that are missing or failed their checks", async () => {
  const part = { ...measured("stn_pres", 1009.2, "furlong"), ...measured("rel_hum", 81, "%", 20) };
  expect(await service(station({ ...AIR, ...part })).at()).toMatchObject({ pressure_mb: null, humidity_percent: null });
});

it("accepts partner data without quality flags", async () => {
  const { "air_temp-qa": _, ...partner } = AIR as Readonly<Record<string, unknown>>;
  expect(await service(station(partner)).at()).toMatchObject({ temperature_c: 6.1 });
});

it.each<readonly [string, unknown]>([
  ["an observation of two hours ago", station({ ...AIR, "date_tm-value": "2026-11-21T12:10:00.000Z" })],
  ["an observation without a time", station({ ...AIR, "date_tm-value": undefined })],
  ["a station 60 km away", station(AIR, -62.81)],
  ["a station without a place", { ...station(AIR), geometry: null }],
])("rejects %s", async (_, feature) => {
  expect(await service(feature).at()).toBeNull();
});

it.each<readonly [string, Fetch]>([
  ["it is down", async () => new Response("Down.", { status: 503 })],
  ["a page of HTML comes", async () => new Response("<!doctype html><title>Sign in</title>")],
  ["null comes", async () => Response.json(null)],
  ["something else comes", async () => Response.json({ features: "none" })],
  ["there is no connection", async () => Promise.reject(new TypeError("fetch failed"))],
])("fails without details if %s", async (_, fetch) => {
  const asked = environmentCanada("https://weather.test", fetch, () => NOW).at([-63.57, 44.65]);
  await expect(asked).rejects.toEqual(FAILED);
  await expect(asked).rejects.toBeInstanceOf(ApiError);
});

it("waits eight seconds for a service that does not respond", async () => {
  const { started } = controlTimeouts();
  const asked = environmentCanada("https://weather.test", neverAnswer, () => NOW).at([-63.57, 44.65]);
  expect(started.map(({ ms }) => ms)).toEqual([8000]);
  started[0]?.expire();
  await expect(asked).rejects.toEqual(FAILED);
});
