import { expect, it } from "vitest";
import { dayAfter, dueState, nextDue, type InspectionInterval } from "./inspection-schedule.ts";

// Expected dates are counted on a calendar.
it.each<[InspectionInterval, string, string, string, string | null, string]>([
  ["week", "2026-11-02", "2026-11-23", "2026-11-23", "2026-11-30", "on the day"],
  ["week", "2026-11-02", "2026-11-23", "2026-11-25", "2026-11-30", "two days late: the Monday stays"],
  ["week", "2026-11-02", "2026-11-23", "2026-12-08", "2026-12-14", "two weeks late: those missed are not made up"],
  ["month", "2026-01-31", "2026-01-31", "2026-01-31", "2026-02-28", "the 31st in a short month"],
  ["month", "2026-01-31", "2026-02-28", "2026-02-28", "2026-03-31", "and back to the 31st"],
  ["month", "2027-12-31", "2028-01-31", "2028-01-31", "2028-02-29", "a leap year"],
  ["quarter", "2026-11-30", "2026-11-30", "2026-11-30", "2027-02-28", "across the year"],
  ["year", "2028-02-29", "2028-02-29", "2028-03-01", "2029-02-28", "from a leap day"],
  ["month", "2026-06-15", "2026-11-15", "2026-11-01", "2026-12-15", "early, in the second half: it counts"],
  ["month", "2026-06-15", "2026-11-15", "2026-10-25", "2026-11-15", "early, in the first half: an extra one"],
  ["year", "2026-01-10", "2027-01-10", "2026-03-01", "2027-01-10", "ten months early: the day stays"],
  ["once", "2026-11-21", "2026-11-21", "2026-11-21", null, "once"],
])(
  "returns for an interval of one %s, first due on %s, due on %s and done on %s, the next due date %s: %s",
  (interval, firstDue, due, on, next) => {
    expect(nextDue({ interval, firstDue, due }, on)).toBe(next);
  },
);

it("never returns a date in the past", () => {
  for (const interval of ["week", "month", "quarter", "year"] as const) {
    for (let late = 0; late < 800; late += 13) {
      const due = "2026-01-31";
      const doneOn = dayAfter(due, late);
      expect(nextDue({ interval, firstDue: due, due }, doneOn)! > doneOn).toBe(true);
    }
  }
});

it("compares a due date with today", () => {
  expect(dueState("2026-11-20", "2026-11-21")).toEqual({ kind: "overdue", days: 1 });
  expect(dueState("2026-11-21", "2026-11-21")).toEqual({ kind: "soon", days: 0 });
  expect(dueState("2026-12-21", "2026-11-21")).toEqual({ kind: "soon", days: 30 });
  expect(dueState("2026-12-22", "2026-11-21")).toEqual({ kind: "later", days: 31 });
});
