import type { LogEntry } from "@placard/ui/incident";
import { expect, it } from "vitest";
import { currentPlume } from "./current-plume.ts";

const line = (id: string, action_type: string, action_data: LogEntry["action_data"] = {}): LogEntry => ({
  id,
  madeAt: `2026-11-03T14:0${id}:00.000Z`,
  recordedAt: null,
  who: "Dana Reyes",
  module: "evacuation-plume",
  action_type,
  action_data,
});

const place = {
  id: "p",
  place_name: "18 Sample Wharf",
  center: [-63.57, 44.66],
  precision: "rooftop",
  source: "entered",
};
const used = {
  windSpeedMps: 3,
  windFromDeg: 220,
  temperatureC: 12,
  kind: "entered",
  source: "entered",
  observedAtMs: 1,
};
const from = (at: string) => ({ inputs: { chem_ref: "cas:7782-50-5@UN1017", state: "gas" }, place, used, at });
const first = line("1", "plume_calculated", { calculated_from: from("2026-11-03T14:01:00.000Z") });
const second = line("3", "plume_calculated", { calculated_from: from("2026-11-03T14:03:00.000Z") });
const old = line("4", "plume_calculated", { zones: [] });
const note = line("2", "note_written", { text: "Wind turns" });

it("shows nothing before the first calculation", () => {
  expect(currentPlume([])).toEqual({ kind: "none" });
  expect(currentPlume([note])).toEqual({ kind: "none" });
});

it("shows the last calculation up to that time", () => {
  expect(currentPlume([first, note])).toMatchObject({
    kind: "stands",
    line: first,
    from: { at: "2026-11-03T14:01:00.000Z" },
  });
  expect(currentPlume([first, note, second])).toMatchObject({ kind: "stands", line: second });
});

it("shows unknown zones instead of earlier ones if inputs were not logged", () => {
  expect(currentPlume([first, note, second, old])).toEqual({ kind: "not-kept", line: old, substance: null });
});

it("names the substance of the zones from the entry, otherwise from the typed text", () => {
  const chemical = { key: "cas:7782-50-5", un_number: "UN1017", name: "Chlorine" };
  const named = line("5", "plume_calculated", { chemical });
  expect(currentPlume([named])).toMatchObject({ kind: "not-kept", substance: "Chlorine, UN1017" });
  const typed = {
    ...from("2026-11-03T14:06:00.000Z"),
    inputs: { chem_ref: "cas:7782-50-5@UN1017", chem_name: "Chlorine", state: "gas" },
  };
  const saved = line("6", "plume_calculated", { calculated_from: typed, chemical: null });
  expect(currentPlume([saved])).toMatchObject({ kind: "stands", substance: "Chlorine" });
});
