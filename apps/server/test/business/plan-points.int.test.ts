import type { Client } from "@placard/api-client";
import { MOST_PLAN_POINTS, PLAN_POINT_KINDS } from "@placard/hazmat-core/business";
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

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  manager = await harness.client(world.ours.accounts.Manager);
  crew = await harness.client(world.verified.member);
  plan = await upload(manager, world.ours.location);
});
afterAll(() => harness[Symbol.asyncDispose]());

async function upload(client: Client, location_id: number): Promise<number> {
  const fields = { location_id, description: "Pier floor plan" };
  return (await client.pictures.uploadPicture({ fields, file: pdf("plan.pdf") })).picture.id;
}

const mark = (client: Client, picture_id = plan) =>
  client.pictures.insertPlanPoint({
    body: { picture_id, kind: "gas_shutoff", page: 1, x: 0.25, y: 0.75, note: "Yellow valve" },
  });
const pointsOf = async (client: Client, picture_id = plan) =>
  (await client.pictures.getPlanPoints({ params: { picture_id } })).points;

describe("points of a floor plan", () => {
  it("are added, moved and removed by the business, and shown to crews with their author", async () => {
    const { point } = await mark(manager);
    expect(await pointsOf(crew)).toEqual([point]);
    expect(point).toMatchObject({ kind: "gas_shutoff", x: 0.25, y: 0.75, note: "Yellow valve" });
    expect(point.updated_by).toBe("Harbour Ice Manager");
    harness.advance(60_000);
    const params = { id: point.id };
    const moved = await manager.pictures.updatePlanPoint({ params, body: { x: 0.5 } });
    expect(moved.point).toMatchObject({ x: 0.5, y: 0.75, kind: "gas_shutoff", note: "Yellow valve" });
    expect(moved.point.updated_at).not.toBe(point.updated_at);
    await manager.pictures.updatePlanPoint({ params, body: { kind: "water_shutoff", page: 2, note: "" } });
    expect(await pointsOf(crew)).toMatchObject([{ kind: "water_shutoff", page: 2, note: null }]);
    await manager.pictures.deletePlanPoint({ params });
    expect(await pointsOf(crew)).toEqual([]);
    expect(await refusalOf(manager.pictures.deletePlanPoint({ params }))).toEqual(missing);
  });

  it("have a type that has a symbol", async () => {
    for (const kind of PLAN_POINT_KINDS) {
      const body = { picture_id: plan, kind, page: 1, x: 0, y: 1 };
      const { point } = await manager.pictures.insertPlanPoint({ body });
      await manager.pictures.deletePlanPoint({ params: { id: point.id } });
    }
    const answer = await harness.app.request("http://placard.test/api/insert-plan-point", {
      method: "POST",
      headers: {
        "x-placard-client": "test",
        cookie: `placard_session=${await harness.cookie(world.ours.accounts.Manager)}`,
      },
      body: JSON.stringify({ picture_id: plan, kind: "treasure", page: 1, x: 0, y: 1.01 }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: [{ path: "kind" }, { path: "y" }] });
  });

  it("are only allowed on floor plans", async () => {
    const fields = { location_id: world.ours.location, description: "Gate" };
    const { picture } = await manager.pictures.uploadPicture({ fields, file: png() });
    expect(await refusalOf(mark(manager, picture.id))).toEqual(missing);
    expect(await refusalOf(pointsOf(crew, picture.id))).toEqual(missing);
  });

  it("can be set by a Manager on plans of their own business only", async () => {
    const { point } = await mark(manager);
    const params = { id: point.id };
    const writes = (client: Client) => [
      mark(client),
      client.pictures.updatePlanPoint({ params, body: { x: 0 } }),
      client.pictures.deletePlanPoint({ params }),
    ];
    const eachRefused = async (client: Client, refusal: { status: number; code: string }) => {
      const calls = writes(client);
      expect(await refusalsOf(calls)).toEqual(calls.map(() => refusal));
    };
    await eachRefused(await harness.client(world.theirs.accounts.Admin), missing);
    await eachRefused(await harness.client(world.ours.accounts.User), { status: 403, code: "role_too_low" });
    await eachRefused(crew, { status: 403, code: "forbidden" });
    expect(await refusalOf(pointsOf(await harness.client(world.theirs.accounts.Admin)))).toEqual(missing);
    const pending = await harness.client(world.pending.member);
    expect(await refusalOf(pointsOf(pending))).toMatchObject({ code: "department_not_verified" });
    expect(await pointsOf(manager)).toEqual([point]);
    await manager.pictures.deletePlanPoint({ params });
  });

  it("are protected by the database", async () => {
    const { point } = await mark(manager);
    const theirs = { ...NOBODY, accountId: world.theirs.accounts.Admin, businessId: world.theirs.id, isAdmin: true };
    const seen = await harness.ctx.database.as(theirs, (rows) => rows.selectFrom("plan_points").selectAll().execute());
    expect(seen).toEqual([]);
    const insert = harness.ctx.database.as(theirs, (rows) =>
      rows
        .insertInto("plan_points")
        .values({ business_id: world.theirs.id, picture_id: plan, kind: "tank", page: 1, x: 0, y: 0 })
        .execute(),
    );
    await expect(insert).rejects.toThrow(/foreign key/);
    const changed = await harness.ctx.database.as(
      { ...NOBODY, accountId: world.verified.member, departmentId: world.verified.id, isDepartmentVerified: true },
      (rows) => rows.updateTable("plan_points").set({ x: 0 }).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
    await manager.pictures.deletePlanPoint({ params: { id: point.id } });
  });

  it("are audited when crews read them", async () => {
    const entries = () =>
      harness.ctx.database.system((rows) =>
        rows.selectFrom("audit_entries").select("action").where("action", "=", "plan_points").execute(),
      );
    const before = (await entries()).length;
    await pointsOf(crew);
    await pointsOf(manager);
    expect(await entries()).toHaveLength(before + 1);
  });

  it("are deleted and restored with their plan and site", async () => {
    const admin = await harness.client(world.ours.accounts.Admin);
    const params = { business_id: world.ours.id };
    const restore = async (kind: string) => {
      const { records } = await admin.deletedRecords.getDeletedRecords({ params });
      const record = records.find((one) => one.kind === kind);
      await admin.deletedRecords.restoreDeletedRecord({ params: { id: record?.id ?? 0 } });
    };
    const { point } = await mark(manager);
    await manager.pictures.deletePicture({ params: { picture_id: plan } });
    expect(await refusalOf(pointsOf(crew))).toEqual(missing);
    await restore("picture");
    expect(await pointsOf(crew)).toEqual([point]);
    await admin.locations.deleteLocation({ params: { id: world.ours.location } });
    await restore("location");
    expect(await pointsOf(crew)).toEqual([point]);
    await manager.pictures.deletePlanPoint({ params: { id: point.id } });
  });

  it("are limited in number", async () => {
    await harness.ctx.database.system((rows) =>
      rows
        .insertInto("plan_points")
        .values(
          Array.from({ length: MOST_PLAN_POINTS - 1 }, () => ({
            business_id: world.ours.id,
            picture_id: plan,
            kind: "hydrant" as const,
            page: 1,
            x: 0.5,
            y: 0.5,
          })),
        )
        .execute(),
    );
    const tries = await Promise.allSettled([mark(manager), mark(manager)]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusalOf(mark(manager))).toEqual({ status: 409, code: "plan_points_full" });
  });
});
