import { checkAnswers, createClient, HttpError, memorySession } from "@placard/api-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../src/access/passwords.ts";
import { createApp } from "../../src/app.ts";
import { NOBODY } from "../../src/db/scope.ts";
import { sweep } from "../../src/db/sweep.ts";
import { BASE_URL, createHarness, type Harness } from "../harness.ts";
import { refusalOf } from "../refusal.ts";
import { createWorld, type World } from "../world.ts";

const PASSWORD = "correct horse battery";
const DANA = { email: "harbour.ice.admin@people.example", password: PASSWORD };
const ALEX = { email: "harbour.fire.admin@people.example", password: PASSWORD };
const MINUTE = 60_000;

let harness: Harness;
let world: World;

beforeAll(async () => {
  harness = await createHarness();
  world = await createWorld(harness.ctx);
  const password_hash = await hashPassword(PASSWORD);
  await harness.ctx.database.system((rows) => rows.updateTable("accounts").set({ password_hash }).execute());
});
afterAll(() => harness[Symbol.asyncDispose]());

async function failTenTimes(email: string): Promise<void> {
  const stranger = await harness.client();
  for (let count = 0; count < 10; count += 1) {
    const wrong = stranger.session.loginUser({ body: { email, password: `wrong ${count}` } });
    expect(await refusalOf(wrong)).toEqual({ status: 401, code: "invalid_credentials" });
  }
}

const linkIn = (kind: "confirm" | "restore" | "token"): string =>
  new RegExp(`${kind}=([\\w-]+)`).exec(harness.mails.at(-1)?.text ?? "")?.[1] ?? "";

describe("signing in", () => {
  it("opens a session with a cookie and a profile", async () => {
    const client = await harness.client();
    const { user } = await client.session.loginUser({ body: { ...DANA, email: "Harbour.Ice.Admin@People.example " } });
    expect(user).toMatchObject({ role: "Admin", user_role: true, business_id: world.ours.id, isFirstLogin: true });
    expect((await client.session.getSession()).user).toEqual(user);
    await client.session.logout();
    expect((await client.session.getSession()).user).toBeNull();
    const again = await client.session.loginUser({ body: DANA });
    expect(again.user.isFirstLogin).toBe(false);
  });

  it("hides the session secret from scripts and other sites", async () => {
    const response = await harness.app.request(`${BASE_URL}/api/login-user`, {
      method: "POST",
      headers: { "x-placard-client": "test" },
      body: JSON.stringify(DANA),
    });
    const [cookie = "", device = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^placard_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/);
    expect(device).toMatch(/^placard_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
    const text = await response.text();
    for (const line of [cookie, device]) expect(text).not.toContain(line.split(/[=;]/)[1]);
  });

  it("gives one error for a wrong password, an unknown address and the other account type", async () => {
    const client = await harness.client();
    const refused = { status: 401, code: "invalid_credentials" };
    expect(await refusalOf(client.session.loginUser({ body: { ...DANA, password: "wrong" } }))).toEqual(refused);
    expect(await refusalOf(client.session.loginUser({ body: { ...DANA, email: "no@no.example" } }))).toEqual(refused);
    expect(await refusalOf(client.session.loginUser({ body: ALEX }))).toEqual(refused);
    expect((await client.session.loginResponder({ body: ALEX })).user.responderRole).toBe("admin");
  });

  it("delays logins after ten wrong passwords, with growing waits", async () => {
    const client = await harness.client();
    const email = "basin.plating.user@people.example";
    await failTenTimes(email);
    const right = { email, password: PASSWORD };
    const waits = [];
    for (const wrong of ["one more", "and another"]) {
      const locked = await client.session.loginUser({ body: right }).catch((error: unknown) => error);
      expect(locked).toMatchObject({ status: 429, problem: { code: "sign_in_locked" } });
      const wait = locked instanceof HttpError ? (locked.problem?.retry_after_s ?? 0) : 0;
      waits.push(wait);
      harness.advance(wait * 1000);
      expect((await refusalOf(client.session.loginUser({ body: { email, password: wrong } }))).status).toBe(401);
    }
    expect(waits).toEqual([30, 60]);
    harness.advance(2 * MINUTE);
    expect((await client.session.loginUser({ body: right })).user.role).toBe("User");
  });

  it("never delays longer than 15 minutes", async () => {
    const client = await harness.client();
    const email = "nobody@slow.example";
    for (let count = 0; count < 40; count += 1) {
      await refusalOf(client.session.loginUser({ body: { email, password: `wrong ${count}` } }));
      harness.advance(15 * MINUTE);
    }
    expect((await refusalOf(client.session.loginUser({ body: { email, password: "the last" } }))).status).toBe(401);
  });

  it("responds equally for addresses without an account of either type", async () => {
    const client = await harness.client();
    for (const email of [
      "unknown@nowhere.example",
      "basin.plating.viewer@people.example",
      "basin.fire.admin@people.example",
    ]) {
      await failTenTimes(email);
      const locked = { status: 429, code: "sign_in_locked" };
      expect(await refusalOf(client.session.loginUser({ body: { email, password: PASSWORD } }))).toEqual(locked);
      expect(await refusalOf(client.session.loginResponder({ body: { email, password: PASSWORD } }))).toEqual(locked);
    }
  });

  it("accepts at most ten password attempts, even simultaneous ones", async () => {
    const client = await harness.client();
    const email = "basin.plating.manager@people.example";
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_none, index) =>
        refusalOf(client.session.loginUser({ body: { email, password: `wrong ${index}` } })),
      ),
    );
    expect(tries.filter(({ code }) => code === "invalid_credentials")).toHaveLength(10);
    expect(tries.filter(({ code }) => code === "sign_in_locked")).toHaveLength(20);
  });

  it("counts an attempt once although both account types are tried", async () => {
    const client = await harness.client();
    for (let tries = 0; tries < 12; tries += 1) {
      expect(await refusalOf(client.session.loginUser({ body: ALEX }))).toMatchObject({ code: "invalid_credentials" });
      expect((await client.session.loginResponder({ body: ALEX })).user.userType).toBe("responder");
    }
  });

  it("counts attempts separately on devices that signed in before, so strangers cannot lock them out", async () => {
    const body = { email: "basin.plating.admin@people.example", password: PASSWORD };
    const known = await harness.client();
    await known.session.loginUser({ body });
    await known.session.logout();
    await failTenTimes(body.email);
    const elsewhere = await harness.client();
    expect((await refusalOf(elsewhere.session.loginUser({ body }))).code).toBe("sign_in_locked");
    expect((await known.session.loginUser({ body })).user.role).toBe("Admin");
    await known.session.logout();
    for (let count = 0; count < 10; count += 1) {
      await refusalOf(known.session.loginUser({ body: { ...body, password: `wrong ${count}` } }));
    }
    expect((await refusalOf(known.session.loginUser({ body }))).code).toBe("sign_in_locked");
    harness.advance(MINUTE);
    expect((await known.session.loginUser({ body })).user.role).toBe("Admin");
  });

  it("ends a session after its lifetime", async () => {
    const client = await harness.client(world.theirs.accounts.Viewer);
    expect((await client.session.getSession()).user).not.toBeNull();
    harness.advance(7 * 24 * 60 * MINUTE + 1);
    expect((await client.session.getSession()).user).toBeNull();
  });
});

describe("requests from other sites", () => {
  const post = (headers: Record<string, string>) =>
    harness.app.request(`${BASE_URL}/api/logout`, { method: "POST", headers });

  it("are rejected without the CSRF header or origin", async () => {
    expect((await post({})).status).toBe(403);
    expect((await post({ origin: "https://evil.example", host: "placard.test" })).status).toBe(403);
  });

  it("are accepted with the client's header or from the same origin", async () => {
    expect((await post({ "x-placard-client": "api-client" })).status).toBe(200);
    expect((await post({ origin: "http://placard.test", host: "placard.test" })).status).toBe(200);
  });
});

describe("passwords", () => {
  it("can be reset by an email link that works once and ends every session", async () => {
    const anywhere = await harness.client();
    await anywhere.session.loginUser({ body: DANA });
    const client = await harness.client();
    await client.session.requestPasswordReset({ body: { email: DANA.email } });
    const token = /token=([\w-]+)/.exec(harness.mails.at(-1)?.text ?? "")?.[1] ?? "";
    const body = { token, password: "another long one" };
    await client.session.resetPassword({ body });
    expect(await refusalOf(client.session.resetPassword({ body }))).toEqual({ status: 410, code: "link_expired" });
    expect((await anywhere.session.getSession()).user).toBeNull();
    await client.session.loginUser({ body: { ...DANA, password: "another long one" } });
    await client.session.changePassword({ body: { current_password: "another long one", password: PASSWORD } });
    expect((await client.session.getSession()).user).not.toBeNull();
  });

  it("can be reset by at most three valid links, so strangers cannot end links or fill a mailbox", async () => {
    const stranger = await harness.client();
    const before = harness.mails.length;
    const email = "basin.plating.admin@people.example";
    for (let count = 0; count < 20; count += 1) await stranger.session.requestPasswordReset({ body: { email } });
    const links = harness.mails.slice(before).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? "");
    expect(links).toHaveLength(3);
    const [first = "", second = ""] = links;
    await stranger.session.resetPassword({ body: { token: first, password: PASSWORD } });
    const expired = stranger.session.resetPassword({ body: { token: second, password: PASSWORD } });
    expect(await refusalOf(expired)).toEqual({ status: 410, code: "link_expired" });
  });

  it("send nothing to an unknown address, with the same response", async () => {
    const before = harness.mails.length;
    const client = await harness.client();
    expect(await client.session.requestPasswordReset({ body: { email: "no@no.example" } })).toEqual({
      status: "success",
    });
    expect(harness.mails).toHaveLength(before);
  });

  it("reject a reset link after an hour", async () => {
    const client = await harness.client();
    await client.session.requestPasswordReset({ body: { email: ALEX.email } });
    const token = /token=([\w-]+)/.exec(harness.mails.at(-1)?.text ?? "")?.[1] ?? "";
    harness.advance(61 * MINUTE);
    const late = client.session.resetPassword({ body: { token, password: "another long one" } });
    expect(await refusalOf(late)).toEqual({ status: 410, code: "link_expired" });
  });

  it("reject a reset link mailed before a password or address change", async () => {
    const linkFor = async (email: string) => {
      const client = await harness.client();
      await client.session.requestPasswordReset({ body: { email } });
      return /token=([\w-]+)/.exec(harness.mails.at(-1)?.text ?? "")?.[1] ?? "";
    };
    const use = async (token: string) =>
      refusalOf((await harness.client()).session.resetPassword({ body: { token, password: "another long one" } }));
    const expired = { status: 410, code: "link_expired" };

    const before = await linkFor("harbour.fire.member@people.example");
    const member = await harness.client(world.verified.member);
    await member.session.changePassword({ body: { current_password: PASSWORD, password: PASSWORD } });
    expect(await use(before)).toEqual(expired);

    const old = await linkFor("harbour.ice.viewer@people.example");
    const { Viewer } = world.ours.accounts;
    const viewer = await harness.client(Viewer);
    const body = { email: "new@people.example", current_password: PASSWORD };
    await viewer.people.updateUser({ params: { id: Viewer }, body });
    await viewer.session.confirmEmail({ body: { token: linkIn("confirm") } });
    expect(await use(old)).toEqual(expired);
  });

  it("require the current password to change", async () => {
    const client = await harness.client(world.verified.member);
    const call = client.session.changePassword({ body: { current_password: "wrong", password: "another long one" } });
    expect(await refusalOf(call)).toEqual({ status: 403, code: "current_password_wrong" });
  });
});

describe("a new password", () => {
  const refused = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);

  it("is rejected wherever it is chosen if it is easy to guess", async () => {
    const client = await harness.client();
    const member = await harness.client(world.verified.member);
    const admin = await harness.client(world.ours.accounts.Admin);
    const person = { name: "Robin Chase", email: "robin@chase.example" };
    const calls = [
      member.session.changePassword({ body: { current_password: PASSWORD, password: "12345678" } }),
      client.registration.insertResponderAdmin({ body: { ...person, password: "password", department_name: "New" } }),
      client.registration.insertResponderUser({
        body: { ...person, password: "robin@chase.example", department_name: "Harbour Fire" },
      }),
      admin.registration.insertBusinessUser({
        body: { ...person, password: "Robin Chase", business_id: world.ours.id },
      }),
    ];
    for (const error of await Promise.all(calls.map(refused))) {
      expect(error).toMatchObject({
        status: 400,
        problem: { fields: [{ path: "password", message: expect.stringMatching(/Use several words/) }] },
      });
    }
    await client.session.requestPasswordReset({ body: { email: ALEX.email } });
    const token = linkIn("token");
    const weak = client.session.resetPassword({ body: { token, password: "harbour.fire.admin" } });
    expect((await refusalOf(weak)).code).toBe("invalid_request");
    await client.session.resetPassword({ body: { token, password: PASSWORD } }); // the link is still unused
  });

  it("renews the current session and ends all others", async () => {
    const cookie = await harness.cookie(world.verified.member);
    const change = await harness.app.request(`${BASE_URL}/api/change-password`, {
      method: "POST",
      headers: { "x-placard-client": "test", cookie: `placard_session=${cookie}` },
      body: JSON.stringify({ current_password: PASSWORD, password: PASSWORD }),
    });
    const renewed = /placard_session=([\w-]{43})/.exec(change.headers.get("set-cookie") ?? "")?.[1] ?? "";
    const userOf = async (session: string) => {
      const headers = { cookie: `placard_session=${session}` };
      const answer = await harness.app.request(`${BASE_URL}/api/session`, { headers });
      return ((await answer.json()) as { readonly user: unknown }).user;
    };
    expect(await userOf(cookie)).toBeNull();
    expect(await userOf(renewed)).toMatchObject({ id: world.verified.member });
  });
});

describe("a change of the email address", () => {
  const OLD = "harbour.ice.user@people.example";
  const NEW = "dana@new-address.example";
  const expired = { status: 410, code: "link_expired" };
  const change = async (email = NEW, current_password: string | undefined = PASSWORD) => {
    const client = await harness.client(world.ours.accounts.User);
    const params = { id: world.ours.accounts.User };
    const { user } = await client.people.updateUser({
      params,
      body: { email, ...(current_password && { current_password }) },
    });
    return { user, token: linkIn("confirm"), client };
  };
  const signIn = async (email: string, password = PASSWORD) =>
    (await harness.client()).session.loginUser({ body: { email, password } });

  it("requires the caller's own password, also from an Admin for another user", async () => {
    const wrong = { status: 403, code: "current_password_wrong" };
    const before = harness.mails.length;
    expect(await refusalOf(change(NEW, ""))).toEqual(wrong);
    expect(await refusalOf(change(NEW, "not this one"))).toEqual(wrong);
    const admin = await harness.client(world.ours.accounts.Admin);
    const params = { id: world.ours.accounts.User };
    expect(await refusalOf(admin.people.updateUser({ params, body: { email: NEW, name: "Thief" } }))).toEqual(wrong);
    const chief = await harness.client(world.verified.admin);
    const member = { id: world.verified.member };
    expect(await refusalOf(chief.departments.updateResponderUser({ params: member, body: { email: NEW } }))).toEqual(
      wrong,
    );
    const taken = { email: DANA.email, current_password: PASSWORD };
    expect(await refusalOf(chief.departments.updateResponderUser({ params: member, body: taken }))).toEqual({
      status: 409,
      code: "email_taken",
    });
    expect(harness.mails).toHaveLength(before);
    const { user } = await admin.people.updateUser({ params, body: { email: OLD } });
    expect(user).toMatchObject({ email: OLD, pending_email: null }); // the same address does not count as a change
    expect(user.name).not.toBe("Thief");
  });

  it("takes effect only by the link to the new address, and tells the old address how to undo it", async () => {
    const { user, token, client } = await change();
    expect(user).toMatchObject({ email: OLD, pending_email: NEW });
    expect(harness.mails.at(-1)).toMatchObject({ to: NEW, subject: "Confirm your new email address for Placard" });
    expect(await refusalOf(signIn(NEW))).toMatchObject({ status: 401 });
    await signIn(OLD);
    expect(await client.session.confirmEmail({ body: { token } })).toEqual({ status: "success", email: NEW });
    expect(harness.mails.at(-1)).toMatchObject({ to: OLD, subject: "Your Placard email address was changed" });
    expect(harness.mails.at(-1)?.text).toContain("within 14 days");
    expect(harness.mails.at(-1)?.text).not.toContain(NEW);
    await signIn(NEW);
    expect(await refusalOf(signIn(OLD))).toMatchObject({ status: 401 });
    expect(await refusalOf(client.session.confirmEmail({ body: { token } }))).toEqual(expired);
  });

  it("can be undone from the old address, including everything a thief may have changed", async () => {
    const restore = linkIn("restore");
    const thief = await harness.client();
    await thief.session.loginUser({ body: { email: NEW, password: PASSWORD } });
    await thief.session.changePassword({ body: { current_password: PASSWORD, password: "mine from now on" } });
    const params = { id: world.ours.accounts.User };
    const next = { email: "b@new-address.example", current_password: "mine from now on" };
    await thief.people.updateUser({ params, body: next });
    await thief.session.confirmEmail({ body: { token: linkIn("confirm") } });
    const again = linkIn("restore");

    // Until then, no one else can take the address.
    const stranger = await harness.client();
    const squat = { name: "S", email: OLD, password: PASSWORD, department_name: "Squatters" };
    expect(await refusalOf(stranger.registration.insertResponderAdmin({ body: squat }))).toMatchObject({
      code: "email_taken",
    });

    const owner = await harness.client();
    expect(await owner.session.restoreEmail({ body: { token: restore } })).toEqual({ status: "success", email: OLD });
    expect((await thief.session.getSession()).user).toBeNull();
    for (const email of [OLD, NEW, next.email]) {
      expect(await refusalOf(signIn(email, "mine from now on"))).toMatchObject({ status: 401 });
    }
    for (const token of [restore, again]) {
      expect(await refusalOf(owner.session.restoreEmail({ body: { token } }))).toEqual(expired);
    }
    expect(harness.mails.at(-1)).toMatchObject({ to: OLD, subject: "Reset your Placard password" });
    await owner.session.resetPassword({ body: { token: linkIn("token"), password: PASSWORD } });
    await signIn(OLD);
  });

  it("expires after a day unconfirmed, and can be undone for 14 days", async () => {
    const late = await change();
    harness.advance(24 * 60 * MINUTE + 1);
    expect(await refusalOf(late.client.session.confirmEmail({ body: { token: late.token } }))).toEqual(expired);
    const { token } = await change();
    const client = await harness.client();
    await client.session.confirmEmail({ body: { token } });
    const restore = linkIn("restore");
    harness.advance(14 * 24 * 60 * MINUTE + 1);
    expect(await refusalOf(client.session.restoreEmail({ body: { token: restore } }))).toEqual(expired);
    await sweep(harness.ctx);
    const body = { name: "S", email: OLD, password: PASSWORD, department_name: "Later Fire" };
    await client.registration.insertResponderAdmin({ body }); // free to use again
  });

  it("is void after a new password or a later change", async () => {
    const first = await change("c@new-address.example");
    const second = await change("d@new-address.example");
    expect(await refusalOf(first.client.session.confirmEmail({ body: { token: first.token } }))).toEqual(expired);
    await second.client.session.changePassword({ body: { current_password: PASSWORD, password: PASSWORD } });
    expect(await refusalOf(second.client.session.confirmEmail({ body: { token: second.token } }))).toEqual(expired);
  });

  it("sends at most five links a day", async () => {
    harness.advance(24 * 60 * MINUTE);
    for (let count = 0; count < 5; count += 1) await change("flood@victim.example");
    expect(await refusalOf(change("flood@victim.example"))).toEqual({ status: 429, code: "rate_limited" });
  });

  it("cannot bypass the handler with the rights of the app", async () => {
    const { User } = world.ours.accounts;
    const write = harness.ctx.database.as({ ...NOBODY, accountId: User, businessId: world.ours.id }, (rows) =>
      rows.updateTable("accounts").set({ email: "x@x.example" }).where("id", "=", User).execute(),
    );
    await expect(write).rejects.toThrow(/changed by its link/);
    for (const table of ["email_changes", "sign_in_tries", "known_devices"] as const) {
      const read = harness.ctx.database.as({ ...NOBODY, accountId: User, businessId: world.ours.id }, (rows) =>
        rows.selectFrom(table).selectAll().execute(),
      );
      await expect(read).rejects.toThrow(/permission denied/);
    }
  });
});

it("limits sign-in attempts per network address", async () => {
  const limits = { signInsPerMinute: 3, requestsPerMinute: 1000 };
  const strict = createApp({ ...harness.ctx, config: { ...harness.ctx.config, limits } });
  const client = createClient({
    baseUrl: BASE_URL,
    fetch: async (url, init) => strict.request(url, init),
    session: memorySession(null),
    check: checkAnswers,
    maxRetries: 0,
  });
  harness.advance(MINUTE); // after the attempts of other tests
  const tries = () => refusalOf(client.session.loginUser({ body: { email: "a@b.example", password: "x" } }));
  for (let count = 0; count < 3; count += 1) expect((await tries()).status).toBe(401);
  expect(await tries()).toEqual({ status: 429, code: "rate_limited" });
  harness.advance(MINUTE);
  expect((await tries()).status).toBe(401);
});
