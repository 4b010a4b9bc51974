import { type Client } from "@placard/api-client";
import { NO_CHEMICAL_FIELDS } from "@placard/hazmat-core/regulatory";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweep } from "../../src/db/sweep.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { pdfBytes } from "../sample-files.ts";
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

it("puts nothing into the inventory before it is finished, then everything, graded as any other row", async () => {
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

it("keeps the sign and the report fields of a row, and says what an older row never had as unsaid", async () => {
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

it("counts a part that is sent twice once", async () => {
  const id = await begin(2);
  await send(id, ["Twice A", "Twice B"]);
  await send(id, ["Twice A", "Twice B"]);
  expect((await finish(id)).chemical_import.rows).toBe(2);
});

it("is undone whole, with what was changed or added since, and not twice", async () => {
  const id = await begin(2);
  await send(id, ["Undone A", "Undone B"]);
  await finish(id);
  const [first, second] = await found("undone");
  if (first === undefined || second === undefined) throw new Error("The import is not there.");
  await admin.chemicals.updateChemical({ params: { id: first.id }, body: { quantity: 5 } });
  await admin.safetyDataSheets.uploadSds({
    fields: { chemical_id: second.id },
    file: new File([new Uint8Array(pdfBytes())], "sheet.pdf", { type: "application/pdf" }),
  });
  const { imports } = await admin.chemicalImports.getChemicalImports({ params: { business_id: world.ours.id } });
  expect(imports[0]).toMatchObject({ id, present: 2, changed: 2 });
  expect((await undo(id)).chemical_import).toMatchObject({ state: "undone", present: 0 });
  expect(await found("undone")).toEqual([]);
  expect(await refusalOf(undo(id))).toMatchObject({ status: 404 });
  const after = await admin.chemicalImports.getChemicalImports({ params: { business_id: world.ours.id } });
  expect(after.imports.map((row) => row.id)).not.toContain(id);
});

describe("nothing is half saved:", () => {
  it("one site of another business refuses the part", async () => {
    const id = await begin(2);
    const call = admin.chemicalImports.insertImportedChemicals({
      params: { id },
      body: { first: 0, chemicals: [drum("Half A"), drum("Half B", world.theirs.location)] },
    });
    expect(await refusalOf(call)).toMatchObject({ code: "location_not_in_business" });
    expect((await finish(id)).chemical_import.rows).toBe(0);
  });

  it("a site that was deleted meanwhile refuses the whole", async () => {
    const { location } = await admin.locations.insertLocation({
      body: { business_id: world.ours.id, name: "Gone", civic_address: "1 Gone Road" },
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

  it("a plan without room refuses at the beginning", async () => {
    await harness.ctx.database.system((rows) =>
      rows.updateTable("businesses").set({ tier: 1 }).where("id", "=", world.theirs.id).execute(),
    );
    const theirs = await harness.client(world.theirs.accounts.Admin);
    expect(await begin(2, theirs)).toBeGreaterThan(0); // 1 is on file, 3 are allowed
    expect(await refusalOf(begin(3, theirs))).toMatchObject({ status: 403, code: "plan_limit_reached" });
  });

  it("an import that never ended is swept away", async () => {
    const id = await begin(1);
    await send(id, ["Never"]);
    harness.advance(25 * 60 * 60 * 1000);
    await sweep(harness.ctx);
    expect(await refusalOf(finish(id))).toMatchObject({ status: 404 });
  });
});

it("is another business's to none, and a viewer's to read alone", async () => {
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

it("takes 10,000 rows in 30 s or less, the largest parts one after the other", async () => {
  const began = performance.now();
  const id = await begin(10_000);
  for (let first = 0; first < 10_000; first += 500) {
    await send(
      id,
      Array.from({ length: 500 }, (_, index) => `Many ${first + index}`),
      first,
    );
  }
  expect((await finish(id)).chemical_import.rows).toBe(10_000);
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`import of 10,000 rows: ${seconds.toFixed(1)} s\n`);
  expect(seconds).toBeLessThanOrEqual(30);
  await undo(id);
  expect(await found("many ")).toEqual([]);
}, 60_000);
