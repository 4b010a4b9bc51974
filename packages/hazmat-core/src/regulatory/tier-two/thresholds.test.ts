import { expect, it } from "vitest";
import { loadRegulatoryLists } from "../lists/regulatory-lists.ts";
import type { StoredStock } from "./stored-stock.ts";
import { NO_CHEMICAL_FIELDS, NO_PLACE_FIELDS, type TierTwoChemical, type TierTwoPlace } from "./tier-two-fields.ts";
import { thresholdsOf, type SubstanceCount } from "./thresholds.ts";

type Row = Partial<Omit<StoredStock, "fields">> & { readonly fields?: Partial<TierTwoChemical> };

let next = 0;
function stock({ fields, ...row }: Row): StoredStock {
  next += 1;
  return {
    id: next,
    name: "Chemical",
    casNumber: null,
    unNumber: null,
    quantity: 0,
    unit: "lbs",
    place: "Shed",
    ...row,
    fields: { ...NO_CHEMICAL_FIELDS, unit: "lbs", ...fields },
  };
}

/** A pure substance with its maximum of the year, in pounds. */
const pure = (
  name: string,
  casNumber: string,
  max_amount: number,
  fields: Partial<TierTwoChemical> = {},
): StoredStock => stock({ name, casNumber, fields: { composition: "pure", max_amount, ...fields } });

const part = (cas_number: string, percent: number | null, is_carcinogen: boolean | null = null) =>
  ({ name: "Part", cas_number, percent, basis: "weight", is_carcinogen }) as const;

const mixture = (name: string, max_amount: number, parts: TierTwoChemical["parts"]): StoredStock =>
  stock({ name, fields: { composition: "mixture", max_amount, parts } });

const fuel = (un: string, gallons: number, fields: Partial<TierTwoChemical> = {}): StoredStock =>
  stock({
    name: un === "1203" ? "Gasoline" : "Diesel",
    unNumber: un,
    unit: "gal",
    fields: { composition: "mixture", unit: "gal", max_amount: gallons, density: 0.74, container_type: "B", ...fields },
  });

const STATION: TierTwoPlace = { ...NO_PLACE_FIELDS, is_retail_fuel_station: true, is_tank_compliant: true };

const CHLORINE = "7782-50-5";
const AMMONIA = "7664-41-7";
const SULFURIC = "7664-93-9";
const HCL = "7647-01-0";
const PEROXIDE = "7722-84-1";
const PHENOL = "108-95-2";
const ACETONE = "67-64-1";
const ALDICARB = "116-06-3";

interface Case {
  readonly title: string;
  readonly rows: () => readonly StoredStock[];
  readonly place?: TierTwoPlace;
  /** Name of the tested entry. */
  readonly of: string;
  readonly is: Partial<Pick<SubstanceCount, "verdict" | "rule" | "threshold" | "gaps">>;
}

/** Each calculated by hand from 40 CFR 370.10 and 370.14 and the planning quantities of 40 CFR 355 Appendix A. */
const CASES: readonly Case[] = [
  {
    title: "1. chlorine: its planning quantity, 100 lb, is below 500 lb; 100 lb reach it",
    rows: () => [pure("Chlorine", CHLORINE, 100)],
    of: "Chlorine",
    is: { verdict: "over", rule: "ehs_planning", threshold: 100 },
  },
  {
    title: "2. 99.9 lb of chlorine do not",
    rows: () => [pure("Chlorine", CHLORINE, 99.9)],
    of: "Chlorine",
    is: { verdict: "under", threshold: 100 },
  },
  {
    title: "3. ammonia: planning quantity 500 lb; 500 lb reach it",
    rows: () => [pure("Ammonia", AMMONIA, 500)],
    of: "Ammonia",
    is: { verdict: "over", rule: "ehs_500", threshold: 500 },
  },
  {
    title: "4. sulfuric acid: planning quantity 1,000 lb, so 500 lb is the lower; 600 lb are over",
    rows: () => [pure("Sulfuric acid", SULFURIC, 600)],
    of: "Sulfuric Acid",
    is: { verdict: "over", rule: "ehs_500", threshold: 500 },
  },
  {
    title: "5. 499 lb of sulfuric acid are under",
    rows: () => [pure("Sulfuric acid", SULFURIC, 499)],
    of: "Sulfuric Acid",
    is: { verdict: "under" },
  },
  {
    title: "6. two stores of 60 lb of chlorine are counted together: 120 lb over 100 lb",
    rows: () => [pure("Chlorine A", CHLORINE, 60), pure("Chlorine B", CHLORINE, 60)],
    of: "Chlorine",
    is: { verdict: "over" },
  },
  {
    title: "7. 1,000 lb of a mixture with 35 % sulfuric acid hold 350 lb: under 500 lb",
    rows: () => [mixture("Battery acid", 1000, [part(SULFURIC, 35)])],
    of: "Sulfuric Acid",
    is: { verdict: "under" },
  },
  {
    title: "8. 350 lb in the mixture and 200 lb pure make 550 lb: over",
    rows: () => [mixture("Battery acid", 1000, [part(SULFURIC, 35)]), pure("Sulfuric acid", SULFURIC, 200)],
    of: "Sulfuric Acid",
    is: { verdict: "over", threshold: 500 },
  },
  {
    title: "9. 0.9 % of a part that is no carcinogen does not count, however much there is",
    rows: () => [mixture("Brine", 90_000, [part(SULFURIC, 0.9, false)])],
    of: "Sulfuric Acid",
    is: { verdict: "under" },
  },
  {
    title: "10. 1.0 % does: 90,000 lb hold 900 lb",
    rows: () => [mixture("Brine", 90_000, [part(SULFURIC, 1)])],
    of: "Sulfuric Acid",
    is: { verdict: "over" },
  },
  {
    title: "11. 0.5 % of a carcinogen counts: 120,000 lb hold 600 lb of formaldehyde",
    rows: () => [mixture("Resin", 120_000, [part("50-00-0", 0.5, true)])],
    of: "Formaldehyde",
    is: { verdict: "over", threshold: 500 },
  },
  {
    title: "12. whether 0.5 % counts turns on carcinogen or not, which nobody has said",
    rows: () => [mixture("Resin", 120_000, [part("50-00-0", 0.5)])],
    of: "Formaldehyde",
    is: { verdict: "undecided", gaps: ["carcinogen"] },
  },
  {
    title: "13. 0.05 % counts for nobody",
    rows: () => [mixture("Resin", 2_000_000, [part("50-00-0", 0.05, true)])],
    of: "Formaldehyde",
    is: { verdict: "under" },
  },
  {
    title: "14. acetone is on no list: 10,000 lb reach the threshold of any hazardous chemical",
    rows: () => [pure("Acetone", ACETONE, 10_000)],
    of: "Acetone",
    is: { verdict: "over", rule: "hazardous", threshold: 10_000 },
  },
  {
    title: "15. 9,999 lb of acetone are under",
    rows: () => [pure("Acetone", ACETONE, 9999)],
    of: "Acetone",
    is: { verdict: "under" },
  },
  {
    title: "16. acetone of two sheds is one substance: 6,000 lb twice are over",
    rows: () => [pure("Acetone", ACETONE, 6000), pure("Acetone, shed 2", ACETONE, 6000)],
    of: "Acetone",
    is: { verdict: "over" },
  },
  {
    title: "17. 5,000 kg of acetone are 11,023 lb: over",
    rows: () => [pure("Acetone", ACETONE, 5000, { unit: "kg" })],
    of: "Acetone",
    is: { verdict: "over" },
  },
  {
    title: "18. 6,000 L of acetone of 0.79 kg/L are 4,740 kg or 10,450 lb: over",
    rows: () => [pure("Acetone", ACETONE, 6000, { unit: "L", density: 0.79 })],
    of: "Acetone",
    is: { verdict: "over" },
  },
  {
    title: "19. 6,000 L without a density are no pounds: open, and the density is asked for",
    rows: () => [pure("Acetone", ACETONE, 6000, { unit: "L" })],
    of: "Acetone",
    is: { verdict: "undecided", gaps: ["density"] },
  },
  {
    title: "20. hydrogen chloride is extremely hazardous as a gas only: 600 lb of gas are over",
    rows: () => [pure("Hydrogen chloride", HCL, 600, { states: ["gas"] })],
    of: "Hydrogen Chloride (gas only)",
    is: { verdict: "over", threshold: 500 },
  },
  {
    title: "21. as a liquid it is not: 600 lb are under 10,000 lb",
    rows: () => [pure("Hydrochloric acid", HCL, 600, { states: ["liquid"] })],
    of: "Hydrochloric acid",
    is: { verdict: "under", rule: "hazardous" },
  },
  {
    title: "22. hydrogen peroxide counts above 52 %: 2,000 lb of 70 % hold 1,400 lb",
    rows: () => [mixture("Peroxide 70", 2000, [part(PEROXIDE, 70)])],
    of: "Hydrogen Peroxide (Conc >52%)",
    is: { verdict: "over", threshold: 500 },
  },
  {
    title: "23. of 35 % none counts, and the mixture is under 10,000 lb",
    rows: () => [mixture("Peroxide 35", 2000, [part(PEROXIDE, 35)])],
    of: "Peroxide 35",
    is: { verdict: "under", rule: "hazardous" },
  },
  {
    title: "24. phenol, a coarse solid: 10,000 lb for planning, still 500 lb here",
    rows: () => [pure("Phenol", PHENOL, 500, { states: ["solid"], is_fine_solid: false })],
    of: "Phenol",
    is: { verdict: "over", threshold: 500 },
  },
  {
    title: "25. aldicarb as powder: 100 lb; 150 lb are over",
    rows: () => [pure("Aldicarb", ALDICARB, 150, { states: ["solid"], is_fine_solid: true })],
    of: "Aldicarb",
    is: { verdict: "over", threshold: 100 },
  },
  {
    title: "26. aldicarb in coarse grains: 500 lb; 150 lb are under",
    rows: () => [pure("Aldicarb", ALDICARB, 150, { states: ["solid"], is_fine_solid: false })],
    of: "Aldicarb",
    is: { verdict: "under", threshold: 500 },
  },
  {
    title: "27. aldicarb of which nobody has said which: 150 lb stay open",
    rows: () => [pure("Aldicarb", ALDICARB, 150, { states: ["solid"] })],
    of: "Aldicarb",
    is: { verdict: "undecided", gaps: ["solid_form"] },
  },
  {
    title: "28. a retail station in order: 74,000 gal of gasoline in underground tanks are under 75,000 gal",
    rows: () => [fuel("1203", 40_000), fuel("1203", 34_000)],
    place: STATION,
    of: "Gasoline",
    is: { verdict: "under", rule: "gasoline", threshold: 75_000 },
  },
  {
    title: "29. all grades together: 40,000 and 35,000 gal are over",
    rows: () => [fuel("1203", 40_000), fuel("1203", 35_000)],
    place: STATION,
    of: "Gasoline",
    is: { verdict: "over", rule: "gasoline" },
  },
  {
    title: "30. diesel of a station: 99,000 gal are under 100,000 gal",
    rows: () => [fuel("1202", 99_000)],
    place: STATION,
    of: "Diesel",
    is: { verdict: "under", rule: "diesel", threshold: 100_000 },
  },
  {
    title: "31. one tank above ground takes the exception away: 20,000 gal of 0.74 kg/L are 123,500 lb",
    rows: () => [fuel("1203", 20_000, { container_type: "A" })],
    place: STATION,
    of: "Gasoline",
    is: { verdict: "over", rule: "hazardous" },
  },
  {
    title: "32. no retail station, the same tanks: over",
    rows: () => [fuel("1203", 20_000)],
    place: { ...STATION, is_retail_fuel_station: false },
    of: "Gasoline",
    is: { verdict: "over", rule: "hazardous" },
  },
  {
    title: "33. nobody has said whether it is one: open, and the station is asked about",
    rows: () => [fuel("1203", 20_000)],
    place: NO_PLACE_FIELDS,
    of: "Gasoline",
    is: { verdict: "undecided", gaps: ["station"] },
  },
  {
    title: "34. the most of the year is not stated: 50 lb today are under today, and the maximum is asked for",
    rows: () => [stock({ name: "Chlorine", casNumber: CHLORINE, quantity: 50, fields: { composition: "pure" } })],
    of: "Chlorine",
    is: { verdict: "under_today", gaps: ["max_amount"] },
  },
  {
    title: "35. 150 lb today are over, whatever the rest of the year was",
    rows: () => [stock({ name: "Chlorine", casNumber: CHLORINE, quantity: 150, fields: { composition: "pure" } })],
    of: "Chlorine",
    is: { verdict: "over" },
  },
  {
    title: "36. pure or a solution, nobody has said: 700 lb under ammonia's number stay open",
    rows: () => [stock({ name: "Ammonia", casNumber: AMMONIA, fields: { max_amount: 700 } })],
    of: "Ammonia",
    is: { verdict: "undecided", gaps: ["composition"] },
  },
  {
    title: "37. a part without a share: between none and all of 800 lb",
    rows: () => [mixture("Cleaner", 800, [part(SULFURIC, null)])],
    of: "Sulfuric Acid",
    is: { verdict: "undecided", gaps: ["part_share"] },
  },
  {
    title: "38. a mixture is reported by its name from 10,000 lb on, also where none of its parts is listed",
    rows: () => [mixture("Paint", 12_000, [part(ACETONE, 20)])],
    of: "Paint",
    is: { verdict: "over", rule: "hazardous" },
  },
];

it.each(CASES)("$title", async ({ rows, place = NO_PLACE_FIELDS, of, is }) => {
  const counts = thresholdsOf(rows(), place, await loadRegulatoryLists());
  expect(counts.find(({ name }) => name === of)).toMatchObject(is);
});

it("omits chemicals that a user marked as having no hazard of the form", async () => {
  const sand = pure("Sand", "14808-60-7", 50_000, { hazards: [] });
  expect(thresholdsOf([sand], NO_PLACE_FIELDS, await loadRegulatoryLists())).toEqual([]);
});

it("counts an extremely hazardous substance even if a user marked it as not hazardous", async () => {
  const chlorine = pure("Chlorine", CHLORINE, 150, { hazards: [] });
  const acid = { ...mixture("Battery acid", 2000, [part(SULFURIC, 35)]) };
  const harmless = { ...acid, fields: { ...acid.fields, hazards: [] } };
  const counts = thresholdsOf([chlorine, harmless], NO_PLACE_FIELDS, await loadRegulatoryLists());
  expect(counts.map(({ name, verdict }) => [name, verdict])).toEqual([
    ["Chlorine", "over"],
    ["Sulfuric Acid", "over"],
  ]);
});

it("names the rule and the row of the list of each figure, and the rows that count", async () => {
  const [chlorine] = thresholdsOf([pure("Chlorine", CHLORINE, 100)], NO_PLACE_FIELDS, await loadRegulatoryLists());
  expect(chlorine?.sources.map(({ key }) => key)).toEqual(["40CFR370", "40CFR355"]);
  expect(chlorine?.rows).toMatchObject([{ name: "Chlorine", isPart: false, amount: { least: 100, most: 100 } }]);
});

it.each([
  ["the same unit", { quantity: 150, unit: "lbs" }, { max_amount: 90, unit: "lbs" }, true],
  ["another unit", { quantity: 50, unit: "kg" }, { max_amount: 90, unit: "lbs" }, true],
  ["as much as stated, in another unit", { quantity: 45.359237, unit: "kg" }, { max_amount: 100, unit: "lbs" }, false],
  ["less", { quantity: 80, unit: "lbs" }, { max_amount: 90, unit: "lbs" }, false],
  ["nothing stated", { quantity: 150, unit: "lbs" }, { max_amount: null, unit: "lbs" }, false],
] as const)("reports a quantity on file above the stated maximum: %s", async (_, now, stated, isAboveStated) => {
  const chlorine = pure("Chlorine", CHLORINE, 90);
  const held = { ...chlorine, ...now, fields: { ...chlorine.fields, ...stated } };
  const [count] = thresholdsOf([held], NO_PLACE_FIELDS, await loadRegulatoryLists());
  expect(count?.rows).toMatchObject([{ isAboveStated }]);
});

it("counts a pure substance once, under its own threshold", async () => {
  const counts = thresholdsOf([pure("Ammonia", AMMONIA, 50_000)], NO_PLACE_FIELDS, await loadRegulatoryLists());
  expect(counts.map(({ key }) => key)).toEqual([`ehs:${AMMONIA}`]);
});

/** 165 gal of toluene on file, without an entered density. */
const toluene = (fields: Partial<TierTwoChemical>, gallons = 165): StoredStock =>
  stock({
    name: "Toluene",
    casNumber: "108-88-3",
    unit: "gal",
    quantity: gallons,
    fields: { unit: "gal", composition: "pure", states: ["liquid"], ...fields },
  });

it.each<readonly [string, StoredStock, Partial<SubstanceCount>]>([
  // 88 gal x 3.785411784 L x 13.6 kg/L / 0.45359237 kg = 9,988 lb
  [
    "88 gal are below 10,000 lb even at the density of mercury",
    toluene({ max_amount: 88 }),
    { verdict: "under", gaps: [] },
  ],
  ["88 gal on file are below it today", toluene({}, 88), { verdict: "under_today", gaps: ["max_amount", "density"] }],
  ["165 gal are not decided by the bound", toluene({ max_amount: 165 }), { verdict: "undecided", gaps: ["density"] }],
  // 24,000 gal x 3.785411784 L x 0.05 kg/L / 0.45359237 kg = 10,014 lb
  ["24,000 gal are above it even at 0.05 kg/L", toluene({ max_amount: 24_000 }), { verdict: "over", gaps: [] }],
  [
    "24,000 gal of a gas may weigh next to nothing",
    toluene({ max_amount: 24_000, states: ["gas"] }),
    { verdict: "undecided", gaps: ["density"] },
  ],
  // A solid can be as dense as osmium: 52 gal x 3.785411784 L x 23 kg/L / 0.45359237 kg = 9,981 lb
  ["52 gal of a powder are below it", toluene({ max_amount: 52, states: ["solid"] }), { verdict: "under", gaps: [] }],
  [
    "53 gal of what may be a powder are not decided",
    toluene({ max_amount: 53, states: [] }),
    { verdict: "undecided", gaps: ["density"] },
  ],
])("decides a volume without a density by its bounds: %s", async (_title, row, expected) => {
  const [count] = thresholdsOf([row], NO_PLACE_FIELDS, await loadRegulatoryLists());
  expect(count).toMatchObject(expected);
});

it("adds up rows whose CAS numbers are written with and without hyphens", async () => {
  const lists = await loadRegulatoryLists();
  const row = (id: number, casNumber: string) => ({ ...pure("Ammonia", casNumber, 300), id });
  const counts = thresholdsOf([row(1, AMMONIA), row(2, AMMONIA.replaceAll("-", ""))], NO_PLACE_FIELDS, lists);
  expect(counts).toMatchObject([{ casNumber: AMMONIA, verdict: "over", rows: [{ id: 1 }, { id: 2 }] }]);
  expect(lists.of({ casNumber: "7782505" })).toEqual(lists.of({ casNumber: "7782-50-5" }));
});

it("shows the range between the bounds", async () => {
  const [count] = thresholdsOf([toluene({ max_amount: 165 })], NO_PLACE_FIELDS, await loadRegulatoryLists());
  expect(count?.amount.least).toBeCloseTo(68.85, 1); // 165 x 3.785411784 x 0.05 / 0.45359237
  expect(count?.amount.most).toBeCloseTo(18_727.2, 0); // 165 x 3.785411784 x 13.6 / 0.45359237
  expect(count?.amount.assumedDensity).toEqual({ least: 0.05, most: 13.6 });
});

it("names the widest assumed density over all rows, also after a decision, and none with a density on file", async () => {
  const lists = await loadRegulatoryLists();
  const assumedFor = (...rows: readonly StoredStock[]) =>
    thresholdsOf(rows, NO_PLACE_FIELDS, lists).map(({ verdict, amount }) => [verdict, amount.assumedDensity]);
  const liquid = toluene({ max_amount: 1 });
  expect(assumedFor(liquid)).toEqual([["under", { least: 0.05, most: 13.6 }]]);
  expect(assumedFor(liquid, toluene({ max_amount: 1, states: ["solid"] }))).toEqual([
    ["under", { least: 0, most: 23 }],
  ]);
  expect(assumedFor(toluene({ max_amount: 1, density: 0.87 }))).toEqual([["under", null]]);
  expect(assumedFor(toluene({ max_amount: 1, unit: "kg" }))).toEqual([["under", null]]);
});
