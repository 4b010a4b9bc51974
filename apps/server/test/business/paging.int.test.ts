import { eachItem, eachPage, type Client } from "@placard/api-client";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHarness, type Harness } from "../harness.ts";
import { pdf } from "../sample-files.ts";
import { refusalOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let responder: Client;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  responder = await harness.client(world.verified.member);
  const admin = await harness.client(world.ours.accounts.Admin);
  for (const name of ["Zinc", "Argon", "Argon", "Benzene", "\u00c9thanol", "argon"]) {
    await admin.chemicals.insertChemical({ body: { location_id: world.ours.location, name, quantity: 1, unit: "kg" } });
  }
  for (const name of ["North yard", "East yard", "South yard"]) {
    await admin.locations.insertLocation({
      body: { business_id: world.ours.id, name, civic_address: `${name}, Halifax NS`, pin_later: true },
    });
  }
  const { chemicals } = await admin.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } });
  for (const [index, { id }] of chemicals.entries()) {
    if (index % 2 === 0) harness.advance(1000);
    await admin.safetyDataSheets.uploadSds({ fields: { chemical_id: id }, file: pdf(`sheet-${id}.pdf`) });
  }
  for (let count = 0; count < 6; count += 1) {
    if (count % 2 === 0) harness.advance(1000); // two with the same time
    await responder.incidents.createIncident({ body: { user_id: world.verified.member, title: `Leak ${count}` } });
    await responder.incidents.logIncidentAction({
      body: { incident_id: world.verified.incident, module: "test", action_type: `step ${count}`, action_data: {} },
    });
  }
});
afterAll(() => harness[Symbol.asyncDispose]());

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe.each([1, 2, 3, 7, 1000])("pages of %i contain each row once, in order:", (limit) => {
  const query = { limit };

  it("incidents of a department", async () => {
    const input = { params: { department_id: world.verified.id } };
    const { getDepartmentIncidents } = responder.incidents;
    const whole = (await getDepartmentIncidents(input)).incidents;
    expect(whole.length).toBeGreaterThan(6);
    expect(await all(eachItem(getDepartmentIncidents, { ...input, query }, (page) => page.incidents))).toEqual(whole);
  });

  it("incidents of a responder", async () => {
    const input = { params: { userId: world.verified.member } };
    const { getUserIncidents } = responder.incidents;
    const whole = (await getUserIncidents(input)).incidents;
    expect(await all(eachItem(getUserIncidents, { ...input, query }, (page) => page.incidents))).toEqual(whole);
  });

  it("the log of an incident", async () => {
    const input = { params: { incident_id: world.verified.incident } };
    const { getIncidentLog } = responder.incidents;
    const whole = (await getIncidentLog(input)).entries;
    expect(whole.length).toBeGreaterThanOrEqual(6);
    expect(await all(eachItem(getIncidentLog, { ...input, query }, (page) => page.entries))).toEqual(whole);
  });

  it("the inventory of a business", async () => {
    const input = { params: { id: world.ours.id } };
    const { getChemicalsByBusiness } = responder.chemicals;
    const whole = (await getChemicalsByBusiness(input)).chemicals;
    expect(whole.length).toBeGreaterThanOrEqual(7);
    expect(await all(eachItem(getChemicalsByBusiness, { ...input, query }, (page) => page.chemicals))).toEqual(whole);
  });

  it("the inventory in order of addition, even if rows are renamed meanwhile", async () => {
    const input = { params: { id: world.ours.id }, query: { limit: 2, order: "id" as const } };
    const { getChemicalsByBusiness } = responder.chemicals;
    const admin = await harness.client(world.ours.accounts.Admin);
    const whole = (await getChemicalsByBusiness({ params: input.params })).chemicals.map(({ id }) => id);
    const seen: number[] = [];
    for await (const { id, name } of eachItem(getChemicalsByBusiness, input, (page) => page.chemicals)) {
      seen.push(id);
      await admin.chemicals.updateChemical({ params: { id }, body: { name: `Z ${name}` } });
    }
    expect(seen).toEqual(whole.toSorted((a, b) => a - b));
    for await (const { id, name } of eachItem(getChemicalsByBusiness, input, (page) => page.chemicals)) {
      await admin.chemicals.updateChemical({ params: { id }, body: { name: name.replace(/^Z /, "") } });
    }
    const byName = { params: input.params, query: { limit: 2 } };
    const { next_cursor } = await getChemicalsByBusiness(byName);
    const mixed = getChemicalsByBusiness({ ...input, query: { ...input.query, cursor: next_cursor ?? "" } });
    expect(await refusalOf(mixed)).toMatchObject({ status: 400 });
  });

  it("the sites of a business", async () => {
    const input = { params: { id: world.ours.id } };
    const { getLocationsByBusiness } = responder.locations;
    const whole = (await getLocationsByBusiness(input)).locations;
    expect(whole.length).toBeGreaterThanOrEqual(4);
    expect(await all(eachItem(getLocationsByBusiness, { ...input, query }, (page) => page.locations))).toEqual(whole);
  });

  it("the SDSs of a business", async () => {
    const input = { params: { business_id: world.ours.id } };
    const { getSdsByBusiness } = responder.safetyDataSheets;
    const whole = (await getSdsByBusiness(input)).sds;
    expect(whole.length).toBeGreaterThanOrEqual(5);
    expect(await all(eachItem(getSdsByBusiness, { ...input, query }, (page) => page.sds))).toEqual(whole);
  });

  it("businesses that match a search text", async () => {
    const { searchBusinesses } = responder.businesses;
    const whole = (await searchBusinesses({ query: { query: "e" } })).businesses;
    expect(whole.length).toBeGreaterThanOrEqual(2);
    const found = eachItem(searchBusinesses, { query: { query: "e", ...query } }, (page) => page.businesses);
    expect(await all(found)).toEqual(whole);
  });

  it("sites of all businesses", async () => {
    const { getAllLocationsGeocoded } = responder.geo;
    const whole = (await getAllLocationsGeocoded()).geocoded_locations;
    expect(await all(eachItem(getAllLocationsGeocoded, { query }, (page) => page.geocoded_locations))).toEqual(whole);
  });
});

it("returns at most 1,000 chemicals per request without a limit, and each once over all pages", async () => {
  const { id, location } = world.theirs;
  await harness.ctx.database.system((rows) =>
    sql`insert into chemicals (business_id, location_id, name, quantity, unit)
      select ${id}, ${location}, 'Paint ' || at, 1, 'L' from generate_series(1, 1500) as at`.execute(rows),
  );
  for (const order of ["name", "id"] as const) {
    const input = { params: { id }, query: { order } };
    const pages = await all(eachPage(responder.chemicals.getChemicalsByBusiness, input));
    expect(pages.map(({ chemicals }) => chemicals.length)).toEqual([1000, 501]);
    expect(new Set(pages.flatMap(({ chemicals }) => chemicals.map((chemical) => chemical.id))).size).toBe(1501);
  }
});

it("returns a cursor after each page except the last", async () => {
  const input = { params: { incident_id: world.verified.incident }, query: { limit: 4 } };
  const pages = await all(eachPage(responder.incidents.getIncidentLog, input));
  expect(
    pages
      .map(({ entries }) => entries.length)
      .slice(0, -1)
      .every((length) => length === 4),
  ).toBe(true);
  expect(pages.map((page) => page.next_cursor !== undefined)).toEqual(
    pages.map((_, index) => index < pages.length - 1),
  );
});

it.each([
  "x",
  "bm90IGpzb24",
  Buffer.from('["a","b"]').toString("base64url"),
  Buffer.from("[99999999999]").toString("base64url"),
])("rejects the malformed cursor %s", async (cursor) => {
  const call = responder.incidents.getIncidentLog({
    params: { incident_id: world.verified.incident },
    query: { limit: 1, cursor },
  });
  expect(await refusalOf(call)).toEqual({ status: 400, code: "invalid_request" });
});

it("rejects a cursor of another list of sites, SDSs or businesses", async () => {
  const query = { limit: 1, cursor: "x" };
  const refused = { status: 400, code: "invalid_request" };
  const { id } = world.ours;
  expect(await refusalOf(responder.locations.getLocationsByBusiness({ params: { id }, query }))).toEqual(refused);
  const library = responder.safetyDataSheets.getSdsByBusiness({ params: { business_id: id }, query });
  expect(await refusalOf(library)).toEqual(refused);
  const found = responder.businesses.searchBusinesses({ query: { query: "harbour", ...query } });
  expect(await refusalOf(found)).toEqual(refused);
});
