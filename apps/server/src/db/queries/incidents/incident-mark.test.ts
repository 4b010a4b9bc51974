import { expect, it } from "vitest";
import { changedParts, formatMark, parseMark } from "./incident-mark.ts";

const mark = { log: 601, plan: 2, checklists: 14, status: 1, incidents: 9 };

it("comes back from the id of an event as it went out", () => {
  expect(formatMark(mark)).toBe("601.2.14.1.9");
  expect(parseMark(formatMark(mark))).toEqual(mark);
});

it.each(["", "601", "1.2.3.4", "1.2.3.4.5.6", "a.b.c.d.e", "1.2.3.-4.5", "99999999999.1.1.1.1"])(
  "does not take %j",
  (text) => {
    expect(parseMark(text)).toBeNull();
  },
);

it("names the parts that have changed since", () => {
  expect(changedParts(mark, { ...mark, log: 602, checklists: 15 })).toEqual(["log", "checklists"]);
  expect(changedParts(mark, mark)).toEqual([]);
});
