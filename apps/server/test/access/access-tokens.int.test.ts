import { createClient, type Client } from "@placard/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
});
afterAll(() => harness[Symbol.asyncDispose]());

/** A client with a token and no cookie, like a portal. */
function bearing(secret: string): Client {
  return createClient({
    baseUrl: BASE_URL,
    fetch: async (url, init) => harness.app.request(url, init),
    headers: { Authorization: `Bearer ${secret}` },
    maxRetries: 0,
  });
}

const NEW_CHEMICAL = { name: "Chlorine cylinders", quantity: 3, unit: "kg", un_number: "1017" } as const;

async function stockToken(
  admin: number,
  business_id: number,
): Promise<{ readonly id: number; readonly client: Client }> {
  const client = await harness.client(admin);
  const { token, secret } = await client.accessTokens.insertBusinessAccessToken({
    body: { business_id, name: "Stock system", scopes: ["inventory:write"] },
  });
  return { id: token.id, client: bearing(secret) };
}

async function cadToken(admin: number, department_id: number): Promise<Client> {
  const client = await harness.client(admin);
  const { secret } = await client.accessTokens.insertAccessToken({
    body: { department_id, name: "CAD", scopes: ["incident:write"] },
  });
  return bearing(secret);
}

describe("a business token with inventory:write", () => {
  it("adds, changes, lists and removes chemicals without a cookie", async () => {
    const { client } = await stockToken(world.ours.accounts.Admin, world.ours.id);
    const { chemical } = await client.chemicals.insertChemical({
      body: { ...NEW_CHEMICAL, location_id: world.ours.location },
    });
    expect(chemical).toMatchObject({ business_id: world.ours.id, hazard_level: "extreme" });
    const params = { id: chemical.id };
    await client.chemicals.updateChemical({ params, body: { quantity: 4, unit: "kg" } });
    const list = await client.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } });
    expect(list.chemicals.find(({ id }) => id === chemical.id)).toMatchObject({ quantity: 4 });
    await client.chemicals.deleteChemical({ params });
    expect(await refusalOf(client.chemicals.deleteChemical({ params }))).toEqual({ status: 404, code: "not_found" });
  });

  it("repeats a write only once", async () => {
    const { client } = await stockToken(world.ours.accounts.Admin, world.ours.id);
    const body = { ...NEW_CHEMICAL, location_id: world.ours.location };
    const options = { idempotencyKey: crypto.randomUUID() };
    const first = await client.chemicals.insertChemical({ body }, options);
    const second = await client.chemicals.insertChemical({ body }, options);
    expect(second.chemical.id).toBe(first.chemical.id);
  });

  it("reaches no row of another business", async () => {
    const { client } = await stockToken(world.ours.accounts.Admin, world.ours.id);
    const params = { id: world.theirs.chemical };
    expect(await refusalOf(client.chemicals.deleteChemical({ params }))).toEqual({ status: 404, code: "not_found" });
    const body = { ...NEW_CHEMICAL, location_id: world.theirs.location };
    expect(await refusalOf(client.chemicals.insertChemical({ body }))).toMatchObject({ status: 422 });
    const list = client.chemicals.getChemicalsByBusiness({ params: { id: world.theirs.id } });
    expect(await refusalOf(list)).toEqual({ status: 403, code: "forbidden" });
  });

  it("has no other rights of its creator", async () => {
    const { client } = await stockToken(world.ours.accounts.Admin, world.ours.id);
    const business_id = world.ours.id;
    const refused = { status: 403, code: "forbidden" };
    const more = client.accessTokens.insertBusinessAccessToken({
      body: { business_id, name: "Another", scopes: ["inventory:write"] },
    });
    expect(await refusalOf(more)).toEqual(refused);
    expect(await refusalOf(client.businesses.updateBusiness({ params: { id: business_id }, body: {} }))).toEqual(
      refused,
    );
    expect(await refusalOf(client.people.getBusinessUsers({ params: { business_id } }))).toEqual(refused);
    expect(await refusalOf(client.incidents.createIncident({ body: { title: "Leak" } }))).toEqual({
      status: 403,
      code: "token_scope_missing",
    });
  });

  it("is listed with its creator but not its secret, and stops working when revoked", async () => {
    const { id, client } = await stockToken(world.ours.accounts.Admin, world.ours.id);
    const admin = await harness.client(world.ours.accounts.Admin);
    const params = { business_id: world.ours.id };
    const { tokens } = await admin.accessTokens.getBusinessAccessTokens({ params });
    expect(tokens.find((token) => token.id === id)).toEqual({
      id,
      business_id: world.ours.id,
      name: "Stock system",
      scopes: ["inventory:write"],
      created_by: "Harbour Ice Admin",
      created_at: expect.any(String),
      last_used_at: null,
    });
    await admin.accessTokens.deleteBusinessAccessToken({ params: { id } });
    const call = client.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } });
    expect(await refusalOf(call)).toEqual({ status: 401, code: "token_invalid" });
  });

  it("is created, listed and revoked only by an Admin of that business", async () => {
    const { id } = await stockToken(world.ours.accounts.Admin, world.ours.id);
    const manager = await harness.client(world.ours.accounts.Manager);
    const stranger = await harness.client(world.theirs.accounts.Admin);
    const params = { business_id: world.ours.id };
    const body = { ...params, name: "Stock", scopes: ["inventory:write" as const] };
    const tooLow = { status: 403, code: "role_too_low" };
    expect(await refusalOf(manager.accessTokens.getBusinessAccessTokens({ params }))).toEqual(tooLow);
    expect(await refusalOf(manager.accessTokens.insertBusinessAccessToken({ body }))).toEqual(tooLow);
    expect(await refusalOf(manager.accessTokens.deleteBusinessAccessToken({ params: { id } }))).toEqual(tooLow);
    const foreign = { status: 403, code: "forbidden" };
    expect(await refusalOf(stranger.accessTokens.getBusinessAccessTokens({ params }))).toEqual(foreign);
    expect(await refusalOf(stranger.accessTokens.insertBusinessAccessToken({ body }))).toEqual(foreign);
    expect(await refusalOf(stranger.accessTokens.deleteBusinessAccessToken({ params: { id } }))).toEqual({
      status: 404,
      code: "not_found",
    });
  });

  it("has at most the current rights of its creator, and none once they have left", async () => {
    const maker = world.theirs.accounts.Admin;
    const { client } = await stockToken(maker, world.theirs.id);
    const setRole = (role: string) =>
      harness.ctx.database.system((rows) =>
        rows
          .updateTable("accounts")
          .set({ role: role as "Viewer" })
          .where("id", "=", maker)
          .execute(),
      );
    const body = { ...NEW_CHEMICAL, location_id: world.theirs.location };
    await setRole("Viewer");
    expect(await refusalOf(client.chemicals.insertChemical({ body }))).toEqual({ status: 403, code: "role_too_low" });
    await setRole("Admin");
    await client.chemicals.insertChemical({ body });
    await harness.ctx.database.system((rows) => rows.deleteFrom("accounts").where("id", "=", maker).execute());
    expect(await refusalOf(client.chemicals.insertChemical({ body }))).toEqual({ status: 403, code: "forbidden" });
  });
});

describe("a department token with incident:write", () => {
  it("opens an incident and writes its log under the creator's name with the token beside it", async () => {
    const client = await cadToken(world.verified.admin, world.verified.id);
    const { data } = await client.incidents.createIncident({ body: { title: "Ammonia release, Pier Road" } });
    expect(data).toMatchObject({ user_id: world.verified.admin, department_id: world.verified.id });
    const { entry } = await client.incidents.logIncidentAction({
      body: { incident_id: data.incident_id, module: "cad", action_type: "dispatched", action_data: { unit: "E7" } },
    });
    expect(entry.user_name).toMatch(/ \(token CAD\)$/);
    const { entries } = await client.incidents.getIncidentLog({ params: { incident_id: data.incident_id } });
    expect(entries.slice(1)).toEqual([entry]); // after the incident was opened
    const { incidents } = await client.incidents.getDepartmentIncidents({
      params: { department_id: world.verified.id },
    });
    expect(incidents.map(({ incident_id }) => incident_id)).toContain(data.incident_id);
  });

  it("reaches no incident of another department", async () => {
    const client = await cadToken(world.verified.admin, world.verified.id);
    const incident_id = world.otherVerified.incident;
    expect(await refusalOf(client.incidents.getIncidentLog({ params: { incident_id } }))).toMatchObject({
      status: 404,
    });
    const body = { incident_id, module: "cad", action_type: "x", action_data: {} };
    expect(await refusalOf(client.incidents.logIncidentAction({ body }))).toMatchObject({ status: 404 });
    const params = { department_id: world.otherVerified.id };
    expect(await refusalOf(client.incidents.getDepartmentIncidents({ params }))).toMatchObject({ status: 403 });
  });

  it("has no other rights of its creator and opens no incident in another name", async () => {
    const client = await cadToken(world.verified.admin, world.verified.id);
    const forbidden = { status: 403, code: "forbidden" };
    const params = { department_id: world.verified.id };
    expect(await refusalOf(client.accessTokens.getAccessTokens({ params }))).toEqual(forbidden);
    expect(await refusalOf(client.businesses.searchBusinesses({ query: { query: "ice" } }))).toEqual(forbidden);
    const body = { title: "Leak", user_id: world.verified.member };
    expect(await refusalOf(client.incidents.createIncident({ body }))).toEqual(forbidden);
    const chemical = { ...NEW_CHEMICAL, location_id: world.ours.location };
    expect(await refusalOf(client.chemicals.insertChemical({ body: chemical }))).toEqual({
      status: 403,
      code: "token_scope_missing",
    });
  });
});

it("rejects a scope of the other account type", async () => {
  const owner = await harness.client(world.ours.accounts.Admin);
  const chief = await harness.client(world.verified.admin);
  const scopes = ["incident:write"] as never;
  const forBusiness = owner.accessTokens.insertBusinessAccessToken({
    body: { business_id: world.ours.id, name: "Stock", scopes },
  });
  expect(await refusalOf(forBusiness)).toEqual({ status: 400, code: "invalid_request" });
  const forDepartment = chief.accessTokens.insertAccessToken({
    body: { department_id: world.verified.id, name: "CAD", scopes: ["inventory:write"] as never },
  });
  expect(await refusalOf(forDepartment)).toEqual({ status: 400, code: "invalid_request" });
});
