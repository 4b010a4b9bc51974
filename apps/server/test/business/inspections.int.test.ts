import type { Client, Inspection, InspectionAnswer } from "@placard/api-client";
import { FILE_LIMITS } from "@placard/hazmat-core/business";
import { beforeEach, describe, expect, it } from "vitest";
import { tellOfDueInspections } from "../../src/mail/tell-of-due-inspections.ts";
import { NOBODY } from "../../src/db/scope.ts";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf, refusalsOf } from "../refusal.ts";
import { jpeg, pdf, png } from "../sample-files.ts";
import { createWorld, type World } from "../world.ts";

const DAY_MS = 86_400_000;
const missing = { status: 404, code: "not_found" };

let harness: Harness;
let world: World;
let manager: Client;
let user: Client;

/** A new server for each test, because counts include all rows. */
beforeEach(async () => {
  harness = await createHarness(); // its clock starts at 2026-11-21
  world = await createWorld(harness.ctx);
  manager = await harness.client(world.ours.accounts.Manager);
  user = await harness.client(world.ours.accounts.User);
  return () => harness[Symbol.asyncDispose]();
});

const id = () => world.ours.id;

async function plan(given: { interval?: "once" | "month"; due_on?: string; assignee_id?: number } = {}) {
  const { schedule } = await manager.inspections.insertInspectionSchedule({
    body: {
      location_id: world.ours.location,
      template: "fire_extinguishers",
      interval: "month",
      due_on: "2026-11-21",
      ...given,
    },
  });
  return schedule;
}

const begin = async (schedule_id: number, client = user): Promise<Inspection> =>
  (await client.inspections.insertInspection({ body: { schedule_id } })).inspection;

/** All items pass, except the given ones. */
const answersOf = ({ items }: Inspection, given: Readonly<Record<string, Partial<InspectionAnswer>>> = {}) =>
  items.map((item) => ({
    item: item.id,
    result: "pass" as const,
    note: "",
    owner_id: null,
    mend_by: null,
    is_high_risk: false,
    ...given[item.id],
  }));

const FAILED = { result: "fail", note: "Pin is gone", mend_by: "2026-11-28", is_high_risk: true } as const;

async function finish(round: Inspection, given: Parameters<typeof answersOf>[1] = {}, today = "2026-11-21") {
  const body = { answers: answersOf(round, given), version: round.version, today };
  return (await user.inspections.finishInspection({ params: { id: round.id }, body })).inspection;
}

const counts = async (today = "2026-11-21") => {
  const { status: _, ...rest } = await manager.inspections.getInspectionSummary({
    params: { id: id() },
    query: { today },
  });
  return rest;
};
const schedules = async (client = manager) =>
  (await client.inspections.getInspectionSchedules({ params: { id: id() } })).schedules;
const findingsThat = async (state: "open" | "mended") =>
  (await manager.inspections.getInspectionFindings({ params: { id: id() }, query: { state } })).findings;

describe("a schedule", () => {
  it("has location, interval, due date and assignee, listed by due date", async () => {
    const later = await plan({ due_on: "2026-12-24" });
    const sooner = await plan({ due_on: "2026-11-25", assignee_id: world.ours.contact });
    expect(await schedules()).toEqual([sooner, later]);
    expect(sooner).toMatchObject({ location_name: "Harbour Ice plant", assignee_name: "Jo Bell", last_done_on: null });
  });

  it("can be changed, paused and resumed on the version that was read", async () => {
    const { id: schedule, version } = await plan();
    const params = { id: schedule };
    const change = (body: object) => manager.inspections.updateInspectionSchedule({ params, body });
    const changed = await change({ interval: "quarter", assignee_id: world.ours.accounts.User, version });
    expect(changed.schedule).toMatchObject({
      interval: "quarter",
      assignee_name: "Harbour Ice User",
      due_on: "2026-11-21",
    });
    expect(await refusalOf(change({ interval: "week", version }))).toEqual({ status: 409, code: "edit_conflict" });
    await change({ is_active: false });
    expect(await counts()).toMatchObject({ upcoming: 0 });
    await change({ is_active: true, assignee_id: null });
    expect((await schedules())[0]).toMatchObject({ is_active: true, assignee_id: null, interval: "quarter" });
  });

  it("rejects locations and people of other businesses", async () => {
    const body = { template: "batteries", interval: "week", due_on: "2026-11-21" } as const;
    const insert = manager.inspections.insertInspectionSchedule;
    const [place, person] = await refusalsOf([
      insert({ body: { ...body, location_id: world.theirs.location } }),
      insert({ body: { ...body, location_id: world.ours.location, assignee_id: world.theirs.contact } }),
    ]);
    expect(place).toEqual({ status: 422, code: "location_not_in_business" });
    expect(person).toEqual({ status: 422, code: "contact_not_in_business" });
  });
});

const deleted = async () => (await manager.deletedRecords.getDeletedRecords({ params: { business_id: id() } })).records;
const restore = async (client = manager) => {
  const [record] = await deleted();
  return client.deletedRecords.restoreDeletedRecord({ params: { id: record?.id ?? 0 } });
};
const drop = (schedule: number, client = manager) =>
  client.inspections.deleteInspectionSchedule({ params: { id: schedule } });

describe("a deleted schedule", () => {
  it("removes its unfinished inspection, keeps finished ones, and is restored with both", async () => {
    const schedule = await plan({ interval: "month" });
    const done = await finish(await begin(schedule.id), { pin: FAILED });
    const round = await begin(schedule.id);
    const fields = { inspection_id: round.id, item: "pin" };
    const { photo } = await user.inspections.uploadInspectionPhoto({ fields, file: jpeg() });
    await drop(schedule.id);
    expect(await schedules()).toEqual([]);
    expect(await refusalOf(user.inspections.getInspection({ params: { id: round.id } }))).toEqual(missing);
    expect((await user.inspections.getInspection({ params: { id: done.id } })).inspection.schedule_id).toBeNull();
    expect(await findingsThat("open")).toHaveLength(1);
    expect(await deleted()).toMatchObject([
      { kind: "inspection_schedule", name: "Fire extinguishers", detail: "Harbour Ice plant", files_count: 1 },
    ]);
    expect(await refusalOf(restore(user))).toMatchObject({ status: 403 });
    await restore();
    expect((await schedules())[0]).toMatchObject({ last_done_on: "2026-11-21", open_inspection_id: round.id });
    expect((await user.inspections.getInspection({ params: { id: done.id } })).inspection.schedule_id).toBe(
      schedule.id,
    );
    const file = await user.inspections.getInspectionPhotoFile({ params: { id: photo.id } });
    expect(file.size).toBeGreaterThan(0);
  });

  it("can be deleted only by its own business", async () => {
    const { id: schedule } = await plan();
    const theirs = await harness.client(world.theirs.accounts.Manager);
    const refused = await refusalsOf([drop(schedule, user), drop(schedule, theirs), drop(999_999)]);
    expect(refused.map(({ status }) => status)).toEqual([403, 404, 404]);
    expect(await schedules()).toHaveLength(1);
  });
});

describe("the email about due inspections", () => {
  const standAt = (moment: string) => harness.advance(Date.parse(moment) - harness.ctx.now().getTime());
  const setZone = async (time_zone: string) => {
    const admin = await harness.client(world.ours.accounts.Admin);
    const details = {
      emergency_contact_name: "Jo",
      emergency_contact_phone: "902 555 0143",
      business_registration: "1",
    };
    const body = { ...details, general_business_email: "office@harbour.example", time_zone };
    await admin.businesses.updateBusinessRegistration({ params: { business_id: id() }, body });
  };

  /** @returns how many emails were sent */
  const tell = async (): Promise<number> => {
    const count = await tellOfDueInspections(harness.ctx);
    await harness.sendMails();
    return count;
  };
  const of = (to: string) => harness.mails.filter((mail) => mail.to === to);

  it("is sent once per due date to the assignee, or to the Admins", async () => {
    await plan({ due_on: "2026-11-22" });
    await plan({ due_on: "2026-11-24", assignee_id: world.ours.contact });
    const paused = await plan({ due_on: "2026-11-21" });
    await manager.inspections.updateInspectionSchedule({ params: { id: paused.id }, body: { is_active: false } });
    expect(await tell()).toBe(0);
    harness.advance(DAY_MS);
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    const [toAdmin] = of("harbour.ice.admin@people.example");
    expect(toAdmin?.subject).toBe("Inspection due: Fire extinguishers at Harbour Ice plant");
    expect(toAdmin?.text).toContain("- Fire extinguishers at Harbour Ice plant, due 2026-11-22");
    expect(toAdmin?.text).toContain("/dashboard/fire-safety");
    harness.advance(5 * DAY_MS);
    expect(await tell()).toBe(1);
    expect(harness.mails).toHaveLength(2);
    expect(harness.mails[1]?.text).toContain("due 2026-11-24");
  });

  it.each([
    ["America/Halifax", "2026-11-22", "2026-11-22T03:59:00Z", "2026-11-22T04:00:00Z"],
    ["America/Vancouver", "2027-07-10", "2027-07-10T06:59:00Z", "2027-07-10T07:00:00Z"],
  ])("is sent when the date starts in %s, and not before: %s", async (time_zone, due_on, before, after) => {
    await setZone(time_zone);
    await plan({ due_on });
    standAt(before);
    expect(await tell()).toBe(0);
    standAt(after);
    expect(await tell()).toBe(1);
    expect(harness.mails[0]?.text).toContain(`due ${due_on}\n`);
    expect(harness.mails[0]?.text).toContain(`in the time zone ${time_zone}.`);
  });

  it("states that dates are in UTC if no time zone is on file", async () => {
    await plan({ due_on: "2026-11-22" });
    standAt("2026-11-22T00:00:00Z");
    expect(await tell()).toBe(1);
    expect(harness.mails[0]?.text).toContain("due 2026-11-22 (UTC)");
    expect(harness.mails[0]?.text).toContain("An Admin can set your time zone in the registration details.");
  });

  it("is sent again for the next due date, but not for the same date chosen again", async () => {
    const { id: schedule } = await plan();
    const move = (due_on: string) =>
      manager.inspections.updateInspectionSchedule({ params: { id: schedule }, body: { due_on } });
    expect(await tell()).toBe(1);
    await move("2026-12-24");
    await move("2026-11-21");
    expect(await tell()).toBe(0);
    await finish(await begin(schedule));
    harness.advance(31 * DAY_MS);
    expect(await tell()).toBe(1);
  });
});

describe("an inspection", () => {
  it("has the items and sources of its template, and is one inspection for two people", async () => {
    const schedule = await plan();
    const [one, other] = await Promise.all([begin(schedule.id), begin(schedule.id, manager)]);
    expect(other.id).toBe(one.id);
    expect(one.name).toBe("Fire extinguishers");
    expect(one.items[0]).toMatchObject({ id: "visual", source: "OSHA 29 CFR, 1910.157(e)(2)" });
    expect((await schedules())[0]?.open_inspection_id).toBe(one.id);
    expect(await counts()).toMatchObject({ active: 1 });
  });

  it("keeps incomplete answers and reports a conflict with someone else's save", async () => {
    const round = await begin((await plan()).id);
    const params = { id: round.id };
    const some = answersOf(round, { visual: { result: null } }).slice(0, 2);
    const { inspection } = await user.inspections.updateInspection({ params, body: { answers: some, version: 1 } });
    expect(inspection).toMatchObject({ answers: some, saved_by: "Harbour Ice User", version: 2 });
    const stale = manager.inspections.updateInspection({ params, body: { answers: [], version: 1 } });
    await expect(stale).rejects.toMatchObject({
      problem: { code: "edit_conflict", current: { version: 2, answers: some } },
    });
  });

  it("creates findings, moves the due date and updates the counters when finished", async () => {
    const schedule = await plan({ due_on: "2026-10-31" });
    expect(await counts()).toMatchObject({ upcoming: 1, overdue: 1, high_risk_areas: 0 });
    const round = await begin(schedule.id);
    const done = await finish(round, { pin: { ...FAILED, owner_id: world.ours.contact }, label: { result: "na" } });
    expect(done).toMatchObject({ finished_by: "Harbour Ice User", done_on: "2026-11-21" });
    const [finding] = done.findings;
    expect(finding).toMatchObject({
      text: "Check that the pin and seal are in place.",
      note: "Pin is gone",
      owner_name: "Jo Bell",
      mend_by: "2026-11-28",
      is_high_risk: true,
      found_on: "2026-11-21",
      mended_at: null,
    });
    expect((await schedules())[0]).toMatchObject({
      due_on: "2026-11-30",
      last_done_on: "2026-11-21",
      open_inspection_id: null,
    });
    expect(await counts()).toEqual({
      active: 0,
      upcoming: 1,
      overdue: 0,
      high_risk_areas: 1,
      open_findings: 1,
      overdue_findings: 0,
    });
    expect(await counts("2026-11-22")).toMatchObject({ overdue_findings: 0 });
    const { inspections } = await manager.inspections.getInspections({ params: { id: id() }, query: {} });
    expect(inspections).toMatchObject([{ id: round.id, passed: 5, failed: 1, not_applicable: 1, open_findings: 1 }]);
  });

  it("cannot be finished with unanswered items, and cannot be changed afterwards", async () => {
    const round = await begin((await plan()).id);
    const params = { id: round.id };
    const half = user.inspections.finishInspection({
      params,
      body: { answers: answersOf(round, { pin: { result: "fail" }, place: { result: null } }) },
    });
    await expect(half).rejects.toMatchObject({
      problem: {
        code: "inspection_incomplete",
        fields: [{ path: "answers.place.result" }, { path: "answers.pin.note" }],
      },
    });
    await finish(round);
    const answers = answersOf(round);
    const refused = await refusalsOf([
      user.inspections.updateInspection({ params, body: { answers } }),
      user.inspections.finishInspection({ params, body: { answers } }),
      user.inspections.deleteInspection({ params }),
      user.inspections.uploadInspectionPhoto({ fields: { inspection_id: round.id, item: "pin" }, file: png() }),
    ]);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["inspection_finished"]));
  });

  it("uses the local date of the user unless it is far from the server's", async () => {
    const [one, other] = [await begin((await plan()).id), await begin((await plan()).id)];
    expect(await finish(one, {}, "2026-11-20")).toMatchObject({ done_on: "2026-11-20" });
    expect(await finish(other, {}, "2031-01-01")).toMatchObject({ done_on: "2026-11-21" });
  });

  it("scheduled once is not due any more afterwards", async () => {
    const schedule = await plan({ interval: "once" });
    await finish(await begin(schedule.id));
    expect((await schedules())[0]?.due_on).toBeNull();
    expect(await counts()).toMatchObject({ upcoming: 0, overdue: 0 });
  });

  it("is discarded with its photos, stays due and can be restored", async () => {
    const schedule = await plan();
    const round = await begin(schedule.id);
    const fields = { inspection_id: round.id, item: "pin" };
    const { photo } = await user.inspections.uploadInspectionPhoto({ fields, file: jpeg() });
    await user.inspections.deleteInspection({ params: { id: round.id } });
    expect(await refusalOf(user.inspections.getInspection({ params: { id: round.id } }))).toEqual(missing);
    expect(await refusalOf(user.inspections.getInspectionPhotoFile({ params: { id: photo.id } }))).toEqual(missing);
    expect((await schedules())[0]).toMatchObject({ due_on: "2026-11-21", open_inspection_id: null });
    const other = await begin(schedule.id);
    expect(await refusalOf(restore(user))).toEqual({ status: 409, code: "restore_place_taken" });
    await user.inspections.deleteInspection({ params: { id: other.id } });
    const first = (await deleted()).find(({ files_count }) => files_count === 1);
    const restored = () => user.deletedRecords.restoreDeletedRecord({ params: { id: first?.id ?? 0 } });
    await restored();
    expect((await schedules())[0]).toMatchObject({ open_inspection_id: round.id });
    expect((await user.inspections.getInspection({ params: { id: round.id } })).inspection.photos).toHaveLength(1);
    await user.inspections.deleteInspection({ params: { id: round.id } });
    await drop(schedule.id);
    const orphan = (await deleted()).find(({ kind, files_count }) => kind === "inspection" && files_count === 1);
    const late = user.deletedRecords.restoreDeletedRecord({ params: { id: orphan?.id ?? 0 } });
    expect(await refusalOf(late)).toEqual({ status: 409, code: "restore_parent_missing" });
  });

  it("is listed by location in pages, latest first", async () => {
    const { location_id } = await (
      await harness.client(world.ours.accounts.Admin)
    ).locations.insertLocation({
      body: { business_id: id(), name: "Shed", civic_address: "2 Pier", pin_later: true },
    });
    const body = { template: "exits", interval: "once", due_on: "2026-11-21" } as const;
    const { schedule } = await manager.inspections.insertInspectionSchedule({ body: { ...body, location_id } });
    const here = await begin((await plan()).id);
    harness.advance(1000);
    const there = await begin(schedule.id);
    const list = async (query: { location_id?: number; limit?: number; cursor?: string }) =>
      manager.inspections.getInspections({ params: { id: id() }, query });
    const first = await list({ limit: 1 });
    expect(first.inspections.map((line) => line.id)).toEqual([there.id]);
    const second = await list({ limit: 1, cursor: first.next_cursor ?? "" });
    expect(second.inspections.map((line) => line.id)).toEqual([here.id]);
    expect((await list({ location_id })).inspections.map((line) => line.id)).toEqual([there.id]);
  });
});

describe("inspection photos", () => {
  it("must be pictures, limited per item, for an existing item", async () => {
    const round = await begin((await plan()).id);
    const send = (item: string, file: File) =>
      user.inspections.uploadInspectionPhoto({ fields: { inspection_id: round.id, item }, file });
    for (let n = 0; n < FILE_LIMITS.inspectionPhoto.maxCount; n += 1) await send("pin", n % 2 ? png() : jpeg());
    const cutOff = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])], "a.jpg");
    const refused = await refusalsOf([
      send("pin", png()),
      send("roof", png()),
      send("label", pdf()),
      send("label", cutOff),
    ]);
    expect(refused.map(({ code }) => code)).toEqual([
      "inspection_photos_full",
      "not_found",
      "file_type_refused",
      "file_unreadable",
    ]);
    const { inspection } = await user.inspections.getInspection({ params: { id: round.id } });
    expect(inspection.photos).toHaveLength(4);
    const [photo] = inspection.photos;
    const params = { id: photo?.id ?? 0 };
    expect((await user.inspections.getInspectionPhotoFile({ params })).size).toBeGreaterThan(0);
    await user.inspections.deleteInspectionPhoto({ params });
    expect(await refusalOf(user.inspections.deleteInspectionPhoto({ params }))).toEqual(missing);
  });
});

describe("findings", () => {
  it("are assigned, corrected with a name and reopened", async () => {
    const round = await begin((await plan()).id);
    const [found] = (await finish(round, { pin: FAILED })).findings;
    const params = { id: found?.id ?? 0 };
    const change = {
      owner_id: world.ours.accounts.Admin,
      mend_by: "2026-11-24",
      is_high_risk: false,
      note: "No pin",
      version: 1,
    };
    const { finding } = await user.inspections.updateInspectionFinding({ params, body: change });
    expect(finding).toMatchObject({ ...change, owner_name: "Harbour Ice Admin", version: 2 });
    expect(await counts()).toMatchObject({ high_risk_areas: 0, open_findings: 1 });
    const mend = (version: number) =>
      user.inspections.mendInspectionFinding({ params, body: { mended_how: "New pin", version } });
    expect(await refusalOf(mend(1))).toEqual({ status: 409, code: "edit_conflict" });
    await mend(2);
    expect(await findingsThat("open")).toEqual([]);
    const [mended] = await findingsThat("mended");
    expect(mended).toMatchObject({ mended_by: "Harbour Ice User", mended_how: "New pin", version: 3 });
    expect(await counts()).toMatchObject({ open_findings: 0 });
    await user.inspections.reopenInspectionFinding({ params, body: { version: 3 } });
    expect(await findingsThat("open")).toMatchObject([{ id: params.id, mended_by: null, mended_how: null }]);
  });

  it("are overdue on the day after the due date", async () => {
    await finish(await begin((await plan()).id), { pin: FAILED });
    harness.advance(7 * DAY_MS);
    manager = await harness.client(world.ours.accounts.Manager);
    expect(await counts("2026-11-28")).toMatchObject({ overdue_findings: 0 });
    expect(await counts("2026-11-29")).toMatchObject({ overdue_findings: 1 });
  });

  it("accept assignees of the business only", async () => {
    const round = await begin((await plan()).id);
    const answers = answersOf(round, { pin: { ...FAILED, owner_id: world.theirs.contact } });
    const finished = user.inspections.finishInspection({ params: { id: round.id }, body: { answers } });
    expect(await refusalOf(finished)).toEqual({ status: 422, code: "contact_not_in_business" });
    const { inspection } = await user.inspections.getInspection({ params: { id: round.id } });
    expect(inspection).toMatchObject({ finished_at: null, findings: [] });
  });
});

describe("access to inspections", () => {
  /** All calls that access our rows. */
  async function callsOf(client: Client) {
    const schedule = await plan();
    const round = await begin(schedule.id);
    const fields = { inspection_id: round.id, item: "pin" };
    const { photo } = await user.inspections.uploadInspectionPhoto({ fields, file: png() });
    const done = await finish(await begin((await plan()).id), { pin: FAILED });
    const finding = { id: done.findings[0]?.id ?? 0 };
    const { inspections } = client;
    const ours = { id: id() };
    const inspection = { id: round.id };
    return {
      ofBusiness: () => [
        inspections.getInspectionSummary({ params: ours, query: {} }),
        inspections.getInspectionSchedules({ params: ours }),
        inspections.getInspections({ params: ours, query: {} }),
        inspections.getInspectionFindings({ params: ours, query: { state: "open" } }),
      ],
      reads: () => [
        inspections.getInspection({ params: inspection }),
        inspections.getInspectionPhotoFile({ params: { id: photo.id } }),
      ],
      plans: () => [inspections.updateInspectionSchedule({ params: { id: schedule.id }, body: { is_active: false } })],
      writes: () => [
        inspections.insertInspection({ body: { schedule_id: schedule.id } }),
        inspections.updateInspection({ params: inspection, body: { answers: [] } }),
        inspections.finishInspection({ params: inspection, body: { answers: answersOf(round) } }),
        inspections.deleteInspection({ params: inspection }),
        inspections.uploadInspectionPhoto({ fields, file: png() }),
        inspections.deleteInspectionPhoto({ params: { id: photo.id } }),
        inspections.updateInspectionFinding({ params: finding, body: { is_high_risk: false } }),
        inspections.mendInspectionFinding({ params: finding, body: { mended_how: "x" } }),
        inspections.reopenInspectionFinding({ params: finding, body: {} }),
      ],
    };
  }
  const codes = async (calls: readonly Promise<unknown>[]) =>
    new Set((await refusalsOf(calls)).map(({ status, code }) => `${status} ${code}`));

  it("is denied to another business, which does not learn what exists", async () => {
    const calls = await callsOf(await harness.client(world.theirs.accounts.Admin));
    expect(await codes(calls.ofBusiness())).toEqual(new Set(["403 forbidden"]));
    expect(await codes([...calls.reads(), ...calls.plans(), ...calls.writes()])).toEqual(new Set(["404 not_found"]));
    expect(await counts()).toMatchObject({ active: 1, open_findings: 1, high_risk_areas: 1 });
  });

  it("is denied to crews", async () => {
    const calls = await callsOf(await harness.client(world.verified.member));
    const all = [...calls.ofBusiness(), ...calls.reads(), ...calls.plans(), ...calls.writes()];
    expect(await codes(all)).toEqual(new Set(["403 forbidden"]));
  });

  it("lets a Viewer read, a User inspect and a Manager schedule", async () => {
    const viewer = await callsOf(await harness.client(world.ours.accounts.Viewer));
    await Promise.all([...viewer.ofBusiness(), ...viewer.reads()]);
    expect(await codes([...viewer.plans(), ...viewer.writes()])).toEqual(new Set(["403 role_too_low"]));
    const ours = await callsOf(user);
    expect(await codes(ours.plans())).toEqual(new Set(["403 role_too_low"]));
  });

  it("is enforced by the database", async () => {
    await finish(await begin((await plan()).id), { pin: FAILED });
    const theirs = { ...NOBODY, accountId: world.theirs.accounts.Admin, businessId: world.theirs.id, isAdmin: true };
    const crew = {
      ...NOBODY,
      accountId: world.verified.member,
      departmentId: world.verified.id,
      isDepartmentVerified: true,
    };
    for (const scope of [theirs, crew]) {
      for (const table of [
        "inspection_schedules",
        "inspections",
        "inspection_photos",
        "inspection_findings",
      ] as const) {
        expect(await harness.ctx.database.as(scope, (rows) => rows.selectFrom(table).select("id").execute())).toEqual(
          [],
        );
      }
    }
    const insert = harness.ctx.database.as(theirs, (rows) =>
      rows
        .insertInto("inspection_schedules")
        .values({
          business_id: world.theirs.id,
          location_id: world.ours.location,
          template: "exits",
          interval: "once",
          first_due: "2026-11-21",
          due_on: "2026-11-21",
          assignee_id: null,
        })
        .execute(),
    );
    await expect(insert).rejects.toThrow(/foreign key/);
  });
});

it("ends with the deletion of their location, which restores photos and all", async () => {
  const round = await begin((await plan()).id);
  const fields = { inspection_id: round.id, item: "pin" };
  const { photo } = await user.inspections.uploadInspectionPhoto({ fields, file: png() });
  const done = await finish(round, { pin: FAILED });
  const admin = await harness.client(world.ours.accounts.Admin);
  await admin.locations.deleteLocation({ params: { id: world.ours.location } });
  expect(await counts()).toMatchObject({ upcoming: 0, open_findings: 0 });
  const { records } = await admin.deletedRecords.getDeletedRecords({ params: { business_id: id() } });
  await admin.deletedRecords.restoreDeletedRecord({ params: { id: records[0]?.id ?? 0 } });
  const { inspection } = await user.inspections.getInspection({ params: { id: round.id } });
  expect(inspection).toEqual({ ...done, photos: [photo] });
  expect((await user.inspections.getInspectionPhotoFile({ params: { id: photo.id } })).size).toBeGreaterThan(0);
});
