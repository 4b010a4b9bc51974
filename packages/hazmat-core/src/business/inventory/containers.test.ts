import { describe, expect, it } from "vitest";
import { containerAge, containerCode, CONTAINER_CODE_MAX, sumOfContainers } from "./containers.ts";

describe("a code", () => {
  it.each([
    [" k7qx-2m9p ", "K7QX-2M9P"],
    ["0 12345 67890 5", "0 12345 67890 5"],
    ["A".repeat(CONTAINER_CODE_MAX), "A".repeat(CONTAINER_CODE_MAX)],
    ["A".repeat(CONTAINER_CODE_MAX + 1), null],
    ["", null],
    ["  ", null],
    ["A\tB", null],
    ["Größe", null],
  ])("%j is %j", (typed, code) => {
    expect(containerCode(typed)).toBe(code);
  });
});

describe("how long a container may be used", () => {
  const now = new Date("2026-11-21T23:30:00Z");

  it.each([
    ["2026-11-20", "expired", 1],
    ["2025-11-21", "expired", 365],
    ["2026-11-21", "due", 0],
    ["2026-12-21", "due", 30],
    ["2026-12-22", "good", 31],
  ])("last day %s: %s by %s days", (day, kind, days) => {
    expect(containerAge(day, now)).toEqual({ kind, days });
  });

  it.each([null, "", "soon"])("not known: %j", (day) => {
    expect(containerAge(day, now)).toEqual({ kind: "unknown" });
  });
});

describe("what containers hold together", () => {
  const litres = (quantity: number) => ({ quantity, unit: "L" }) as const;

  it("is in the unit on file, and the same or not", () => {
    expect(sumOfContainers([litres(5), litres(5)], litres(10))).toMatchObject({ total: 10, agrees: true });
    expect(sumOfContainers([litres(5), { quantity: 500, unit: "mL" }], litres(10))).toMatchObject({
      total: 5.5,
      agrees: false,
    });
    // 55 gal = 208.2 L by the definition of the gallon; the site wrote 208.
    expect(sumOfContainers([{ quantity: 55, unit: "gal" }], litres(208))).toMatchObject({ total: 208.2, agrees: true });
    expect(sumOfContainers([], litres(0))).toMatchObject({ total: 0, agrees: true });
  });

  it("is not known where some are not counted in, unless the others are too much already", () => {
    const mixed = [litres(5), { quantity: 5, unit: "kg" } as const, null];
    expect(sumOfContainers(mixed, litres(10))).toEqual({ total: 5, unsized: 1, otherKind: 1, agrees: null });
    expect(sumOfContainers(mixed, litres(5))).toMatchObject({ agrees: null });
    expect(sumOfContainers(mixed, litres(4))).toMatchObject({ agrees: false });
  });
});
