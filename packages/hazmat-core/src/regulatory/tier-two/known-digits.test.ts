import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownDigits, roundedAmount } from "./known-digits.ts";
import type { StoredStock } from "./stored-stock.ts";
import { NO_CHEMICAL_FIELDS } from "./tier-two-fields.ts";

const stock = (quantity: number, max_amount: number | null = null): StoredStock => ({
  id: 1,
  name: "Ammonia",
  casNumber: "7664-41-7",
  unNumber: "1005",
  quantity,
  unit: "kg",
  place: "Engine room",
  fields: { ...NO_CHEMICAL_FIELDS, max_amount },
});
const one = (amount: number, digits: number, ...limits: readonly number[]) =>
  roundedAmount({ least: amount, most: amount }, digits, limits).most;

describe("knownDigits", () => {
  it.each([
    [[stock(5400)], 4],
    [[stock(5)], 3],
    [[stock(12_345.5)], 6],
    [[stock(12_345.5), stock(1200)], 4],
    [[stock(12_345.5, 1200)], 4],
    [[stock(0.001_25)], 3],
    [[stock(0)], 3],
    [[stock(1 / 3)], 15],
  ] as const)("returns the number of entered digits: %j", (rows, digits) => {
    expect(knownDigits(rows)).toBe(digits);
  });
});

describe("roundedAmount", () => {
  it.each([
    [11_904.96, 4, 10_000, 11_910],
    [3306.934, 4, 500, 3307],
    [1500, 4, 500, 1500],
    [500, 3, 500, 500],
    [1.1 * 3, 3, 4.5, 3.3],
    [0.004_321, 3, 4.5, 0.004_33],
    [9998.2, 3, 10_000, 9999],
    [499.999_9, 3, 500, 499.999_9],
    [0, 3, 500, 0],
  ])("rounds %d with %i digits compared with %d to %d", (amount, digits, limit, shown) => {
    expect(one(amount, digits, limit)).toBe(shown);
  });

  it("rounds the lower end down, and gives no upper end if none is known", () => {
    expect(roundedAmount({ least: 3306.93, most: 11_904.96 }, 3, [500])).toEqual({ least: 3300, most: 12_000 });
    expect(roundedAmount({ least: 3306.93, most: Number.POSITIVE_INFINITY }, 3, [500])).toEqual({
      least: 3300,
      most: Number.POSITIVE_INFINITY,
    });
  });

  it("never changes the side of the limit, and never returns less than the amount", () => {
    const amount = fc.double({ min: 1e-4, max: 1e8, noNaN: true });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 3, max: 6 }),
        fc.constantFrom(4.5, 500, 10_000),
        (a, b, n, limit) => {
          const [least, most] = a < b ? [a, b] : [b, a];
          const shown = roundedAmount({ least, most }, n, [limit]);
          expect(shown.most).toBeGreaterThanOrEqual(most * (1 - 1e-12));
          expect(shown.most >= limit).toBe(most >= limit);
          expect(shown.least >= limit).toBe(least >= limit);
          expect(shown.least).toBeLessThanOrEqual(least === most ? shown.most : least * (1 + 1e-12));
        },
      ),
    );
  });
});
