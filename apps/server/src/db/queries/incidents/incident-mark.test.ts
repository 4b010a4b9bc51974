import { expect, it } from "vitest";
import { changedParts, formatMark, parseMark } from "./incident-mark.ts";

const mark = { log: 601, plan: 2, checklists: 14, status: 1, incidents: 9 };

it("survives encoding as an event id", () => {
  expect(formatMark(mark)).toBe("601.2.14.1.9");
  expect(parseMark(formatMark(mark))).toEqual(mark);
});

it.each(["", "601", "1.2.3.4", "1.2.3.4.5.6", "a.b.c.d.e", "1.2.3.-4.5", "99999999999.1.1.1.1"])(
  "rejects %j",
  (text) => {
    expect(parseMark(text)).toBeNull();
  },
);

it("lists the parts changed since", () => {
  expect(changedParts(mark, { ...mark, log: 602, checklists: 15 })).toEqual(["log", "checklists"]);
  expect(changedParts(mark, mark)).toEqual([]);
});
