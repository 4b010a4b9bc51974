import type { Client } from "@placard/api-client";
import { CHECKLIST_LIMITS } from "@placard/hazmat-core/business";
import { beforeEach, describe, expect, it } from "vitest";
import { tellOfDueInspections } from "../../src/mail/tell-of-due-inspections.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf, refusalsOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

const missing = { status: 404, code: "not_found" };

let harness: Harness;
let world: World;
let manager: Client;
let user: Client;

/** A new server for each test, because counts and deletions include all rows. */
beforeEach(async () => {
  harness = await createHarness(); // its clock starts at 2026-11-21
  world = await createWorld(harness.ctx);
  manager = await harness.client(world.ours.accounts.Manager);
  user = await harness.client(world.ours.accounts.User);
  return () => harness[Symbol.asyncDispose]();
});

const id = () => world.ours.id;
const item = (text: string, hint: string | null = null, itemId: string | null = null) => ({ id: itemId, text, hint });
const FORKS = item("Check the forks.", "Both heels");
const HORN = item("Check the horn.");

const make = async (name = "Forklifts", items = [FORKS, HORN], client = manager) =>
  (await client.inspections.insertInspectionChecklist({ body: { name, items } })).checklist;
const change = async (
  checklist: number,
  body: Parameters<typeof manager.inspections.updateInspectionChecklist>[0]["body"],
) => (await manager.inspections.updateInspectionChecklist({ params: { id: checklist }, body })).checklist;
const drop = (checklist: number, client = manager) =>
  client.inspections.deleteInspectionChecklist({ params: { id: checklist } });
const lists = async (client = manager) =>
  (await client.inspections.getInspectionChecklists({ params: { id: id() } })).checklists;
const versions = async (checklist: number, client = manager) =>
  (await client.inspections.getInspectionChecklistVersions({ params: { id: checklist }, query: {} })).versions;
const plan = async (checklist_id: number) =>
  (
    await manager.inspections.insertInspectionSchedule({
      body: { location_id: world.ours.location, checklist_id, interval: "month", due_on: "2026-11-21" },
    })
  ).schedule;
const begin = async (schedule_id: number) =>
  (await user.inspections.insertInspection({ body: { schedule_id } })).inspection;
const roundOf = async (round: number) => (await user.inspections.getInspection({ params: { id: round } })).inspection;
const deleted = async () => (await manager.deletedRecords.getDeletedRecords({ params: { business_id: id() } })).records;
const restore = (record: number, client = manager) =>
  client.deletedRecords.restoreDeletedRecord({ params: { id: record } });

describe("a checklist of a business", () => {
  it("states its author and is listed by name", async () => {
    const forklifts = await make();
    await make("dock leveller", [HORN]);
    expect((await lists(user)).map(({ name }) => name)).toEqual(["dock leveller", "Forklifts"]);
    expect(forklifts).toMatchObject({
      items: [
        { id: "item_1", text: "Check the forks.", hint: "Both heels" },
        { id: "item_2", text: "Check the horn.", hint: null },
      ],
      created_by: "Harbour Ice Manager",
      saved_by: "Harbour Ice Manager",
      version: 1,
      schedules_count: 0,
    });
  });

  it("keeps every version, with stable item ids over moves, edits and removals", async () => {
    const first = await make();
    const second = await change(first.id, {
      name: "Forklifts every morning",
      items: [
        item("Check the horn twice.", null, "item_2"),
        item("Check the mast."),
        item("Check the forks.", "", "item_1"),
      ],
      version: 1,
    });
    expect(second.items).toEqual([
      { id: "item_2", text: "Check the horn twice.", hint: null },
      { id: "item_3", text: "Check the mast.", hint: null },
      { id: "item_1", text: "Check the forks.", hint: null },
    ]);
    const kept = await versions(first.id, user);
    expect(kept.map(({ version, name }) => [version, name])).toEqual([
      [2, "Forklifts every morning"],
      [1, "Forklifts"],
    ]);
    expect(kept[1]?.items).toEqual(first.items);
    // Saving the same content again is not a change.
    expect(await change(first.id, { name: second.name, items: second.items, version: 2 })).toEqual(second);
  });

  it("reports a conflict with someone else's save", async () => {
    const { id: checklist } = await make();
    const theirs = await change(checklist, { name: "Theirs", items: [HORN], version: 1 });
    await expect(change(checklist, { name: "Mine", items: [FORKS], version: 1 })).rejects.toMatchObject({
      problem: { code: "edit_conflict", current: theirs },
    });
    expect((await lists())[0]?.name).toBe("Theirs");
  });

  it("rejects users without permission, other businesses and too many checklists", async () => {
    const { id: checklist } = await make();
    const theirs = await harness.client(world.theirs.accounts.Manager);
    const body = { name: "Forklifts", items: [FORKS] };
    const edit = (client: Client) => client.inspections.updateInspectionChecklist({ params: { id: checklist }, body });
    const planned = { location_id: world.theirs.location, interval: "week", due_on: "2026-11-21" } as const;
    const refused = await refusalsOf([
      make("Forklifts", [FORKS], user),
      edit(user),
      drop(checklist, user),
      edit(theirs),
      drop(checklist, theirs),
      versions(checklist, theirs),
      theirs.inspections.insertInspectionSchedule({ body: { ...planned, checklist_id: checklist } }),
      theirs.inspections.insertInspectionSchedule({ body: planned }),
      theirs.inspections.insertInspectionSchedule({
        body: { ...planned, template: "batteries", checklist_id: checklist },
      }),
      make("Forklifts", []),
      make(
        "Forklifts",
        Array.from({ length: CHECKLIST_LIMITS.items + 1 }, () => FORKS),
      ),
      make("x".repeat(CHECKLIST_LIMITS.name + 1)),
      make("Forklifts", [item("x".repeat(CHECKLIST_LIMITS.text + 1))]),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([
      403,
      403,
      403,
      404,
      404,
      404,
      422,
      ...Array<number>(6).fill(400),
    ]);
    expect(refused[6]?.code).toBe("checklist_not_in_business");
  });
});

describe("an inspection with an own checklist", () => {
  it("keeps the version it started with, and the next one uses the newest", async () => {
    const checklist = await make();
    const schedule = await plan(checklist.id);
    expect(schedule).toMatchObject({ template: null, checklist_id: checklist.id, checklist_name: "Forklifts" });
    const round = await begin(schedule.id);
    await change(checklist.id, { name: "Forklifts and trucks", items: [item("Check the tyres.")], version: 1 });
    const asked = { name: "Forklifts", checklist_id: checklist.id, checklist_version: 1, template: null };
    expect(await roundOf(round.id)).toMatchObject({ ...asked, items: round.items });
    expect(round.items[0]).toEqual({ id: "item_1", text: "Check the forks.", hint: "Both heels", source: null });
    const answers = round.items.map(({ id: one }) => ({
      item: one,
      result: "pass" as const,
      note: "",
      owner_id: null,
      mend_by: null,
      is_high_risk: false,
    }));
    await user.inspections.finishInspection({ params: { id: round.id }, body: { answers } });
    expect(await begin(schedule.id)).toMatchObject({
      name: "Forklifts and trucks",
      checklist_version: 2,
      items: [{ text: "Check the tyres." }],
    });
    expect(await roundOf(round.id)).toMatchObject(asked);
    expect((await lists())[0]?.schedules_count).toBe(1);
  });

  it("is listed by the current name of the checklist", async () => {
    const checklist = await make();
    await plan(checklist.id);
    await change(checklist.id, { name: "Forklifts and trucks", items: [HORN], version: 1 });
    await tellOfDueInspections(harness.ctx);
    await harness.sendMails();
    expect(harness.mails[0]?.subject).toBe("Inspection due: Forklifts and trucks at Harbour Ice plant");
  });
});

describe("a deleted checklist", () => {
  it("cannot be deleted while scheduled, and is restored with its versions", async () => {
    const { id: checklist } = await make();
    const schedule = await plan(checklist);
    const round = await begin(schedule.id);
    await change(checklist, { name: "Forklifts", items: [HORN], version: 1 });
    expect(await refusalOf(drop(checklist))).toEqual({ status: 409, code: "checklist_in_use" });
    await manager.inspections.deleteInspectionSchedule({ params: { id: schedule.id } });
    await drop(checklist);
    expect(await lists()).toEqual([]);
    const [list, planned] = await deleted();
    expect([list?.kind, list?.name, planned?.kind]).toEqual([
      "inspection_checklist",
      "Forklifts",
      "inspection_schedule",
    ]);
    const refused = await refusalsOf([restore(planned?.id ?? 0), restore(list?.id ?? 0, user)]);
    expect(refused).toEqual([
      { status: 409, code: "restore_parent_missing" },
      { status: 403, code: "role_too_low" },
    ]);
    await restore(list?.id ?? 0);
    await restore(planned?.id ?? 0);
    expect(await versions(checklist)).toHaveLength(2);
    expect(await roundOf(round.id)).toMatchObject({ checklist_version: 1, items: round.items });
  });

  it("must be restored before a location that schedules it", async () => {
    const { id: checklist } = await make();
    await plan(checklist);
    await manager.locations.deleteLocation({ params: { id: world.ours.location } });
    await drop(checklist);
    const [list, place] = await deleted();
    expect(await refusalOf(restore(place?.id ?? 0))).toEqual({ status: 409, code: "restore_parent_missing" });
    await restore(list?.id ?? 0);
    await restore(place?.id ?? 0);
    expect((await lists())[0]?.schedules_count).toBe(1);
  });

  it("leaves finished inspections unchanged", async () => {
    const { id: checklist } = await make("Once", [HORN]);
    const schedule = await plan(checklist);
    const round = await begin(schedule.id);
    const answer = {
      item: "item_1",
      result: "na",
      note: "",
      owner_id: null,
      mend_by: null,
      is_high_risk: false,
    } as const;
    await user.inspections.finishInspection({ params: { id: round.id }, body: { answers: [answer] } });
    await manager.inspections.deleteInspectionSchedule({ params: { id: schedule.id } });
    await drop(checklist);
    expect(await roundOf(round.id)).toMatchObject({ name: "Once", items: round.items, checklist_version: 1 });
    expect(await refusalOf(versions(checklist))).toEqual(missing);
  });
});
