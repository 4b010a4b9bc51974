import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@placard/api-client";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rankChemicals } from "../../src/db/hazard-rank.ts";
import { sweep, sweepAfterDay, sweepAtStart } from "../../src/db/sweep.ts";
import { doctor } from "../../src/storage/stored-files.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { jpeg, pdf, png } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

const DAY_MS = 86_400_000;

let harness: Harness;
let world: World;
let admin: Client;
let crew: Client;

beforeEach(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  await harness.ctx.database.system((rows) => rankChemicals(rows)); // like every start
  admin = await harness.client(world.ours.accounts.Admin);
  crew = await harness.client(world.verified.member);
});
afterEach(() => harness[Symbol.asyncDispose]());

const business_id = () => world.ours.id;
const deleted = async () =>
  (await admin.deletedRecords.getDeletedRecords({ params: { business_id: business_id() } })).records;
const storedNames = () =>
  readdirSync(join(harness.ctx.config.dataDir, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const storedFiles = () => storedNames().length;

/** The record of a deletion by name. */
async function recordOf(name: string): Promise<number> {
  const record = (await deleted()).find((one) => one.name === name);
  if (record === undefined) throw new Error(`${name} is not among the deleted.`);
  return record.id;
}

async function sessionsOf(account: number): Promise<number> {
  const found = await harness.ctx.database.system((rows) =>
    rows.selectFrom("sessions").select("account_id").where("account_id", "=", account).execute(),
  );
  return found.length;
}

const restore = (id: number) => admin.deletedRecords.restoreDeletedRecord({ params: { id } });

/** A site with a chemical, its sheet and a picture. */
async function site(name: string) {
  const { location_id } = await admin.locations.insertLocation({
    body: {
      business_id: business_id(),
      name,
      civic_address: `1 ${name} Road`,
      pin_later: true,
      contact_id: world.ours.contact,
    },
  });
  const { chemical } = await admin.chemicals.insertChemical({
    body: {
      location_id,
      name: `${name} chlorine`,
      quantity: 70,
      unit: "kg",
      un_number: "1017",
      hazard_classification: "2.3",
    },
  });
  await admin.safetyDataSheets.uploadSds({ fields: { chemical_id: chemical.id }, file: pdf(`${name}.pdf`) });
  await admin.pictures.uploadPicture({ fields: { location_id, description: `${name} gate` }, file: jpeg("gate.jpg") });
  return { location_id, chemical };
}

/** All answers in which users or crews read data of the business, as text. */
async function everythingRead(query: string): Promise<string> {
  const params = { id: business_id() };
  const both = await Promise.all(
    [admin, crew].flatMap((client) => [
      client.chemicals.getChemicalsByBusiness({ params }),
      client.chemicals.getInventoryPage({ params, query: { page: 1 } }),
      client.chemicals.getInventorySummary({ params }),
      client.locations.getLocationsByBusiness({ params }),
      client.businesses.getBusinessStats({ params }),
      client.businesses.getHighRiskCount({ params }),
      client.businesses.getBusinessDetails({ params }),
      client.people.getContactsByBusiness({ params: { business_id: business_id() } }),
      client.safetyDataSheets.getSdsByBusiness({ params: { business_id: business_id() } }),
      client.safetyDataSheets.getSdsPage({ params: { business_id: business_id() } }),
    ]),
  );
  const ofCrew = await Promise.all([
    crew.businesses.searchBusinesses({ query: { query } }),
    crew.geo.getAllLocationsGeocoded(),
    admin.plans.checkNumberOfLocations({ params: { business_id: business_id() } }),
    admin.people.getUsersByBusiness({ params }),
  ]);
  return JSON.stringify([both, ofCrew]);
}

describe("a deleted location", () => {
  it("is neither listed nor counted, and is restored unchanged", async () => {
    const { location_id, chemical } = await site("Wharf");
    const before = await everythingRead("Wharf");
    expect(before).toContain("Wharf");
    expect(await admin.locations.deleteLocation({ params: { id: location_id } })).toMatchObject({
      deleted_chemicals: 1,
    });

    expect(await everythingRead("Wharf")).not.toContain("Wharf");
    expect((await crew.businesses.getHighRiskCount({ params: { id: business_id() } })).high_risk_count).toBe(1);
    for (const client of [admin, crew]) {
      const picturesCall = client.pictures.getPicturesByLocation({ params: { location_id } });
      expect(await picturesCall.then(({ pictures }) => pictures, refusalOfError)).toEqual([]);
    }
    expect(await deleted()).toMatchObject([
      {
        kind: "location",
        name: "Wharf",
        detail: "1 Wharf Road",
        chemicals_count: 1,
        files_count: 2,
        deleted_by: "Harbour Ice Admin",
      },
    ]);

    await restore(await recordOf("Wharf"));
    expect((await everythingRead("Wharf")) === before, "all that is read is as it was").toBe(true);
    const { sds } = await admin.safetyDataSheets.getSdsByChemical({ params: { chemical_id: chemical.id } });
    expect(sds?.filename).toBe("Wharf.pdf");
    expect(await deleted()).toEqual([]);
  });

  it("leaves rows only in the tables for deleted records", async () => {
    const { location_id } = await site("Quay");
    await admin.locations.deleteLocation({ params: { id: location_id } });
    const names = await harness.ctx.database.system((rows) =>
      sql<{ table_name: string }>`select table_name from information_schema.columns
        where table_schema = current_schema() and column_name = 'name'
        and table_name in (select tablename from pg_tables where schemaname = current_schema())`.execute(rows),
    );
    const tables = names.rows.map(({ table_name }) => table_name).filter((table) => table !== "deleted_records");
    expect(tables).toContain("chemicals");
    for (const table of tables) {
      const { rows: left } = await harness.ctx.database.system((rows) =>
        sql`select 1 from ${sql.table(table)} where name like 'Quay%'`.execute(rows),
      );
      expect(left, table).toEqual([]);
    }
  });

  it("must be restored before its chemicals", async () => {
    const { location_id, chemical } = await site("Basin");
    await admin.chemicals.deleteChemical({ params: { id: chemical.id } });
    await admin.locations.deleteLocation({ params: { id: location_id } });
    const refused = restore(await recordOf("Basin chlorine"));
    expect(await refusalOf(refused)).toEqual({ status: 409, code: "restore_parent_missing" });
    await restore(await recordOf("Basin"));
    await restore(await recordOf("Basin chlorine"));
    const { chemicals } = await admin.chemicals.getChemicalsByBusiness({ params: { id: business_id() } });
    expect(chemicals.find(({ id }) => id === chemical.id)).toMatchObject({
      name: "Basin chlorine",
      hazard_level: "extreme",
      sheets: [{ id: expect.any(Number), counts_in: [], revision_date: null }],
    });
  });
});

it("is managed by its restored contact again unless someone else was assigned", async () => {
  const { contact_id } = await admin.people.insertBusinessContact({
    body: { business_id: business_id(), name: "Sam Night", email: "sam@contact.example", role: "Other" },
  });
  const { location_id: first } = await admin.locations.insertLocation({
    body: { business_id: business_id(), name: "One", civic_address: "1", pin_later: true, contact_id },
  });
  const { location_id: second } = await admin.locations.insertLocation({
    body: { business_id: business_id(), name: "Two", civic_address: "2", pin_later: true, contact_id },
  });
  await admin.people.deleteUser({ params: { id: contact_id } });
  expect(await everythingRead("Sam")).not.toContain("Sam Night");
  await admin.locations.updateLocation({ params: { id: second }, body: { contact_id: world.ours.contact } });
  await restore(await recordOf("Sam Night"));
  const { locations } = await admin.locations.getLocationsByBusiness({ params: { id: business_id() } });
  const managers = new Map(locations.map(({ id, contact_name }) => [id, contact_name]));
  expect(managers.get(first)).toBe("Sam Night");
  expect(managers.get(second)).toBe("Jo Bell");
});

it("explains why a replaced SDS or floor plan cannot be restored, and restores it once there is space", async () => {
  const { location_id, chemical } = await site("Slip");
  const fields = { chemical_id: chemical.id };
  const { sds } = await admin.safetyDataSheets.getSdsByBusiness({ params: { business_id: business_id() } });
  const old = sds.find(({ chemical_id }) => chemical_id === chemical.id);
  await admin.safetyDataSheets.deleteSds({ params: { id: old?.id ?? 0 } });
  const { id: newer } = await admin.safetyDataSheets.uploadSds({ fields, file: pdf("newer.pdf") });
  const taken = { status: 409, code: "restore_place_taken" };
  expect(await refusalOf(restore(await recordOf("Slip.pdf")))).toEqual(taken);
  await admin.safetyDataSheets.deleteSds({ params: { id: newer } });
  await restore(await recordOf("Slip.pdf"));
  expect((await crew.safetyDataSheets.getSdsByChemical({ params: fields })).sds?.filename).toBe("Slip.pdf");

  const plan = { fields: { location_id, description: "Floor plan A" }, file: pdf("plan.pdf") };
  const { picture } = await admin.pictures.uploadPicture(plan);
  await admin.pictures.deletePicture({ params: { picture_id: picture.id } });
  await admin.pictures.uploadPicture({ ...plan, fields: { location_id, description: "Floor plan B" } });
  expect(await refusalOf(restore(await recordOf("Floor plan A")))).toEqual(taken);
});

describe("restoring", () => {
  it("is allowed to roles that can delete, within the same business", async () => {
    const { location_id, chemical } = await site("Dock");
    await admin.chemicals.deleteChemical({ params: { id: chemical.id } });
    const ofChemical = { params: { id: await recordOf("Dock chlorine") } };
    const viewer = await harness.client(world.ours.accounts.Viewer);
    const user = await harness.client(world.ours.accounts.User);
    const theirs = await harness.client(world.theirs.accounts.Admin);
    expect(await refusalOf(viewer.deletedRecords.restoreDeletedRecord(ofChemical))).toEqual({
      status: 403,
      code: "role_too_low",
    });
    expect(await refusalOf(theirs.deletedRecords.restoreDeletedRecord(ofChemical))).toEqual({
      status: 404,
      code: "not_found",
    });
    expect(
      await refusalOf(theirs.deletedRecords.getDeletedRecords({ params: { business_id: business_id() } })),
    ).toEqual({ status: 403, code: "forbidden" });
    await user.deletedRecords.restoreDeletedRecord(ofChemical);

    await admin.locations.deleteLocation({ params: { id: location_id } });
    const ofLocation = { params: { id: await recordOf("Dock") } };
    expect(await refusalOf(user.deletedRecords.restoreDeletedRecord(ofLocation))).toEqual({
      status: 403,
      code: "role_too_low",
    });
  });

  it("works for a location and its chemicals after a change to a smaller plan", async () => {
    const { location_id } = await site("Lock");
    await admin.locations.deleteLocation({ params: { id: location_id } });
    await admin.businesses.updateBusiness({ params: { id: business_id() }, body: { tier: 1 } });
    await restore(await recordOf("Lock"));
    const { locations } = await admin.locations.getLocationsByBusiness({ params: { id: business_id() } });
    expect(locations.map(({ name }) => name)).toContain("Lock");
    await admin.businesses.updateBusiness({ params: { id: business_id() }, body: { tier: 3 } });
  });
});

it("still works after a start with a clock far ahead", async () => {
  await sweepAtStart(harness.ctx);
  const { location_id } = await site("Breakwater");
  const files = storedFiles();
  await admin.locations.deleteLocation({ params: { id: location_id } });
  const id = await recordOf("Breakwater");
  harness.advance(40 * DAY_MS);
  expect(await sweepAtStart(harness.ctx)).toBe(false);
  harness.advance(-40 * DAY_MS);
  expect(await recordOf("Breakwater")).toBe(id);
  expect(storedFiles()).toBe(files);
  harness.advance(3 * DAY_MS); // off for a long weekend
  expect(await sweepAtStart(harness.ctx)).toBe(true);
  admin = await harness.client(world.ours.accounts.Admin);
  await restore(id);
  await admin.locations.deleteLocation({ params: { id: location_id } });
});

it("still works after days with a clock far ahead, based on the rows", async () => {
  const { location_id } = await site("Groyne");
  const files = storedFiles();
  await admin.locations.deleteLocation({ params: { id: location_id } });
  const id = await recordOf("Groyne");
  await harness.ctx.database.system(async (rows) => {
    await rows.deleteFrom("audit_entries").execute();
    await rows.deleteFrom("app_facts").where("name", "=", "last_known_time").execute();
    await rows.updateTable("sessions").set({ created_at: harness.ctx.now() }).execute();
  });
  harness.advance(40 * DAY_MS);
  expect(await sweepAtStart(harness.ctx)).toBe(false);
  await harness.client(world.ours.accounts.Admin); // a sign-in does not delete any session either
  expect(await sessionsOf(world.verified.member)).toBe(1);
  for (let day = 0; day < 7; day += 1) await sweepAfterDay(harness.ctx);
  harness.advance(-40 * DAY_MS);
  admin = await harness.client(world.ours.accounts.Admin);
  expect(await recordOf("Groyne")).toBe(id);
  expect(storedFiles()).toBe(files);

  harness.advance(40 * DAY_MS); // if the clock was right because the server was off
  await sweepAfterDay(harness.ctx);
  expect(storedFiles()).toBeLessThan(files);
});

it("is possible for 30 days by the server clock, then rows and files are removed", async () => {
  const { location_id } = await site("Mole");
  const files = storedFiles();
  await admin.locations.deleteLocation({ params: { id: location_id } });
  const id = await recordOf("Mole");
  harness.advance(30 * DAY_MS - 1);
  await sweep(harness.ctx);
  admin = await harness.client(world.ours.accounts.Admin);
  expect(await recordOf("Mole")).toBe(id);
  expect(storedFiles()).toBe(files);

  harness.advance(1);
  admin = await harness.client(world.ours.accounts.Admin);
  expect((await deleted()).map(({ name }) => name)).not.toContain("Mole");
  expect(await refusalOf(restore(id))).toEqual({ status: 404, code: "not_found" });
  await sweep(harness.ctx);
  expect(storedFiles()).toBeLessThan(files);
  const left = await harness.ctx.database.system((rows) =>
    rows.selectFrom("deleted_rows").select("record_id").where("record_id", "=", id).execute(),
  );
  expect(left).toEqual([]);
});

describe("files without a database row", () => {
  const pathOf = (key: string) => join(harness.ctx.storage.temporaryFolder, "..", key.slice(0, 2), key);
  const setAge = (key: string, days: number): void => {
    const moment = new Date(harness.ctx.now().getTime() - days * 86_400_000);
    utimesSync(pathOf(key), moment, moment);
  };
  /** A file of a process that ended after writing the file and before its row. */
  function orphan(days: number): string {
    const key = crypto.randomUUID();
    mkdirSync(join(pathOf(key), ".."), { recursive: true });
    writeFileSync(pathOf(key), "whole");
    setAge(key, days);
    return key;
  }
  async function kept(description: string): Promise<{ id: number; key: string }> {
    const { picture: made } = await admin.pictures.uploadPicture({
      fields: { location_id: world.ours.location, description },
      file: png("kept.png"),
    });
    const { storage_key: key } = await harness.ctx.database.system((rows) =>
      rows.selectFrom("pictures").select("storage_key").where("id", "=", made.id).executeTakeFirstOrThrow(),
    );
    return { id: made.id, key };
  }

  it("are removed a day later, while files with a row stay, also of deleted records", async () => {
    const { key } = await kept("Stays");
    const restorable = await kept("Restorable");
    await admin.pictures.deletePicture({ params: { picture_id: restorable.id } });
    for (const one of [key, restorable.key]) setAge(one, 400);
    const [old, young] = [orphan(2), orphan(0.5)];
    const note = join(pathOf(old), "../read-me.txt");
    writeFileSync(note, "of the operator");
    utimesSync(note, 0, 0);
    await sweep(harness.ctx);
    const files = storedNames();
    expect(files).not.toContain(old);
    expect(files).toEqual(expect.arrayContaining([young, key, restorable.key, "read-me.txt"]));
    rmSync(pathOf(young));
    rmSync(note);
  });

  it("stay at any age while their row is being stored", async () => {
    await kept("Beside it");
    const key = orphan(400);
    await harness.ctx.storage.whileStoringRow(key, () => sweep(harness.ctx));
    expect(storedNames()).toContain(key);
    await sweep(harness.ctx);
    expect(storedNames()).not.toContain(key);
  });

  it("stay if they outnumber files with a row, until an operator runs doctor --fix", async () => {
    await kept("The only one with a row");
    const keys = [orphan(2), orphan(2)];
    await sweep(harness.ctx);
    expect(storedNames()).toEqual(expect.arrayContaining(keys));
    expect((await doctor(harness.ctx, false)).text).toContain(
      `Files without a row, older than a day: ${keys.length}.\nRun "doctor --fix" to remove them.`,
    );
    expect((await doctor(harness.ctx, true)).text).toContain(`Removed: ${keys.length}`);
    for (const key of keys) expect(storedNames()).not.toContain(key);
  });

  it("are reported together with rows whose file is missing or damaged", async () => {
    expect(await doctor(harness.ctx, false)).toMatchObject({ areWhole: true });
    const [missing, damaged] = [await kept("Missing"), await kept("Damaged")];
    rmSync(pathOf(missing.key));
    writeFileSync(pathOf(damaged.key), "changed");
    await sweep(harness.ctx);
    const metrics = await harness.ctx.events.registry.metrics();
    expect(metrics).toContain('placard_stored_files{state="missing"} 1');
    const { text, areWhole } = await doctor(harness.ctx, true);
    expect(areWhole).toBe(false);
    expect(text).toContain("Files that are missing or damaged: 2.");
    expect(text).toContain(`pictures ${missing.id}: missing`);
    expect(text).toContain(`pictures ${damaged.id}: damaged`);
  });
});

/** A deleted location has no pictures: the call fails as not found, or there are none. */
const refusalOfError = (error: unknown): [] => {
  expect(error).toMatchObject({ status: 404 });
  return [];
};
