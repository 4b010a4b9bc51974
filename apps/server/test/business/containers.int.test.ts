import { HttpError, type Client, type Container } from "@placard/api-client";
import { MOST_CONTAINERS } from "@placard/hazmat-core/business";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NOBODY } from "../../src/db/scope.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf, refusalsOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let user: Client;
let crew: Client;
const missing = { status: 404, code: "not_found" };

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  user = await harness.client(world.ours.accounts.User);
  crew = await harness.client(world.verified.member);
});
afterAll(() => harness[Symbol.asyncDispose]());

type NewContainers = Parameters<Client["containers"]["insertContainers"]>[0]["body"];

const add = async (body: Partial<NewContainers> = {}, client = user): Promise<readonly Container[]> =>
  (await client.containers.insertContainers({ body: { chemical_id: world.ours.chemical, ...body } })).containers;

async function addOne(body: Partial<NewContainers> = {}): Promise<Container> {
  const [container] = await add(body);
  if (container === undefined) throw new Error("None was added.");
  return container;
}

const all = async (client: Client, chemical_id = world.ours.chemical) =>
  (await client.containers.getContainers({ params: { chemical_id } })).containers;
const find = async (code: string, client = user, business_id = world.ours.id) =>
  (await client.containers.findContainer({ params: { business_id }, query: { code } })).container;
const remove = (id: number, client = user) => client.containers.deleteContainer({ params: { id } });

async function clear(): Promise<void> {
  for (const { id } of await all(user)) await remove(id);
}

async function restore(name: string): Promise<void> {
  const { records } = await user.deletedRecords.getDeletedRecords({ params: { business_id: world.ours.id } });
  const record = records.find((one) => one.name === name);
  await user.deletedRecords.restoreDeletedRecord({ params: { id: record?.id ?? 0 } });
}

/** The date in the given number of days, by the server's clock. */
const day = (days: number): string =>
  new Date(harness.ctx.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function chemical() {
  const { chemicals } = await user.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } });
  const found = chemicals.find(({ id }) => id === world.ours.chemical);
  if (found === undefined) throw new Error("The chemical is gone.");
  return found;
}

describe("containers of a chemical", () => {
  it("can be added in numbers with generated codes, or one with its existing code", async () => {
    const alike = await add({ count: 3, size: { quantity: 68, unit: "kg" }, room: "Store", expires_on: "2027-03-31" });
    expect(new Set(alike.map(({ code }) => code)).size).toBe(3);
    for (const one of alike) {
      expect(one.code).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);
      expect(one).toMatchObject({ size: { quantity: 68, unit: "kg" }, room: "Store", moved_at: null, opened_on: null });
      expect(one).toMatchObject({ chemical_name: "Ammonia, anhydrous", un_number: "1005" });
    }
    const named = await addOne({ code: " cyl 0042 " });
    expect(named).toMatchObject({ code: "CYL 0042", size: null });
    expect(await all(crew)).toEqual([...alike, named]);
    const ofChemical = await crew.containers.getContainers({ params: { chemical_id: world.ours.chemical } });
    expect(ofChemical.chemical).toEqual(await chemical());
    expect(await chemical()).toMatchObject({ containers_count: 4, containers_first_expiry: "2027-03-31" });
    // The quantity on file of the chemical itself stays the same.
    expect(await chemical()).toMatchObject({ quantity: 1200.5, version: 1 });
    await clear();
  });

  it("have a unique code within the business in any letter case", async () => {
    const one = await addOne({ code: "K-1" });
    const other = await addOne({ code: "K-2" });
    const taken = { status: 409, code: "container_code_taken" };
    const change = user.containers.updateContainer({ params: { id: other.id }, body: { code: "K-1" } });
    expect(await refusalsOf([add({ code: "k-1" }), change])).toEqual([taken, taken]);
    // A container can keep its own code, and another business can use it too.
    await user.containers.updateContainer({ params: { id: one.id }, body: { code: "k-1" } });
    const theirs = await harness.client(world.theirs.accounts.User);
    await add({ chemical_id: world.theirs.chemical, code: "K-1" }, theirs);
    expect((await find("k-1", theirs, world.theirs.id)).business_id).toBe(world.theirs.id);
    expect((await find("k-1")).id).toBe(one.id);
    const many = await add({ code: "K-9", count: 2 }).catch((error: unknown) => error);
    expect(many).toMatchObject({ status: 400 });
    expect(many instanceof HttpError && many.problem?.fields).toMatchObject([{ path: "count" }]);
    await clear();
  });

  it("are returned in pages", async () => {
    const five = await add({ count: 5 });
    const params = { chemical_id: world.ours.chemical };
    const first = await crew.containers.getContainers({ params, query: { limit: 3 } });
    expect(first.containers).toEqual(five.slice(0, 3));
    const cursor = first.next_cursor ?? "";
    const second = await crew.containers.getContainers({ params, query: { limit: 3, cursor } });
    expect(second).not.toHaveProperty("next_cursor");
    expect(second.containers).toEqual(five.slice(3));
    await clear();
  });

  it("are added once if a device repeats the request", async () => {
    const body = { chemical_id: world.ours.chemical, count: 2 };
    const options = { idempotencyKey: crypto.randomUUID() };
    const first = await user.containers.insertContainers({ body }, options);
    expect(await user.containers.insertContainers({ body }, options)).toEqual(first);
    expect(await all(user)).toHaveLength(2);
    await clear();
  });

  it("are limited in number", async () => {
    for (let left = MOST_CONTAINERS - 1; left > 0; left -= 100) await add({ count: Math.min(100, left) });
    const tries = await Promise.allSettled([add(), add()]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusalOf(add())).toEqual({ status: 409, code: "containers_full" });
    await harness.ctx.database.system((rows) => rows.deleteFrom("containers").execute());
  });
});

describe("a moved container", () => {
  it("records who moved it and when; other changes are not moves", async () => {
    const { id, version } = await addOne({ room: "Store", cabinet: "Rack 1" });
    harness.advance(60_000);
    user = await harness.client(world.ours.accounts.User);
    const at = harness.ctx.now().toISOString();
    const params = { id };
    const moved = await user.containers.updateContainer({ params, body: { room: "Workshop", version } });
    expect(moved.container).toMatchObject({ room: "Workshop", cabinet: "Rack 1", moved_at: at });
    expect(moved.container.moved_by).toBe("Harbour Ice User");
    harness.advance(60_000);
    const opened = await user.containers.updateContainer({
      params,
      body: { opened_on: "2026-11-01", room: "Workshop", cabinet: "Rack 1" },
    });
    expect(opened.container).toMatchObject({ opened_on: "2026-11-01", moved_at: at, version: version + 2 });
    const cleared = await user.containers.updateContainer({ params, body: { cabinet: "", opened_on: null } });
    expect(cleared.container).toMatchObject({ cabinet: null, opened_on: null });
    expect(cleared.container.moved_at).not.toBe(at);
    await clear();
  });

  it("can move to the same chemical at another site of the business only", async () => {
    const manager = await harness.client(world.ours.accounts.Manager);
    const business_id = world.ours.id;
    const { location_id } = await manager.locations.insertLocation({
      body: { business_id, name: "Depot", civic_address: "2 Depot Road", pin_later: true },
    });
    const there = async (name: string, un_number?: string) => {
      const body = {
        location_id,
        name,
        quantity: 5,
        unit: "kg",
        ...(un_number !== undefined && { un_number }),
      } as const;
      return (await manager.chemicals.insertChemical({ body })).chemical.id;
    };
    const [same, other] = [await there("Ammonia", "1005"), await there("Chlorine", "1017")];
    const one = await addOne({ code: "GOES-1", room: "Store", expires_on: "2027-03-31" });
    const move = (chemical_id: number, client = user) =>
      client.containers.updateContainer({ params: { id: one.id }, body: { chemical_id, room: "Yard" } });
    const theirs = await harness.client(world.theirs.accounts.Admin);
    const viewer = await harness.client(world.ours.accounts.Viewer);
    expect(
      await refusalsOf([move(other), move(world.theirs.chemical), move(same, theirs), move(same, viewer)]),
    ).toEqual([
      { status: 409, code: "container_other_chemical" },
      missing,
      missing,
      { status: 403, code: "role_too_low" },
    ]);
    expect(await find("GOES-1")).toEqual(one);
    const { container } = await move(same);
    expect(container).toMatchObject({ location_id, location_name: "Depot", room: "Yard", expires_on: "2027-03-31" });
    expect(container).toMatchObject({ chemical_id: same, moved_by: "Harbour Ice User", version: one.version + 1 });
    expect(await all(user)).toEqual([]);
    expect(await chemical()).toMatchObject({ containers_count: 0, quantity: 1200.5 });
    expect((await find("GOES-1")).location_name).toBe("Depot");
    await manager.locations.deleteLocation({ params: { id: location_id } });
  });

  it("reports a conflict to the second of two people", async () => {
    const { id, version } = await addOne({ room: "Store" });
    const params = { id };
    await user.containers.updateContainer({ params, body: { room: "Yard", version } });
    const late = await user.containers
      .updateContainer({ params, body: { room: "Workshop", version } })
      .catch((error: unknown) => error);
    expect(late).toMatchObject({ status: 409 });
    expect(late instanceof HttpError && late.problem?.current).toMatchObject({ id, room: "Yard" });
    await clear();
  });
});

describe("expired and expiring containers", () => {
  it("are counted and listed oldest first, in pages", async () => {
    for (const days of [40, 30, 0, -1, -400]) await add({ code: `DAY ${days}`, expires_on: day(days) });
    const params = { business_id: world.ours.id };
    const summary = await user.chemicals.getInventorySummary({ params: { id: world.ours.id } });
    expect(summary).toMatchObject({ containers_expired: 2, containers_due: 2 });
    const { containers } = await user.containers.getDueContainers({ params });
    expect(containers.map(({ code }) => code)).toEqual(["DAY -400", "DAY -1", "DAY 0", "DAY 30"]);
    const first = await user.containers.getDueContainers({ params, query: { limit: 1 } });
    const rest = await user.containers.getDueContainers({
      params,
      query: { limit: 9, cursor: first.next_cursor ?? "" },
    });
    expect([...first.containers, ...rest.containers]).toEqual(containers);
    await clear();
  });
});

describe("deleted containers", () => {
  it("are restored unchanged unless their code was reused", async () => {
    const one = await addOne({ code: "BACK-1", size: { quantity: 5, unit: "L" }, room: "Store" });
    await remove(one.id);
    expect(await refusalsOf([find("BACK-1"), remove(one.id)])).toEqual([missing, missing]);
    expect(await all(crew)).toEqual([]);
    const { id } = await addOne({ code: "back-1" });
    expect(await refusalOf(restore("BACK-1"))).toEqual({ status: 409, code: "restore_place_taken" });
    await user.containers.updateContainer({ params: { id }, body: { code: "BACK-2" } });
    await restore("BACK-1");
    expect(await find("BACK-1")).toEqual(one);
    await clear();
  });

  it("are deleted and restored with their chemical or site", async () => {
    const [one] = await add({ code: "WITH-1" });
    await user.chemicals.deleteChemical({ params: { id: world.ours.chemical } });
    expect(await refusalsOf([find("WITH-1"), all(user)])).toEqual([missing, missing]);
    await restore("Ammonia, anhydrous");
    expect(await all(user)).toEqual([one]);
    const admin = await harness.client(world.ours.accounts.Admin);
    await admin.locations.deleteLocation({ params: { id: world.ours.location } });
    expect(await refusalOf(find("WITH-1"))).toEqual(missing);
    user = admin;
    await restore("Harbour Ice plant");
    expect(await find("WITH-1")).toEqual(one);
    await clear();
    user = await harness.client(world.ours.accounts.User);
  });

  it("cannot be restored before their chemical", async () => {
    const { id } = await addOne({ code: "ORPHAN" });
    await remove(id);
    await user.chemicals.deleteChemical({ params: { id: world.ours.chemical } });
    expect(await refusalOf(restore("ORPHAN"))).toEqual({ status: 409, code: "restore_parent_missing" });
    await restore("Ammonia, anhydrous");
    await restore("ORPHAN");
    await clear();
  });
});

describe("access to containers", () => {
  it("lets the business and crews of a verified department read, with an audit of crew reads", async () => {
    const container = await addOne({ code: "MINE" });
    const theirs = await harness.client(world.theirs.accounts.Admin);
    const pending = await harness.client(world.pending.member);
    expect(await refusalOf(all(theirs))).toEqual(missing);
    // A container of another business gets the same answer as a missing one.
    expect(await refusalsOf([find("MINE", theirs, world.theirs.id), find("NOBODY", theirs, world.theirs.id)])).toEqual([
      missing,
      missing,
    ]);
    const forbidden = { status: 403, code: "forbidden" };
    const due = theirs.containers.getDueContainers({ params: { business_id: world.ours.id } });
    expect(await refusalsOf([find("MINE", theirs), due, find("MINE", crew)])).toEqual([
      forbidden,
      forbidden,
      forbidden,
    ]);
    expect(await refusalOf(all(pending))).toMatchObject({ code: "department_not_verified" });
    const entries = () =>
      harness.ctx.database.system((rows) =>
        rows.selectFrom("audit_entries").select("id").where("action", "=", "containers").execute(),
      );
    const before = (await entries()).length;
    expect(await all(crew)).toEqual([container]);
    await all(await harness.client(world.ours.accounts.Viewer));
    expect(await entries()).toHaveLength(before + 1);
    await clear();
  });

  it("lets only roles that can edit chemicals of the own business change them", async () => {
    const { id } = await addOne({ code: "KEPT" });
    const writes = (client: Client) => [
      add({}, client),
      client.containers.updateContainer({ params: { id }, body: { room: "Elsewhere" } }),
      remove(id, client),
    ];
    const [theirs, viewer] = await Promise.all([
      harness.client(world.theirs.accounts.Admin),
      harness.client(world.ours.accounts.Viewer),
    ]);
    expect(await refusalsOf(writes(theirs))).toEqual([missing, missing, missing]);
    const tooLow = { status: 403, code: "role_too_low" };
    expect(await refusalsOf(writes(viewer))).toEqual([tooLow, tooLow, tooLow]);
    const forbidden = { status: 403, code: "forbidden" };
    expect(await refusalsOf(writes(crew))).toEqual([forbidden, forbidden, forbidden]);
    expect(await find("KEPT")).toMatchObject({ room: null });
    await clear();
  });

  it("is enforced by the database", async () => {
    const { id } = await addOne();
    const theirs = { ...NOBODY, accountId: world.theirs.accounts.Admin, businessId: world.theirs.id, isAdmin: true };
    const seen = await harness.ctx.database.as(theirs, (rows) =>
      rows.selectFrom("containers").select("id").where("id", "=", id).execute(),
    );
    expect(seen).toEqual([]);
    const below = harness.ctx.database.as(theirs, (rows) =>
      rows
        .insertInto("containers")
        .values({ business_id: world.theirs.id, chemical_id: world.ours.chemical, code: "X" })
        .execute(),
    );
    await expect(below).rejects.toThrow(/foreign key/);
    const changed = await harness.ctx.database.as(
      { ...NOBODY, accountId: world.verified.member, departmentId: world.verified.id, isDepartmentVerified: true },
      (rows) => rows.updateTable("containers").set({ room: "x" }).where("id", "=", id).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
    await clear();
  });
});
