import type { Client } from "@placard/api-client";
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

/** What counts, and what is kept of it: file names with the languages that each counts in, and is in. */
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

it("counts one sheet in each language, and replaces within the language alone", async () => {
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

it("keeps a sheet of two languages for the one in which nothing took its place, and takes it back in both", async () => {
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

it("takes a sheet without a language as one that may be the same as any", async () => {
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

it("deletes a sheet with what it replaced in its language, and brings it back where nothing counts in it", async () => {
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

it("takes languages by their two letters, each once and four at most", async () => {
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
