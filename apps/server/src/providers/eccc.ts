import { straightLine, type LonLat, type Weather, type WeatherSource } from "@placard/hazmat-core";
import { isBygone, weatherAge } from "@placard/hazmat-core/scene";
import * as z from "zod";
import { fetchJson, USER_AGENT, type Fetch } from "./fetch-json.ts";
import { fromStatedUnit, type StatedQuantity } from "./stated-units.ts";

/** A station farther away than this says little about the location, m. */
const FARTHEST_M = 50_000;
/** Roughly the same distance in degrees of latitude. */
const REACH_DEG = 0.45;
/** Older observations are not requested, ms. */
const OLDEST_MS = 7_200_000;
/** The newest observations come first: stations that report every minute fill the limit with the last hour. */
const MAX_OBSERVATIONS = 1000;

/**
 * Wind at 10 m: the ten-minute mean, or the two-minute mean if an airport reports no other. Speed and direction are
 * used together.
 */
const WINDS = [
  ["avg_wnd_spd_10m_pst10mts", "avg_wnd_dir_10m_pst10mts"],
  ["avg_wnd_spd_10m_pst2mts", "avg_wnd_dir_10m_pst2mts"],
] as const;

const FIGURES = ["air_temp", "rel_hum", "stn_pres", ...WINDS.flat()];

/** The properties used of the 200 in an observation, each with its unit and quality. */
const PROPERTIES = [
  "date_tm-value",
  "stn_nam-value",
  ...FIGURES.flatMap((name) => [name, `${name}-uom`, `${name}-qa`]),
].join(",");

const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.array(z.number()).min(2) }).nullable(),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
});

type Observed = Readonly<Record<string, unknown>>;

interface Observation {
  readonly observed: Observed;
  readonly atMs: number;
  readonly distanceM: number;
  readonly bearingDeg: number;
}

/**
 * Weather measured at stations in Canada, from the surface observations (SWOB) of Environment and Climate Change
 * Canada. Uses the nearest station that reports wind and temperature and whose reading is recent, otherwise one of the
 * last two hours.
 *
 * @see https://eccc-msc.github.io/open-data/msc-geomet/ogc_api_en/
 */
export function environmentCanada(baseUrl: string, fetch: Fetch, now: () => Date): WeatherSource {
  return {
    at: async (place, { signal } = {}) => {
      const nowMs = now().getTime();
      const url = new URL("/collections/swob-realtime/items", baseUrl);
      url.searchParams.set("f", "json");
      url.searchParams.set("bbox", boxAbout(place));
      // Otherwise observations from weeks ago are included too.
      url.searchParams.set("datetime", `${moment(nowMs - OLDEST_MS)}/${moment(nowMs)}`);
      url.searchParams.set("sortby", "-date_tm-value");
      url.searchParams.set("limit", String(MAX_OBSERVATIONS));
      url.searchParams.set("properties", PROPERTIES);
      const { features } = await fetchJson(fetch, url, answer, { headers: { "User-Agent": USER_AGENT }, signal });
      const observations = features
        .flatMap(({ geometry, properties }): Observation[] => {
          const [lon = Number.NaN, lat = Number.NaN] = geometry?.coordinates ?? [];
          const atMs = Date.parse(text(properties["date_tm-value"]) ?? "");
          const { distance, bearing_deg: bearingDeg } = straightLine(place, [lon, lat]);
          const distanceM = Math.round(distance);
          const isOnEarth = Math.abs(lon) <= 180 && Math.abs(lat) <= 90;
          return isOnEarth && Number.isFinite(atMs) && !isBygone(atMs, nowMs) && distanceM <= FARTHEST_M
            ? [{ observed: properties, atMs, distanceM, bearingDeg }]
            : [];
        })
        .toSorted(
          (one, other) =>
            Number(isOld(one.atMs, nowMs)) - Number(isOld(other.atMs, nowMs)) ||
            one.distanceM - other.distanceM ||
            other.atMs - one.atMs,
        );
      for (const observation of observations) {
        const weather = weatherOf(observation);
        if (weather !== null) return weather;
      }
      return null;
    },
  };
}

const isOld = (atMs: number, nowMs: number): boolean => weatherAge(atMs, nowMs).state === "old";

/** `null` if temperature or wind is missing. Missing values are not replaced. */
function weatherOf({ observed, atMs, distanceM, bearingDeg }: Observation): Weather | null {
  const temperature = figure(observed, "air_temp", "temperature");
  const wind = windOf(observed);
  if (temperature === null || wind === null) return null;
  const station = text(observed["stn_nam-value"]) ?? "";
  return {
    temperature_c: temperature,
    ...wind,
    humidity_percent: figure(observed, "rel_hum", "percent"),
    // Clouds are sent as undocumented layer codes, so the user is asked for the cloud cover.
    cloud_tenths: null,
    pressure_mb: figure(observed, "stn_pres", "pressure"),
    condition: null,
    kind: "measured",
    source: `ECCC ${station}`.trim(),
    observed_at: new Date(atMs).toISOString(),
    station_distance_m: distanceM,
    station_bearing_deg: Math.round(bearingDeg),
  };
}

function windOf(observed: Observed): Pick<Weather, "wind_kph" | "wind_from_deg"> | null {
  for (const [speed, direction] of WINDS) {
    const wind_kph = figure(observed, speed, "speed");
    // In calm air a wind vane shows no direction.
    const wind_from_deg = figure(observed, direction, "angle") ?? (wind_kph === 0 ? 0 : null);
    if (wind_kph !== null && wind_from_deg !== null) return { wind_kph, wind_from_deg };
  }
  return null;
}

/** The value passed all checks of the service. Lower values are suspect, wrong or suppressed. */
const PASSED = 100;

/** A value in our unit; `null` if it is missing, the service doubts it, or its unit is unknown. */
function figure(observed: Observed, name: string, measures: StatedQuantity): number | null {
  const value = observed[name];
  const quality = observed[`${name}-qa`] ?? PASSED; // partners send no quality
  if (typeof value !== "number" || quality !== PASSED) return null;
  return fromStatedUnit(measures, value, text(observed[`${name}-uom`]) ?? "");
}

const text = (value: unknown): string | null => (typeof value === "string" ? value.trim() : null);

const moment = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");

/** West, south, east, north: roughly as far as a station is used. */
function boxAbout([lon, lat]: LonLat): string {
  const wide = Math.min(REACH_DEG / Math.max(Math.cos((lat * Math.PI) / 180), 0.05), 180);
  const [west, east] = [Math.max(lon - wide, -180), Math.min(lon + wide, 180)];
  const [south, north] = [Math.max(lat - REACH_DEG, -90), Math.min(lat + REACH_DEG, 90)];
  return [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(",");
}
