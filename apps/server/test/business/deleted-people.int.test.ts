import type { Client } from "@placard/api-client";
import { FILE_LIMITS } from "@placard/hazmat-core/business";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf, refusalsOf } from "../refusal.ts";
import { pdf, png } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let admin: Client;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
});
beforeEach(async () => {
  admin = await harness.client(world.ours.accounts.Admin); // the clock moves and ends sessions
});
afterAll(() => harness[Symbol.asyncDispose]());

const business_id = () => world.ours.id;
const restore = (id: number, client = admin) => client.deletedRecords.restoreDeletedRecord({ params: { id } });
const deleted = async () =>
  (await admin.deletedRecords.getDeletedRecords({ params: { business_id: business_id() } })).records;
const usersOf = async () => (await admin.people.getBusinessUsers({ params: { business_id: business_id() } })).users;

async function newestRecord(kind: string): Promise<number> {
  const record = (await deleted()).find((one) => one.kind === kind);
  if (record === undefined) throw new Error(`No ${kind} is among the deleted.`);
  return record.id;
}

describe("a deleted user", () => {
  it("cannot sign in, and is restored with role and password but without sessions", async () => {
    const id = world.ours.accounts.Manager;
    const manager = await harness.client(id);
    const before = (await usersOf()).find((user) => user.id === id);
    const { location_id } = await admin.locations.insertLocation({
      body: { business_id: business_id(), name: "Managed", civic_address: "1", pin_later: true, contact_id: id },
    });
    await admin.people.deleteUser({ params: { id } });
    expect((await usersOf()).map((user) => user.id)).not.toContain(id);
    const signedOut = { status: 401, code: "not_signed_in" };
    const read = () => manager.people.getBusinessUsers({ params: { business_id: business_id() } });
    expect(await refusalOf(read())).toEqual(signedOut);
    expect((await deleted())[0]).toMatchObject({ kind: "user", name: before?.name, detail: before?.email });

    await restore(await newestRecord("user"));
    expect((await usersOf()).find((user) => user.id === id)).toEqual(before);
    expect(await refusalOf(read())).toEqual(signedOut);
    await harness.client(id); // needs a new sign-in
    const { locations } = await admin.locations.getLocationsByBusiness({ params: { id: business_id() } });
    expect(locations.find((location) => location.id === location_id)?.contact_name).toBe(before?.name);
  });

  it("can be restored only by an Admin of the business, and the last Admin cannot be deleted", async () => {
    const params = { id: world.ours.accounts.Admin };
    expect(await refusalOf(admin.people.deleteUser({ params }))).toEqual({ status: 409, code: "last_admin" });
    await admin.people.deleteUser({ params: { id: world.ours.accounts.Viewer } });
    const record = await newestRecord("user");
    const manager = await harness.client(world.ours.accounts.Manager);
    const theirs = await harness.client(world.theirs.accounts.Admin);
    expect(await refusalsOf([restore(record, manager), restore(record, theirs)])).toMatchObject([
      { status: 403 },
      { status: 404 },
    ]);
    await restore(record);
  });

  it("cannot be restored while another account uses the address", async () => {
    const id = world.ours.accounts.User;
    const user = (await usersOf()).find((one) => one.id === id);
    await admin.people.deleteUser({ params: { id } });
    const setAddress = (email: string) =>
      harness.ctx.database.system((rows) =>
        rows.updateTable("accounts").set({ email }).where("id", "=", world.ours.accounts.Viewer).execute(),
      );
    await setAddress(user?.email ?? "");
    const record = await newestRecord("user");
    expect(await refusalOf(restore(record))).toEqual({ status: 409, code: "email_taken" });
    await setAddress("free@ours.example");
    await restore(record);
  });

  it("can be restored after a change to a smaller plan", async () => {
    const { Viewer, User } = world.ours.accounts;
    await admin.people.deleteUser({ params: { id: User } });
    const record = await newestRecord("user");
    const rows = <Answer>(run: Parameters<typeof harness.ctx.database.system<Answer>>[0]) =>
      harness.ctx.database.system(run);
    const setTier = (tier: 1 | 2 | 3) =>
      rows((db) => db.updateTable("businesses").set({ tier }).where("id", "=", business_id()).execute());
    const { tier } = await rows((db) =>
      db.selectFrom("businesses").select("tier").where("id", "=", business_id()).executeTakeFirstOrThrow(),
    );
    await setTier(1);
    await restore(record);
    await setTier(tier);
    expect((await usersOf()).map(({ id }) => id)).toEqual(expect.arrayContaining([User, Viewer]));
  });
});

describe("a deleted point", () => {
  it("is restored to its floor plan or map unchanged", async () => {
    const fields = { location_id: world.ours.location, description: "Hall floor plan" };
    const plan = (await admin.pictures.uploadPicture({ fields, file: pdf("plan.pdf") })).picture.id;
    const { point } = await admin.pictures.insertPlanPoint({
      body: { picture_id: plan, kind: "gas_shutoff", page: 1, x: 0.25, y: 0.75, note: "Yellow valve" },
    });
    const { point: onMap } = await admin.locations.insertSitePoint({
      body: { location_id: world.ours.location, kind: "key_box", latitude: 44.6, longitude: -63.5, note: "Gate" },
    });
    await admin.pictures.deletePlanPoint({ params: { id: point.id } });
    await admin.locations.deleteSitePoint({ params: { id: onMap.id } });
    const [site, ofPlan] = await deleted();
    expect(ofPlan).toMatchObject({ kind: "plan_point", name: "gas_shutoff" });
    expect(ofPlan?.detail).toMatch(/^Yellow valve, /);
    expect(site).toMatchObject({ kind: "site_point", name: "key_box" });
    await restore(ofPlan?.id ?? 0);
    await restore(site?.id ?? 0);
    expect((await admin.pictures.getPlanPoints({ params: { picture_id: plan } })).points).toEqual([point]);
    const { locations } = await admin.locations.getLocationsByBusiness({ params: { id: business_id() } });
    expect(locations.find(({ id }) => id === world.ours.location)?.points).toEqual([onMap]);

    await admin.pictures.deletePlanPoint({ params: { id: point.id } });
    const again = await newestRecord("plan_point");
    await admin.pictures.deletePicture({ params: { picture_id: plan } });
    const missing = { status: 409, code: "restore_parent_missing" };
    expect(await refusalOf(restore(again))).toEqual(missing);
    await restore(await newestRecord("picture"));
    const user = await harness.client(world.ours.accounts.User);
    expect(await refusalOf(restore(again, user))).toMatchObject({ status: 403 });
    await restore(again);
    expect((await admin.pictures.getPlanPoints({ params: { picture_id: plan } })).points).toEqual([point]);
  });
});

describe("a deleted inspection photo", () => {
  it("is restored with its file if there is space and the inspection is unfinished", async () => {
    const { schedule } = await admin.inspections.insertInspectionSchedule({
      body: {
        location_id: world.ours.location,
        template: "fire_extinguishers",
        interval: "month",
        due_on: "2026-11-21",
      },
    });
    const { inspection: round } = await admin.inspections.insertInspection({ body: { schedule_id: schedule.id } });
    const fields = { inspection_id: round.id, item: "pin" };
    const send = () => admin.inspections.uploadInspectionPhoto({ fields, file: png() });
    await send();
    const photos = async () => (await admin.inspections.getInspection({ params: { id: round.id } })).inspection.photos;
    const [photo] = await photos();
    const params = { id: photo?.id ?? 0 };
    const file = async () =>
      new Uint8Array(await (await admin.inspections.getInspectionPhotoFile({ params })).arrayBuffer());
    const before = await file();
    await admin.inspections.deleteInspectionPhoto({ params });
    const record = await newestRecord("inspection_photo");
    for (let n = 0; n < FILE_LIMITS.inspectionPhoto.maxCount; n += 1) await send();
    expect(await refusalOf(restore(record))).toEqual({ status: 409, code: "restore_place_taken" });
    const [newer] = await photos();
    await admin.inspections.deleteInspectionPhoto({ params: { id: newer?.id ?? 0 } });
    await restore(record);
    expect(await file()).toEqual(before);

    await admin.inspections.deleteInspectionPhoto({ params });
    const late = await newestRecord("inspection_photo");
    const answers = round.items.map(({ id }) => ({
      item: id,
      result: "pass" as const,
      note: "",
      owner_id: null,
      mend_by: null,
      is_high_risk: false,
    }));
    const { inspection: open } = await admin.inspections.getInspection({ params: { id: round.id } });
    const body = { answers, version: open.version, today: "2026-11-21" };
    await admin.inspections.finishInspection({ params: { id: round.id }, body });
    expect(await refusalOf(restore(late))).toEqual({ status: 409, code: "inspection_finished" });
  });
});
