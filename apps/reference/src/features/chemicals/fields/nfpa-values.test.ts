import { expect, it } from "vitest";
import { NO_NFPA, nfpaOf, nfpaValues } from "./nfpa-values.ts";

it("distinguishes a degree of 0 from an unstated degree", () => {
  const declared = { health: 3, fire: 0, reactivity: null, special: "W" } as const;
  expect(nfpaValues(declared)).toEqual({ nfpa_health: "3", nfpa_fire: "0", nfpa_reactivity: "", nfpa_special: "W" });
  expect(nfpaOf(nfpaValues(declared))).toEqual(declared);
});

it("stores nothing if no degree is stated", () => {
  expect(nfpaValues(null)).toEqual(NO_NFPA);
  expect(nfpaOf({ ...NO_NFPA, nfpa_special: " " })).toBeNull();
});
