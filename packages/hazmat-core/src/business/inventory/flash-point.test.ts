import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flashPointText, parseFlashPoint, type FlashPoint } from "./flash-point.ts";

const read = (text: string) => {
  const point = parseFlashPoint(text);
  return point.ok ? flashPointText(point.value) : point.error.code;
};

describe("parseFlashPoint", () => {
  it.each([
    ["12 °C", "12 °C"],
    ["−17,5°C", "-17.5 °C"],
    ["54F", "54 °F"],
    ["54 deg. F", "54 °F"],
    ["93.3 degrees Celsius", "93.3 °C"],
    ["< 23 °C c.c.", "< 23 °C c.c."],
    ["below 73 °F (closed cup)", "< 73 °F c.c."],
    [">= 93 ºC (Cleveland open cup)", "> 93 °C o.c."],
    ["Supérieur à 60 °C, vase clos", "> 60 °C c.c."],
    ["más de 60 °C copa abierta", "> 60 °C o.c."],
  ])("parses %s", (text, said) => {
    expect(read(text)).toBe(said);
  });

  it("rejects a figure without a unit", () => {
    expect([read("12"), read("< 23")]).toEqual(["flash_point.no_unit", "flash_point.no_unit"]);
  });

  it.each(["", "none", "38 to 52 °C", "12 °C (54 °F)", "12 K", "12 °C at sea", "9000 °C", "-300 °C"])(
    "rejects %j",
    (text) => {
      expect(read(text)).toBe("flash_point.unread");
    },
  );

  it("parses each flash point that it formats", () => {
    const any: fc.Arbitrary<FlashPoint> = fc.record({
      value: fc.integer({ min: -1900, max: 9900 }).map((tenths) => tenths / 10),
      unit: fc.constantFrom("C", "F"),
      bound: fc.constantFrom("at", "above", "below"),
      method: fc.constantFrom("closed_cup", "open_cup", null),
    });
    fc.assert(
      fc.property(any, (point) => {
        expect(parseFlashPoint(flashPointText(point))).toEqual({ ok: true, value: point });
      }),
    );
  });
});
