import { expect, it } from "vitest";
import type { StoredStock } from "../tier-two/stored-stock.ts";
import { NO_CHEMICAL_FIELDS, type TierTwoChemical } from "../tier-two/tier-two-fields.ts";
import { loadEmergencySchedule, type EmergencyCount } from "./emergency-counts.ts";

const stock = (
  casNumber: string | null,
  fields: Partial<TierTwoChemical>,
  row: Partial<StoredStock> = {},
): StoredStock => ({
  id: 1,
  name: "Chemical",
  casNumber,
  unNumber: null,
  quantity: 0,
  unit: "kg",
  place: "Shed",
  ...row,
  fields: { ...NO_CHEMICAL_FIELDS, unit: "kg", ...fields },
});

const part = (cas_number: string, percent: number | null) =>
  ({ name: "Part", cas_number, percent, basis: "weight", is_carcinogen: null }) as const;

async function counts(...rows: readonly StoredStock[]): Promise<readonly EmergencyCount[]> {
  return (await loadEmergencySchedule()).countsOf(rows);
}

// Thresholds and concentrations: Schedule 1 of SOR/2019-51.
it.each<readonly [string, StoredStock[], Partial<EmergencyCount>[]]>([
  [
    "1.13 t of chlorine reach it",
    [stock("7782-50-5", { composition: "pure", max_amount: 1130 })],
    [{ thresholdT: 1.13, byQuantity: "over" }],
  ],
  ["1.129 t do not", [stock("7782-50-5", { composition: "pure", max_amount: 1129 })], [{ byQuantity: "under" }]],
  [
    "one container of 4.5 t of ammonia",
    [stock("7664-41-7", { composition: "pure", max_amount: 4400, largest_container: 4500 })],
    [{ byQuantity: "under", byContainer: true, part: 1 }],
  ],
  [
    "a container of 9.1 t of 25 % ammonia in water counts whole, though 2.275 t of it are ammonia",
    [
      stock(null, {
        composition: "mixture",
        states: ["liquid"],
        max_amount: 9100,
        largest_container: 9100,
        parts: [part("7664-41-7", 25), part("7732-18-5", 75)],
      }),
    ],
    [{ part: 2, byQuantity: "under", largestContainerT: 9.1, byContainer: true }],
  ],
  [
    "containers of 30 kg are not counted",
    [stock("7782-50-5", { composition: "pure", max_amount: 5000, largest_container: 30 })],
    [],
  ],
  [
    "25 % ammonia in water: 9.1 t of ammonia in 36.4 t",
    [
      stock(null, {
        composition: "mixture",
        states: ["liquid"],
        max_amount: 36_400,
        parts: [part("7664-41-7", 25), part("7732-18-5", 75)],
      }),
    ],
    [{ part: 2, thresholdT: 9.1, byQuantity: "over" }],
  ],
  [
    "5 % is below the least that counts",
    [stock(null, { composition: "mixture", max_amount: 900_000, parts: [part("7664-41-7", 5)] })],
    [],
  ],
  [
    "35 % hydrogen peroxide is below 52 %",
    [stock(null, { composition: "mixture", max_amount: 900_000, parts: [part("7722-84-1", 35)] })],
    [],
  ],
  [
    "60 % is above: 6 t hold 3.6 t",
    [stock(null, { composition: "mixture", states: ["liquid"], max_amount: 6000, parts: [part("7722-84-1", 60)] })],
    [{ part: 2, thresholdT: 3.4, byQuantity: "over" }],
  ],
  [
    "hydrogen chloride as gas is the row of the anhydrous",
    [stock("7647-01-0", { composition: "pure", states: ["gas"], max_amount: 2270 })],
    [{ part: 1, thresholdT: 2.27, byQuantity: "over" }],
  ],
  [
    "a share that nobody has stated leaves it open",
    [stock("7782-50-5", { max_amount: 2000 })],
    [{ byQuantity: "undecided", gaps: ["composition"] }],
  ],
  [
    "today's 0.5 t, the most of the year not stated",
    [stock("7782-50-5", { composition: "pure" }, { quantity: 500 })],
    [{ byQuantity: "under_today", gaps: ["max_amount"] }],
  ],
  [
    "red phosphorus is not the white form",
    [stock("7723-14-0", { composition: "pure", max_amount: 5000 }, { unNumber: "1338" })],
    [],
  ],
  [
    "165 gal of toluene are far below 2,500 t at any density",
    [
      stock("108-88-3", { composition: "pure", states: ["liquid"] }, { name: "Toluene", quantity: 165, unit: "gal" }),
      stock("108-88-3", { composition: "pure", unit: "gal", max_amount: 165 }),
    ],
    [{ thresholdT: 2500, byQuantity: "under_today" }],
  ],
  [
    "a CAS number without hyphens is the same substance",
    [stock("7782505", { composition: "pure", max_amount: 5000 })],
    [{ casNumber: "7782-50-5", byQuantity: "over" }],
  ],
  [
    "litres without a density stay open",
    [stock("71-43-2", { composition: "pure", unit: "L", max_amount: 20_000 })],
    [{ thresholdT: 10, byQuantity: "undecided", gaps: ["density"] }],
  ],
  ["acetone is not listed", [stock("67-64-1", { composition: "pure", max_amount: 900_000 })], []],
])("%s", async (_title, rows, expected) => {
  const found = await counts(...rows);
  expect(found).toMatchObject(expected);
  expect(found).toHaveLength(expected.length);
});

it("adds up the stock of a site, and names the schedule as its source", async () => {
  const half = stock("7782-50-5", { composition: "pure", max_amount: 600 });
  const [chlorine] = await counts(half, { ...half, id: 2 });
  expect(chlorine).toMatchObject({ byQuantity: "over", quantity: { least: 1.2 }, rows: [{ id: 1 }, { id: 2 }] });
  expect(chlorine?.source).toMatchObject({ key: "SOR2019-51", mark: "unverified" });
});
