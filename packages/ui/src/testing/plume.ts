import { chemicalKey, unNumber, type AddressSuggestion } from "@placard/hazmat-core";
import { modelScene, type SceneWeather } from "@placard/hazmat-core/scene";
import type { PlumeFormState } from "../plume/entry/plume-form-state.ts";
import { chemicalFields, EMPTY_PLUME, placeFields, type PlumeValues } from "../plume/entry/plume-values.ts";
import { mainThreadModels } from "../plume/models/release-models.ts";
import type { PlumeResult } from "../plume/result/plume-result.ts";
import { SAMPLE_SITE } from "./zones.ts";

export const samplePlace: AddressSuggestion = {
  id: "wharf",
  place_name: "18 Sample Wharf, Dartmouth",
  center: SAMPLE_SITE,
  precision: "rooftop",
  source: "registered locations",
};

const CHLORINE = { key: chemicalKey("cas:7782-50-5"), unNumber: unNumber("1017"), name: "Chlorine" };
const [LON, LAT] = SAMPLE_SITE;
const READ_AT = Date.UTC(2026, 10, 21, 2, 30);

export const sampleWeather: SceneWeather = {
  windSpeedMps: 15 / 3.6,
  windFromDeg: 225,
  temperatureC: 11,
  humidityPercent: 82,
  cloudTenths: 10,
  pressureMb: 1016,
  stability: null,
  kind: "measured",
  source: "METAR CYHZ 210230Z",
  observedAtMs: READ_AT,
  condition: "Overcast",
  stationDistanceM: null,
};

/** A completed form. */
export const sampleValues: PlumeValues = {
  ...EMPTY_PLUME,
  ...chemicalFields(CHLORINE),
  ...placeFields(samplePlace),
  emission_rate: "0.15",
  emission_height: "0",
  state: "gas",
  weather: "entered",
  wind_speed: "15",
  wind_from: "SW",
  temperature_c: "11",
  cloud: "10",
  weather_at: new Date(READ_AT).toISOString(),
};

/** Chlorine, 0.15 kg/s at ground level on an overcast night, in the given wind. */
async function resultIn(used: SceneWeather): Promise<PlumeResult> {
  const answer = await modelScene({
    chemical: CHLORINE,
    state: "gas",
    source: { kind: "rate", rateKgPerS: 0.15 },
    heightM: 0,
    weather: used,
    place: { lon: LON, lat: LAT, precision: "rooftop" },
    atMs: READ_AT,
  });
  if (!answer.ok) throw new RangeError(`The sample scene was refused: ${answer.error.message}`);
  return {
    ...answer.value,
    id: `sample-${used.windSpeedMps}`,
    place: samplePlace,
    used,
    inputs: sampleValues,
    calculatedAt: new Date(READ_AT),
  };
}

export const sampleResult: PlumeResult = await resultIn(sampleWeather);

/** Calm air: no plume, only the distances of the tables. */
export const calmResult: PlumeResult = await resultIn({ ...sampleWeather, windSpeedMps: 0.5, windFromDeg: null });

export const sampleModels = mainThreadModels();

/** A form with these initial values. The story stores its changes. */
export function sampleForm(values: PlumeValues): PlumeFormState {
  const nothing = (): void => undefined;
  return {
    values,
    field: (name: keyof PlumeValues) => ({
      name,
      value: values[name],
      onChange: nothing,
      onBlur: nothing,
      isInvalid: false,
      errorMessage: undefined,
    }),
    set: nothing,
    fill: nothing,
    isSubmitting: false,
    problem: undefined,
    onSubmit: nothing,
    attach: nothing,
  };
}
