// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createCaller } from "@placard/api-client";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { serverClock } from "../lib/device/server-clock.ts";
import { dana } from "../test/people.ts";
import { withEarlySession } from "./early-session.ts";
import { sessionCalls } from "./session-calls.ts";

const script = readFileSync(join(import.meta.dirname, "../theme.js"), "utf8");
const answerOf = (user: object | null) => Response.json({ status: "success", user });
const network = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  delete window.placardEarlySession;
  network.mockReset();
  vi.stubGlobal("fetch", network);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => vi.unstubAllGlobals());

/** Runs the script of the page, as the browser does before it loads the app. */
function openPage(path: string): void {
  history.replaceState(null, "", path);
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- runs the served file as the browser does
  new Function(script)();
}

const askSession = () => withEarlySession(network)("/api/session", { method: "GET" });

it("requests the session once, before the app, as the app would", async () => {
  network.mockImplementation(async () => answerOf(dana));
  openPage("/dashboard");
  const [early] = network.mock.calls;
  expect(await (await askSession()).json()).toMatchObject({ user: dana });
  expect(network).toHaveBeenCalledTimes(1);

  await createCaller({ fetch: withEarlySession(network) }) // a later check of the session
    .call(sessionCalls.getSession)
    .catch(() => undefined);
  const later = network.mock.calls[1];
  expect(early?.[0]).toBe(later?.[0]);
  expect(early?.[1].credentials).toBe(later?.[1].credentials);
  expect([...new Headers(early?.[1].headers)]).toEqual([...new Headers(later?.[1].headers)]);
});

it("requests the session again if the early request failed", async () => {
  network.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  network.mockResolvedValueOnce(answerOf(null));
  openPage("/login");
  expect(await (await askSession()).json()).toMatchObject({ user: null });
});

it("takes the server time of an answer from when it arrived, even if the app takes it later", async () => {
  const hear = vi.spyOn(serverClock, "hear");
  onTestFinished(() => hear.mockRestore());
  const date = "Sat, 21 Nov 2026 14:05:00 GMT";
  network.mockResolvedValue(new Response("{}", { headers: { date } }));
  openPage("/dashboard");
  const early = window.placardEarlySession;
  await expect.poll(() => early?.answeredAt).not.toBeNull();
  await askSession();
  expect(hear.mock.calls).toEqual([[date, early?.requestedAt, early?.answeredAt]]);
});

it("gives up with the app's own request", async () => {
  network.mockReturnValue(new Promise(() => undefined));
  openPage("/dashboard");
  const abort = new AbortController();
  const answer = withEarlySession(network)("/api/session", { method: "GET", signal: abort.signal });
  abort.abort(new Error("Timed out."));
  await expect(answer).rejects.toThrow("Timed out.");
});

it("requests no session for an embedded page", () => {
  openPage("/embed/checklist");
  expect(network).not.toHaveBeenCalled();
});
