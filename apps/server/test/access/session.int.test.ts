import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../../src/access/passwords.ts";
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

describe("signing in", () => {
  it("opens a session that a cookie carries and the profile describes", async () => {
    const client = await harness.client();
    const { user } = await client.session.loginUser({ body: { ...DANA, email: "Harbour.Ice.Admin@People.example " } });
    expect(user).toMatchObject({ role: "Admin", user_role: true, business_id: world.ours.id, isFirstLogin: true });
    expect((await client.session.getSession()).user).toEqual(user);
    await client.session.logout();
    expect((await client.session.getSession()).user).toBeNull();
    const again = await client.session.loginUser({ body: DANA });
    expect(again.user.isFirstLogin).toBe(false);
  });

  it("hides the secret from scripts and from other sites", async () => {
    const response = await harness.app.request(`${BASE_URL}/api/login-user`, {
      method: "POST",
      headers: { "x-placard-client": "test" },
      body: JSON.stringify(DANA),
    });
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^placard_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/);
    expect(await response.text()).not.toContain(cookie.split(/[=;]/)[1]);
  });

  it("gives one answer for a wrong password, an unknown address and the other kind of account", async () => {
    const client = await harness.client();
    const refused = { status: 401, code: "invalid_credentials" };
    expect(await refusalOf(client.session.loginUser({ body: { ...DANA, password: "wrong" } }))).toEqual(refused);
    expect(await refusalOf(client.session.loginUser({ body: { ...DANA, email: "no@no.example" } }))).toEqual(refused);
    expect(await refusalOf(client.session.loginUser({ body: ALEX }))).toEqual(refused);
    expect((await client.session.loginResponder({ body: ALEX })).user.responderRole).toBe("admin");
  });

  it("locks an account after ten failures and opens it after a quarter of an hour", async () => {
    const client = await harness.client();
    const body = { email: "basin.plating.user@people.example", password: "wrong" };
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await refusalOf(client.session.loginUser({ body }))).toMatchObject({ code: "invalid_credentials" });
    }
    const locked = { status: 429, code: "sign_in_locked" };
    expect(await refusalOf(client.session.loginUser({ body: { ...body, password: PASSWORD } }))).toEqual(locked);
    harness.advance(15 * MINUTE);
    const { user } = await client.session.loginUser({ body: { ...body, password: PASSWORD } });
    expect(user.role).toBe("User");
  });

  it("lets no more than ten tries through, however many arrive at once", async () => {
    const client = await harness.client();
    const body = { email: "basin.plating.manager@people.example", password: "wrong" };
    const tries = await Promise.all(Array.from({ length: 30 }, () => refusalOf(client.session.loginUser({ body }))));
    expect(tries.filter(({ code }) => code === "invalid_credentials")).toHaveLength(10);
    expect(tries.filter(({ code }) => code === "sign_in_locked")).toHaveLength(20);
  });

  it("does not count failures of the other kind of account", async () => {
    const client = await harness.client();
    for (let tries = 0; tries < 12; tries += 1) await refusalOf(client.session.loginUser({ body: ALEX }));
    expect((await client.session.loginResponder({ body: ALEX })).user.userType).toBe("responder");
  });

  it("ends a session after its days are over", async () => {
    const client = await harness.client(world.theirs.accounts.Viewer);
    expect((await client.session.getSession()).user).not.toBeNull();
    harness.advance(7 * 24 * 60 * MINUTE + 1);
    expect((await client.session.getSession()).user).toBeNull();
  });
});

describe("requests of other sites", () => {
  const post = (headers: Record<string, string>) =>
    harness.app.request(`${BASE_URL}/api/logout`, { method: "POST", headers });

  it("are refused without our header or origin", async () => {
    expect((await post({})).status).toBe(403);
    expect((await post({ origin: "https://evil.example", host: "placard.test" })).status).toBe(403);
  });

  it("pass with the client's header or from our own origin", async () => {
    expect((await post({ "x-placard-client": "api-client" })).status).toBe(200);
    expect((await post({ origin: "http://placard.test", host: "placard.test" })).status).toBe(200);
  });
});

describe("passwords", () => {
  it("are reset by a mailed link that works once, and every session ends", async () => {
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

  it("are reset by any of three links at most: a stranger's requests end none, and fill no mailbox", async () => {
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

  it("send nothing to an unknown address, and say the same", async () => {
    const before = harness.mails.length;
    const client = await harness.client();
    expect(await client.session.requestPasswordReset({ body: { email: "no@no.example" } })).toEqual({
      status: "success",
    });
    expect(harness.mails).toHaveLength(before);
  });

  it("let a link expire after an hour", async () => {
    const client = await harness.client();
    await client.session.requestPasswordReset({ body: { email: ALEX.email } });
    const token = /token=([\w-]+)/.exec(harness.mails.at(-1)?.text ?? "")?.[1] ?? "";
    harness.advance(61 * MINUTE);
    const late = client.session.resetPassword({ body: { token, password: "another long one" } });
    expect(await refusalOf(late)).toEqual({ status: 410, code: "link_expired" });
  });

  it("are not set by a link that was mailed before they changed, or to an address that is another now", async () => {
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
    await viewer.people.updateUser({ params: { id: Viewer }, body: { email: "new@people.example" } });
    expect(await use(old)).toEqual(expired);
  });

  it("are not changed without the current one", async () => {
    const client = await harness.client(world.verified.member);
    const call = client.session.changePassword({ body: { current_password: "wrong", password: "another long one" } });
    expect(await refusalOf(call)).toEqual({ status: 403, code: "current_password_wrong" });
  });
});

it("limits how often one address may try to sign in", async () => {
  await using strict = await createHarness({ limits: { signInsPerMinute: 3, requestsPerMinute: 1000 } });
  const client = await strict.client();
  const tries = () => refusalOf(client.session.loginUser({ body: { email: "a@b.example", password: "x" } }));
  for (let count = 0; count < 3; count += 1) expect((await tries()).status).toBe(401);
  expect(await tries()).toEqual({ status: 429, code: "rate_limited" });
  strict.advance(MINUTE);
  expect((await tries()).status).toBe(401);
});
