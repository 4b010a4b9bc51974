import type { Client } from "@placard/api-client";
import { NO_CHEMICAL_FIELDS } from "@placard/hazmat-core/regulatory";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf, refusalsOf } from "../refusal.ts";
import { pdf } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let manager: Client;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  manager = await harness.client(world.ours.accounts.Manager);
});
afterAll(() => harness[Symbol.asyncDispose]());

const EXISTS = { status: 409, code: "safety_data_sheet_exists" };

async function newChemical(name: string): Promise<number> {
  const body = { location_id: world.ours.location, name, quantity: 1, unit: "L" } as const;
  return (await manager.chemicals.insertChemical({ body })).chemical.id;
}

interface Upload {
  readonly languages?: string;
  readonly replaces?: readonly number[];
}

async function upload(chemical_id: number, name: string, { languages, replaces = [] }: Upload = {}): Promise<number> {
  const fields = {
    chemical_id,
    ...(languages !== undefined && { languages }),
    ...(replaces.length > 0 && { replaces: replaces.join(",") }),
  };
  return (await manager.safetyDataSheets.uploadSds({ fields, file: pdf(`${name}.pdf`) })).id;
}

/** The current and earlier sheets: file names with the languages in which each is current, and its own languages. */
async function onFile(chemical_id: number) {
  const params = { chemical_id };
  const { sheets } = await manager.safetyDataSheets.getSdsByChemical({ params });
  const { sds: earlier } = await manager.safetyDataSheets.getSdsVersions({ params });
  return {
    counting: Object.fromEntries(sheets.map(({ filename, counts_in }) => [filename, counts_in.join()])),
    earlier: Object.fromEntries(earlier.map(({ filename, languages }) => [filename, languages.join()])),
  };
}

const countOfSheets = async () =>
  (await manager.businesses.getBusinessStats({ params: { id: world.ours.id } })).stats.safety_data_sheets;

it("keeps one current SDS per language and replaces within a language only", async () => {
  const chemical = await newChemical("Two languages");
  const before = await countOfSheets();
  const english = await upload(chemical, "en", { languages: "en" });
  await upload(chemical, "fr", { languages: "fr" });
  expect(await refusalOf(upload(chemical, "en2", { languages: "en" }))).toEqual(EXISTS);
  expect(await refusalOf(upload(chemical, "en2", { languages: "en", replaces: [english + 1] }))).toEqual(EXISTS);
  await upload(chemical, "en2", { languages: "en", replaces: [english] });
  expect(await onFile(chemical)).toEqual({
    counting: { "en2.pdf": "en", "fr.pdf": "fr" },
    earlier: { "en.pdf": "en" },
  });
  expect(await countOfSheets()).toBe(before + 1);
  const { chemicals } = await manager.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } });
  const rows = chemicals.filter(({ id }) => id === chemical);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sheets.map(({ counts_in }) => counts_in)).toEqual([["en"], ["fr"]]);
});

it("keeps a two-language SDS current in the language without a replacement, and restores it in both", async () => {
  const chemical = await newChemical("Bilingual");
  const both = await upload(chemical, "both", { languages: "en,fr" });
  const english = await upload(chemical, "en", { languages: "en", replaces: [both] });
  expect(await onFile(chemical)).toEqual({ counting: { "en.pdf": "en", "both.pdf": "fr" }, earlier: {} });
  const french = await upload(chemical, "fr", { languages: "fr", replaces: [both] });
  expect(await onFile(chemical)).toEqual({
    counting: { "en.pdf": "en", "fr.pdf": "fr" },
    earlier: { "both.pdf": "en,fr" },
  });
  await manager.safetyDataSheets.restoreSds({ params: { id: both } });
  const again = { counting: { "both.pdf": "en,fr" }, earlier: { "en.pdf": "en", "fr.pdf": "fr" } };
  expect(await onFile(chemical)).toEqual(again);
  const seenOne = upload(chemical, "new", { replaces: [english, french] });
  expect(await refusalOf(seenOne)).toEqual(EXISTS);
});

it("lets an SDS without a language match an SDS in any language", async () => {
  const chemical = await newChemical("Unknown language");
  const old = await upload(chemical, "old");
  expect(await refusalOf(upload(chemical, "fr", { languages: "fr" }))).toEqual(EXISTS);
  const body = { revision_date: null, languages: ["en"] };
  await manager.safetyDataSheets.updateSds({ params: { id: old }, body });
  const french = await upload(chemical, "fr", { languages: "fr" });
  const [added, taken] = [
    { ...body, languages: ["en", "fr"] },
    { ...body, languages: [] },
  ];
  const change = (of: number, wanted: typeof body) =>
    manager.safetyDataSheets.updateSds({ params: { id: of }, body: wanted });
  expect(await refusalsOf([change(old, added), change(old, taken), change(french, body)])).toEqual([
    EXISTS,
    EXISTS,
    EXISTS,
  ]);
  await upload(chemical, "any", { replaces: [old, french] });
  expect(await onFile(chemical)).toEqual({
    counting: { "any.pdf": "" },
    earlier: { "old.pdf": "en", "fr.pdf": "fr" },
  });
});

it("deletes an SDS with its earlier versions, and restores it if no other is current in its language", async () => {
  const chemical = await newChemical("Deleted language");
  const first = await upload(chemical, "en1", { languages: "en" });
  const english = await upload(chemical, "en2", { languages: "en", replaces: [first] });
  const french = await upload(chemical, "fr1", { languages: "fr" });
  await upload(chemical, "fr2", { languages: "fr", replaces: [french] });
  await manager.safetyDataSheets.deleteSds({ params: { id: english } });
  const left = { counting: { "fr2.pdf": "fr" }, earlier: { "fr1.pdf": "fr" } };
  expect(await onFile(chemical)).toEqual(left);
  const { records } = await manager.deletedRecords.getDeletedRecords({ params: { business_id: world.ours.id } });
  const record = records.find(({ name }) => name === "en2.pdf")?.id ?? 0;
  const restore = () => manager.deletedRecords.restoreDeletedRecord({ params: { id: record } });
  const newer = await upload(chemical, "en3", { languages: "en" });
  expect(await refusalOf(restore())).toEqual({ status: 409, code: "restore_place_taken" });
  await manager.safetyDataSheets.deleteSds({ params: { id: newer } });
  await restore();
  expect(await onFile(chemical)).toEqual({
    counting: { ...left.counting, "en2.pdf": "en" },
    earlier: { ...left.earlier, "en1.pdf": "en" },
  });
});

it("keeps ten earlier versions in each language", async () => {
  const chemical = await newChemical("Many versions");
  let last = await upload(chemical, "fr", { languages: "fr" });
  await upload(chemical, "fr2", { languages: "fr", replaces: [last] });
  last = await upload(chemical, "en0", { languages: "en" });
  for (let version = 1; version <= 12; version += 1) {
    last = await upload(chemical, `en${version}`, { languages: "en", replaces: [last] });
  }
  const { earlier } = await onFile(chemical);
  expect(Object.keys(earlier)).toContain("fr.pdf");
  expect(Object.keys(earlier)).toHaveLength(11);
  expect(Object.keys(earlier)).not.toContain("en1.pdf");
});

it("accepts two-letter languages, each once, four at most", async () => {
  const chemical = await newChemical("Wrong languages");
  const id = await upload(chemical, "en", { languages: "en" });
  const change = (languages: string[]) =>
    manager.safetyDataSheets.updateSds({ params: { id }, body: { revision_date: null, languages } });
  const refused = await refusalsOf([
    upload(chemical, "x", { languages: "english" }),
    upload(chemical, "x", { languages: "en,fr,es,de,it" }),
    change(["en", "en"]),
    change(["english"]),
    change(["en", "fr", "es", "de", "it"]),
  ]);
  expect(refused).toEqual(Array.from({ length: 5 }, () => ({ status: 400, code: "invalid_request" })));
});

interface Stock {
  readonly name?: string;
  readonly manufacturer?: string;
  readonly room?: string;
}

/** Adds a row of toluene. */
async function toluene({ name = "Toluene", ...more }: Stock = {}, client = manager, location = world.ours.location) {
  const numbers = { un_number: "1294", cas_number: "108-88-3" };
  const body = { location_id: location, name, ...numbers, ...more, quantity: 1, unit: "L" } as const;
  return (await client.chemicals.insertChemical({ body })).chemical;
}

const rowsOf = async () =>
  (await manager.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } })).chemicals;

/** The sheets that each row shows. */
async function shown(...ids: readonly number[]): Promise<(string | undefined)[]> {
  const names = new Map<number, string>();
  const { sds } = await manager.safetyDataSheets.getSdsByBusiness({ params: { business_id: world.ours.id } });
  for (const { id, filename } of sds) names.set(id, filename);
  const rows = new Map((await rowsOf()).map((row) => [row.id, row]));
  return ids.map((id) =>
    rows
      .get(id)
      ?.sheets.map((sheet) => names.get(sheet.id))
      .join(),
  );
}

async function cover(chemical_id: number, name: string, covers: readonly number[], replaces: readonly number[] = []) {
  const fields = {
    chemical_id,
    languages: "en",
    covers: covers.join(","),
    ...(replaces.length > 0 && { replaces: replaces.join(",") }),
  };
  return (await manager.safetyDataSheets.uploadSds({ fields, file: pdf(`${name}.pdf`) })).sds;
}

const withoutSheet = async () =>
  (await manager.chemicals.getInventorySummary({ params: { id: world.ours.id } })).without_sheet;

it("covers all rows of the same substance and manufacturer with one upload", async () => {
  const one = await toluene({ manufacturer: "Cover Co", room: "Store" });
  const two = await toluene({ manufacturer: " COVER CO", name: "Methylbenzene" });
  const apart = await toluene({ manufacturer: "Other Co" });
  const unnamed = await toluene();
  const strong = await toluene({ manufacturer: "Cover Co", name: "Toluene 50%" });
  const bare = await withoutSheet();
  const id = await upload(one.id, "covered", { languages: "en" });
  expect(await shown(one.id, two.id, apart.id, unnamed.id, strong.id)).toEqual([
    "covered.pdf",
    "covered.pdf",
    "",
    "",
    "",
  ]);
  expect(await withoutSheet()).toBe(bare - 2);
  const { sds } = await manager.safetyDataSheets.getSdsPage({
    params: { business_id: world.ours.id },
    query: { search: "methylb" },
  });
  expect(sds.map((sheet) => [sheet.id, sheet.covers.map((row) => [row.id, row.room])])).toEqual([
    [
      id,
      [
        [one.id, "Store"],
        [two.id, null],
      ],
    ],
  ]);

  const later = await toluene({ manufacturer: "cover co" });
  expect(later.sheets.map((sheet) => sheet.id)).toEqual([id]);
  await manager.safetyDataSheets.deleteSds({ params: { id } });
  expect(await shown(one.id, two.id, later.id)).toEqual(["", "", ""]);
  const { records } = await manager.deletedRecords.getDeletedRecords({ params: { business_id: world.ours.id } });
  const record = records.find(({ name }) => name === "covered.pdf")?.id ?? 0;
  await manager.deletedRecords.restoreDeletedRecord({ params: { id: record } });
  expect(await shown(one.id, two.id, later.id)).toEqual(["covered.pdf", "covered.pdf", "covered.pdf"]);
});

it("covers exactly the chosen rows", async () => {
  const [one, two, three] = [await toluene(), await toluene({ manufacturer: "B" }), await toluene()];
  const { id, covers } = await cover(one.id, "chosen", [one.id, two.id]);
  expect(covers.map((row) => row.id)).toEqual([one.id, two.id]);
  expect(await shown(one.id, two.id, three.id)).toEqual(["chosen.pdf", "chosen.pdf", ""]);

  const facts = { revision_date: null, languages: ["en"] };
  const change = (...rows: readonly number[]) =>
    manager.safetyDataSheets.updateSds({ params: { id }, body: { ...facts, covers: [...rows] } });
  await change(two.id, three.id);
  expect(await shown(one.id, two.id, three.id)).toEqual(["", "chosen.pdf", "chosen.pdf"]);
  await upload(one.id, "own", { languages: "en" });
  expect(await refusalOf(change(one.id, two.id))).toEqual(EXISTS);
  expect(await refusalOf(change(one.id))).toEqual({ status: 404, code: "not_found" });
});

it("keeps the SDS for rows a new one does not cover, once the user has confirmed it", async () => {
  const [one, two] = [await toluene(), await toluene()];
  const old = await cover(one.id, "both", [one.id, two.id]);
  expect(await refusalOf(cover(two.id, "second", [two.id]))).toEqual(EXISTS);
  const next = await cover(two.id, "second", [two.id], [old.id]);
  expect(await shown(one.id, two.id)).toEqual(["both.pdf", "second.pdf"]);
  await cover(one.id, "again", [one.id, two.id], [old.id, next.id]);
  expect(await shown(one.id, two.id)).toEqual(["again.pdf", "again.pdf"]);
  expect((await onFile(two.id)).earlier).toEqual({ "both.pdf": "en", "second.pdf": "en" });
});

it("adds existing SDSs in other languages to a newly covered row", async () => {
  const [one, two] = [await toluene(), await toluene()];
  await upload(two.id, "toluène", { languages: "fr" });
  await cover(one.id, "english", [one.id, two.id]);
  expect(await onFile(one.id)).toEqual({ counting: { "english.pdf": "en", "toluène.pdf": "fr" }, earlier: {} });
});

it("removes a shared SDS from a row whose substance or manufacturer changed, unless confirmed", async () => {
  const [one, two, three] = [
    await toluene({ manufacturer: "Gone Co" }),
    await toluene({ manufacturer: "Gone Co" }),
    await toluene({ manufacturer: "Gone Co" }),
  ];
  await upload(one.id, "gone", { languages: "en" });
  const change = (id: number, body: { manufacturer: string; keeps_sheets?: boolean }) =>
    manager.chemicals.updateChemical({ params: { id }, body });
  await change(two.id, { manufacturer: "New Co" });
  await change(three.id, { manufacturer: "New Co", keeps_sheets: true });
  expect(await shown(one.id, two.id, three.id)).toEqual(["gone.pdf", "", "gone.pdf"]);
  await change(two.id, { manufacturer: "Gone Co" });
  await change(one.id, { manufacturer: "gone  co" });
  expect(await shown(one.id, two.id)).toEqual(["gone.pdf", "gone.pdf"]);
});

it("keeps a shared SDS when one of its rows is deleted, and deletes it with the last", async () => {
  const [one, two] = [await toluene(), await toluene()];
  await cover(one.id, "last", [one.id, two.id]);
  const remove = async (id: number) => {
    await manager.chemicals.deleteChemical({ params: { id } });
    const { records } = await manager.deletedRecords.getDeletedRecords({ params: { business_id: world.ours.id } });
    return records[0]?.id ?? 0;
  };
  const restore = (id: number) => manager.deletedRecords.restoreDeletedRecord({ params: { id } });
  const first = await remove(one.id);
  expect(await shown(two.id)).toEqual(["last.pdf"]);
  const second = await remove(two.id);
  await restore(first);
  expect(await shown(one.id)).toEqual([""]);
  await upload(one.id, "newer", { languages: "en" });
  await restore(second);
  expect(await shown(one.id, two.id)).toEqual(["newer.pdf", "newer.pdf"]);
  expect((await onFile(two.id)).earlier).toEqual({ "last.pdf": "en" });
});

it("covers no row of another business and requires the right to change SDSs", async () => {
  const theirs = await harness.client(world.theirs.accounts.Admin);
  const other = await toluene({ manufacturer: "Same Co" }, theirs, world.theirs.location);
  const own = await toluene({ manufacturer: "Same Co" });
  expect(await refusalOf(cover(own.id, "x", [own.id, other.id]))).toEqual({ status: 404, code: "not_found" });
  const { id } = await cover(own.id, "ours", [own.id]);
  const { sheets } = await theirs.safetyDataSheets.getSdsByChemical({ params: { chemical_id: other.id } });
  expect(sheets).toEqual([]);
  const body = { revision_date: null, languages: ["en"], covers: [own.id, other.id] };
  const viewer = await harness.client(world.ours.accounts.Viewer);
  expect(
    await refusalsOf([
      manager.safetyDataSheets.updateSds({ params: { id }, body }),
      theirs.safetyDataSheets.updateSds({ params: { id }, body }),
      viewer.safetyDataSheets.updateSds({ params: { id }, body: { ...body, covers: [own.id] } }),
    ]),
  ).toEqual([
    { status: 404, code: "not_found" },
    { status: 404, code: "not_found" },
    { status: 403, code: "role_too_low" },
  ]);
});

it("fills blank report fields in other rows of the substance and changes nothing else", async () => {
  const said = { ...NO_CHEMICAL_FIELDS, parts: [], hazards: null, states: [], h_codes: [] };
  const one = await toluene({ room: "A" });
  const two = await toluene({ room: "B" });
  const other = (
    await manager.chemicals.insertChemical({
      body: { location_id: world.ours.location, name: "Xylene", cas_number: "1330-20-7", quantity: 1, unit: "L" },
    })
  ).chemical;
  const theirs = await harness.client(world.theirs.accounts.Admin);
  const foreign = await toluene({}, theirs, world.theirs.location);
  await manager.chemicals.updateChemical({
    params: { id: two.id },
    body: { tier_two: { ...said, density: 0.9, max_amount: 5 } },
  });
  const given = { ...said, composition: "pure", states: ["liquid"], density: 0.87, max_amount: 165 } as const;
  const { filled_rows } = await manager.chemicals.updateChemical({
    params: { id: one.id },
    body: { tier_two: { ...given, states: [...given.states] }, fills_rows: [one.id, two.id, other.id, foreign.id] },
  });
  expect(filled_rows).toBe(1);
  const rows = new Map((await rowsOf()).map((row) => [row.id, row.tier_two]));
  expect(rows.get(two.id)).toMatchObject({ composition: "pure", states: ["liquid"], density: 0.9, max_amount: 5 });
  expect(rows.get(other.id)).toBeNull();
  const { chemicals } = await theirs.chemicals.getChemicalsByBusiness({ params: { id: world.theirs.id } });
  expect(chemicals.find(({ id }) => id === foreign.id)?.tier_two).toBeNull();
});
