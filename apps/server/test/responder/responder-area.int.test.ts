import type { Client } from "@placard/api-client";
import { unNumber } from "@placard/hazmat-core";
import { checklistGuide } from "@placard/hazmat-core/checklists";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

let harness: Harness;
let world: World;
let member: Client;
let admin: Client;

beforeEach(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  member = await harness.client(world.verified.member);
  admin = await harness.client(world.verified.admin);
});
afterEach(() => harness[Symbol.asyncDispose]());

const audited = (action: string) =>
  harness.ctx.database.system((rows) =>
    rows
      .selectFrom("audit_entries")
      .select(["account_id", "department_id", "business_id"])
      .where("action", "=", action)
      .orderBy("id")
      .execute(),
  );

describe("business records", () => {
  it("are found by name, address and site, and every access is audited", async () => {
    const { businesses } = await member.businesses.searchBusinesses({ query: { query: "harbour ice pier" } });
    expect(businesses).toMatchObject([{ business_id: world.ours.id, chemicals_count: 1, locations_count: 1 }]);
    expect(await audited("business_search")).toEqual([
      { account_id: world.verified.member, department_id: world.verified.id, business_id: world.ours.id },
    ]);
    await member.businesses.getBusinessDetails({ params: { id: world.ours.id } });
    expect(await audited("business_details")).toHaveLength(1);
  });

  it("are named in one audit entry by a search that finds several", async () => {
    const { businesses } = await member.businesses.searchBusinesses({ query: { query: "ammonia" } });
    expect(businesses).toHaveLength(2);
    expect(await audited("business_search")).toEqual([
      { account_id: world.verified.member, department_id: world.verified.id, business_id: null },
    ]);
    const named = await harness.ctx.database.system((rows) =>
      rows
        .selectFrom("businesses")
        .innerJoin("audit_entries", (join) => join.on(sql<boolean>`audit_entries.business_ids @> businesses.id`))
        .select("businesses.id")
        .execute(),
    );
    expect(new Set(named.map(({ id }) => id))).toEqual(new Set([world.ours.id, world.theirs.id]));
  });

  it("are found by stored chemicals with name, UN and CAS number", async () => {
    const search = async (query: string) => (await member.businesses.searchBusinesses({ query: { query } })).businesses;
    const stored = await harness.ctx.database.system((rows) =>
      rows
        .selectFrom("chemicals")
        .select(["name", "un_number", "cas_number"])
        .where("business_id", "=", world.ours.id)
        .executeTakeFirstOrThrow(),
    );
    const { name, un_number, cas_number } = stored;
    const texts = [name.slice(0, 5), un_number, `UN ${un_number}`, cas_number].filter((text) => text != null);
    for (const text of texts) {
      const found = (await search(text)).find(({ business_id }) => business_id === world.ours.id);
      expect(found?.matching_chemicals, text).toEqual([name]);
    }
    expect(texts.length).toBeGreaterThan(1);
    expect(await search("zz")).toEqual([]);
  });

  it("treat wildcard characters in a search as plain text", async () => {
    expect((await member.businesses.searchBusinesses({ query: { query: "%" } })).businesses).toEqual([]);
  });

  it("are audited per business when read by name, and in one entry when all locations are read", async () => {
    await member.businesses.getBusinessName({ params: { id: world.ours.id } });
    const entry = { account_id: world.verified.member, department_id: world.verified.id };
    expect(await audited("business_name")).toEqual([{ ...entry, business_id: world.ours.id }]);
    const { geocoded_locations } = await member.geo.getAllLocationsGeocoded();
    const shown = [...new Set(geocoded_locations.map(({ business_id }) => business_id))];
    expect(shown.length).toBeGreaterThan(1);
    expect(await audited("all_locations")).toEqual([{ ...entry, business_id: null }]);
    const named = await harness.ctx.database.system((rows) =>
      rows
        .selectFrom("businesses")
        .innerJoin("audit_entries", (join) => join.on(sql<boolean>`audit_entries.business_ids @> businesses.id`))
        .select("businesses.id")
        .execute(),
    );
    expect(new Set(named.map(({ id }) => id))).toEqual(new Set(shown));
  });

  it("are audited beyond entry 2,147,483,647, the limit of 32 bits", async () => {
    await harness.ctx.database.system((rows) =>
      sql`select setval(pg_get_serial_sequence('audit_entries', 'id'), 2147483647)`.execute(rows),
    );
    await member.businesses.getBusinessDetails({ params: { id: world.ours.id } });
    expect(await audited("business_details")).toHaveLength(1);
  });

  it("are not audited when a business reads its own", async () => {
    const owner = await harness.client(world.ours.accounts.Viewer);
    await owner.chemicals.getChemicalsByBusiness({ params: { id: world.ours.id } });
    expect(await audited("chemicals")).toEqual([]);
  });

  it("hide permits from responders", async () => {
    const details = await member.businesses.getBusinessDetails({ params: { id: world.ours.id } });
    expect(details.registration).toBeNull();
    expect(details.contacts.map((contact) => contact.name)).toEqual(["Jo Bell"]);
  });

  it("appear on the map, marked as approximate without a pin", async () => {
    await harness.ctx.database.system((rows) =>
      rows
        .insertInto("locations")
        .values({ business_id: world.theirs.id, name: "No pin", civic_address: "9 Some Street, Truro NS" })
        .execute(),
    );
    const { geocoded_locations } = await member.geo.getAllLocationsGeocoded();
    expect(geocoded_locations.find(({ location_id }) => location_id === world.ours.location)).toMatchObject({
      geocoded: true,
      precision: "registered",
      chemical_count: 1,
    });
    expect(geocoded_locations.find(({ location_name }) => location_name === "No pin")).toMatchObject({
      geocoded: false,
      precision: "town",
    });
  });
});

describe("incidents", () => {
  const open = async (title: string) =>
    (await member.incidents.createIncident({ body: { user_id: world.verified.member, title } })).data;

  it("can be opened, logged and ended", async () => {
    const incident = await open("Spill");
    expect(incident).toMatchObject({ status: "active", department_id: world.verified.id, completed_at: null });
    const incident_id = incident.incident_id;
    const action = { incident_id, module: "chemical-search", action_type: "search_performed" };
    await member.incidents.logIncidentAction({ body: { ...action, action_data: { query: "1017" } } });
    const log = await admin.incidents.getIncidentLog({ params: { incident_id } });
    expect(log.entries).toMatchObject([
      { action_type: "incident_opened", action_data: { title: "Spill" } },
      { user_name: "Harbour Fire member", action_data: { query: "1017" } },
    ]);
    const params = { id: incident_id };
    const ended = await member.incidents.updateIncidentStatus({ params, body: { status: "completed" } });
    expect(ended.data.status).toBe("completed");
    harness.advance(1000);
    const again = await member.incidents.updateIncidentStatus({ params, body: { status: "completed" } });
    expect(again.data).toEqual(ended.data);
    const late = member.incidents.logIncidentAction({ body: { ...action, action_data: {} } });
    expect(await refusalOf(late)).toEqual({ status: 409, code: "incident_completed" });
  });

  it("created offline get one number, and their entries are logged once if resent", async () => {
    const body = { user_id: world.verified.member, title: "Offline" };
    const options = { idempotencyKey: "b4f0e4b8-4f1e-4d67-9a65-1f1d0b8a7c55" };
    const first = await member.incidents.createIncident({ body }, options);
    const second = await member.incidents.createIncident({ body }, options);
    expect(second.data).toEqual(first.data);
    expect(first.data.client_id).toBe(options.idempotencyKey);
    const action = {
      body: { incident_id: first.data.incident_id, module: "m", action_type: "a", action_data: {} },
    };
    const key = { idempotencyKey: "0a0a0a0a-4f1e-4d67-9a65-1f1d0b8a7c55" };
    await Promise.all([1, 2, 3].map(() => member.incidents.logIncidentAction(action, key)));
    const log = await member.incidents.getIncidentLog({ params: { incident_id: first.data.incident_id } });
    expect(log.entries.map(({ action_type }) => action_type)).toEqual(["incident_opened", "a"]);
  });

  it("belong to their department and are invisible to others", async () => {
    const stranger = await harness.client(world.otherVerified.member);
    const missing = { status: 404, code: "not_found" };
    const params = { incident_id: world.verified.incident };
    expect(await refusalOf(stranger.incidents.getIncidentLog({ params }))).toEqual(missing);
    expect(await refusalOf(stranger.incidents.getIncidentPlan({ params }))).toEqual(missing);
    const end = { params: { id: world.verified.incident }, body: { status: "completed" } } as const;
    expect(await refusalOf(stranger.incidents.updateIncidentStatus(end))).toEqual(missing);
    const list = stranger.incidents.getDepartmentIncidents({ params: { department_id: world.verified.id } });
    expect(await refusalOf(list)).toEqual({ status: 403, code: "forbidden" });
  });

  it("cannot be opened in another name", async () => {
    const call = member.incidents.createIncident({ body: { user_id: world.verified.admin, title: "x" } });
    expect(await refusalOf(call)).toEqual({ status: 403, code: "forbidden" });
    await expect(call).rejects.toMatchObject({ problem: { message: "User not found" } });
  });

  it("store an action plan and refuse to overwrite unseen changes", async () => {
    const { incident_id } = await open("Plan");
    const params = { incident_id };
    const blank = await member.incidents.getIncidentPlan({ params });
    expect(blank).toMatchObject({ version: 0, updated_by: null, plan: { objectives: "" } });
    const plan = { ...blank.plan, objectives: "Account for all people." };
    const saved = await member.incidents.updateIncidentPlan({ params, body: { plan, version: 0 } });
    expect(saved).toMatchObject({ version: 1, updated_by: "Harbour Fire member" });
    const stale = admin.incidents.updateIncidentPlan({ params, body: { plan: blank.plan, version: 0 } });
    await expect(stale).rejects.toMatchObject({
      problem: { code: "edit_conflict", current: { version: 1, plan: { objectives: "Account for all people." } } },
    });
    const next = await admin.incidents.updateIncidentPlan({ params, body: { plan, version: 1 } });
    expect(next.version).toBe(2);
  });

  it("merge a plan edited twice on one version by field, and report a conflict within one field", async () => {
    const { incident_id } = await open("Two at one plan");
    const params = { incident_id };
    const { plan: base } = await member.incidents.getIncidentPlan({ params });
    const commander = { ...base, incidentCommander: "D. Ross" };
    await member.incidents.updateIncidentPlan({ params, body: { plan: commander, version: 0, base } });
    const logistics = { ...base, logistics: "Two tankers" };
    const merged = await admin.incidents.updateIncidentPlan({ params, body: { plan: logistics, version: 0, base } });
    expect(merged).toMatchObject({
      version: 2,
      updated_by: "Harbour Fire admin",
      plan: { incidentCommander: "D. Ross", logistics: "Two tankers" },
    });
    const other = { ...base, incidentCommander: "A. Roy", safety: "Level A" };
    const refused = admin.incidents.updateIncidentPlan({ params, body: { plan: other, version: 0, base } });
    await expect(refused).rejects.toMatchObject({
      problem: { code: "edit_conflict", current: { version: 2, plan: { incidentCommander: "D. Ross", safety: "" } } },
    });
    expect(await member.incidents.getIncidentPlan({ params })).toMatchObject({ version: 2, plan: { safety: "" } });
  });

  it("log each plan save by its fields, with both times after waiting offline", async () => {
    const { incident_id } = await open("Logged plan");
    const params = { incident_id };
    const { plan: base } = await member.incidents.getIncidentPlan({ params });
    const boxes = [{ box: "safetyOfficer", text: "K. Wong" } as const];
    const first = { ...base, incidentCommander: "D. Ross", boxes };
    await member.incidents.updateIncidentPlan({ params, body: { plan: first, version: 0, base } });
    const [made_at, device_time] = ["2026-01-01T11:50:00.000Z", "2026-01-01T11:40:00.000Z"];
    const late = { plan: { ...base, logistics: "Foam" }, version: 0, base, made_at, device_time };
    await admin.incidents.updateIncidentPlan({ params, body: late });
    const { plan, version } = await member.incidents.getIncidentPlan({ params });
    await member.incidents.updateIncidentPlan({ params, body: { plan, version, base: plan } });
    const { entries } = await admin.incidents.getIncidentLog({ params });
    expect(entries.filter(({ action_type }) => action_type === "plan_saved")).toMatchObject([
      {
        module: "incident-action-plan",
        user_name: "Harbour Fire member",
        action_data: { version: 1, changed: ["incidentCommander", "boxes.safetyOfficer"] },
      },
      { user_name: "Harbour Fire admin", made_at, action_data: { version: 2, changed: ["logistics"], device_time } },
    ]);
  });

  it("merge the fields of several simultaneous saves", async () => {
    const { incident_id } = await open("All at one plan");
    const params = { incident_id };
    const { plan: base } = await member.incidents.getIncidentPlan({ params });
    const fields = ["objectives", "strategy", "safety", "resources", "communications", "logistics"] as const;
    await Promise.all(
      fields.map((field, index) =>
        [member, admin][index % 2]!.incidents.updateIncidentPlan({
          params,
          body: { plan: { ...base, [field]: `${field} of one` }, version: 0, base },
        }),
      ),
    );
    const { plan, version } = await member.incidents.getIncidentPlan({ params });
    expect(version).toBe(fields.length);
    expect(plan).toEqual({ ...base, ...Object.fromEntries(fields.map((field) => [field, `${field} of one`])) });
  });

  it("keep the substances of a plan by reference, and read plans from before references", async () => {
    const { incident_id } = await open("Substances");
    const params = { incident_id };
    const stored = { incident_id, kind: "action_plan", department_id: world.verified.id, version: 1 } as const;
    await harness.ctx.database.system((rows) =>
      rows
        .insertInto("incident_documents")
        .values({ ...stored, content: `{"objectives":"Old."}`, updated_at: new Date(0), updated_by: "A" })
        .execute(),
    );
    const { plan } = await member.incidents.getIncidentPlan({ params });
    expect(plan).toMatchObject({ objectives: "Old.", chemicals: [] });
    const acid = { key: "cas:7697-37-2", name: "Nitric acid, red fuming", un_number: unNumber("2032") } as const;
    const chemicals = [{ text: "fuming nitric", chemical: acid, guide: null }];
    await member.incidents.updateIncidentPlan({ params, body: { plan: { ...plan, chemicals }, version: 1 } });
    expect((await member.incidents.getIncidentPlan({ params })).plan.chemicals).toEqual(chemicals);
  });

  it("reject a substance of a plan with an invalid reference", async () => {
    const { incident_id } = await open("No reference");
    const plan = {
      chemicals: [{ text: "fuming nitric", chemical: { key: "cas:nitric", name: "x", un_number: null } as const }],
    };
    const refused = member.incidents.updateIncidentPlan({
      params: { incident_id },
      body: { plan, version: 0 },
    });
    expect(await refusalOf(refused)).toEqual({ status: 400, code: "invalid_request" });
  });

  it("store checklist progress and log the checked items", async () => {
    const { incident_id } = await open("Checklists");
    const params = { incident_id };
    const saved = await member.incidents.updateChecklistProgress({
      params,
      body: { changes: [checked("a", "2026-01-01T12:00:00.000Z"), checked("b", "2026-01-01T12:01:00.000Z")] },
    });
    expect(saved.version).toBe(1);
    const read = await admin.incidents.getChecklistProgress({ params });
    expect(read.progress).toEqual({ "decon-officer": ["a", "b"] });
    expect(read.changes).toMatchObject([{ item: "a", changed_by: saved.updated_by }, { item: "b" }]);
    const { entries } = await admin.incidents.getIncidentLog({ params });
    expect(entries.slice(1)).toMatchObject([
      { module: "checklists", action_data: { completed: { "decon-officer": 2 }, checked: ["a", "b"], unchecked: [] } },
    ]);
  });

  it("log the text of a checked item, since checklists may change later", async () => {
    const { incident_id } = await open("Words");
    const item = "decon-officer.site-management.report-in";
    const change = checked(item, "2026-01-01T12:00:00.000Z");
    await member.incidents.updateChecklistProgress({ params: { incident_id }, body: { changes: [change] } });
    const { entries } = await admin.incidents.getIncidentLog({ params: { incident_id } });
    const saved = entries.find(({ action_type }) => action_type === "progress_saved");
    const text = checklistGuide("decon-officer")?.sections[0]?.items.find(({ id }) => id === item)?.text;
    expect(text).toBeTruthy();
    expect(saved?.action_data["items"]).toEqual([{ role: "Decon Officer", text, is_done: true }]);
  });

  it("keep an item unchecked if another device sends an older check", async () => {
    const { incident_id } = await open("Two devices");
    const params = { incident_id };
    const first = checked("report-in", "2026-01-01T12:00:00.000Z");
    await admin.incidents.updateChecklistProgress({ params, body: { changes: [first] } });
    const unchecked = { ...first, is_done: false, changed_at: "2026-01-01T12:05:00.000Z" };
    await admin.incidents.updateChecklistProgress({ params, body: { changes: [unchecked] } });
    // The other device was offline: it sends its old state, and its own new check.
    const { progress, changes } = await member.incidents.updateChecklistProgress({
      params,
      body: { changes: [first, checked("air", "2026-01-01T12:07:00.000Z")] },
    });
    expect(progress).toEqual({ "decon-officer": ["air"] });
    expect(changes.find(({ item }) => item === "report-in")).toMatchObject({ is_done: false });
    // The last check can be undone too.
    const none = { ...checked("air", "2026-01-01T12:09:00.000Z"), is_done: false };
    expect((await member.incidents.updateChecklistProgress({ params, body: { changes: [none] } })).progress).toEqual(
      {},
    );
  });

  it("treat a change from a fast clock as made now", async () => {
    const { incident_id } = await open("Clock ahead");
    const params = { incident_id };
    const { changes } = await member.incidents.updateChecklistProgress({
      params,
      body: { changes: [checked("a", "2999-01-01T00:00:00.000Z")] },
    });
    expect(Date.parse(changes[0]?.changed_at ?? "")).toBeLessThan(Date.parse("2999-01-01"));
  });
});

describe("the department of a responder", () => {
  it("is led by its admin and never left without one", async () => {
    const { users } = await admin.departments.getResponderUsers({ params: { department_id: world.verified.id } });
    expect(users.map((user) => user.membership_status).toSorted()).toEqual(["approved", "approved", "pending"]);
    const last = { status: 409, code: "last_admin" };
    const params = { id: world.verified.admin };
    expect(await refusalOf(admin.departments.deleteResponderUser({ params }))).toEqual(last);
    const step = admin.departments.updateResponderUser({ params, body: { responderRole: "member" } });
    expect(await refusalOf(step)).toEqual(last);
  });

  it("cannot change members of another department", async () => {
    const params = { id: world.otherVerified.member };
    const missing = { status: 404, code: "not_found" };
    expect(await refusalOf(admin.departments.deleteResponderUser({ params }))).toEqual(missing);
    expect(await refusalOf(admin.departments.updateResponderUser({ params, body: { name: "x" } }))).toEqual(missing);
    const theirs = admin.departments.getResponderUsers({ params: { department_id: world.otherVerified.id } });
    expect(await refusalOf(theirs)).toEqual({ status: 403, code: "forbidden" });
  });

  it("keeps the log entries of a former member", async () => {
    const other = await harness.client(world.otherVerified.member);
    const body = { incident_id: world.otherVerified.incident, module: "m", action_type: "a", action_data: {} };
    await other.incidents.logIncidentAction({ body });
    const chief = await harness.client(world.otherVerified.admin);
    await chief.departments.deleteResponderUser({ params: { id: world.otherVerified.member } });
    expect((await other.session.getSession()).user).toBeNull();
    const { entries } = await chief.incidents.getIncidentLog({ params: { incident_id: world.otherVerified.incident } });
    expect(entries[0]?.user_name).toBe("Basin Fire member");
  });

  it("invites people by email, renews and withdraws invitations", async () => {
    const params = { department_id: world.verified.id };
    const invite = (emails: string[]) => admin.departments.insertInvitations({ body: { ...params, emails } });
    const answer = await invite(["New@Crew.example", "harbour.fire.member@people.example"]);
    expect(answer.invitations.map((invitation) => invitation.email)).toEqual(["new@crew.example"]);
    expect(answer.already_members).toEqual(["harbour.fire.member@people.example"]);
    await invite(["new@crew.example"]);
    const { invitations } = await admin.departments.getInvitations({ params });
    expect(invitations).toMatchObject([
      { email: "new@crew.example", status: "open", invited_by: "Harbour Fire admin" },
    ]);
    const tokens = harness.mails.map((mail) => /invitation=([\w-]+)/.exec(mail.text)?.[1] ?? "");
    const anyone = await harness.client();
    const [old = "", current = ""] = tokens;
    expect(await refusalOf(anyone.invitations.getInvitation({ params: { token: old } }))).toMatchObject({
      status: 410,
    });
    await anyone.invitations.getInvitation({ params: { token: current } });
    await admin.invitations.deleteInvitation({ params: { id: invitations[0]?.id ?? 0 } });
    expect(await refusalOf(anyone.invitations.getInvitation({ params: { token: current } }))).toMatchObject({
      status: 410,
    });
  });

  it("sends few emails before approval and a limited number after it", async () => {
    const stranger = await harness.client(world.pending.admin);
    const emails = Array.from({ length: 21 }, (_, number) => `p${number}@crew.example`);
    const body = { department_id: world.pending.id, emails };
    const before = harness.mails.length;
    const full = { status: 409, code: "too_many_invitations" };
    expect(await refusalOf(stranger.departments.insertInvitations({ body }))).toEqual(full);
    expect(harness.mails).toHaveLength(before);
    await stranger.departments.insertInvitations({ body: { ...body, emails: emails.slice(0, 20) } });
    const more = stranger.departments.insertInvitations({ body: { ...body, emails: ["p99@crew.example"] } });
    expect(await refusalOf(more)).toEqual(full);
    const again = await stranger.departments.insertInvitations({ body: { ...body, emails: ["p3@crew.example"] } });
    expect(again.invitations).toHaveLength(1); // the new link replaces the old one
  });

  it("cannot send unlimited emails by repeated invitations and withdrawals", async () => {
    const stranger = await harness.client(world.pending.admin);
    const before = harness.mails.length;
    const limited = { status: 429, code: "rate_limited" };
    harness.advance(86_400_000);
    const again = async (emails: readonly string[]) => {
      harness.advance(60_000);
      const body = { department_id: world.pending.id, emails: [...emails] };
      const { invitations } = await stranger.departments.insertInvitations({ body });
      for (const { id } of invitations) await stranger.invitations.deleteInvitation({ params: { id } });
    };
    const { invitations } = await stranger.departments.getInvitations({ params: { department_id: world.pending.id } });
    for (const { id } of invitations) await stranger.invitations.deleteInvitation({ params: { id } });
    for (let round = 0; round < 5; round += 1) await again(["victim@crew.example"]);
    expect(await refusalOf(again(["victim@crew.example"]))).toEqual(limited); // five a day to one address
    const crew = (round: number) => Array.from({ length: 17 }, (_, number) => `r${round}-${number}@crew.example`);
    await again(crew(1));
    await again(crew(2));
    expect(await refusalOf(again(crew(3)))).toEqual(limited); // forty a day of a pending department
    expect(harness.mails.length - before).toBeLessThanOrEqual(40);
  });

  it("sends no additional emails per day by approving members, but approves them", async () => {
    const stranger = await harness.client(world.pending.admin);
    const anyone = await harness.client();
    harness.advance(86_400_000);
    const before = harness.mails.length;
    const approve = async (round: number) => {
      harness.advance(60_000);
      const { user_id } = await anyone.registration.insertResponderUser({
        body: {
          name: "Robin",
          email: `robin${round}@crew.example`,
          password: "correct horse battery",
          department_name: "Unknown Fire",
          team_emails: Array.from({ length: 15 }, (_, number) => `t${round}-${number}@crew.example`),
        },
      });
      const answer = await stranger.departments.approveResponderUser({ params: { id: user_id } });
      expect(answer.user.membership_status).toBe("approved");
      const params = { department_id: world.pending.id };
      const { invitations } = await stranger.departments.getInvitations({ params });
      for (const { id } of invitations) await stranger.invitations.deleteInvitation({ params: { id } });
      return answer.invited;
    };
    expect([await approve(1), await approve(2), await approve(3)]).toEqual([15, 15, 10]); // forty a day
    expect(harness.mails.length - before).toBe(40);
  });

  it("creates access tokens that are shown once, and revokes them immediately", async () => {
    const params = { department_id: world.verified.id };
    const { token, secret } = await admin.accessTokens.insertAccessToken({
      body: { ...params, name: "CAD", scopes: ["chemicals:read"] },
    });
    const get = (path: string) =>
      harness.app.request(`http://placard.test/api${path}`, { headers: { authorization: `Bearer ${secret}` } });
    const search = () => get("/search-chemicals?query=1017");
    expect((await search()).status).toBe(200);
    expect(await (await get("/get-weather?lat=44.6&lon=-63.5")).json()).toMatchObject({
      code: "token_scope_missing",
      message: "This access token does not allow this call. Ask your admin for a token with the scope hazard:model.",
    });
    expect(await (await get("/search-businesses?query=a")).json()).toMatchObject({
      code: "forbidden",
      message: "This call does not accept access tokens. Sign in as a user instead.",
    });
    const { tokens } = await admin.accessTokens.getAccessTokens({ params });
    expect(JSON.stringify(tokens)).not.toContain(secret);
    expect(tokens[0]?.last_used_at).not.toBeNull();
    await admin.accessTokens.deleteAccessToken({ params: { id: token.id } });
    const refused = await search();
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: "token_invalid" });
  });

  it("can be renamed, which needs approval again, and can choose a plan", async () => {
    const params = { department_id: world.verified.id };
    const { department } = await admin.departments.updateDepartment({ params, body: { tier: 3, name: "Harbour F&R" } });
    expect(department).toMatchObject({ tier: 3, name: "Harbour F&R", status: "pending", members: 2 });
    const taken = admin.departments.updateDepartment({ params, body: { name: "basin fire" } });
    expect(await refusalOf(taken)).toEqual({ status: 409, code: "department_exists" });
  });
});

it("rejects a log entry of a megabyte and unknown checklist guides", async () => {
  const { data } = await member.incidents.createIncident({ body: { title: "Large entries" } });
  const entry = (length: number) =>
    member.incidents.logIncidentAction({
      body: {
        incident_id: data.incident_id,
        module: "notes",
        action_type: "note",
        action_data: { text: "x".repeat(length) },
      },
    });
  await entry(60_000);
  expect(await refusalOf(entry(70_000))).toEqual({ status: 400, code: "invalid_request" });
  const params = { incident_id: data.incident_id };
  const guides = Array.from({ length: 2000 }, (_none, index) => ({
    ...checked("1.1", "2026-11-21T13:00:00.000Z"),
    guide: `unknown-${index}`,
  }));
  const unknown = member.incidents.updateChecklistProgress({ params, body: { changes: guides } });
  expect(await refusalOf(unknown)).toEqual({ status: 400, code: "invalid_request" });
  expect((await member.incidents.getChecklistProgress({ params })).progress).toEqual({});
});

const checked = (item: string, changed_at: string) => ({ guide: "decon-officer", item, is_done: true, changed_at });
