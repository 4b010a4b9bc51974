import { describe, expect, it } from "vitest";
import type { Fetch } from "./call-options.ts";
import { createClient } from "./client.ts";
import { cookiesAfter, memorySession, type SessionStore } from "./session-store.ts";

const NOON = new Date("2026-11-21T12:00:00Z");

describe("cookiesAfter", () => {
  it.each([
    ["keeps a new one", null, ["placard_session=abc; Path=/; HttpOnly; Max-Age=60"], "placard_session=abc"],
    ["puts a newer one in its place", "a=1; b=2", ["a=3"], "a=3; b=2"],
    ["keeps a value with = in it", null, ["a=x=y=="], "a=x=y=="],
    ["drops one that is cleared", "a=1; b=2", ["a=; Max-Age=0"], "b=2"],
    ["drops one that has no time left", "a=1", ["a=2; Max-Age=0"], null],
    ["drops one whose date is past", "a=1", ["a=1; Expires=Sat, 21 Nov 2026 11:59:59 GMT"], null],
    ["keeps one whose date is to come", null, ["a=1; expires=Sat, 21 Nov 2026 12:00:01 GMT"], "a=1"],
    ["takes several at once", null, ["a=1", "b=2"], "a=1; b=2"],
  ])("%s", (_, before, lines, after) => {
    expect(cookiesAfter(before, lines, NOON)).toBe(after);
  });
});

/** A server that signs in every caller and returns the caller's session. */
function signInServer(seen: (string | null)[]): Fetch {
  return async (url, init) => {
    seen.push(new Headers(init.headers).get("Cookie"));
    const headers = new Headers();
    if (url.endsWith("/login-user")) headers.append("Set-Cookie", "placard_session=abc; Path=/; HttpOnly");
    if (url.endsWith("/logout")) headers.append("Set-Cookie", "placard_session=; Path=/; Max-Age=0");
    return Response.json({ status: "success", user: null }, { headers });
  };
}

const credentials = { body: { email: "dana@harbour.example", password: "correct horse battery" } };

describe("a client outside a browser", () => {
  it("stays signed in until it signs out", async () => {
    const seen: (string | null)[] = [];
    const client = createClient({ baseUrl: "https://placard.example", fetch: signInServer(seen) });
    await client.session.loginUser(credentials);
    await client.session.getSession();
    await client.session.logout();
    await client.session.getSession();
    expect(seen).toEqual([null, "placard_session=abc", "placard_session=abc", null]);
  });

  it("does not share its session with another client", async () => {
    const seen: (string | null)[] = [];
    const fetch = signInServer(seen);
    await createClient({ fetch }).session.loginUser(credentials);
    await createClient({ fetch }).session.getSession();
    expect(seen).toEqual([null, null]);
  });

  it("continues from a host's session store and notifies it of changes", async () => {
    const seen: (string | null)[] = [];
    const saved: (string | null)[] = [];
    const session: SessionStore = {
      load: async () => saved.at(-1) ?? "placard_session=old",
      save: async (next) => void saved.push(next),
    };
    const client = createClient({ fetch: signInServer(seen), session });
    await client.session.getSession();
    await client.session.loginUser(credentials);
    await client.session.getSession();
    expect(seen).toEqual(["placard_session=old", "placard_session=old", "placard_session=abc"]);
    expect(saved).toEqual(["placard_session=abc"]);
  });

  it("keeps a cookie that the host sends itself", async () => {
    const seen: (string | null)[] = [];
    const client = createClient({
      fetch: signInServer(seen),
      session: memorySession("placard_session=kept"),
      headers: { cookie: "placard_session=own" },
    });
    await client.session.getSession();
    expect(seen).toEqual(["placard_session=own"]);
  });
});
