import { createCaller } from "@placard/api-client";
import { describe, expect, it } from "vitest";
import { answeringFetch, problem } from "../test/answering-fetch.ts";
import { alex, dana } from "../test/people.ts";
import { signIn } from "./sign-in.ts";

const credentials = { email: "dana@harbour.example", password: "correct horse" };
const refused = problem(401, "invalid_credentials", "Invalid email or password");

const tryWith = (table: Parameters<typeof answeringFetch>[0]) => {
  const { fetch, calls } = answeringFetch(table);
  return { profile: signIn(createCaller({ fetch }), credentials), calls };
};

describe("signIn", () => {
  it("tries the responder sign-in only if the business sign-in rejects the credentials", async () => {
    const business = tryWith({ "POST /login-user": { user: dana } });
    expect(await business.profile).toEqual(dana);
    expect(business.calls).toHaveLength(1);

    const responder = tryWith({ "POST /login-user": refused, "POST /login-responder": { user: alex } });
    expect(await responder.profile).toEqual(alex);
    expect(responder.calls.map(({ call }) => call)).toEqual(["POST /login-user", "POST /login-responder"]);
  });

  it("says that both rejected the sign-in", async () => {
    const { profile } = tryWith({ "POST /login-user": refused, "POST /login-responder": refused });
    await expect(profile).rejects.toThrow("Invalid email or password");
  });

  it("does not report a lockout or a server error as a wrong password", async () => {
    const locked = tryWith({ "POST /login-user": problem(429, "sign_in_locked", "Too many failed tries.") });
    await expect(locked.profile).rejects.toThrow("Too many failed tries.");
    expect(locked.calls).toHaveLength(1);
  });
});
