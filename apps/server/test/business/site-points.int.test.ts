import type { Client } from "@placard/api-client";
import { MOST_SITE_POINTS } from "@placard/hazmat-core/business";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NOBODY } from "../../src/db/scope.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf, refusalsOf } from "../refusal.ts";
import { pdf } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let manager: Client;
let crew: Client;
const missing = { status: 404, code: "not_found" };

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  manager = await harness.client(world.ours.accounts.Manager);
  crew = await harness.client(world.verified.member);
});
afterAll(() => harness[Symbol.asyncDispose]());

const set = (client: Client, location_id = world.ours.location) =>
  client.locations.insertSitePoint({
    body: { location_id, kind: "key_box", latitude: 44.649, longitude: -63.5753, note: "Left of the gate" },
  });

/** The points in the record of the business. */
async function onRecord(client: Client) {
  const { locations } = await client.locations.getLocationsByBusiness({ params: { id: world.ours.id } });
  return locations.find(({ id }) => id === world.ours.location)?.points;
}
/** The points on the crews' map. */
async function onMap(client: Client) {
  const { geocoded_locations } = await client.geo.getAllLocationsGeocoded();
  return geocoded_locations.find(({ location_id }) => location_id === world.ours.location)?.points;
}

describe("points on the map of a site", () => {
  it("are added, moved and removed by the business, and shown to crews in record and map with their author", async () => {
    const { point } = await set(manager);
    expect(point).toMatchObject({ kind: "key_box", latitude: 44.649, longitude: -63.5753, note: "Left of the gate" });
    expect(point.updated_by).toBe("Harbour Ice Manager");
    expect(await onRecord(crew)).toEqual([point]);
    expect(await onMap(crew)).toEqual([point]);
    harness.advance(60_000);
    const params = { id: point.id };
    const body = { latitude: 44.65, longitude: -63.57, note: "" };
    const moved = await manager.locations.updateSitePoint({ params, body });
    expect(moved.point).toMatchObject({ kind: "key_box", latitude: 44.65, longitude: -63.57, note: null });
    expect(moved.point.updated_at).not.toBe(point.updated_at);
    expect(await onMap(crew)).toEqual([moved.point]);
    await manager.locations.deleteSitePoint({ params });
    expect(await onMap(crew)).toEqual([]);
    expect(await refusalOf(manager.locations.deleteSitePoint({ params }))).toEqual(missing);
  });

  it("are never created from floor plan points", async () => {
    const fields = { location_id: world.ours.location, description: "Site floor plan" };
    const { picture } = await manager.pictures.uploadPicture({ fields, file: pdf("plan.pdf") });
    await manager.pictures.insertPlanPoint({ body: { picture_id: picture.id, kind: "hydrant", page: 1, x: 0, y: 0 } });
    expect(await onMap(crew)).toEqual([]);
    expect(await onRecord(crew)).toEqual([]);
  });

  it("need valid latitude and longitude", async () => {
    const { point } = await set(manager);
    const half = manager.locations.updateSitePoint({ params: { id: point.id }, body: { latitude: 44 } });
    const off = manager.locations.insertSitePoint({
      body: { location_id: world.ours.location, kind: "tank", latitude: 91, longitude: 0 },
    });
    const refusals = await refusalsOf([half, off]);
    expect(refusals.map(({ status }) => status)).toEqual([400, 400]);
    await manager.locations.deleteSitePoint({ params: { id: point.id } });
  });

  it("can be set by a Manager at sites of their own business only", async () => {
    const { point } = await set(manager);
    const params = { id: point.id };
    const changes = (client: Client) => [
      client.locations.updateSitePoint({ params, body: { kind: "tank" } }),
      client.locations.deleteSitePoint({ params }),
    ];
    const stranger = await harness.client(world.theirs.accounts.Admin);
    expect(await refusalsOf(changes(stranger))).toEqual([missing, missing]);
    expect((await refusalOf(set(stranger))).code).toBe("location_not_in_business");
    const low = { status: 403, code: "role_too_low" };
    const user = await harness.client(world.ours.accounts.User);
    expect(await refusalsOf([set(user), ...changes(user)])).toEqual([low, low, low]);
    const forbidden = { status: 403, code: "forbidden" };
    expect(await refusalsOf([set(crew), ...changes(crew)])).toEqual([forbidden, forbidden, forbidden]);
    expect(await onMap(crew)).toEqual([point]);
    await manager.locations.deleteSitePoint({ params });
  });

  it("are protected by the database", async () => {
    const { point } = await set(manager);
    const theirs = { ...NOBODY, accountId: world.theirs.accounts.Admin, businessId: world.theirs.id, isAdmin: true };
    const seen = await harness.ctx.database.as(theirs, (rows) => rows.selectFrom("site_points").selectAll().execute());
    expect(seen).toEqual([]);
    const place = { kind: "tank", latitude: 0, longitude: 0 } as const;
    const insert = harness.ctx.database.as(theirs, (rows) =>
      rows
        .insertInto("site_points")
        .values({ ...place, business_id: world.theirs.id, location_id: world.ours.location })
        .execute(),
    );
    await expect(insert).rejects.toThrow(/foreign key/);
    const responder = {
      ...NOBODY,
      accountId: world.verified.member,
      departmentId: world.verified.id,
      isDepartmentVerified: true,
    };
    const changed = await harness.ctx.database.as(responder, (rows) =>
      rows.updateTable("site_points").set({ latitude: 0 }).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
    await manager.locations.deleteSitePoint({ params: { id: point.id } });
  });

  it("are deleted and restored with their site", async () => {
    const admin = await harness.client(world.ours.accounts.Admin);
    const { point } = await set(manager);
    await admin.locations.deleteLocation({ params: { id: world.ours.location } });
    expect(await onMap(crew)).toBeUndefined();
    const { records } = await admin.deletedRecords.getDeletedRecords({ params: { business_id: world.ours.id } });
    const record = records.find(({ kind }) => kind === "location");
    await admin.deletedRecords.restoreDeletedRecord({ params: { id: record?.id ?? 0 } });
    expect(await onMap(crew)).toEqual([point]);
    await manager.locations.deleteSitePoint({ params: { id: point.id } });
  });

  it("are limited in number", async () => {
    const place = { kind: "hydrant", latitude: 44.6, longitude: -63.5 } as const;
    const own = { ...place, business_id: world.ours.id, location_id: world.ours.location };
    await harness.ctx.database.system((rows) =>
      rows
        .insertInto("site_points")
        .values(Array.from({ length: MOST_SITE_POINTS - 1 }, () => own))
        .execute(),
    );
    const tries = await Promise.allSettled([set(manager), set(manager)]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusalOf(set(manager))).toEqual({ status: 409, code: "site_points_full" });
  });
});
