import { expect, it } from "vitest";
import type { LogEntry } from "../IncidentLog/log-entry.ts";
import { mapMarks, markPlaced, markRemoved, MARK_LABEL_MAX, type NewMapMark } from "./map-mark.ts";

const post: NewMapMark = { kind: "command_post", label: "", center: [-63.5677123, 44.6652987] };
const decon: NewMapMark = { kind: "decon", label: " North gate ", center: [-63.57, 44.66] };

const line = (minute: number, action: Pick<LogEntry, "action_type" | "action_data">): LogEntry => ({
  id: String(minute),
  madeAt: `2026-11-03T14:${String(minute).padStart(2, "0")}:00.000Z`,
  recordedAt: null,
  who: "Dana Reyes",
  module: "incident",
  ...action,
});

it("stores a mark within a metre, with author and time", () => {
  expect(mapMarks([line(1, markPlaced("a", post))])).toEqual([
    {
      id: "a",
      kind: "command_post",
      label: "",
      center: [-63.56771, 44.6653],
      who: "Dana Reyes",
      madeAt: "2026-11-03T14:01:00.000Z",
    },
  ]);
});

it("removes a deleted mark for any order of the log entries", () => {
  const [first] = mapMarks([line(1, markPlaced("a", post))]);
  if (first === undefined) throw new Error("Nothing marked.");
  const lines = [line(3, markRemoved(first)), line(1, markPlaced("a", post)), line(2, markPlaced("b", decon))];
  expect(mapMarks(lines).map(({ id, label }) => [id, label])).toEqual([["b", "North gate"]]);
});

it("places one mark for an entry that was sent twice", () => {
  expect(mapMarks([line(1, markPlaced("a", post)), line(2, markPlaced("a", decon))])).toHaveLength(1);
});

it.each([
  ["no place", { mark: "a", kind: "decon" }],
  ["a place off the earth", { mark: "a", kind: "decon", lon: 200, lat: 44 }],
  ["no number", { mark: "a", kind: "decon", lon: Number.NaN, lat: 44 }],
  ["words for a place", { mark: "a", kind: "decon", lon: "-63", lat: "44" }],
])("draws nothing for an entry with %s", (_what, action_data) => {
  expect(mapMarks([line(1, { action_type: "mark_placed", action_data })])).toEqual([]);
});

it("shows a mark of a kind that this device does not know", () => {
  const { action_type, action_data } = markPlaced("a", decon);
  expect(mapMarks([line(1, { action_type, action_data: { ...action_data, kind: "helipad" } })])).toMatchObject([
    { kind: "other", label: "North gate" },
  ]);
});

it("limits the length of a label", () => {
  const { action_data } = markPlaced("a", { ...decon, label: "x".repeat(500) });
  expect(action_data.label).toHaveLength(MARK_LABEL_MAX);
});
