import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@placard/api-client";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rankAllChemicals } from "../../src/db/hazard-rank.ts";
import { sweep, sweepAtStart } from "../../src/db/sweep.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { jpeg, pdf } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

const DAY_MS = 86_400_000;

let harness: Harness;
let world: World;
let admin: Client;
let crew: Client;

beforeEach(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  await harness.ctx.database.system(rankAllChemicals); // as at each start
  admin = await harness.client(world.ours.accounts.Admin);
  crew = await harness.client(world.verified.member);
});
afterEach(() => harness[Symbol.asyncDispose]());

const business_id = () => world.ours.id;
const deleted = async () =>
  (await admin.deletedRecords.getDeletedRecords({ params: { business_id: business_id() } })).records;
const storedFiles = () =>
  readdirSync(join(harness.ctx.config.dataDir, "files"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;

/** The record of what was deleted under a name. */
async function recordOf(name: string): Promise<number> {
  const record = (await deleted()).find((one) => one.name === name);
  if (record === undefined) throw new Error(`${name} is not among the deleted.`);
  return record.id;
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

/** Every place in which a person or a crew reads something of the business, as text. */
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

describe("a location that was deleted", () => {
  it("is not listed or counted, and is restored unchanged", async () => {
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

  it("leaves no row behind in any table but those of the deleted", async () => {
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

  it("can restore a chemical only after its location", async () => {
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

it("a contact manages again what it managed, unless someone else does by now", async () => {
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

it("a sheet or a floor plan whose place was taken says so, and comes back once there is room", async () => {
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

describe("who may", () => {
  it("restore: those who may delete, and of another business no one", async () => {
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

  it("restore a location with its chemicals after a change to a smaller plan", async () => {
    const { location_id } = await site("Lock");
    await admin.locations.deleteLocation({ params: { id: location_id } });
    await admin.businesses.updateBusiness({ params: { id: business_id() }, body: { tier: 1 } });
    await restore(await recordOf("Lock"));
    const { locations } = await admin.locations.getLocationsByBusiness({ params: { id: business_id() } });
    expect(locations.map(({ name }) => name)).toContain("Lock");
    await admin.businesses.updateBusiness({ params: { id: business_id() }, body: { tier: 3 } });
  });
});

it("outlives a start with a clock that is far ahead", async () => {
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

it("is kept for 30 days by the server's clock, and then gone with its files", async () => {
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

/** A location that is gone has no pictures: refused as not found, or none. */
const refusalOfError = (error: unknown): [] => {
  expect(error).toMatchObject({ status: 404 });
  return [];
};
