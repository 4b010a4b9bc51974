import { type Client } from "@placard/api-client";
import { NO_CHEMICAL_FIELDS } from "@placard/hazmat-core/regulatory";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweep } from "../../src/db/sweep.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf, refusalsOf } from "../refusal.ts";
import { pdfBytes } from "../sample-files.ts";
import { recordStatements } from "../statements.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let admin: Client;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  admin = await harness.client(world.ours.accounts.Admin);
});
afterAll(() => harness[Symbol.asyncDispose]());

const drum = (name: string, location_id = world.ours.location) =>
  ({ location_id, name, quantity: 70, unit: "kg", un_number: "1017" }) as const;

const begin = async (rows: number, client = admin) =>
  (await client.chemicalImports.insertChemicalImport({ body: { filename: "stock.xlsx", rows } })).chemical_import.id;
const send = (id: number, names: readonly string[], first = 0) =>
  admin.chemicalImports.insertImportedChemicals({
    params: { id },
    body: { first, chemicals: names.map((name) => drum(name)) },
  });
const finish = (id: number) => admin.chemicalImports.finishChemicalImport({ params: { id } });
const undo = (id: number) => admin.chemicalImports.undoChemicalImport({ params: { id } });
const found = async (search: string) =>
  (await admin.chemicals.getInventoryPage({ params: { id: world.ours.id }, query: { search } })).chemicals;

it("adds nothing to the inventory until finished, then everything, rated like other rows", async () => {
  const id = await begin(3);
  await send(id, ["Cell A", "Cell B"]);
  expect(await found("cell ")).toEqual([]);
  const { chemical_import: open } = await send(id, ["Cell C"], 2);
  expect(open).toMatchObject({ state: "open", rows: 3, imported_by: "Harbour Ice Admin" });
  expect((await finish(id)).chemical_import).toMatchObject({ state: "finished", rows: 3, present: 3, changed: 0 });
  const rows = await found("cell ");
  expect(rows.map(({ name }) => name)).toEqual(["Cell A", "Cell B", "Cell C"]);
  expect(rows[0]).toMatchObject({ hazard_level: "extreme", un_number: "1017", quantity: 70 });
  const { chemicals } = await admin.chemicals.getInventoryPage({
    params: { id: world.ours.id },
    query: { level: "extreme", search: "cell " },
  });
  expect(chemicals).toHaveLength(3);
});

it("stores CAS numbers with their hyphens", async () => {
  const id = await begin(1);
  const body = { first: 0, chemicals: [{ ...drum("Cell D"), cas_number: "7782505" }] };
  await admin.chemicalImports.insertImportedChemicals({ params: { id }, body });
  await finish(id);
  expect(await found("cell d")).toMatchObject([{ cas_number: "7782-50-5" }]);
});

it("keeps NFPA rating and report fields, and leaves fields missing in older rows unstated", async () => {
  const id = await begin(1);
  const nfpa = { health: 4, fire: 0, reactivity: 0, special: "OX" } as const;
  const tier_two = {
    ...NO_CHEMICAL_FIELDS,
    states: ["gas" as const],
    hazards: null,
    parts: [],
    h_codes: ["H270", "H330"],
  };
  const body = { first: 0, chemicals: [{ ...drum("Signed drum"), nfpa, tier_two }] };
  await admin.chemicalImports.insertImportedChemicals({ params: { id }, body });
  await finish(id);
  expect((await found("signed"))[0]).toMatchObject({ nfpa, tier_two });
  await harness.ctx.database.system((rows) =>
    sql`update chemicals set tier_two = tier_two - 'h_codes' where name = 'Signed drum'`.execute(rows),
  );
  expect((await found("signed"))[0]?.tier_two).toEqual({ ...tier_two, h_codes: [] });
});

it("counts a batch sent twice once", async () => {
  const id = await begin(2);
  await send(id, ["Twice A", "Twice B"]);
  await send(id, ["Twice A", "Twice B"]);
  expect((await finish(id)).chemical_import.rows).toBe(2);
});

describe("an undone import", () => {
  const imports = async () =>
    (await admin.chemicalImports.getChemicalImports({ params: { business_id: world.ours.id } })).imports;
  const records = async () =>
    (await admin.deletedRecords.getDeletedRecords({ params: { business_id: world.ours.id } })).records;
  const restore = (id: number, client = admin) => client.deletedRecords.restoreDeletedRecord({ params: { id } });

  /** Two chemicals of one file: one edited since, the other with a sheet and a container. */
  async function worked(name: string) {
    const id = await begin(2);
    await send(id, [`${name} A`, `${name} B`]);
    await finish(id);
    const [first, second] = await found(name);
    if (first === undefined || second === undefined) throw new Error("The import is not there.");
    await admin.chemicals.updateChemical({ params: { id: first.id }, body: { quantity: 5 } });
    await admin.safetyDataSheets.uploadSds({
      fields: { chemical_id: second.id },
      file: new File([new Uint8Array(pdfBytes())], "sheet.pdf", { type: "application/pdf" }),
    });
    await admin.containers.insertContainers({ body: { chemical_id: second.id } });
    return { id, first, second };
  }

  it("is removed completely as one deleted record and can be restored", async () => {
    const { id, first, second } = await worked("undone");
    expect((await imports())[0]).toMatchObject({ id, present: 2, changed: 1, sheets: 1, containers: 1 });
    expect((await undo(id)).chemical_import).toMatchObject({ state: "undone", present: 0 });
    expect(await found("undone")).toEqual([]);
    expect(await refusalOf(undo(id))).toMatchObject({ status: 404 });
    expect((await imports()).map((row) => row.id)).not.toContain(id);

    const [record] = await records();
    if (record === undefined) throw new Error("Nothing is kept.");
    expect(record).toMatchObject({
      kind: "chemical_import",
      name: "stock.xlsx",
      chemicals_count: 2,
      files_count: 1,
      deleted_by: "Harbour Ice Admin",
    });
    await restore(record.id);
    expect(await found("undone")).toMatchObject([
      { id: first.id, quantity: 5, hazard_level: "extreme" },
      { id: second.id, quantity: 70 },
    ]);
    const { sds } = await admin.safetyDataSheets.getSdsByChemical({ params: { chemical_id: second.id } });
    expect(sds?.filename).toBe("sheet.pdf");
    expect((await imports())[0]).toMatchObject({ id, state: "finished", present: 2, containers: 1 });
    await undo(id);
  });

  it("cannot be restored if one of its sites is gone, by a Viewer, or by another business", async () => {
    const { location } = await admin.locations.insertLocation({
      body: { business_id: world.ours.id, name: "Sold", civic_address: "1 Sold Road", pin_later: true },
    });
    const id = await begin(2);
    await admin.chemicalImports.insertImportedChemicals({
      params: { id },
      body: { first: 0, chemicals: [drum("Sited A"), drum("Sited B", location.id)] },
    });
    await finish(id);
    const viewer = await harness.client(world.ours.accounts.Viewer);
    const theirs = await harness.client(world.theirs.accounts.Admin);
    const undoBy = (client: Client) => client.chemicalImports.undoChemicalImport({ params: { id } });
    expect(await refusalsOf([undoBy(viewer), undoBy(theirs)])).toMatchObject([{ status: 403 }, { status: 404 }]);
    await undo(id);
    const record = (await records())[0]?.id ?? 0;
    expect(await refusalsOf([restore(record, viewer), restore(record, theirs)])).toMatchObject([
      { status: 403 },
      { status: 404 },
    ]);
    await admin.locations.deleteLocation({ params: { id: location.id } });
    expect(await refusalOf(restore(record))).toEqual({ status: 409, code: "restore_parent_missing" });
    expect(await found("sited")).toEqual([]);
    const site = (await records()).find(({ kind }) => kind === "location");
    await restore(site?.id ?? 0);
    await restore(record);
    expect((await found("sited")).map(({ name }) => name)).toEqual(["Sited A", "Sited B"]);
  });
});

describe("an import", () => {
  it("rejects a batch that names a site of another business", async () => {
    const id = await begin(2);
    const call = admin.chemicalImports.insertImportedChemicals({
      params: { id },
      body: { first: 0, chemicals: [drum("Half A"), drum("Half B", world.theirs.location)] },
    });
    expect(await refusalOf(call)).toMatchObject({ code: "location_not_in_business" });
    expect((await finish(id)).chemical_import.rows).toBe(0);
  });

  it("is rejected if a site was deleted since", async () => {
    const { location } = await admin.locations.insertLocation({
      body: { business_id: world.ours.id, name: "Gone", civic_address: "1 Gone Road", pin_later: true },
    });
    const id = await begin(2);
    await send(id, ["Kept A"]);
    await admin.chemicalImports.insertImportedChemicals({
      params: { id },
      body: { first: 1, chemicals: [drum("Kept B", location.id)] },
    });
    await admin.locations.deleteLocation({ params: { id: location.id } });
    expect(await refusalOf(finish(id))).toMatchObject({ code: "location_not_in_business" });
    expect(await found("kept ")).toEqual([]);
  });

  it("is rejected at the start if the plan has no space", async () => {
    await harness.ctx.database.system((rows) =>
      rows.updateTable("businesses").set({ tier: 1 }).where("id", "=", world.theirs.id).execute(),
    );
    const theirs = await harness.client(world.theirs.accounts.Admin);
    expect(await begin(2, theirs)).toBeGreaterThan(0); // 1 is on file, 3 are allowed
    expect(await refusalOf(begin(3, theirs))).toMatchObject({ status: 403, code: "plan_limit_reached" });
  });

  it("is removed if it was never finished", async () => {
    const id = await begin(1);
    await send(id, ["Never"]);
    harness.advance(25 * 60 * 60 * 1000);
    await sweep(harness.ctx);
    expect(await refusalOf(finish(id))).toMatchObject({ status: 404 });
  });
});

it("denies imports to other businesses and lets Viewers read them", async () => {
  const id = await begin(1);
  const theirs = await harness.client(world.theirs.accounts.Admin);
  expect(await refusalOf(theirs.chemicalImports.finishChemicalImport({ params: { id } }))).toMatchObject({
    status: 404,
  });
  const viewer = await harness.client(world.ours.accounts.Viewer);
  expect(await refusalOf(begin(1, viewer))).toMatchObject({ status: 403 });
  const { imports } = await viewer.chemicalImports.getChemicalImports({ params: { business_id: world.ours.id } });
  expect(imports.length).toBeGreaterThan(0);
});

it("saves 3,000 rows with a few statements per batch", async () => {
  const { database } = harness.ctx;
  const id = await begin(3000);
  const one = await recordStatements(database, () => send(id, ["Many 0"]));
  for (let first = 0; first < 3000; first += 500) {
    const names = Array.from({ length: 500 }, (_, index) => `Many ${first + index}`);
    expect(await recordStatements(database, () => send(id, names, first))).toHaveLength(one.length);
  }
  const finishing = await recordStatements(database, () => finish(id));
  expect(finishing.length).toBeLessThanOrEqual(15); // one per 1,000 rows, plus those of any import
  expect(
    (await admin.chemicals.getInventoryPage({ params: { id: world.ours.id }, query: { search: "many " } })).total,
  ).toBe(3000);
  await undo(id);
  expect(await found("many ")).toEqual([]);
});
