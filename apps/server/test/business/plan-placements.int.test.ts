import type { Client } from "@placard/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NOBODY } from "../../src/db/scope.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf, refusalsOf } from "../refusal.ts";
import { pdf, png } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let manager: Client;
let crew: Client;
let plan: number;
const missing = { status: 404, code: "not_found" };

/** A square page whose bottom edge is on latitude 44.649, 0.001° of longitude wide. */
const TIE = {
  page: 1,
  aspect: 1,
  pairs: [
    { x: 0, y: 1, longitude: -63.5753, latitude: 44.649 },
    { x: 1, y: 1, longitude: -63.5743, latitude: 44.649 },
  ],
} as const;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  manager = await harness.client(world.ours.accounts.Manager);
  crew = await harness.client(world.verified.member);
  const fields = { location_id: world.ours.location, description: "Pier floor plan" };
  plan = (await manager.pictures.uploadPicture({ fields, file: pdf("plan.pdf") })).picture.id;
});
afterAll(() => harness[Symbol.asyncDispose]());

const place = (client: Client, body: Parameters<Client["pictures"]["updatePlanPlacement"]>[0]["body"] = asBody(TIE)) =>
  client.pictures.updatePlanPlacement({ params: { picture_id: plan }, body });
const takeOff = (client: Client) => client.pictures.deletePlanPlacement({ params: { picture_id: plan } });

function asBody({ pairs, ...rest }: typeof TIE) {
  return { ...rest, pairs: [{ ...pairs[0] }, { ...pairs[1] }] as [(typeof pairs)[0], (typeof pairs)[1]] };
}

/** The position of the plan in the record of the location. */
async function onRecord(client: Client) {
  const { pictures } = await client.pictures.getPicturesByLocation({ params: { location_id: world.ours.location } });
  return pictures.find(({ description }) => description.includes("floor plan"))?.placement;
}
/** The plan on the crews' map. */
async function onMap(client: Client) {
  const { geocoded_locations } = await client.geo.getAllLocationsGeocoded();
  return geocoded_locations.find(({ location_id }) => location_id === world.ours.location)?.plan;
}

describe("the map position of a floor plan", () => {
  it("is set by the business and read by crews: corners, author and time", async () => {
    expect(await onMap(crew)).toBeNull();
    const { placement } = await place(manager);
    expect(placement).toMatchObject({ ...TIE, placed_by: "Harbour Ice Manager" });
    // 0.001° of longitude is 0.001° · cos 44.649° = 0.0007114° of latitude on the ground.
    expect(placement.corners.map(([lon, lat]) => [lon.toFixed(5), lat.toFixed(5)])).toEqual([
      ["-63.57530", "44.64971"],
      ["-63.57430", "44.64971"],
      ["-63.57430", "44.64900"],
      ["-63.57530", "44.64900"],
    ]);
    expect(await onRecord(crew)).toEqual(placement);
    expect(await onMap(crew)).toEqual({ picture_id: plan, description: "Pier floor plan", ...placement });
    harness.advance(60_000);
    const again = await place(manager, { ...asBody(TIE), page: 2 });
    expect(again.placement).toMatchObject({ page: 2 });
    expect(again.placement.placed_at).not.toBe(placement.placed_at);
    expect(await onRecord(crew)).toEqual(again.placement);
    // Renaming a picture does not change its position.
    const named = await manager.pictures.updatePicture({
      params: { picture_id: plan },
      body: { description: "Pier floor plan" },
    });
    expect(named.picture.placement).toEqual(again.placement);
  });

  it("is rejected with a reason if implausible", async () => {
    const [one, other] = TIE.pairs;
    await harness.ctx.database.system((rows) =>
      rows
        .updateTable("locations")
        .set({ longitude: -63.5753, latitude: 44.649, precision: "registered" })
        .where("id", "=", world.ours.location)
        .execute(),
    );
    const wrong = (pairs: typeof TIE.pairs | [object, object]) =>
      place(manager, { ...asBody(TIE), pairs: pairs as ReturnType<typeof asBody>["pairs"] });
    const calls = [
      wrong([one, { ...other, x: 0.01 }]),
      wrong([one, { ...other, longitude: one.longitude, latitude: one.latitude }]),
      wrong([one, { ...other, longitude: -63.4 }]),
      wrong([
        { ...one, latitude: 44.7 },
        { ...other, latitude: 44.7 },
      ]),
    ];
    const refusals = await Promise.allSettled(calls);
    expect(refusals.map((each) => (each.status === "rejected" ? String(each.reason) : "placed"))).toEqual([
      expect.stringMatching(/too close together on the floor plan/),
      expect.stringMatching(/same position on the map/),
      expect.stringMatching(/more than 5 km long/),
      expect.stringMatching(/more than 2 km from the pin/),
    ]);
    expect((await onRecord(crew))?.page).toBe(2);
  });

  it("exists for floor plans only", async () => {
    const fields = { location_id: world.ours.location, description: "Gate" };
    const { picture } = await manager.pictures.uploadPicture({ fields, file: png() });
    const params = { picture_id: picture.id };
    expect(await refusalOf(manager.pictures.updatePlanPlacement({ params, body: asBody(TIE) }))).toEqual(missing);
  });

  it("can be set by a Manager for plans of their own business only", async () => {
    const before = await onRecord(manager);
    const writes = (client: Client) => [place(client), takeOff(client)];
    const stranger = await harness.client(world.theirs.accounts.Admin);
    expect(await refusalsOf(writes(stranger))).toEqual([missing, missing]);
    const low = { status: 403, code: "role_too_low" };
    expect(await refusalsOf(writes(await harness.client(world.ours.accounts.User)))).toEqual([low, low]);
    const forbidden = { status: 403, code: "forbidden" };
    expect(await refusalsOf(writes(crew))).toEqual([forbidden, forbidden]);
    expect(await onRecord(manager)).toEqual(before);
  });

  it("is protected by the database", async () => {
    const theirs = { ...NOBODY, accountId: world.theirs.accounts.Admin, businessId: world.theirs.id, isAdmin: true };
    const seen = await harness.ctx.database.as(theirs, (rows) =>
      rows.selectFrom("plan_placements").selectAll().execute(),
    );
    expect(seen).toEqual([]);
    const values = { page: 1, aspect: 1, pairs: JSON.stringify(TIE.pairs), business_id: world.theirs.id };
    const insert = harness.ctx.database.as(theirs, (rows) =>
      rows
        .insertInto("plan_placements")
        .values({ ...values, picture_id: plan + 1 })
        .execute(),
    );
    await expect(insert).rejects.toThrow(/foreign key/);
    const changed = await harness.ctx.database.as(
      { ...NOBODY, accountId: world.verified.member, departmentId: world.verified.id, isDepartmentVerified: true },
      (rows) => rows.updateTable("plan_placements").set({ page: 9 }).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
  });

  it("can be removed and restored, but not over a later one", async () => {
    const { placement } = await place(manager);
    const recordOf = async () => {
      const { records } = await manager.deletedRecords.getDeletedRecords({ params: { business_id: world.ours.id } });
      return records.find(({ kind }) => kind === "plan_placement");
    };
    const restore = async () =>
      manager.deletedRecords.restoreDeletedRecord({ params: { id: (await recordOf())?.id ?? 0 } });
    await takeOff(manager);
    expect(await onMap(crew)).toBeNull();
    expect(await refusalOf(takeOff(manager))).toEqual(missing);
    expect(await recordOf()).toMatchObject({ name: "Pier floor plan" });
    await place(manager, { ...asBody(TIE), page: 3 });
    expect(await refusalOf(restore())).toEqual({ status: 409, code: "restore_place_taken" });
    await harness.ctx.database.system((rows) => rows.deleteFrom("plan_placements").execute());
    await restore();
    expect(await onRecord(crew)).toEqual(placement);
  });

  it("is deleted and restored with plan and site, and never applies to another file", async () => {
    const admin = await harness.client(world.ours.accounts.Admin);
    const placement = await onRecord(crew);
    const restore = async (kind: string) => {
      const { records } = await admin.deletedRecords.getDeletedRecords({ params: { business_id: world.ours.id } });
      await admin.deletedRecords.restoreDeletedRecord({
        params: { id: records.find((one) => one.kind === kind)?.id ?? 0 },
      });
    };
    await manager.pictures.deletePicture({ params: { picture_id: plan } });
    const fields = { location_id: world.ours.location, description: "New floor plan" };
    const { picture } = await manager.pictures.uploadPicture({ fields, file: pdf("new.pdf") });
    expect(picture.placement).toBeNull();
    expect(await onMap(crew)).toBeNull();
    await manager.pictures.deletePicture({ params: { picture_id: picture.id } });
    const { records } = await admin.deletedRecords.getDeletedRecords({ params: { business_id: world.ours.id } });
    const first = records.find(({ name }) => name === "Pier floor plan");
    await admin.deletedRecords.restoreDeletedRecord({ params: { id: first?.id ?? 0 } });
    expect(await onRecord(crew)).toEqual(placement);
    await admin.locations.deleteLocation({ params: { id: world.ours.location } });
    expect(await onMap(crew)).toBeUndefined();
    await restore("location");
    expect(await onRecord(crew)).toEqual(placement);
  });
});
