import { type Client } from "@placard/api-client";
import { MOST_CONTAINERS } from "@placard/hazmat-core/business";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf, refusalsOf } from "../refusal.ts";
import { recordStatements } from "../statements.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let admin: Client;
/** A chemical that was on file before. */
let stock: number;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  admin = await harness.client(world.ours.accounts.Admin);
});
afterAll(() => harness[Symbol.asyncDispose]());
beforeEach(async () => {
  stock = (await admin.chemicals.insertChemical({ body: drum("Stock") })).chemical.id;
});

const drum = (name: string) => ({ location_id: world.ours.location, name, quantity: 70, unit: "kg" }) as const;

type Wanted = Parameters<Client["chemicalImports"]["insertImportedContainers"]>[0]["body"]["containers"][number];

const begin = async (rows: number, containers: number, client = admin) =>
  (await client.chemicalImports.insertChemicalImport({ body: { filename: "stock.xlsx", rows, containers } }))
    .chemical_import.id;
const send = (id: number, names: readonly string[]) =>
  admin.chemicalImports.insertImportedChemicals({ params: { id }, body: { first: 0, chemicals: names.map(drum) } });
const put = (id: number, containers: Wanted[], { first = 0, client = admin } = {}) =>
  client.chemicalImports.insertImportedContainers({ params: { id }, body: { first, containers } });
const finish = (id: number) => admin.chemicalImports.finishChemicalImport({ params: { id } });
const undo = (id: number) => admin.chemicalImports.undoChemicalImport({ params: { id } });
const codesOf = async (chemical_id: number) =>
  (await admin.containers.getContainers({ params: { chemical_id } })).containers.map(({ code }) => code);
const found = async (search: string) =>
  (await admin.chemicals.getInventoryPage({ params: { id: world.ours.id }, query: { search } })).chemicals;
const all = async (client = admin, query = {}) =>
  client.containers.getContainersByBusiness({ params: { business_id: world.ours.id }, query });

it("adds containers to imported chemicals and to those on file together", async () => {
  const id = await begin(2, 3);
  await send(id, ["Import A", "Import B"]);
  const { chemical_import: open } = await put(id, [
    {
      chemical_place: 1,
      code: "in-b",
      size: { quantity: 5, unit: "L" },
      room: "Bay 1",
      cabinet: "",
      expires_on: "2027-03-31",
    },
    { chemical_id: stock, code: "on-file" },
    { chemical_place: 0, opened_on: "2026-10-02" },
  ]);
  expect(open).toMatchObject({ state: "open", rows: 2, imported_containers: 3 });
  expect(await codesOf(stock)).toEqual([]);
  expect((await finish(id)).chemical_import).toMatchObject({
    state: "finished",
    rows: 2,
    containers: 0,
    imported_containers: 3,
    moved_containers: 0,
  });
  const [first, second] = await found("import ");
  expect(await codesOf(stock)).toEqual(["ON-FILE"]);
  const below = await admin.containers.getContainers({ params: { chemical_id: second?.id ?? 0 } });
  expect(below.containers).toMatchObject([
    {
      code: "IN-B",
      size: { quantity: 5, unit: "L" },
      room: "Bay 1",
      cabinet: null,
      opened_on: null,
      expires_on: "2027-03-31",
      moved_at: null,
    },
  ]);
  const made = await admin.containers.getContainers({ params: { chemical_id: first?.id ?? 0 } });
  expect(made.containers[0]?.code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(made.containers[0]).toMatchObject({ size: null, opened_on: "2026-10-02" });
  await undo(id);
});

it("counts a batch sent twice once, and accepts containers only", async () => {
  const id = await begin(0, 2);
  const two = [
    { chemical_id: stock, code: "ALONE-1" },
    { chemical_id: stock, code: "ALONE-2" },
  ];
  await put(id, two);
  await put(id, two);
  expect((await finish(id)).chemical_import).toMatchObject({ rows: 0, imported_containers: 2 });
  expect(await codesOf(stock)).toEqual(["ALONE-1", "ALONE-2"]);
});

describe("an undone import", () => {
  const records = async () =>
    (await admin.deletedRecords.getDeletedRecords({ params: { business_id: world.ours.id } })).records;
  const restore = (id: number) => admin.deletedRecords.restoreDeletedRecord({ params: { id } });

  it("removes its containers from existing chemicals, leaves other containers, and restores all of it", async () => {
    await admin.containers.insertContainers({ body: { chemical_id: stock, code: "BEFORE-1" } });
    const id = await begin(1, 2);
    await send(id, ["Undone C"]);
    await put(id, [
      { chemical_place: 0, code: "NEW-1" },
      { chemical_id: stock, code: "NEW-2" },
    ]);
    await finish(id);
    const [added] = await found("undone c");
    await admin.containers.insertContainers({ body: { chemical_id: added?.id ?? 0, code: "SINCE-1" } });
    const moved = (
      await admin.containers.findContainer({
        params: { business_id: world.ours.id },
        query: { code: "new-2" },
      })
    ).container;
    await admin.containers.updateContainer({ params: { id: moved.id }, body: { room: "Yard" } });
    const { imports } = await admin.chemicalImports.getChemicalImports({ params: { business_id: world.ours.id } });
    expect(imports[0]).toMatchObject({ id, present: 1, containers: 1, imported_containers: 2, moved_containers: 1 });

    expect((await undo(id)).chemical_import).toMatchObject({ state: "undone", present: 0, imported_containers: 0 });
    expect([await codesOf(stock), await found("undone c")]).toEqual([["BEFORE-1"], []]);
    await restore((await records())[0]?.id ?? 0);
    expect(await codesOf(stock)).toEqual(["BEFORE-1", "NEW-2"]);
    expect(await codesOf(added?.id ?? 0)).toEqual(["NEW-1", "SINCE-1"]);
    await undo(id);
  });

  it("of containers only is restored if their chemical still exists, and can be undone again", async () => {
    const id = await begin(0, 1);
    await put(id, [{ chemical_id: stock, code: "LONE-1" }]);
    await finish(id);
    await undo(id);
    const record = (await records())[0]?.id ?? 0;
    await admin.chemicals.deleteChemical({ params: { id: stock } });
    const chemical = (await records())[0]?.id ?? 0;
    expect(await refusalOf(restore(record))).toEqual({ status: 409, code: "restore_parent_missing" });
    await restore(chemical);
    await restore(record);
    expect(await codesOf(stock)).toEqual(["LONE-1"]);
    await undo(id);
    expect(await codesOf(stock)).toEqual([]);
  });
});

describe("rejects the whole import", () => {
  /** Starts an import of one chemical and these containers, which is refused when it finishes. */
  async function refused(containers: Wanted[]) {
    const id = await begin(1, containers.length);
    await send(id, ["Half saved"]);
    for (let first = 0; first < containers.length; first += 500) {
      await put(id, containers.slice(first, first + 500), { first });
    }
    const refusal = await refusalOf(finish(id));
    expect([await found("half saved"), await codesOf(stock)]).toEqual([[], []]);
    return refusal;
  }

  it("if a code is on file in any letter case or repeated in the import", async () => {
    const other = (await admin.chemicals.insertChemical({ body: drum("Other") })).chemical.id;
    await admin.containers.insertContainers({ body: { chemical_id: other, code: "TAKEN-1" } });
    const taken = { status: 409, code: "container_code_taken" };
    expect(
      await refused([
        { chemical_place: 0, code: "FREE-1" },
        { chemical_id: stock, code: "taken-1" },
      ]),
    ).toEqual(taken);
    expect(
      await refused([
        { chemical_place: 0, code: "same" },
        { chemical_id: stock, code: "SAME" },
      ]),
    ).toEqual(taken);
  });

  it("if a chemical gets too many containers", async () => {
    const many = Array.from({ length: MOST_CONTAINERS + 1 }, () => ({ chemical_id: stock }));
    expect(await refused(many)).toEqual({ status: 409, code: "containers_full" });
  });

  it("if a container names a chemical that was not sent or was deleted since", async () => {
    const missing = { status: 422, code: "chemical_not_in_business" };
    expect(await refused([{ chemical_place: 1 }])).toEqual(missing);
    const id = await begin(0, 1);
    await put(id, [{ chemical_id: stock }]);
    await admin.chemicals.deleteChemical({ params: { id: stock } });
    expect(await refusalOf(finish(id))).toEqual(missing);
  });
});

it("rejects imports of other businesses, imports without a chemical and empty imports", async () => {
  const theirs = await harness.client(world.theirs.accounts.Admin);
  const viewer = await harness.client(world.ours.accounts.Viewer);
  const id = await begin(0, 1);
  const foreign = world.theirs.chemical;
  expect(
    await refusalsOf([
      put(id, [{ chemical_id: stock }], { client: viewer }),
      put(id, [{ chemical_id: stock }], { client: theirs }),
      put(id, [{ chemical_id: foreign }]),
      put(id, [{ code: "X" }]),
      put(id, [{ chemical_place: 0, chemical_id: stock }]),
      begin(0, 0),
      all(theirs),
    ]),
  ).toMatchObject([
    { status: 403 },
    { status: 404 },
    { status: 422, code: "chemical_not_in_business" },
    { status: 400, code: "invalid_request" },
    { status: 400, code: "invalid_request" },
    { status: 400, code: "invalid_request" },
    { status: 403 },
  ]);
});

it("returns every container of a business in pages, also to a Viewer", async () => {
  await admin.containers.insertContainers({ body: { chemical_id: stock, count: 3 } });
  const viewer = await harness.client(world.ours.accounts.Viewer);
  const whole = (await all(viewer)).containers;
  expect(whole.length).toBeGreaterThanOrEqual(3);
  const paged: typeof whole = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
    const page = await all(viewer, { limit: 2, ...(cursor !== undefined && { cursor }) });
    paged.push(...page.containers);
    cursor = page.next_cursor;
  }
  expect(paged).toEqual(whole);
});

it("saves 3,000 containers of 1,000 chemicals with a few statements per batch", async () => {
  const { database } = harness.ctx;
  const id = await begin(1000, 3000);
  for (let first = 0; first < 1000; first += 500) {
    await admin.chemicalImports.insertImportedChemicals({
      params: { id },
      body: { first, chemicals: Array.from({ length: 500 }, (_, at) => drum(`Many ${first + at}`)) },
    });
  }
  for (let first = 0; first < 3000; first += 500) {
    const part = Array.from({ length: 500 }, (_, at) => ({
      chemical_place: (first + at) % 1000,
      code: `M-${first + at}`,
    }));
    const statements = await recordStatements(database, () => put(id, part, { first }));
    expect(statements.length).toBeLessThanOrEqual(5);
  }
  const finishing = await recordStatements(database, () => finish(id));
  expect(finishing.length).toBeLessThanOrEqual(22); // two per 1,000 containers, plus those of any import
  const { imports } = await admin.chemicalImports.getChemicalImports({ params: { business_id: world.ours.id } });
  expect(imports.find((each) => each.id === id)).toMatchObject({ rows: 1000, imported_containers: 3000 });
  await undo(id);
});
