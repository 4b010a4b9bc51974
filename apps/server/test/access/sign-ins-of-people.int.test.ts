import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Client } from "@placard/api-client";
import { createApp } from "../../src/app.ts";
import { NOBODY } from "../../src/db/scope.ts";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { refusalOf, refusalsOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

/** Invitations, temporary passwords and deactivated accounts of businesses and departments. */

const password = "correct horse battery";
const DAY_MS = 86_400_000;

let harness: Harness;
let world: World;
let owner: Client;
let chief: Client;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
});
/** Four of the five users that the highest plan allows, and no open invitation. */
beforeEach(async () => {
  owner = await harness.client(world.ours.accounts.Admin);
  chief = await harness.client(world.verified.admin);
  const { ours, theirs } = world;
  const four = [...Object.values(ours.accounts), ...Object.values(theirs.accounts)];
  await harness.ctx.database.system(async (rows) => {
    await rows.deleteFrom("accounts").where("business_id", "is not", null).where("id", "not in", four).execute();
    await rows.deleteFrom("invitations").execute();
  });
});
afterAll(() => harness[Symbol.asyncDispose]());

const invite = (client: Client, email: string, business_id = world.ours.id) =>
  client.invitations.insertBusinessInvitation({ body: { business_id, email, role: "Manager" } });
const tokenOf = (text: string) => /invitation=([\w-]+)/.exec(text)?.[1] ?? "";
const accept = async (invitation_token: string) =>
  (await harness.client()).invitations.acceptInvitation({ body: { invitation_token, name: "Kit Low", password } });
const expired = { status: 410, code: "link_expired" };

describe("an invitation to a business", () => {
  it("is sent by email, creates one account with its role and works once", async () => {
    const { invitation } = await invite(owner, "Kit@Ice.example");
    expect(invitation).toMatchObject({ email: "kit@ice.example", role: "Manager", status: "open" });
    const mail = harness.mails.at(-1);
    expect(mail).toMatchObject({ to: "kit@ice.example", subject: "Invitation to join Harbour Ice on Placard" });
    const token = tokenOf(mail?.text ?? "");
    const stranger = await harness.client();
    expect(await stranger.invitations.getInvitation({ params: { token } })).toMatchObject({
      kind: "business",
      email: "kit@ice.example",
      organization_name: "Harbour Ice",
    });
    await accept(token);
    expect(await refusalOf(accept(token))).toEqual(expired);
    const { user } = await stranger.session.loginUser({ body: { email: "kit@ice.example", password } });
    expect(user).toMatchObject({ role: "Manager", business_id: world.ours.id, mustChangePassword: false });
    expect(await refusalOf(invite(owner, "kit@ice.example"))).toEqual({ status: 409, code: "already_member" });
  });

  it("creates one account even if the link is opened several times at once", async () => {
    await invite(owner, "twice@ice.example");
    const token = tokenOf(harness.mails.at(-1)?.text ?? "");
    const tries = await Promise.allSettled([accept(token), accept(token), accept(token)]);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("expires after 14 days, when replaced and when withdrawn", async () => {
    await invite(owner, "late@ice.example");
    const first = tokenOf(harness.mails.at(-1)?.text ?? "");
    const { invitation } = await invite(owner, "late@ice.example");
    const second = tokenOf(harness.mails.at(-1)?.text ?? "");
    expect(await refusalOf(accept(first))).toEqual(expired);
    const stranger = await harness.client();
    await stranger.invitations.getInvitation({ params: { token: second } });
    harness.advance(14 * DAY_MS);
    expect(await refusalOf(accept(second))).toEqual(expired);
    owner = await harness.client(world.ours.accounts.Admin);
    await invite(owner, "late@ice.example");
    const third = tokenOf(harness.mails.at(-1)?.text ?? "");
    const { invitations } = await owner.invitations.getBusinessInvitations({ params: { business_id: world.ours.id } });
    const last = invitations.find(({ email }) => email === "late@ice.example");
    expect(last?.id).not.toBe(invitation.id);
    await owner.invitations.deleteInvitation({ params: { id: last?.id ?? 0 } });
    expect(await refusalOf(accept(third))).toEqual(expired);
  });

  it("is stored as a hash and not repeated in stored responses", async () => {
    const body = { business_id: world.ours.id, email: "hash@ice.example", role: "User" } as const;
    await owner.invitations.insertBusinessInvitation({ body }, { idempotencyKey: crypto.randomUUID() });
    const token = tokenOf(harness.mails.at(-1)?.text ?? "");
    const { rows } = await harness.ctx.database.system((db) =>
      sql<{ text: string }>`select row_to_json(i)::text as text from invitations i
        union all select row_to_json(k)::text from idempotency_keys k`.execute(db),
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ text }) => text.includes(token))).toEqual([]);
  });

  it("returns a link for one's own people if email is not set up", async () => {
    const { invitation } = await invite(owner, "hand@ice.example");
    const mailed = tokenOf(harness.mails.at(-1)?.text ?? "");
    const { link } = await owner.invitations.insertInvitationLink({ params: { id: invitation.id } });
    expect(await refusalOf(accept(mailed))).toEqual(expired);
    const others = await harness.client(world.theirs.accounts.Admin);
    const missing = { status: 404, code: "not_found" };
    for (const client of [others, chief]) {
      expect(await refusalOf(client.invitations.insertInvitationLink({ params: { id: invitation.id } }))).toEqual(
        missing,
      );
      expect(await refusalOf(client.invitations.deleteInvitation({ params: { id: invitation.id } }))).toEqual(missing);
    }
    await accept(tokenOf(link));
    expect(await refusalOf(owner.invitations.insertInvitationLink({ params: { id: invitation.id } }))).toEqual(missing);
    const team = await chief.departments.insertInvitations({
      body: { department_id: world.verified.id, emails: ["hand@crew.example"] },
    });
    const made = await chief.invitations.insertInvitationLink({ params: { id: team.invitations[0]?.id ?? 0 } });
    expect(await accept(tokenOf(made.link))).toMatchObject({ kind: "responder", email: "hand@crew.example" });
  });

  it("returns no link if email is set up", async () => {
    const smtp = { url: "smtp://127.0.0.1:9", from: "no-reply@placard.example" };
    const mailing = createApp({ ...harness.ctx, config: { ...harness.ctx.config, smtp } });
    const { invitation } = await invite(owner, "kit@ice.example");
    const answer = await mailing.request(`${BASE_URL}/api/insert-invitation-link/${invitation.id}`, {
      method: "POST",
      headers: {
        "x-placard-client": "test",
        cookie: `placard_session=${await harness.cookie(world.ours.accounts.Admin)}`,
      },
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "link_is_mailed" });
  });

  it("can be created only by an Admin for their own business", async () => {
    const calls = (client: Client, business_id: number) => [
      invite(client, "x@ice.example", business_id),
      client.invitations.getBusinessInvitations({ params: { business_id } }),
    ];
    const forbidden = { status: 403, code: "forbidden" };
    expect(await refusalsOf(calls(owner, world.theirs.id))).toEqual([forbidden, forbidden]);
    const tooLow = { status: 403, code: "role_too_low" };
    for (const role of ["Manager", "User", "Viewer"] as const) {
      const client = await harness.client(world.ours.accounts[role]);
      expect(await refusalsOf(calls(client, world.ours.id))).toEqual([tooLow, tooLow]);
    }
    expect(await refusalsOf(calls(chief, world.ours.id))).toEqual([forbidden, forbidden]);
  });

  it("counts toward the plan while open and is refused if the plan is full", async () => {
    const { theirs } = world;
    const admin = await harness.client(theirs.accounts.Admin);
    const full = { status: 403, code: "plan_limit_reached" };
    await harness.ctx.database.system(async (rows) => {
      await rows.updateTable("businesses").set({ tier: 3 }).where("id", "=", theirs.id).execute();
    });
    await invite(admin, "fifth@plating.example", theirs.id); // four users of five
    const token = tokenOf(harness.mails.at(-1)?.text ?? "");
    expect(await refusalOf(invite(admin, "sixth@plating.example", theirs.id))).toEqual(full);
    await invite(admin, "fifth@plating.example", theirs.id); // again, for the same place of the plan
    const again = tokenOf(harness.mails.at(-1)?.text ?? "");
    expect(await refusalOf(accept(token))).toEqual(expired);
    await harness.ctx.database.system(async (rows) => {
      await rows.updateTable("businesses").set({ tier: 1 }).where("id", "=", theirs.id).execute();
    });
    expect(await refusalOf(accept(again))).toEqual(full);
    await harness.ctx.database.system(async (rows) => {
      await rows.updateTable("businesses").set({ tier: 3 }).where("id", "=", theirs.id).execute();
    });
    expect(await accept(again)).toMatchObject({ kind: "business" }); // the refusal left the link valid
  });

  it("sends a limited number of emails per day to one address", async () => {
    const again = () => invite(owner, "victim@ice.example");
    for (let round = 0; round < 5; round += 1) await again();
    expect(await refusalOf(again())).toEqual({ status: 429, code: "rate_limited" });
  });
});

describe("a password chosen by someone else", () => {
  it.each(["business", "responder"] as const)("must be changed first: %s", async (kind) => {
    const email = `new@${kind}.example`;
    const person = { name: "Lou", email, password };
    const isBusiness = kind === "business";
    if (isBusiness) await owner.registration.insertBusinessUser({ body: { ...person, business_id: world.ours.id } });
    else await chief.registration.insertResponderUser({ body: { ...person, department_id: world.verified.id } });
    const lou = await harness.client();
    const login = (secret: string) => {
      const body = { email, password: secret };
      return isBusiness ? lou.session.loginUser({ body }) : lou.session.loginResponder({ body });
    };
    expect((await login(password)).user.mustChangePassword).toBe(true);
    expect((await lou.session.getSession()).user).toMatchObject({ mustChangePassword: true });
    const work = () =>
      isBusiness
        ? lou.locations.getLocationsByBusiness({ params: { id: world.ours.id } })
        : lou.departments.getDepartment({ params: { department_id: world.verified.id } });
    expect(await refusalOf(work())).toEqual({ status: 403, code: "password_change_required" });
    const change = (next: string) =>
      lou.session.changePassword({ body: { current_password: password, password: next } });
    expect(await refusalOf(change(password))).toEqual({ status: 422, code: "password_unchanged" });
    await change("a password of my own");
    expect((await lou.session.getSession()).user).toMatchObject({ mustChangePassword: false });
    await work();
    expect((await login("a password of my own")).user.mustChangePassword).toBe(false);
  });

  it("prevents approving members until it is changed", async () => {
    const email = "temp-admin@crew.example";
    const { user_id } = await chief.registration.insertResponderUser({
      body: { name: "Temp", email, password, department_id: world.verified.id },
    });
    await chief.departments.updateResponderUser({ params: { id: user_id }, body: { responderRole: "admin" } });
    const temp = await harness.client();
    await temp.session.loginResponder({ body: { email, password } });
    const body = { name: "X", email: "x@crew.example", password, department_id: world.verified.id };
    expect(await refusalOf(temp.registration.insertResponderUser({ body }))).toEqual({
      status: 401,
      code: "not_signed_in",
    });
  });
});

describe("a deactivated account", () => {
  const cases = [
    ["a person of a business", () => ({ admin: owner, id: world.ours.accounts.Manager })],
    ["a member of a department", () => ({ admin: chief, id: world.verified.member })],
  ] as const;

  it.each(cases)("ends every session immediately and can be reactivated: %s", async (_who, of) => {
    const { admin, id } = of();
    const [desk, phone] = [await harness.client(id), await harness.client(id)];
    const answer = await admin.people.deactivateUser({ params: { id } });
    expect(answer).toMatchObject({ id, deactivated_at: expect.any(String) });
    for (const client of [desk, phone]) expect((await client.session.getSession()).user).toBeNull();
    const again = await admin.people.deactivateUser({ params: { id } });
    expect(again.deactivated_at).toBe(answer.deactivated_at);
    expect(await admin.people.reactivateUser({ params: { id } })).toMatchObject({ deactivated_at: null });
    expect((await desk.session.getSession()).user, "the old sessions stay ended").toBeNull();
    expect((await (await harness.client(id)).session.getSession()).user).toMatchObject({ id });
  });

  it("is revealed only to the holder of its password, and gets no reset link", async () => {
    const { invitation } = await invite(owner, "gone@ice.example");
    const { link } = await owner.invitations.insertInvitationLink({ params: { id: invitation.id } });
    const { user_id } = await accept(tokenOf(link));
    const gone = await harness.client();
    const login = (secret: string) => gone.session.loginUser({ body: { email: "gone@ice.example", password: secret } });
    await gone.session.requestPasswordReset({ body: { email: "gone@ice.example" } });
    const token = /token=([\w-]+)/.exec(harness.mails.at(-1)?.text ?? "")?.[1] ?? "";
    await owner.people.deactivateUser({ params: { id: user_id } });
    expect(await refusalOf(login(password))).toEqual({ status: 403, code: "account_deactivated" });
    expect(await refusalOf(login("wrong"))).toEqual({ status: 401, code: "invalid_credentials" });
    expect(await refusalOf(gone.session.resetPassword({ body: { token, password: "another password" } }))).toEqual(
      expired,
    );
    const before = harness.mails.length;
    await gone.session.requestPasswordReset({ body: { email: "gone@ice.example" } });
    expect(harness.mails).toHaveLength(before);
    const { users } = await owner.people.getBusinessUsers({ params: { business_id: world.ours.id } });
    expect(users.find(({ id }) => id === user_id)).toMatchObject({
      deactivated_at: expect.any(String),
      last_sign_in: null,
      has_temporary_password: false,
    });
  });

  it("does not count toward the plan, and needs space to be reactivated", async () => {
    const { theirs } = world;
    const admin = await harness.client(theirs.accounts.Admin);
    const check = async () => (await admin.plans.checkNumberOfUsers({ params: { business_id: theirs.id } })).allowed;
    const sub = (email: string) =>
      admin.registration.insertBusinessUser({ body: { name: "Sub", email, password, business_id: theirs.id } });
    await sub("fifth@plating.example");
    expect(await check()).toBe(false);
    await admin.people.deactivateUser({ params: { id: theirs.accounts.User } });
    expect(await check()).toBe(true);
    await sub("in-the-place@plating.example");
    expect(await refusalOf(admin.people.reactivateUser({ params: { id: theirs.accounts.User } }))).toEqual({
      status: 403,
      code: "plan_limit_reached",
    });
  });

  it("can be neither one's own nor the last Admin", async () => {
    const { Admin, Viewer } = world.ours.accounts;
    expect(await refusalOf(owner.people.deactivateUser({ params: { id: Admin } }))).toEqual({
      status: 409,
      code: "own_account",
    });
    expect(await refusalOf(chief.people.deactivateUser({ params: { id: world.verified.admin } }))).toEqual({
      status: 409,
      code: "own_account",
    });
    await owner.people.updateUser({ params: { id: Viewer }, body: { role: "Admin" } });
    const second = await harness.client(Viewer);
    const tries = await Promise.allSettled([
      owner.people.deactivateUser({ params: { id: Viewer } }),
      second.people.deactivateUser({ params: { id: Admin } }),
    ]);
    expect(
      tries.filter(({ status }) => status === "fulfilled"),
      "two admins who close each other",
    ).toHaveLength(1);
    const [left] = tries[0].status === "fulfilled" ? [Admin, Viewer] : [Viewer, Admin];
    owner = await harness.client(left);
    const gone = left === Admin ? Viewer : Admin;
    expect(await refusalOf(owner.people.updateUser({ params: { id: left }, body: { role: "User" } }))).toEqual({
      status: 409,
      code: "last_admin", // a deactivated account cannot administer anything
    });
    await owner.people.reactivateUser({ params: { id: gone } });
  });

  it("can be deactivated only by an admin of its own organization", async () => {
    const ours = world.ours.accounts.User;
    const refusals = [
      [owner, world.theirs.accounts.User],
      [owner, world.verified.member],
      [owner, world.ours.contact],
      [chief, world.otherVerified.member],
      [chief, ours],
    ] as const;
    for (const [client, id] of refusals) {
      const missing = { status: 404, code: "not_found" };
      expect(await refusalOf(client.people.deactivateUser({ params: { id } }))).toEqual(missing);
      expect(await refusalOf(client.people.reactivateUser({ params: { id } }))).toEqual(missing);
    }
    const manager = await harness.client(world.ours.accounts.Manager);
    const member = await harness.client(world.verified.member);
    for (const call of ["deactivateUser", "reactivateUser"] as const) {
      expect(await refusalOf(manager.people[call]({ params: { id: ours } }))).toMatchObject({ code: "role_too_low" });
      expect(await refusalOf(member.people[call]({ params: { id: world.verified.waiting } }))).toMatchObject({
        code: "forbidden",
      });
    }
  });

  it("can be changed only by an admin, also below the handlers", async () => {
    const { User } = world.ours.accounts;
    const close = harness.ctx.database.as({ ...NOBODY, accountId: User, businessId: world.ours.id }, (rows) =>
      rows.updateTable("accounts").set({ deactivated_at: null }).where("id", "=", User).execute(),
    );
    await close; // nothing changes
    const other = harness.ctx.database.as({ ...NOBODY, accountId: User, businessId: world.ours.id }, (rows) =>
      rows.updateTable("accounts").set({ deactivated_at: new Date() }).where("id", "=", User).execute(),
    );
    await expect(other).rejects.toThrow(/only an admin changes rights/);
    const read = harness.ctx.database.as({ ...NOBODY, accountId: User, businessId: world.ours.id }, (rows) =>
      rows.selectFrom("invitations").select("id").execute(),
    );
    expect(await read).toEqual([]);
  });
});
