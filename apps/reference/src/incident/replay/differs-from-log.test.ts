import type { LogEntry } from "@placard/ui/incident";
import { expect, it } from "vitest";
import { differsFromLog } from "./differs-from-log.ts";

const zones = [
  { id: "aegl-3", reached: true, farM: 812.4 },
  { id: "lel", reached: false, farM: 0 },
];
const line = (logged: unknown): LogEntry => ({
  id: "1",
  madeAt: "2026-11-03T14:01:00.000Z",
  recordedAt: null,
  who: "Dana Reyes",
  module: "evacuation-plume",
  action_type: "plume_calculated",
  action_data: { zones: logged },
});
const logged = (far_m: number) => [
  { id: "aegl-3", reached: true, far_m },
  { id: "lel", reached: false, far_m: 0 },
];

it.each([
  ["rounded up, as logs are written", 813],
  ["rounded, as logs were written before", 812],
])("finds no difference for zones that match the log: %s", (_how, far_m) => {
  expect(differsFromLog(zones, line(logged(far_m)))).toBe(false);
});

it.each([
  ["another reach", logged(640)],
  ["a zone that the log does not name", logged(813).slice(0, 1)],
  ["a zone that the log has and the map has not", [...logged(813), { id: "erpg-2", reached: true, far_m: 90 }]],
  ["a zone that was reached then", [logged(813)[0], { id: "lel", reached: true, far_m: 40 }]],
  ["another kind of zone", [{ id: "aegl-2", reached: true, far_m: 813 }, logged(813)[1]]],
  ["no zone where one is drawn", []],
])("finds a difference by %s", (_how, said) => {
  expect(differsFromLog(zones, line(said))).toBe(true);
});

it("finds no difference for an entry without zones", () => {
  expect(differsFromLog(zones, line(undefined))).toBe(false);
});
