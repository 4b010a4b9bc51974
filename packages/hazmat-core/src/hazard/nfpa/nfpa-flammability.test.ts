import { expect, it } from "vitest";
import { nfpaFlammability } from "./nfpa-flammability.ts";

it.each([
  // diethyl ether: flash -45 °C, boils at 34.6 °C
  ["under 22.8 °C, boiling under 37.8 °C", { flashPointC: -45, boilingPointC: 34.6 }, 4],
  // toluene: flash 4 °C, boils at 110.6 °C
  ["under 22.8 °C, boiling higher", { flashPointC: 4, boilingPointC: 110.6 }, 3],
  ["boiling at 37.8 °C", { flashPointC: 4, boilingPointC: 37.8 }, 3],
  ["22.8 °C", { flashPointC: 22.8, boilingPointC: 30 }, 3],
  ["37.7 °C", { flashPointC: 37.7 }, 3],
  ["37.8 °C", { flashPointC: 37.8 }, 2],
  ["93.3 °C", { flashPointC: 93.3 }, 2],
  ["93.4 °C", { flashPointC: 93.4 }, 1],
  ["200 °C", { flashPointC: 200, boilingPointC: 290 }, 1],
  ["noncombustible", { isNoncombustible: true }, 0],
  ["noncombustible, boiling point known", { flashPointC: null, boilingPointC: 100, isNoncombustible: true }, 0],
] as const)("derives a degree from a flash point: %s", (_what, figures, degree) => {
  expect(nfpaFlammability(figures)).toMatchObject({ degree, source: { key: "NFPA704", mark: "derived" } });
});

it.each([
  [{}, "No flash point on file."],
  [{ boilingPointC: 100, isNoncombustible: false }, "No flash point on file."],
  [{ flashPointC: 4 }, "Flash point 4 °C: under 22.8 °C; 3 or 4 (no boiling point on file)."],
  // formaldehyde: the flash point is that of the aqueous solution
  [{ flashPointC: 60, boilingPointC: -19 }, "Flash point 60 °C is above boiling point -19 °C: no rating is derived."],
  [{ flashPointC: 60, isNoncombustible: true }, "Listed as non-combustible, but has a flash point of 60 °C."],
])("derives nothing from %j", (figures, basis) => {
  expect(nfpaFlammability(figures)).toMatchObject({ degree: null, basis });
});

it.each([
  [
    { flashPointC: -45, boilingPointC: 34.6 },
    "Flash point -45 °C: under 22.8 °C; boiling point 34.6 °C: under 37.8 °C.",
  ],
  [
    { flashPointC: 4, boilingPointC: 110.6 },
    "Flash point 4 °C: under 22.8 °C; boiling point 110.6 °C: 37.8 °C or more.",
  ],
  [{ flashPointC: 30 }, "Flash point 30 °C: under 37.8 °C."],
  [{ flashPointC: 50 }, "Flash point 50 °C: under 93.4 °C."],
  [{ flashPointC: 100 }, "Flash point 100 °C: 93.4 °C or more."],
  [{ isNoncombustible: true }, "Does not burn."],
])("names the criterion for %j", (figures, basis) => {
  expect(nfpaFlammability(figures).basis).toBe(basis);
});
