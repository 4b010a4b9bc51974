import type { AddressSuggestion, ChemicalRecord, ReleaseInput } from "@placard/hazmat-core";
import { sunAltitude } from "@placard/hazmat-core";
import { CHEMICAL_STATES, isOneOf, numberFrom } from "@placard/hazmat-core/business";
import { DEFAULT_LEL_PERCENT } from "@placard/hazmat-core/dispersion";
import { GROUNDS, type PlumeValues } from "../form/plume-values.ts";
import type { UsedWeather } from "../weather/weather-entry.ts";

const KPH_PER_MPS = 3.6;

/**
 * The release as the models take it, from a form that was checked.
 *
 * @param at - the moment for the sun's altitude
 * @returns `null` for a record without a CAS number, which names no single substance
 */
export function releaseInput(
  values: PlumeValues,
  record: ChemicalRecord,
  place: AddressSuggestion,
  { weather, stability }: UsedWeather,
  at: Date,
): ReleaseInput | null {
  const state = isOneOf(CHEMICAL_STATES, values.state) ? values.state : null;
  if (record.casNumber === null || state === null) return null;
  const [lon, lat] = place.center;
  const durationMin = numberFrom(values.duration_min);
  const ground = GROUNDS.find((known) => known === values.ground);
  return {
    substance: { cas: record.casNumber },
    release: {
      rateKgPerS: numberFrom(values.emission_rate) ?? Number.NaN,
      heightM: numberFrom(values.emission_height) ?? Number.NaN,
      state,
      ...(durationMin !== null && { durationMin }),
    },
    weather: {
      windSpeedMps: weather.wind_kph / KPH_PER_MPS,
      windFromDeg: weather.wind_from_deg,
      temperatureC: weather.temperature_c,
      ...(weather.humidity_percent !== null && { humidityPercent: weather.humidity_percent }),
      ...(weather.pressure_mb !== null && { pressureMb: weather.pressure_mb }),
      ...(stability !== null && { stability }),
      ...(weather.cloud_tenths !== null && {
        cloudTenths: weather.cloud_tenths,
        sunAltitudeDeg: sunAltitude({ lon, lat }, at.getTime()),
      }),
    },
    site: { lon, lat, ...(ground !== undefined && { roughnessM: ground }) },
    lelPercent: numberFrom(values.turnBackLELPercent) ?? DEFAULT_LEL_PERCENT,
  };
}
