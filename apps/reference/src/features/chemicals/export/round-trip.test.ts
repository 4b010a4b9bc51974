import { type InventoryChemical } from "@placard/api-client";
import { getChemicalsByBusiness } from "@placard/api-client/internal";
import {
  CHEMICAL_STATES,
  matchHeadings,
  QUANTITY_UNITS,
  readRecord,
  recordsOf,
  type SheetRows,
} from "@placard/hazmat-core/business";
import {
  COMPOSITIONS,
  CONTAINER_TYPES,
  HAZARD_CATEGORIES,
  NO_CHEMICAL_FIELDS,
  STORAGE_PRESSURES,
  STORAGE_TEMPERATURES,
} from "@placard/hazmat-core/regulatory";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSpreadsheet } from "../import/read-spreadsheet.ts";
import { inventorySheet } from "./inventory-sheet.ts";
import { writeCsv, writeXlsx } from "./write-spreadsheet.ts";

const [sample] = getChemicalsByBusiness.response.parse(getChemicalsByBusiness.example.response).chemicals;

function chemical(changes: Partial<InventoryChemical>): InventoryChemical {
  if (sample === undefined) throw new Error("The contract's example holds no chemical.");
  return { ...sample, ...changes };
}

const inventory = [
  chemical({}),
  chemical({ name: '=HYPERLINK("http://evil.example")', un_number: null, cas_number: "50-00-0", quantity: 0.125 }),
  chemical({ name: 'Dye, "blue"; 1,5 %\nlot 7', un_number: "NA9279", hazard_classification: "2.3 (5.1, 8)" }),
  chemical({ name: "+44 cleaner", manufacturer: "-Best-", storage_vessel: "@home", quantity: 1_234_567.891 }),
  chemical({ name: "Éthanol 95 %", location_name: "Quai Nº 1", quantity: 0, unit: "mL" }),
  chemical({ name: "'=quoted", un_number: "0012" }),
];
const locations = [...new Set(inventory.map(({ location_name }) => location_name))].map((name, id) => ({ id, name }));

/** Text that a user may have typed, without blanks at its ends, since no form keeps those. */
const typed = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `a${text.replaceAll(/\s+/gu, " ")}z`);
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((hundredths) => hundredths / 100);
const subset = <Value>(choices: readonly Value[]) =>
  fc.subarray([...choices]).map((chosen) => choices.filter((choice) => chosen.includes(choice)));

const anyTier: fc.Arbitrary<InventoryChemical["tier_two"]> = fc
  .record({
    composition: some(fc.constantFrom(...COMPOSITIONS)),
    states: subset(CHEMICAL_STATES),
    hazards: some(subset(HAZARD_CATEGORIES)),
    h_codes: subset(["H314", "H290", "H300+H310", "EUH029", "H360FD"]),
    is_ehs: some(fc.boolean()),
    unit: some(fc.constantFrom(...QUANTITY_UNITS)),
    amounts: fc.tuple(amount, amount).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const),
    said: fc.tuple(fc.boolean(), fc.boolean()),
    largest_container: some(amount),
    density: some(fc.integer({ min: 5, max: 2300 }).map((hundredths) => hundredths / 100)),
    days_on_site: some(fc.integer({ min: 1, max: 366 })),
    container_type: some(fc.constantFrom(...CONTAINER_TYPES)),
    pressure: some(fc.constantFrom(...STORAGE_PRESSURES)),
    temperature: some(fc.constantFrom(...STORAGE_TEMPERATURES)),
    is_fine_solid: some(fc.boolean()),
    parts: fc.array(
      fc.record({
        name: fc.constantFrom("Sulfuric acid", "Water", "Ethanol, denatured"),
        cas_number: some(fc.constantFrom("7664-93-9", "7732-18-5")),
        percent: some(fc.integer({ min: 0, max: 250 }).map((tenths) => tenths / 10)),
        basis: fc.constantFrom("weight" as const, "volume" as const),
        is_carcinogen: some(fc.boolean()),
      }),
      { maxLength: 4 },
    ),
    is_trade_secret: fc.boolean(),
    is_place_confidential: fc.boolean(),
    record_id: some(fc.constantFrom("CVTR202500000000041")),
    kept: fc.constant(null),
  })
  .map(({ amounts: [least, most], said: [isMost, isAverage], ...fields }) => ({
    ...fields,
    max_amount: isMost ? most : null,
    average_amount: isAverage ? least : null,
  }))
  // Fields without a value are stored as `null`.
  .map((fields) => (JSON.stringify({ ...NO_CHEMICAL_FIELDS, ...fields }) === NOTHING_SAID ? null : fields));
const NOTHING_SAID = JSON.stringify(NO_CHEMICAL_FIELDS);

const degree = some(fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const));
const anyNfpa = some(
  fc
    .record({ health: degree, fire: degree, reactivity: degree, special: some(fc.constantFrom("OX", "W", "SA")) })
    .filter((sign) => Object.values(sign).some((part) => part !== null)),
);

const anyFlashPoint = fc.record({
  value: fc.integer({ min: -1900, max: 9900 }).map((tenths) => tenths / 10),
  unit: fc.constantFrom("C" as const, "F" as const),
  bound: fc.constantFrom("at" as const, "above" as const, "below" as const),
  method: some(fc.constantFrom("closed_cup" as const, "open_cup" as const)),
});

const anyChemical = fc
  .record({
    name: typed,
    room: some(typed),
    manufacturer: some(typed),
    quantity: amount,
    packing_group: some(fc.constantFrom("I" as const, "II" as const, "III" as const)),
    flash_point: some(anyFlashPoint),
    nfpa: anyNfpa,
    tier_two: some(anyTier),
  })
  .map((changes) => chemical(changes));

const FILES = [
  ["csv", (rows: ReturnType<typeof inventorySheet>) => writeCsv(rows)],
  ["xlsx", (rows: ReturnType<typeof inventorySheet>) => writeXlsx(rows)],
] as const;

/** The first worksheet of a file, as an import reads it. */
async function firstSheet(file: File): Promise<SheetRows> {
  const read = await readSpreadsheet(file);
  if (!read.ok) throw new Error(`The export could not be loaded: ${read.reason}`);
  expect(read.sheets).toHaveLength(1);
  return read.sheets[0]?.rows ?? [];
}

describe.each(FILES)("%s", (kind, write) => {
  it("can be imported again unchanged", async () => {
    const file = new File([await write(inventorySheet(inventory))], `chemicals.${kind}`);
    const sheet = await firstSheet(file);
    const match = matchHeadings(sheet);
    if (match === null) throw new Error("The headings were not found.");
    expect(match.unused).toEqual([]);
    const { records, sign } = recordsOf(sheet, match);
    const again = records.map(({ cells }) =>
      readRecord(cells, { locations, defaultLocationId: null, sign, isSizeOfOne: false }),
    );
    expect(again.map(({ problems }) => problems)).toEqual(inventory.map(() => ({})));
    expect(again.map((record) => record.chemical)).toEqual(
      inventory.map((row) => ({
        name: row.name,
        cas_number: row.cas_number ?? "",
        un_number: row.un_number ?? "",
        hazard_classification: row.hazard_classification ?? "",
        packing_group: row.packing_group,
        flash_point: row.flash_point,
        quantity: row.quantity,
        unit: row.unit,
        location_id: locations.find(({ name }) => name === row.location_name)?.id,
        room: row.room ?? "",
        cabinet: row.cabinet ?? "",
        storage_vessel: row.storage_vessel ?? "",
        quantity_per_vessel: row.quantity_per_vessel ?? "",
        manufacturer: row.manufacturer ?? "",
        nfpa: row.nfpa,
        tier_two: row.tier_two,
      })),
    );
  });

  it("contains every field that a chemical can have", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyChemical, { minLength: 1, maxLength: 12 }), async (rows) => {
        const sheet = await firstSheet(new File([await write(inventorySheet(rows))], `chemicals.${kind}`));
        const match = matchHeadings(sheet);
        if (match === null) throw new Error("The export could not be loaded.");
        const { records, sign } = recordsOf(sheet, match);
        const again = records.map(({ cells }) =>
          readRecord(cells, { locations, defaultLocationId: null, sign, isSizeOfOne: false }),
        );
        expect(again.map(({ problems }) => problems)).toEqual(rows.map(() => ({})));
        expect(again.map(({ chemical: back }) => [back?.quantity, back?.nfpa, back?.tier_two])).toEqual(
          rows.map(({ quantity, nfpa, tier_two }) => [quantity, nfpa, tier_two]),
        );
        expect(again.map(({ chemical: back }) => [back?.packing_group, back?.flash_point])).toEqual(
          rows.map(({ packing_group, flash_point }) => [packing_group, flash_point]),
        );
        expect(again.map(({ chemical: back }) => [back?.name, back?.room, back?.manufacturer])).toEqual(
          rows.map(({ name, room, manufacturer }) => [name, room ?? "", manufacturer ?? ""]),
        );
      }),
      { numRuns: 60, seed: 20_261_121 },
    );
  }, 60_000);

  it("contains no cell that a spreadsheet runs as a formula", async () => {
    const sheet = await firstSheet(new File([await write(inventorySheet(inventory))], `chemicals.${kind}`));
    const cells = sheet.flat().map(String);
    expect(cells.length).toBeGreaterThan(60);
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });
});

it("writes a workbook of thousands of rows with text as text, without characters that XML cannot hold", async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => chemical({ id: at + 1, name: `Drum ${at} <&> "a"\u0001` }));
  const sheet = await firstSheet(new File([await writeXlsx(inventorySheet(rows))], "chemicals.xlsx"));
  expect(sheet).toHaveLength(5001);
  expect(sheet.at(-1)?.slice(0, 3)).toEqual(['Drum 4999 <&> "a"', "7664-41-7", "1005"]);
});

const LOCALES = "en-US en-IN fr-FR fr-CH es-ES es-MX de-DE de-CH pt-BR sv-SE pl-PL ja-JP";
/** Rows of text for each of the 12 languages: 100,800 in total. */
const ROWS = 8400;
/** Rows of numbers for each of them. */
const NUMBERS = 840;
const UNITS = ["kg", "L", "gal", "lbs"] as const;

/** Amounts of all sizes with up to three decimals, the same in every run. */
function amountsOf(seed: number): readonly number[] {
  const amounts = fc.sample(fc.tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 3 })), {
    numRuns: ROWS,
    seed,
  });
  return amounts.map(([digits, decimals]) => digits / 10 ** decimals);
}

/** Quantity and unit of each row of a file as an import reads it; `null` if the row needs an answer. */
async function amountsIn(file: File): Promise<readonly (readonly [number, string] | null)[]> {
  const sheet = await firstSheet(file);
  const match = matchHeadings(sheet);
  if (match === null) throw new Error("The headings were not found.");
  const { records, sign } = recordsOf(sheet, match);
  return records.map(({ cells }) => {
    const { chemical: read } = readRecord(cells, { locations, defaultLocationId: 1, sign, isSizeOfOne: false });
    return read === null ? null : [read.quantity, read.unit];
  });
}

it.each(LOCALES.split(" "))(
  "writes and reads 8,400 amounts as text of %s and 840 as numbers: each is equal or asked about",
  async (locale) => {
    const amounts = amountsOf(LOCALES.indexOf(locale));
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
    const unitOf = (at: number) => UNITS[at % UNITS.length] ?? "kg";
    const head = ["Chemical Name", "Quantity", "Unit"];
    const fileOf = async (rows: Parameters<typeof writeCsv>[0]) =>
      new File([await writeCsv([head, ...rows])], "chemicals.csv");
    const expected = amounts.map((value, at) => [value, unitOf(at)]);

    const texts = amounts.map((value, at) => [`Drum ${at}`, format.format(value), unitOf(at)]);
    const read = await amountsIn(await fileOf(texts));
    expect(read).toHaveLength(ROWS);
    expect(read.filter((row, at) => row !== null && String(row) !== String(expected[at]))).toEqual([]);
    expect(read.filter((row) => row === null).length).toBeLessThan(ROWS / 2);

    const numbers = amounts.slice(0, NUMBERS).map((value, at) => [`Drum ${at}`, value, unitOf(at)]);
    expect(await amountsIn(await fileOf(numbers))).toEqual(expected.slice(0, NUMBERS));
  },
);

it.each([
  ["stock.pdf", "x", "kind"],
  ["stock.xlsx", "this is not an archive", "broken"],
  ["stock.csv", " \n", "empty"],
] as const)("explains why %s has no rows", async (name, content, reason) => {
  expect(await readSpreadsheet(new File([content], name))).toEqual({ ok: false, reason });
});

it.each([
  ["a semicolon", "Name;Menge\nChlor;1,5"],
  ["a tab", "Name\tMenge\nChlor\t1,5"],
])("reads columns separated by %s", async (_what, text) => {
  expect(await firstSheet(new File([text], "stock.csv"))).toEqual([
    ["Name", "Menge"],
    ["Chlor", "1,5"],
  ]);
});

it("reads UTF-16 and older code pages saved by spreadsheets", async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, ...Array.from("Éthanol").flatMap((sign) => [sign.charCodeAt(0), 0])]);
  expect(await firstSheet(new File([utf16], "a.csv"))).toEqual([["Éthanol"]]);
  const ansi = new Uint8Array([0xc9, 0x74, 0x68]);
  expect(await firstSheet(new File([ansi], "a.csv"))).toEqual([["Éth"]]);
});
