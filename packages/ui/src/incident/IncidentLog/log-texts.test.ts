import { expect, it } from "vitest";
import { incidentLogTexts } from "../../messages/en/incident/incident-log.ts";
import { logCsv } from "./log-csv.ts";
import { benchmarksReached, inOrder, kindOf, type LogEntry } from "./log-entry.ts";
import { isShown } from "./log-filter.ts";
import { entryDetails } from "./log-details.ts";
import { actionText, entrySummary } from "./log-texts.ts";
import { sampleLog } from "./sample-log.ts";

const { incidentLog: texts } = incidentLogTexts;
const [, arrived, plume, note] = sampleLog as readonly [LogEntry, LogEntry, LogEntry, LogEntry];

it("formats each action with its subject", () => {
  const said = sampleLog.map((entry) => `${actionText(entry, texts)}: ${entrySummary(entry, texts)}`);
  expect(said).toEqual([
    "Incident opened: Chlorine, Pier Road",
    "Arrived: ",
    "Plume calculated: Chlorine, at 18 Sample Wharf, 0.15 kg/s, wind from SW 225°, 15 km/h, plume toward NE, AEGL-2 1.9 km",
    "Note: Valve closed, smell at the gate",
    "Checklist saved: 2 checked",
    "Searched: 1017",
  ]);
});

it("names a mark and its position", () => {
  const action_data = { mark: "a", kind: "decon", label: "North gate", lon: -63.56771, lat: 44.6653 };
  const placed = { ...note, action_type: "mark_placed", action_data };
  expect(`${actionText(placed, texts)}: ${entrySummary(placed, texts)}`).toBe(
    "Mark placed: Decontamination, North gate, 44.66530, -63.56771",
  );
  expect(kindOf(placed)).toBe("mark");
  const removed = { ...note, action_type: "mark_removed", action_data: { mark: "a", kind: "decon", label: "" } };
  expect(entrySummary(removed, texts)).toBe("Decontamination");
});

it("names the checked items if a save has few of them", () => {
  const item = (nth: number) => ({ role: "Entry Team", text: `Check step ${nth}`, is_done: true });
  const save = (items: readonly object[]) => ({
    ...note,
    action_type: "progress_saved",
    action_data: { checked: items.map(String), unchecked: [], items },
  });
  expect(entrySummary(save([item(1)]), texts)).toBe("1 checked. Entry Team: Check step 1");
  expect(entrySummary(save([1, 2, 3, 4].map(item)), texts)).toBe("4 checked");
});

it("names the changed fields of a saved plan by their labels", () => {
  const save = (action_data: Readonly<Record<string, unknown>>) => ({
    ...note,
    action_type: "plan_saved",
    action_data,
  });
  const changed = ["incidentCommander", "boxes.safetyOfficer", "chemicals", "resource_list"];
  expect(entrySummary(save({ version: 3, changed }), texts)).toBe(
    "Incident commander, Safety officer, Chemicals, Resources summary. Version 3",
  );
  expect(entrySummary(save({ version: 3, changed: [] }), texts)).toBe("Version 3");
  expect(entrySummary(save({ version: 3 }), texts)).toBe("Version 3");
});

it("names a zone and its reach like the map: two digits, never rounded down, and the limit of the model", () => {
  const zones = [
    { id: "aegl-3", reached: true, far_m: 666 },
    { id: "aegl-1", reached: true, far_m: 6710 },
    { id: "own_limit", reached: true, far_m: 50_000, is_cut: true },
  ];
  const entry = { ...plume, action_data: { ...plume.action_data, zones } };
  expect(entrySummary(entry, texts)).toBe(
    "Chlorine, at 18 Sample Wharf, 0.15 kg/s, wind from SW 225°, 15 km/h, plume toward NE, AEGL-3 670 m, AEGL-1 6.8 km, own limit >50 km",
  );
});

it("names the flammable zone with its percentage of the LEL", () => {
  const zones = [{ id: "lel", reached: true, far_m: 204 }];
  const summary = (data: Readonly<Record<string, unknown>>) =>
    entrySummary({ ...plume, action_data: { zones, ...data } }, texts);
  expect(summary({})).toBe("10% LEL 210 m");
  expect(summary({ turn_back_lel_percent: "25" })).toBe("25% LEL 210 m");
});

it("makes an unknown action readable, and shows all of its data", () => {
  const unknown = { ...note, action_type: "drone_sent", action_data: { height_m: 30, ok: true, by: null } };
  expect([actionText(unknown, texts), entrySummary(unknown, texts), kindOf(unknown)]).toEqual([
    "drone sent",
    "",
    "other",
  ]);
  expect(entryDetails(unknown, texts)).toEqual([
    ["height", "30 m"],
    ["ok", "yes"],
    ["by", "not given"],
  ]);
});

it("names every input of a calculation by its label, with its unit, at any depth", () => {
  const more = {
    turn_back_lel_percent: "25",
    source: { kind: "cylinder", gauge_pressure: "7", gauge_unit: "bar", contents_kg: "68" },
    duration_min: 11.642775432724871,
    zones: [
      { id: "lel", ppm: 10_000, reached: true, is_cut: false, far_m: 204, width_m: 41 },
      { id: "aegl-3", ppm: 20, reached: false, far_m: 0, width_m: 0 },
    ],
    calculated_from: { at: "2026-11-21T14:06:00.000Z" },
  };
  const rows = entryDetails({ ...plume, action_data: { ...plume.action_data, ...more } }, texts);
  expect(rows).toEqual([
    ["Chemical", "Chlorine, UN1017"],
    ["Address", "18 Sample Wharf"],
    ["Emission rate", "0.15 kg/s"],
    ["Wind speed", "15 km/h"],
    ["Wind from", "225°"],
    ["25% LEL (10\u202f000 ppm)", "210 m, 41 m wide"],
    ["AEGL-3 (20 ppm)", "threshold not reached"],
    ["Warnings", "not given"],
    ["Turnback LEL", "25%"],
    ["Type", "cylinder, open valve"],
    ["Gauge pressure", "7 bar"],
    ["Contents", "68 kg"],
    ["Duration", "11.6428 min"],
  ]);
});

it("states that a plume without a direction is calm", () => {
  const calm = { ...plume, action_data: { weather: { wind_kph: 2.04, wind_from_deg: null }, zones: [] } };
  expect(entrySummary(calm, texts)).toBe("wind 2 km/h, no direction, no plume drawn");
});

it("shows the checked items of a save by their texts, and the fields of a plan by their labels", () => {
  const items = [{ role: "Entry Team", text: "Check step 1", is_done: true }];
  const data = { completed: { "entry-team": 1 }, checked: ["entry-team.1"], unchecked: [], items };
  expect(entryDetails({ ...note, action_type: "progress_saved", action_data: data }, texts)).toEqual([
    ["Items completed: entry team", "1"],
    ["Entry Team", "checked: Check step 1"],
  ]);
  const plan = { ...note, action_type: "plan_saved", action_data: { version: 3, changed: ["incidentCommander"] } };
  expect(entryDetails(plan, texts)).toEqual([
    ["Version", "3"],
    ["Changed fields", "Incident commander"],
  ]);
});

it("sorts entries by time, and finds the first time of a benchmark", () => {
  const mixed = sampleLog.toReversed();
  expect(inOrder(mixed).map(({ id }) => id)).toEqual(["1", "2", "3", "5", "4", "waiting"]);
  const again = { ...arrived, id: "later", madeAt: "2026-11-21T15:00:00.000Z" };
  expect(benchmarksReached([again, ...mixed]).get("arrived")).toBe(arrived.madeAt);
});

it("filters entries by kind and by every search word", () => {
  const found = (text: string, kind: Parameters<typeof isShown>[1]["kind"] = "all") =>
    sampleLog.filter((entry) => isShown(entry, { text, kind }, texts)).map(({ id }) => id);
  expect(found("robin VALVE")).toEqual(["5"]);
  expect(found("un1017")).toEqual(["3"]);
  expect(found("", "benchmark")).toEqual(["2"]);
  expect(found("nothing of it")).toEqual([]);
});

it("exports a table in which a spreadsheet runs no formula", () => {
  const formula = { ...note, id: "6", action_data: { text: '=HYPERLINK("x"), "quoted"' } };
  const [head, ...rows] = logCsv([...sampleLog, formula], texts).split("\r\n");
  expect(head).toBe("Recorded at,Received at,Who,Module,Action,Description,All inputs and results (JSON)");
  expect(rows).toHaveLength(7);
  expect(rows.find((row) => row.includes("HYPERLINK"))).toContain(`"'=HYPERLINK(""x""), ""quoted"""`);
  expect(rows.at(-1)).toContain("Waiting to send");
});
