import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { casNumber, isCasNumber, parseCasNumber } from "./cas-number.ts";

// Registry numbers as published; water by hand: 8·1 + 1·2 + 2·3 + 3·4 + 7·5 + 7·6 = 105, last digit 5.
const PUBLISHED = [
  ["7732-18-5", "water"],
  ["7782-50-5", "chlorine"],
  ["50-00-0", "formaldehyde"],
  ["7664-41-7", "ammonia"],
  ["630-08-0", "carbon monoxide"],
  ["71-43-2", "benzene"],
] as const;

describe("parseCasNumber", () => {
  it.each(PUBLISHED)("parses %s, %s", (number) => {
    expect(parseCasNumber(number)).toEqual({ ok: true, value: number });
    expect(parseCasNumber(` ${number.replaceAll("-", "")} `)).toEqual({ ok: true, value: number });
    expect(parseCasNumber(`\uFEFF${number.replaceAll("-", "‑")}`)).toEqual({ ok: true, value: number });
    expect(isCasNumber(number)).toBe(true);
    expect(casNumber(number)).toBe(number);
  });

  it.each([
    "",
    "7-50-5",
    "12345678-50-5",
    "7782-5-5",
    "7782-50-55",
    "7782 50 5",
    "x7782-50-5",
    "7782-50-5x",
    "chlorine",
  ])("rejects %j because of its form", (typed) => {
    expect(parseCasNumber(typed)).toEqual({
      ok: false,
      error: {
        code: "cas_number.form",
        input: typed,
        message: "A CAS number has two to seven digits, two digits and one digit. Enter it as 7782-50-5.",
      },
    });
  });

  it.each(["7782-50-6", "7732-18-4", "0071-43-1"])("rejects %s because of its check digit", (typed) => {
    expect(parseCasNumber(typed)).toEqual({
      ok: false,
      error: {
        code: "cas_number.check_digit",
        input: typed,
        message: "The check digit of this CAS number is wrong. Check for a typing error.",
      },
    });
    expect(isCasNumber(typed)).toBe(false);
  });

  it("casNumber throws for an invalid literal and names it", () => {
    expect(() => casNumber("7782-50-6")).toThrow(RangeError);
    expect(() => casNumber("7782-50-6")).toThrow('Check for a typing error. Got "7782-50-6".');
  });

  it("rejects every changed check digit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999_999 }), fc.integer({ min: 1, max: 9 }), (number, change) => {
        const digits = String(number);
        const good = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).filter(isCasNumber);
        expect(good).toHaveLength(1);
        const last = Number(good[0]?.at(-1));
        expect(isCasNumber(`${digits}${(last + change) % 10}`)).toBe(false);
      }),
    );
  });
});
