import { type SafetyDataSheet } from "@placard/api-client";
import { getSdsByBusiness } from "@placard/api-client/internal";
import { expect, it } from "vitest";
import { BinderMaker, type BinderPart, type BinderWork } from "./make-binder.ts";

const [example] = getSdsByBusiness.response.parse(getSdsByBusiness.example.response).sds;
if (example === undefined) throw new Error("The example holds no sheet.");
const sheetsOf = (count: number): SafetyDataSheet[] =>
  Array.from({ length: count }, (_, index) => ({ ...example, id: index + 1 }));
const page = { jpeg: new ArrayBuffer(0), lines: [] };

/** Work that draws this many pages per SDS and records the written parts. */
function workOf(pages: number, draw?: BinderWork["draw"]) {
  const parts: BinderPart[] = [];
  const drawn: number[] = [];
  const work: BinderWork = {
    async draw(sheet, signal) {
      drawn.push(sheet.id);
      return draw === undefined ? Array.from({ length: pages }, () => page) : await draw(sheet, signal);
    },
    write(part) {
      parts.push(part);
      return Promise.resolve();
    },
  };
  return { work, parts, drawn };
}
const ignore = () => undefined;
const never = new AbortController().signal;

it("is one unnumbered file below two hundred pages", async () => {
  const { work, parts } = workOf(10);
  const counts: number[] = [];
  await new BinderMaker(sheetsOf(20), work).run((count) => counts.push(count), never);
  expect(parts.map(({ number, isLast, sheets }) => [number, isLast, sheets.length])).toEqual([[null, true, 20]]);
  expect(counts).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

it("is split into numbered parts of two hundred pages, each SDS in one part, in order", async () => {
  const { work, parts } = workOf(9);
  await new BinderMaker(sheetsOf(200), work).run(ignore, never);
  expect(parts).toHaveLength(9);
  expect(parts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(parts.map(({ isLast }) => isLast).indexOf(true)).toBe(8);
  expect(Math.max(...parts.map(({ sheets }) => sheets.length))).toBe(23);
  expect(parts.flatMap(({ sheets }) => sheets.map(({ sheet }) => sheet.id))).toEqual(sheetsOf(200).map(({ id }) => id));
});

it("names an SDS without pages and continues", async () => {
  const { work, parts } = workOf(1, ({ id }) => Promise.resolve(id === 2 ? "undrawable" : [page]));
  const maker = new BinderMaker(sheetsOf(3), work);
  await maker.run(ignore, never);
  expect(maker.without.map(({ id }) => id)).toEqual([2]);
  expect(parts[0]?.sheets.map(({ pages }) => pages)).toEqual([[page], "undrawable", [page]]);
});

it("continues after a network failure and delivers no part twice", async () => {
  let isAway = true;
  const { work, parts, drawn } = workOf(0, ({ id }) => {
    if (id === 30 && isAway) return Promise.reject(new Error("No answer."));
    return Promise.resolve(Array.from({ length: 10 }, () => page));
  });
  const maker = new BinderMaker(sheetsOf(45), work);
  await expect(maker.run(ignore, never)).rejects.toThrow("No answer.");
  expect(parts).toHaveLength(1);
  isAway = false;
  await maker.run(ignore, never);
  expect(drawn.filter((id) => id !== 30)).toHaveLength(44);
  expect(parts.map(({ number, sheets }) => [number, sheets.length])).toEqual([
    [1, 20],
    [2, 20],
    [3, 5],
  ]);
});

it("writes a part again that could not be written", async () => {
  let isFull = true;
  const { work, parts, drawn } = workOf(1);
  const maker = new BinderMaker(sheetsOf(2), {
    ...work,
    write: (part) => (isFull ? Promise.reject(new Error("No room.")) : work.write(part)),
  });
  await expect(maker.run(ignore, never)).rejects.toThrow("No room.");
  isFull = false;
  await maker.run(ignore, never);
  expect(drawn).toEqual([1, 2]);
  expect(parts.map(({ number, sheets }) => [number, sheets.length])).toEqual([[null, 2]]);
});

it("delivers nothing after it is cancelled", async () => {
  const leaving = new AbortController();
  const { work, parts } = workOf(1, () => {
    leaving.abort();
    return Promise.resolve([page]);
  });
  await expect(new BinderMaker(sheetsOf(1), work).run(ignore, leaving.signal)).rejects.toThrow(/aborted/);
  expect(parts).toEqual([]);
});
