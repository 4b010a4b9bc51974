import { expect, it } from "vitest";
import { spillSize } from "./spill-size.ts";

const GAS = { state: "gas", liquidDensityKgPerM3: null, isAllAirborne: true } as const;

it("is small up to 300 kg of a gas or a solid", () => {
  expect(spillSize({ ...GAS, massKg: 300 })).toEqual({ size: "small", reason: "300 kg, no more than 300 kg" });
  expect(spillSize({ ...GAS, massKg: 301 })?.size).toBe("large");
  expect(spillSize({ ...GAS, state: "solid", massKg: 1000 })?.size).toBe("large");
});

it("is small up to a drum of liquid, by its own density", () => {
  const bromine = { state: "liquid", liquidDensityKgPerM3: 3100, isAllAirborne: true } as const;
  expect(spillSize({ ...bromine, massKg: 600 })?.size).toBe("small"); // 194 L
  expect(spillSize({ ...bromine, massKg: 700 })).toEqual({ size: "large", reason: "230 L, more than 208 L" });
});

it("is never small because of the evaporated part of a pool", () => {
  const pool = { state: "liquid", liquidDensityKgPerM3: 800, isAllAirborne: false } as const;
  expect(spillSize({ ...pool, massKg: 1 })).toBeNull();
  expect(spillSize({ ...pool, massKg: 400 })?.size).toBe("large");
});

it("is null without a density or without an amount", () => {
  expect(spillSize({ ...GAS, state: "liquid", massKg: 1 })).toBeNull();
  expect(spillSize({ ...GAS, massKg: Number.NaN })).toBeNull();
  expect(spillSize({ ...GAS, massKg: 0 })).toBeNull();
});
