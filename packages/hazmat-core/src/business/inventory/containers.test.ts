import { describe, expect, it } from "vitest";
import { containerAge, containerCode, CONTAINER_CODE_MAX, sumOfContainers } from "./containers.ts";

describe("containerCode", () => {
  it.each([
    [" k7qx-2m9p ", "K7QX-2M9P"],
    ["0 12345 67890 5", "0 12345 67890 5"],
    ["A".repeat(CONTAINER_CODE_MAX), "A".repeat(CONTAINER_CODE_MAX)],
    ["A".repeat(CONTAINER_CODE_MAX + 1), null],
    ["", null],
    ["  ", null],
    ["A\tB", null],
    ["Größe", null],
  ])("normalizes %j to %j", (typed, code) => {
    expect(containerCode(typed)).toBe(code);
  });
});

describe("containerAge", () => {
  const now = new Date("2026-11-21T23:30:00Z");

  it.each([
    ["2026-11-20", "expired", 1],
    ["2025-11-21", "expired", 365],
    ["2026-11-21", "due", 0],
    ["2026-12-21", "due", 30],
    ["2026-12-22", "good", 31],
  ])("returns for the expiry date %s: %s, %s days", (day, kind, days) => {
    expect(containerAge(day, now)).toEqual({ kind, days });
  });

  it.each([null, "", "soon"])("returns unknown for %j", (day) => {
    expect(containerAge(day, now)).toEqual({ kind: "unknown" });
  });
});

describe("sumOfContainers", () => {
  const litres = (quantity: number) => ({ quantity, unit: "L" }) as const;

  it("adds up in the unit on file and compares with the quantity", () => {
    expect(sumOfContainers([litres(5), litres(5)], litres(10))).toMatchObject({ total: 10, agrees: true });
    expect(sumOfContainers([litres(5), { quantity: 500, unit: "mL" }], litres(10))).toMatchObject({
      total: 5.5,
      agrees: false,
    });
    // 55 gal = 208.2 L by the definition of the gallon; the site entered 208.
    expect(sumOfContainers([{ quantity: 55, unit: "gal" }], litres(208))).toMatchObject({ total: 208.2, agrees: true });
    expect(sumOfContainers([], litres(0))).toMatchObject({ total: 0, agrees: true });
  });

  it("returns unknown if some containers are not included, unless the others already exceed the quantity", () => {
    const mixed = [litres(5), { quantity: 5, unit: "kg" } as const, null];
    expect(sumOfContainers(mixed, litres(10))).toEqual({ total: 5, unsized: 1, otherKind: 1, agrees: null });
    expect(sumOfContainers(mixed, litres(5))).toMatchObject({ agrees: null });
    expect(sumOfContainers(mixed, litres(4))).toMatchObject({ agrees: false });
  });
});
