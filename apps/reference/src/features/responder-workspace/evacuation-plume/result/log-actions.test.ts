import { chemicalKey } from "@placard/hazmat-core";
import { modelScene, type SceneWeather } from "@placard/hazmat-core/scene";
import { chemicalFields, EMPTY_PLUME, type PlumeResult, type PlumeValues } from "@placard/ui";
import { readCalculatedFrom } from "@placard/ui/internal";
import { expect, it } from "vitest";
import { evacuationCalculated, plumeCalculated } from "./log-actions.ts";

const PLACE = {
  id: "p",
  place_name: "18 Sample Wharf",
  center: [-63.57, 44.65],
  precision: "point",
  source: "pin",
} as const;
const WEATHER: SceneWeather = {
  windSpeedMps: 15 / 3.6,
  windFromDeg: 225,
  temperatureC: 11,
  humidityPercent: null,
  cloudTenths: null,
  pressureMb: null,
  stability: "D",
  kind: "entered",
  source: "entered by the responder",
  observedAtMs: Date.parse("2026-11-20T23:30:00Z"),
  condition: null,
  stationDistanceM: null,
};
const CHLORINE = { key: chemicalKey("cas:7782-50-5"), unNumber: null };

async function resultOf(part: Partial<PlumeValues>, read: Partial<SceneWeather> = {}): Promise<PlumeResult> {
  const weather = { ...WEATHER, ...read };
  const answer = await modelScene({
    chemical: CHLORINE,
    state: "gas",
    source: { kind: "rate", rateKgPerS: 0.15 },
    heightM: 0,
    weather,
    place: { lon: -63.57, lat: 44.65, precision: "point" },
    atMs: Date.parse("2026-11-20T23:35:00Z"),
  });
  if (!answer.ok) throw new Error(answer.error.message);
  const inputs = {
    ...EMPTY_PLUME,
    ...chemicalFields({ ...CHLORINE, name: "Chlorine" }),
    emission_height: "0",
    ...part,
  };
  return { ...answer.value, id: "1", place: PLACE, used: weather, inputs, calculatedAt: new Date(0) };
}

it("logs a calculation with inputs, weather, model, zones and isolation", async () => {
  const result = await resultOf({});
  expect(plumeCalculated(result)).toMatchObject({
    action_type: "plume_calculated",
    action_data: {
      chemical: { key: "cas:7782-50-5", un_number: "UN1017", name: "Chlorine" },
      emission_rate_kg_s: 0.15,
      source: null,
      assumptions: expect.arrayContaining(["Spill size: large", "Time of day: night"]),
      lat: 44.65,
      model: "heavy-gas",
      refusal: null,
      weather: { kind: "entered", wind_from_deg: 225, stability: "D" },
    },
  });
  expect(evacuationCalculated(result).action_data).toMatchObject({
    radius_m: 1000,
    protective_m: 8900,
    source: expect.stringMatching(/^ERG 2024, Table 3/),
  });
});

it("logs the ground temperature, or that it was not given", async () => {
  const reported = plumeCalculated(await resultOf({ ground_temperature_c: "18" }));
  expect(reported.action_data).toMatchObject({ ground_temperature_c: 18 });
  expect(plumeCalculated(await resultOf({})).action_data).toMatchObject({ ground_temperature_c: null });
});

it("logs the release source as typed", async () => {
  const seen = {
    source: "cylinder",
    hole_diameter_mm: "5",
    contents_kg: "68",
    gauge_pressure: "7",
    pool_area_m2: "20",
  };
  expect(plumeCalculated(await resultOf(seen)).action_data).toMatchObject({
    source: { kind: "cylinder", hole_diameter_mm: "5", contents_kg: "68", gauge_pressure: "7", gauge_unit: "bar" },
  });
  expect(plumeCalculated(await resultOf(seen)).action_data).not.toHaveProperty("source.pool_area_m2");
});

it("logs gusts and assumed sky so that another device reads both", async () => {
  const assumptions = [{ name: "Cloud", value: "0 tenths", reason: "CLR is an instrument's word." }];
  const entry = plumeCalculated(await resultOf({}, { cloudTenths: 0, gustMps: 10, assumptions }));
  expect(entry).toMatchObject({
    action_data: { weather: { wind_gust_kph: 36 }, assumptions: expect.arrayContaining(["Cloud: 0 tenths"]) },
  });
  const from = readCalculatedFrom(JSON.parse(JSON.stringify(entry.action_data["calculated_from"])));
  expect(from?.used).toMatchObject({ gustMps: 10, assumptions });
});
