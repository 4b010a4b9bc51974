import { createCaller } from "@placard/api-client";
import { describe, expect, it } from "vitest";
import { answeringFetch, problem } from "../test/answering-fetch.ts";
import { memoryStorage } from "../test/memory-storage.ts";
import { dana } from "../test/people.ts";
import { fetchSession } from "./fetch-session.ts";
import { isSignOutPending, markSignOutPending } from "./pending-sign-out.ts";

const ask = (table: Parameters<typeof answeringFetch>[0], storage = memoryStorage()) => {
  const { fetch, calls } = answeringFetch(table);
  return fetchSession(createCaller({ fetch }), storage).then((answer) => ({
    answer,
    calls: calls.map(({ call }) => call),
  }));
};

describe("askServer", () => {
  it("returns the profile of the signed-in user", async () => {
    expect((await ask({ "GET /session": { user: dana } })).answer).toEqual({ kind: "profile", profile: dana });
  });

  it("distinguishes signed out from no response", async () => {
    expect((await ask({ "GET /session": { user: null } })).answer).toEqual({ kind: "nobody" });
    expect((await ask({ "GET /session": "no network" })).answer).toEqual({ kind: "unreachable" });
    expect((await ask({ "GET /session": problem(401, "not_signed_in", "Sign in.") })).answer).toEqual({
      kind: "nobody",
    });
  });

  it("completes a pending sign-out before anything else", async () => {
    const storage = memoryStorage();
    markSignOutPending(storage);
    const { answer, calls } = await ask({ "POST /logout": {}, "GET /session": { user: dana } }, storage);
    expect(answer).toEqual({ kind: "nobody" });
    expect(calls).toEqual(["POST /logout"]);
    expect(isSignOutPending(storage)).toBe(false);
  });

  it("signs no one in while a sign-out is pending", async () => {
    const storage = memoryStorage();
    markSignOutPending(storage);
    expect((await ask({ "POST /logout": "no network" }, storage)).answer).toEqual({ kind: "nobody" });
    expect(isSignOutPending(storage)).toBe(true);
  });
});
