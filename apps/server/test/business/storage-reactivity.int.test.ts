import { setImmediate } from "node:timers/promises";
import type { Client } from "@placard/api-client";
import { NO_CHEMICAL_FIELDS } from "@placard/hazmat-core/regulatory";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BATCH_ROWS } from "../../src/db/queries/pages/send-batches.ts";
import { askToConfirm } from "../../src/mail/ask-to-confirm.ts";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { recordStatements } from "../statements.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let admin: Client;
let crew: Client;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  admin = await harness.client(world.ours.accounts.Admin);
  crew = await harness.client(world.verified.member);
});
afterAll(() => harness[Symbol.asyncDispose]());

const DAY_MS = 86_400_000;

async function site(name: string): Promise<number> {
  const body = { business_id: world.ours.id, name, civic_address: "9 Pier Road", pin_later: true };
  return (await admin.locations.insertLocation({ body })).location_id;
}

async function put(
  location_id: number,
  name: string,
  more: { room?: string; cabinet?: string; un_number?: string } = {},
) {
  const body = { location_id, name, quantity: 1, unit: "L", ...more } as const;
  return (await admin.chemicals.insertChemical({ body })).chemical;
}

async function at(location_id: number, client = admin) {
  const answer = await client.storageReactivity.getStorageReactivity({
    params: { id: world.ours.id },
    query: { location_id },
  });
  const [found] = answer.sites;
  if (found === undefined) throw new Error("The site holds nothing.");
  return { ...found, keepApart: answer.keep_apart, unknownReactions: answer.unknown_reactions };
}

/** The marks of these rows, requested together with compatible rows and unknown ids. */
async function marksOf(ids: readonly number[], client = admin) {
  const chemical_ids = [...ids, world.ours.chemical, world.theirs.chemical, 4_000_000_000].join(",");
  const { marks } = await client.storageReactivity.getStandingMarks({
    params: { id: world.ours.id },
    query: { chemical_ids },
  });
  return marks;
}

/**
 * Fills the location of the other business: half of the rows are bleach and half are acid, ten per cabinet and 500 per
 * room.
 */
async function fillTheirs(count: number): Promise<void> {
  const { id, location } = world.theirs;
  await harness.ctx.database.system((rows) =>
    sql`insert into chemicals (business_id, location_id, name, un_number, hazard_classification, quantity, unit, room, cabinet)
      select ${id}, ${location}, case at % 2 when 0 then 'Sodium hypochlorite' else 'Muriatic acid' end,
        case at % 2 when 0 then '1791' else '1789' end, '8', 1, 'L', 'Room ' || at / 500, (at / 10)::text
      from generate_series(0, ${count - 1}::int) as at`.execute(rows),
  );
}

describe("a site with 10,000 rows", () => {
  it("is calculated once per request in a worker while other requests are answered", async () => {
    const { heavyWork } = harness.ctx;
    const { id, location: location_id, accounts } = world.theirs;
    const owner = (await harness.client(accounts.Admin)).storageReactivity;
    await fillTheirs(10_000);
    const before = heavyWork.workerTasks();
    const planOf = () => owner.getSeparationPlan({ params: { location_id } });
    const pairsOf = () => owner.getStorageReactivity({ params: { id }, query: { location_id } });
    const planning = { isDone: false };
    const plans = Promise.all([planOf(), planOf()]).finally(() => {
      planning.isDone = true;
    });
    let answeredMeanwhile = 0;
    while (!planning.isDone) {
      expect((await harness.app.request(`${BASE_URL}/healthz`)).status).toBe(200);
      if (heavyWork.isBusy()) answeredMeanwhile += 1;
      await setImmediate(); // the database and the worker run in between
    }
    const [one, other] = await plans;
    expect(answeredMeanwhile).toBeGreaterThan(0);
    expect(one).toEqual(other);
    expect(one.rooms).toHaveLength(21); // and the ammonia, which has no room on file
    expect(heavyWork.workerTasks()).toBe(before + 1);
    const { sites, keep_apart } = await pairsOf();
    expect([sites[0]?.pairs.length, keep_apart]).toEqual([500, 10_001]);
    expect(heavyWork.workerTasks()).toBe(before + 2);
    await Promise.all([planOf(), pairsOf()]);
    expect(heavyWork.workerTasks()).toBe(before + 2);
    const query = { name: "Bleach" };
    const statements = await recordStatements(harness.ctx.database, () =>
      owner.checkStorage({ params: { location_id }, query }),
    );
    const batches = statements.filter(({ sql: text }) => / from "chemicals" .* limit /.test(text));
    expect(batches.map(({ rowsReturned, sorts }) => [rowsReturned, sorts])).toEqual([
      ...Array.from({ length: 5 }, () => [BATCH_ROWS, false]),
      [1, false],
    ]);
  });

  it("lists at most 20 ids of a substance with the number of its rows, and finds all rows without a list of ids", async () => {
    const { id, location: location_id, accounts } = world.theirs;
    const owner = await harness.client(accounts.Admin);
    const params = { id };
    await harness.ctx.database.system((rows) =>
      sql`update chemicals set room = 'Hall', cabinet = null, version = version + 1
        where location_id = ${location_id} and room is not null`.execute(rows),
    );
    const { sites, keep_apart } = await owner.storageReactivity.getStorageReactivity({
      params,
      query: { location_id },
    });
    const substances = sites.flatMap(({ groups }) => groups.flatMap(({ one, other }) => [...one, ...other]));
    expect(Math.max(...substances.map(({ rows }) => rows))).toBe(5000);
    expect(Math.max(...substances.map(({ chemical_ids }) => chemical_ids.length))).toBe(20);

    const lastPage = { attention: "keep_apart", page_size: 1000, page: 11 } as const;
    const statements = await recordStatements(harness.ctx.database, async () => {
      const { chemicals, total } = await owner.chemicals.getInventoryPage({ params, query: lastPage });
      expect([chemicals.length, total, keep_apart]).toEqual([1, 10_001, 10_001]);
    });
    const filters = statements.filter(({ sql: text }) => text.includes("compatibility_marks"));
    expect(filters.length).toBeGreaterThan(0);
    expect(Math.max(...filters.map(({ longestList }) => longestList))).toBe(0);
  });
});

describe("the separation plan of a site", () => {
  it("separates by storage group, keeps allowed positions, and cites both sources and unplaced chemicals", async () => {
    const location = await site("Planned");
    const shelf = { room: "Pump room", cabinet: "2" };
    const bleach = await put(location, "Sodium hypochlorite", { ...shelf, un_number: "1791" });
    const acid = await put(location, "Tank 3", { ...shelf, un_number: "1789" });
    const dye = await put(location, "Pond dye", { room: "pump room" });
    const plan = await admin.storageReactivity.getSeparationPlan({ params: { location_id: location } });
    const [room, ...further] = plan.rooms;
    expect([room?.room, further]).toEqual(["Pump room", []]);
    expect(room?.areas.map(({ group, cabinets }) => [group, cabinets])).toEqual([
      ["oxidizers", ["2"]],
      ["acids", []],
    ]);
    const rows = room?.areas.flatMap(({ substances }) => substances.flatMap((one) => one.rows));
    expect(rows).toEqual([
      { chemical_id: bleach.id, cabinet: "2", stays: true },
      { chemical_id: acid.id, cabinet: "2", stays: false },
    ]);
    expect(room?.not_placed).toEqual([{ name: "Pond dye", chemical_ids: [dye.id], by_class: null }]);
    const [pair] = room?.conflicts[0]?.pairs ?? [];
    expect(pair).toMatchObject({ is_together: true, is_disputed: true, transport: { verdict: "none" } });
    expect(pair?.reactive.gases).toContain("chlorine");
    expect(pair?.reactive.sources.length).toBeGreaterThan(0);
  });

  it("is available for one's own site only, and not to crews", async () => {
    const stranger = await harness.client(world.theirs.accounts.Admin);
    const params = { location_id: world.ours.location };
    const [theirs, crews] = await Promise.all([
      refusalOf(stranger.storageReactivity.getSeparationPlan({ params })),
      refusalOf(crew.storageReactivity.getSeparationPlan({ params })),
    ]);
    expect(theirs.code).toBe("location_not_in_business");
    expect(crews.status).toBe(403);
  });
});

describe("storage compatibility", () => {
  it("is shown to the business and to crews: pair, storage area, gas, rule and source", async () => {
    const location = await site("Pool");
    const bleach = await put(location, "Bleach", { room: "Pump room", cabinet: "2" });
    const acid = await put(location, "Tank 3", { un_number: "1789", room: "pump room", cabinet: "2" });
    const dye = await put(location, "Pond dye", { room: "Pump room" });
    for (const client of [admin, crew]) {
      const { pairs, unknown, keepApart, is_cut } = await at(location, client);
      expect(pairs).toHaveLength(1);
      expect(pairs[0]).toMatchObject({ verdict: "incompatible", nearness: "cabinet", cabinet: "2", accepted: null });
      expect(new Set([pairs[0]?.a.name, pairs[0]?.b.name])).toEqual(new Set(["Bleach", "Tank 3"]));
      expect(pairs[0]?.gases).toContain("chlorine");
      expect(pairs[0]?.reasons.map(({ rule }) => rule)).toContain("group table, UN1789");
      expect(pairs[0]?.sources.length).toBeGreaterThan(0);
      expect(unknown).toEqual([{ name: "Pond dye", rows: 1, chemical_ids: [dye.id] }]);
      expect(is_cut).toBe(false);
      expect(keepApart).toBe(2);
      expect(await marksOf([bleach.id, dye.id], client)).toEqual([{ chemical_id: bleach.id, is_accepted: false }]);
      expect(await marksOf([acid.id], client)).toEqual([{ chemical_id: acid.id, is_accepted: false }]);
    }
  });

  it("is recalculated when a row moves, is added or removed", async () => {
    const location = await site("Moving");
    await put(location, "Bleach", { room: "A" });
    const acid = await put(location, "Muriatic acid", { room: "A" });
    expect((await at(location)).pairs).toHaveLength(1);
    await admin.chemicals.updateChemical({ params: { id: acid.id }, body: { room: "B" } });
    expect((await at(location)).pairs).toEqual([]);
    await admin.chemicals.updateChemical({ params: { id: acid.id }, body: { room: "" } });
    expect((await at(location)).pairs[0]).toMatchObject({ nearness: "site", room: null });
    await admin.chemicals.deleteChemical({ params: { id: acid.id } });
    expect((await at(location)).pairs).toEqual([]);
  });

  it("is shown in the inventory", async () => {
    const location = await site("Found");
    const [bleach, vinegar] = [await put(location, "Bleach"), await put(location, "Vinegar")];
    const dye = await put(location, "Pond dye");
    await put(location, "Nitrogen");
    const shown = async (attention: "keep_apart" | "unknown_reactions", client = admin) => {
      const query = { location_id: location, attention, sort: "name", direction: "ascending" } as const;
      const { chemicals } = await client.chemicals.getInventoryPage({ params: { id: world.ours.id }, query });
      return chemicals.map(({ id }) => id);
    };
    for (const client of [admin, crew]) {
      expect(await shown("keep_apart", client)).toEqual([bleach.id, vinegar.id]);
      expect(await shown("unknown_reactions", client)).toEqual([dye.id]);
    }
    expect((await at(location)).unknownReactions).toBe(1);
    await admin.chemicals.updateChemical({ params: { id: vinegar.id }, body: { name: "Nitrogen" } });
    await admin.chemicals.updateChemical({ params: { id: dye.id }, body: { name: "Vinegar" } });
    expect(await shown("keep_apart")).toEqual([bleach.id, dye.id]);
    expect(await shown("unknown_reactions")).toEqual([]);
  });

  it("is checked before a chemical is saved, ignoring its stored row", async () => {
    const location = await site("Asked");
    const bleach = await put(location, "Sodium hypochlorite", { cabinet: "Cabinet 2" });
    const ask = async (query: { name: string; cabinet?: string; chemical_id?: number; un_number?: string }) =>
      admin.storageReactivity.checkStorage({ params: { location_id: location }, query });
    const { pairs, is_unknown } = await ask({ name: "Muriatic acid", cabinet: "cabinet 2" });
    expect(is_unknown).toBe(false);
    expect(pairs[0]).toMatchObject({ nearness: "cabinet", gases: expect.arrayContaining(["chlorine"]) });
    const sides = [pairs[0]?.a, pairs[0]?.b];
    expect(sides).toContainEqual({ name: "Muriatic acid", rows: 0, chemical_ids: [] });
    expect(sides).toContainEqual({ name: "Sodium hypochlorite", rows: 1, chemical_ids: [bleach.id] });
    expect((await ask({ name: "Muriatic acid", chemical_id: bleach.id })).pairs).toEqual([]);
    expect(await ask({ name: "Pond dye" })).toMatchObject({ pairs: [], is_unknown: true });
  });

  it("of another business cannot be read or requested", async () => {
    const stranger = await harness.client(world.theirs.accounts.Admin);
    const params = { id: world.ours.id };
    expect(await refusalOf(stranger.storageReactivity.getStorageReactivity({ params }))).toMatchObject({ status: 403 });
    const marks = (chemical_ids: string) =>
      stranger.storageReactivity.getStandingMarks({ params, query: { chemical_ids } });
    expect(await refusalOf(marks("1"))).toMatchObject({ status: 403 });
    const endless = Array.from({ length: 201 }, (_, id) => id + 1).join(",");
    expect((await refusalOf(marks(endless))).status).toBe(400);
    const asked = stranger.storageReactivity.checkStorage({
      params: { location_id: world.ours.location },
      query: { name: "Chlorine" },
    });
    expect((await refusalOf(asked)).code).toBe("location_not_in_business");
  });

  it("logs an audit entry when a responder reads it", async () => {
    const count = () =>
      harness.ctx.database.system(async (rows) => {
        const { length } = await rows.selectFrom("audit_entries").select("id").execute();
        return length;
      });
    const before = await count();
    await crew.storageReactivity.getStorageReactivity({ params: { id: world.ours.id } });
    expect(await count()).toBe(before + 1);
  });
});

describe("an accepted risk", () => {
  async function pairAt(location: number): Promise<string> {
    const [pair] = (await at(location)).pairs;
    if (pair === undefined) throw new Error("There is no pair.");
    return pair.pair;
  }
  const accept = (client: Client, location_id: number, pair: string, reason = "A wall stands between them.") =>
    client.storageReactivity.insertAcceptedRisk({ body: { location_id, pair, reason } });

  it("has a name, a reason and a date, is visible to crews and can be withdrawn", async () => {
    const location = await site("Accepted");
    const bleach = await put(location, "Bleach", { room: "A" });
    await put(location, "Vinegar", { room: "A" });
    const manager = await harness.client(world.ours.accounts.Manager);
    const { accepted_risk } = await accept(manager, location, await pairAt(location));
    const seen = await at(location, crew);
    expect(seen.pairs[0]?.accepted).toEqual(accepted_risk);
    expect(accepted_risk).toMatchObject({
      reason: "A wall stands between them.",
      accepted_by: "Harbour Ice Manager",
      accepted_at: harness.ctx.now().toISOString(),
    });
    expect(seen.keepApart).toBe(0);
    expect(await marksOf([bleach.id])).toEqual([{ chemical_id: bleach.id, is_accepted: true }]);
    const query = { location_id: location, attention: "keep_apart" } as const;
    const params = { id: world.ours.id };
    expect((await admin.chemicals.getInventoryPage({ params, query })).total).toBe(0);

    await manager.storageReactivity.deleteAcceptedRisk({ params: { id: accepted_risk.id } });
    expect((await at(location)).pairs[0]?.accepted).toBeNull();
    expect((await admin.chemicals.getInventoryPage({ params, query })).total).toBe(2);
  });

  it("ends when one of the chemicals moves", async () => {
    const location = await site("Ends");
    const bleach = await put(location, "Bleach", { room: "A", cabinet: "1" });
    await put(location, "Vinegar", { room: "A", cabinet: "2" });
    await accept(admin, location, await pairAt(location));
    await admin.chemicals.updateChemical({ params: { id: bleach.id }, body: { cabinet: "2" } });
    expect((await at(location)).pairs[0]).toMatchObject({ nearness: "cabinet", accepted: null });
  });

  it("is restored with its site", async () => {
    const location = await site("Back");
    await put(location, "Bleach", { room: "A" });
    await put(location, "Vinegar", { room: "A" });
    const { accepted_risk } = await accept(admin, location, await pairAt(location));
    await admin.locations.deleteLocation({ params: { id: location } });
    const params = { business_id: world.ours.id };
    const [record] = (await admin.deletedRecords.getDeletedRecords({ params })).records;
    await admin.deletedRecords.restoreDeletedRecord({ params: { id: record?.id ?? 0 } });
    expect((await at(location)).pairs[0]?.accepted).toEqual(accepted_risk);
  });

  it("is rejected for chemicals not stored there, without a reason and without permission", async () => {
    const location = await site("Refused");
    await put(location, "Bleach");
    await put(location, "Vinegar");
    const pair = await pairAt(location);
    expect(await refusalOf(accept(admin, location, "0".repeat(32)))).toEqual({ status: 404, code: "not_found" });
    expect(await refusalOf(accept(admin, location, pair, " "))).toMatchObject({ status: 400 });
    const user = await harness.client(world.ours.accounts.User);
    expect((await refusalOf(accept(user, location, pair))).code).toBe("role_too_low");
    const stranger = await harness.client(world.theirs.accounts.Admin);
    expect((await refusalOf(accept(stranger, location, pair))).code).toBe("location_not_in_business");
    const { accepted_risk } = await accept(admin, location, pair);
    const params = { id: accepted_risk.id };
    expect((await refusalOf(stranger.storageReactivity.deleteAcceptedRisk({ params }))).code).toBe("not_found");
    expect((await refusalOf(user.storageReactivity.deleteAcceptedRisk({ params }))).code).toBe("role_too_low");
    expect((await at(location)).pairs[0]?.accepted?.id).toBe(accepted_risk.id);
  });
});

describe("quantity checks", () => {
  const rowOf = async (id: number, client = admin) => {
    const { chemicals } = await client.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } });
    return chemicals.find((row) => row.id === id);
  };
  const summary = () => admin.chemicals.getInventorySummary({ params: { id: world.ours.id } });

  it("are missing on older rows, which the list counts and finds", async () => {
    expect(await rowOf(world.ours.chemical)).toMatchObject({ checked_at: null, checked_by: null });
    const { stale, never_checked } = await summary();
    expect([stale, never_checked]).toEqual([1, 1]);
    const query = { attention: "check_due" } as const;
    const page = await admin.chemicals.getInventoryPage({ params: { id: world.ours.id }, query });
    expect(page.chemicals.map(({ id }) => id)).toEqual([world.ours.chemical]);
  });

  it("can confirm a row, a site or the whole inventory, with name and date visible to crews", async () => {
    const user = await harness.client(world.ours.accounts.User);
    const before = await rowOf(world.ours.chemical);
    const one = await user.chemicalChecks.confirmChemical({ params: { id: world.ours.chemical } });
    expect(one).toMatchObject({
      checked: 1,
      checked_by: "Harbour Ice User",
      checked_at: harness.ctx.now().toISOString(),
    });
    expect(await rowOf(world.ours.chemical, crew)).toEqual({
      ...before,
      checked_at: one.checked_at,
      checked_by: one.checked_by,
    });
    harness.advance(91 * DAY_MS);
    admin = await harness.client(world.ours.accounts.Admin); // the earlier session has ended
    crew = await harness.client(world.verified.member);
    const due = (await summary()).stale;
    expect(due).toBeGreaterThan(1);
    const location = await site("Last checked");
    const bleach = await put(location, "Bleach");
    expect(await rowOf(bleach.id)).toMatchObject({ checked_by: "Harbour Ice Admin" });
    expect((await summary()).stale).toBe(due);
    const { checked } = await admin.chemicalChecks.confirmLocation({ params: { id: location } });
    expect(checked).toBe(1);
    const all = await admin.chemicalChecks.confirmInventory({ params: { id: world.ours.id } });
    expect(all.checked).toBe((await summary()).chemicals);
    expect((await summary()).stale).toBe(0);
  });

  it("are set by a changed amount or an explicit confirmation, not by other edits", async () => {
    const params = { id: world.ours.chemical };
    await admin.chemicals.updateChemical({ params, body: { quantity: 7 } });
    const before = await rowOf(world.ours.chemical);
    harness.advance(DAY_MS);
    const tier_two = { ...NO_CHEMICAL_FIELDS, states: [], parts: [], hazards: null, h_codes: ["H225"] };
    for (const body of [
      { manufacturer: "Acme" },
      { tier_two },
      { quantity: 7, unit: before?.unit ?? "kg", name: "Ammonia, anhydrous", is_checked: false },
      { room: "Pump room", cabinet: "2" },
      { storage_vessel: "Receiver", quantity_per_vessel: "3.5 kg" },
    ]) {
      await admin.chemicals.updateChemical({ params, body });
      const { checked_at, checked_by } = (await rowOf(world.ours.chemical)) ?? {};
      expect({ checked_at, checked_by }, JSON.stringify(body)).toEqual({
        checked_at: before?.checked_at,
        checked_by: before?.checked_by,
      });
    }
    await admin.chemicals.updateChemical({ params, body: { is_checked: true } });
    const confirmed = await rowOf(world.ours.chemical);
    expect(confirmed).toMatchObject({ checked_at: harness.ctx.now().toISOString(), checked_by: "Harbour Ice Admin" });
    harness.advance(DAY_MS);
    admin = await harness.client(world.ours.accounts.Admin);
    await admin.chemicals.updateChemical({ params, body: { quantity: 7, unit: "lbs" } });
    expect(await rowOf(world.ours.chemical)).toMatchObject({ checked_at: harness.ctx.now().toISOString() });
  });

  it("can be undone by their author without losing a later check", async () => {
    const params = { id: world.ours.id };
    const user = await harness.client(world.ours.accounts.User);
    const before = await rowOf(world.ours.chemical);
    harness.advance(DAY_MS);
    admin = await harness.client(world.ours.accounts.Admin);
    const { checked_at, checked } = await admin.chemicalChecks.confirmInventory({ params });
    const body = { checked_at };
    expect((await user.chemicalChecks.undoCheck({ params, body })).restored).toBe(0);
    harness.advance(1000);
    const location = await site("Checked twice");
    const bleach = await put(location, "Bleach");
    expect((await admin.chemicalChecks.undoCheck({ params, body })).restored).toBe(checked);
    expect(await rowOf(world.ours.chemical)).toEqual(before);
    expect(await rowOf(bleach.id)).toMatchObject({ checked_at: harness.ctx.now().toISOString() });
    expect((await admin.chemicalChecks.undoCheck({ params, body })).restored).toBe(0);
    const stranger = await harness.client(world.theirs.accounts.Admin);
    expect((await refusalOf(stranger.chemicalChecks.undoCheck({ params, body }))).status).toBe(403);
  });

  it("are unchanged after a restore", async () => {
    const location = await site("Trash");
    const bleach = await put(location, "Bleach");
    const before = await rowOf(bleach.id);
    harness.advance(DAY_MS);
    admin = await harness.client(world.ours.accounts.Admin);
    await admin.chemicals.deleteChemical({ params: { id: bleach.id } });
    const { records } = await admin.deletedRecords.getDeletedRecords({ params: { business_id: world.ours.id } });
    const record = records.find(({ detail }) => detail === "Trash");
    await admin.deletedRecords.restoreDeletedRecord({ params: { id: record?.id ?? 0 } });
    const { checked_at, checked_by } = (await rowOf(bleach.id)) ?? {};
    expect({ checked_at, checked_by }).toEqual({ checked_at: before?.checked_at, checked_by: before?.checked_by });
  });

  it("cannot be made with an access token, and end when a token changes the amount", async () => {
    const params = { id: world.ours.chemical };
    await admin.chemicals.updateChemical({ params, body: { is_checked: true } });
    const checked = await rowOf(world.ours.chemical);

    const { secret } = await admin.accessTokens.insertBusinessAccessToken({
      body: { business_id: world.ours.id, name: "Stock", scopes: ["inventory:write"] },
    });
    harness.advance(1000);
    const change = async (body: object) => {
      const response = await harness.app.request(`http://placard.test/api/update-chemical/${params.id}`, {
        method: "PUT",
        headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(200);
    };
    await change({ manufacturer: "Bay Gases", is_checked: true });
    expect(await rowOf(world.ours.chemical)).toMatchObject({ checked_at: checked?.checked_at });
    await change({ quantity: 8.5 });
    expect(await rowOf(world.ours.chemical)).toMatchObject({ quantity: 8.5, checked_at: null, checked_by: null });
  });

  it("are denied to other businesses and to Viewers", async () => {
    const stranger = await harness.client(world.theirs.accounts.Admin);
    const chemical = { params: { id: world.ours.chemical } };
    expect(await refusalOf(stranger.chemicalChecks.confirmChemical(chemical))).toEqual({
      status: 404,
      code: "not_found",
    });
    const location = { params: { id: world.ours.location } };
    expect((await refusalOf(stranger.chemicalChecks.confirmLocation(location))).code).toBe("not_found");
    const business = { params: { id: world.ours.id } };
    expect((await refusalOf(stranger.chemicalChecks.confirmInventory(business))).status).toBe(403);
    const viewer = await harness.client(world.ours.accounts.Viewer);
    expect((await refusalOf(viewer.chemicalChecks.confirmChemical(chemical))).code).toBe("role_too_low");
    expect((await refusalOf(crew.chemicalChecks.confirmInventory(business))).status).toBe(403);
  });
});

describe("the yearly inventory email", () => {
  it("is sent once a year to the office or the Admins, with a link to due rows", async () => {
    await using fresh = await createHarness();
    const { ours, theirs } = await createWorld(fresh.ctx);
    const bornAt = fresh.ctx.now();
    await fresh.ctx.database.system(async (rows) => {
      await rows.updateTable("businesses").set({ created_at: bornAt }).execute();
      const office = { general_business_email: "office@harbour.example" };
      await rows.updateTable("businesses").set(office).where("id", "=", ours.id).execute();
    });
    expect(await askToConfirm(fresh.ctx)).toBe(0);
    await fresh.ctx.database.system(async (rows) => {
      const left = { role: "Admin", deactivated_at: bornAt } as const; // a second Admin, who has left
      await rows.updateTable("accounts").set(left).where("id", "=", theirs.accounts.Manager).execute();
    });
    fresh.advance(366 * DAY_MS);
    expect(await askToConfirm(fresh.ctx)).toBe(2);
    await fresh.sendMails();
    expect(fresh.mails.map(({ to }) => to)).toEqual(["office@harbour.example", "basin.plating.admin@people.example"]);
    const [mail] = fresh.mails;
    expect(mail?.subject).toBe("Is the chemical inventory for Harbour Ice still correct?");
    expect(mail?.text).toContain(`/dashboard/chemicals?business=${ours.id}&attention=check_due`);
    expect(await askToConfirm(fresh.ctx)).toBe(0);
    await fresh.ctx.database.system((rows) =>
      rows.deleteFrom("chemicals").where("business_id", "=", theirs.id).execute(),
    );
    fresh.advance(366 * DAY_MS);
    expect(await askToConfirm(fresh.ctx)).toBe(1);
  });
});
