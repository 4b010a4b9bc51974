import { chemicalKey } from "@placard/hazmat-core";
import { bundledChemicalSource } from "@placard/hazmat-core";
import type { SceneWeather } from "@placard/hazmat-core/scene";
import { expect, it } from "vitest";
import { materialOf } from "../../incident/document/form-parts.ts";
import { NO_FACTS } from "../../incident/facts/incident-facts.ts";
import { EMPTY_PLAN } from "../../incident/IncidentActionPlan/plan-fields.ts";
import { en } from "../../messages/en.ts";
import { plumeTexts } from "../../messages/en/plume/plume.ts";
import { chemicalFields, EMPTY_PLUME, placeFields } from "../entry/plume-values.ts";
import { isStalePlume } from "../entry/stale-inputs.ts";
import { mainThreadModels } from "../models/release-models.ts";
import { calculate } from "./calculate.ts";
import { calculatedFrom, readCalculatedFrom } from "./calculated-from.ts";

const PLACE = {
  id: "p",
  place_name: "18 Sample Wharf",
  center: [-63.57, 44.65],
  precision: "point",
  source: "pin",
} as const;
const WEATHER: SceneWeather = {
  windSpeedMps: 4,
  windFromDeg: 225,
  temperatureC: 11,
  humidityPercent: null,
  cloudTenths: 5,
  pressureMb: null,
  stability: "D",
  kind: "entered",
  source: "entered by the responder",
  observedAtMs: Date.parse("2026-11-20T23:30:00Z"),
  condition: null,
  stationDistanceM: null,
};
const INPUTS = {
  ...EMPTY_PLUME,
  ...chemicalFields({ key: chemicalKey("cas:7664-41-7"), unNumber: null, name: "Ammonia" }),
  ...placeFields(PLACE),
  emission_rate: "0.5",
  emission_height: "0",
  state: "gas",
};
const means = { source: bundledChemicalSource(), models: mainThreadModels() };
const at = new Date("2026-11-20T23:35:00Z");

it("survives JSON serialization with the same answer on another device", async () => {
  const first = await calculate(INPUTS, PLACE, WEATHER, means, plumeTexts.plume, at);
  if (first.kind !== "complete") throw new Error(first.failure.text);
  const sent: unknown = JSON.parse(JSON.stringify(calculatedFrom(first.result)));
  const from = readCalculatedFrom(sent);
  if (from === null) throw new Error("It was not read.");
  const second = await calculate(from.inputs, from.place, from.used, means, plumeTexts.plume, new Date(from.at));
  if (second.kind !== "complete") throw new Error(second.failure.text);
  const { id: _one, ...there } = first.result;
  const { id: _other, ...here } = second.result;
  expect(JSON.stringify(here)).toBe(JSON.stringify(there));
});

it.each([
  ["nothing", null],
  ["a place that is none", { place: { ...PLACE, center: [400, 0] } }],
  ["no precision", { place: { ...PLACE, precision: "somewhere" } }],
  ["no wind", { used: { ...WEATHER, windSpeedMps: null } }],
  ["no temperature", { used: { ...WEATHER, temperatureC: undefined } }],
  ["no moment", { at: "yesterday" }],
  ["no inputs", { inputs: {} }],
])("rejects inputs that lack a value that must not be assumed: %s", (_what, part) => {
  const whole = { inputs: INPUTS, place: PLACE, used: WEATHER, at: at.toISOString() };
  expect(readCalculatedFrom(whole)).not.toBeNull();
  expect(readCalculatedFrom(part === null ? null : { ...whole, ...part })).toBeNull();
});

it("omits figures of a source that was not chosen, and requires none of them", async () => {
  const typed = { ...INPUTS, contents_kg: "68", hole_diameter_mm: "5", gauge_pressure: "7" };
  const answered = await calculate(typed, PLACE, WEATHER, means, plumeTexts.plume, at);
  if (answered.kind !== "complete") throw new Error(answered.failure.text);
  const { result } = answered;
  const told = JSON.stringify(calculatedFrom(result).inputs);
  expect(told).toContain('"emission_rate":"0.5"');
  for (const field of ["contents_kg", "hole_diameter_mm", "gauge_pressure"]) expect(told).toContain(`"${field}":""`);
  expect(materialOf({ plan: EMPTY_PLAN, facts: { ...NO_FACTS, result }, words: en }).map(({ text }) => text)).toEqual([
    "Ammonia, UN1005",
    null,
    null,
    "Gas",
  ]);
  expect(isStalePlume(result.inputs, typed)).toBe(false);
  expect(isStalePlume(result.inputs, { ...typed, source: "cylinder" })).toBe(true);
});
