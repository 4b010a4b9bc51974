import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadTransport } from "../data/load.ts";
import { formatUnNumber, isUnNumber, parseUnNumber, unDigits, unNumber } from "./un-number.ts";

describe("parseUnNumber", () => {
  it.each([
    ["1017", "UN1017"],
    ["UN1017", "UN1017"],
    ["UN 1017", "UN1017"],
    ["un-1017", "UN1017"],
    ["Un - 1017", "UN1017"],
    ["  1017\t", "UN1017"],
    ["na9279", "NA9279"],
    ["NA 9279", "NA9279"],
    ["0004", "UN0004"],
    ["ＵＮ‑１０１７", "UN1017"],
    ["UN\u00A0–\u200B1017", "UN1017"],
  ])("parses %j as %s", (typed, canonical) => {
    expect(parseUnNumber(typed)).toEqual({ ok: true, value: canonical });
    expect(isUnNumber(typed)).toBe(true);
    expect(unNumber(typed)).toBe(canonical);
  });

  it.each(["", " ", "17", "10170", "ID8000", "UN", "UN101", "UN10170", "10 17", "x1017", "1017x", "XUN1017", "10a7"])(
    "rejects %j, with an error that names the form",
    (typed) => {
      expect(parseUnNumber(typed)).toEqual({
        ok: false,
        error: {
          code: "un_number.not_four_digits",
          input: typed,
          message: "A UN number has four digits. Enter them as 1017 or UN 1017.",
        },
      });
      expect(isUnNumber(typed)).toBe(false);
    },
  );

  it("unNumber throws for an invalid literal and names it", () => {
    expect(() => unNumber("17")).toThrow(
      new RangeError('A UN number has four digits. Enter them as 1017 or UN 1017. Got "17".'),
    );
  });

  it("returns the digits, and parses its own output", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), fc.constantFrom("UN", "NA"), (number, prefix) => {
        const digits = String(number).padStart(4, "0");
        const read = unNumber(`${prefix}${digits}`);
        expect(unDigits(read)).toBe(digits);
        expect(parseUnNumber(read)).toEqual({ ok: true, value: read });
      }),
    );
  });
});

it.each([
  ["1017", "UN 1017"],
  ["un1017", "UN 1017"],
  ["NA1993", "NA 1993"],
  ["9191", "NA 9191"],
  ["UN9191", "NA 9191"],
  ["UN 1270", "NA 1270"],
  [" 17 ", "17"],
])("formats %s as %s", (stored, shown) => {
  expect(formatUnNumber(stored)).toBe(shown);
});

it("uses the prefix NA only for a number that is on file only as an NA number", async () => {
  const { entries } = await loadTransport();
  const ids = [...entries.values()].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2000);
  const hasUn = (id: string) => entries.has(`UN${id.slice(2)}`);
  const wrong = ids.filter((id) => formatUnNumber(id.slice(2)).startsWith("UN") !== hasUn(id));
  expect(wrong).toEqual([]);
  expect(ids.filter((id) => formatUnNumber(id) !== `${id.slice(0, 2)} ${id.slice(2)}`)).toEqual([]);
});
