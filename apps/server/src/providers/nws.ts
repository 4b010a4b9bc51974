import { straightLine, type StraightLine, type Weather, type WeatherSource } from "@placard/hazmat-core";
import { cloudOfMetar } from "@placard/hazmat-core/dispersion";
import { isBygone, weatherAge } from "@placard/hazmat-core/scene";
import * as z from "zod";
import { fetchJson, TIMEOUT_MS, USER_AGENT, type Fetch } from "./fetch-json.ts";
import { requireKnownUnit, type StatedQuantity } from "./stated-units.ts";

const HEADERS = { "User-Agent": USER_AGENT, Accept: "application/geo+json" };

/** Maximum stations to query, nearest first, because a station without wind is useless for a plume. */
const MAX_STATIONS = 3;

/** A value with its unit; `null` from a failed sensor. The flag is the result of the service's own checks. */
const quantity = z.object({
  unitCode: z.string(),
  value: z.number().nullable(),
  qualityControl: z.string().optional(),
});

/** MADIS flags: failed a check, questioned, found bad by a person. */
const DOUBTED: ReadonlySet<string> = new Set(["X", "Q", "B"]);

const point = z.object({ properties: z.object({ observationStations: z.url() }) });

const lonLat = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

const stations = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: lonLat }),
      properties: z.object({ stationIdentifier: z.string().regex(/^[A-Z0-9]{3,8}$/) }),
    }),
  ),
});

const observation = z.object({
  properties: z.object({
    timestamp: z.iso.datetime({ offset: true }),
    textDescription: z.string().nullish(),
    temperature: quantity,
    windDirection: quantity,
    windSpeed: quantity,
    barometricPressure: quantity.nullish(),
    relativeHumidity: quantity.nullish(),
    cloudLayers: z.array(z.object({ amount: z.string() })).nullish(),
  }),
});

type Observed = z.output<typeof observation>["properties"];

/**
 * Weather measured at stations of the United States National Weather Service. Uses the nearest station that reports
 * wind and whose reading is recent, otherwise the nearest whose reading is from the last two hours.
 */
export function nationalWeatherService(baseUrl: string, fetch: Fetch, now: () => Date): WeatherSource {
  return {
    at: async (place, { signal: given } = {}) => {
      const within = AbortSignal.timeout(TIMEOUT_MS); // for all requests together
      const signal = given === undefined ? within : AbortSignal.any([given, within]);
      const read = <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
        fetchJson(fetch, new URL(path, baseUrl), schema, { headers: HEADERS, signal });
      const [lon, lat] = place;
      // With more decimals, the service redirects.
      const { properties } = await read(`/points/${lat.toFixed(4)},${lon.toFixed(4)}`, point);
      // Its host is not used: only the operator decides which host this server queries.
      const listed = new URL(properties.observationStations);
      const { features } = await read(`${listed.pathname}${listed.search}`, stations);
      let old: Weather | null = null;
      for (const { geometry, properties: station } of features.slice(0, MAX_STATIONS)) {
        const { stationIdentifier: id } = station;
        const asked = read(`/stations/${id}/observations/latest`, observation);
        // A reading already found is kept if a later station fails.
        const answer: z.output<typeof observation> | null = await (old === null ? asked : asked.catch(() => null));
        const weather: Weather | null =
          answer === null ? null : weatherOf(answer.properties, id, straightLine(place, geometry.coordinates));
        if (weather === null) continue;
        const [readAtMs, nowMs] = [Date.parse(weather.observed_at), now().getTime()];
        if (weatherAge(readAtMs, nowMs).state !== "old") return weather;
        if (!isBygone(readAtMs, nowMs)) old ??= weather;
      }
      return old;
    },
  };
}

/** `null` if temperature or wind is missing. Missing values are not replaced. */
function weatherOf(observed: Observed, station: string, away: StraightLine): Weather | null {
  const temperature = inOurUnit(observed.temperature, "temperature");
  const wind = inOurUnit(observed.windSpeed, "speed");
  // In calm air a wind vane shows no direction.
  const from = inOurUnit(observed.windDirection, "angle") ?? (wind === 0 ? 0 : null);
  if (temperature === null || wind === null || from === null) return null;
  const { barometricPressure, relativeHumidity, cloudLayers, textDescription, timestamp } = observed;
  return {
    temperature_c: temperature,
    wind_kph: wind,
    wind_from_deg: from,
    humidity_percent: inOurUnit(relativeHumidity ?? null, "percent"),
    // The layers use METAR abbreviations.
    cloud_tenths: cloudOfMetar((cloudLayers ?? []).map(({ amount }) => amount).join(" ")),
    pressure_mb: inOurUnit(barometricPressure ?? null, "pressure"),
    condition: textDescription ?? null,
    kind: "measured",
    source: `NWS ${station}`,
    observed_at: new Date(timestamp).toISOString(),
    station_distance_m: Math.round(away.distance),
    station_bearing_deg: Math.round(away.bearing_deg),
  };
}

/**
 * A value in our unit.
 *
 * @throws ApiError `provider_failed` for an unknown unit, because the value would be misread
 */
function inOurUnit(figure: z.output<typeof quantity> | null, measures: StatedQuantity): number | null {
  if (figure === null || figure.value === null || DOUBTED.has(figure.qualityControl ?? "")) return null;
  return requireKnownUnit(measures, figure.value, figure.unitCode.replace(/^(wmoUnit|unit):/, ""));
}
