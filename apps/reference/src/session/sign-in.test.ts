import { createCaller } from "@placard/api-client";
import { getConfig, getSession, loginResponder, loginUser, logout } from "@placard/api-client/internal";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answeringFetch, problem } from "../test/answering-fetch.ts";
import { alex, dana } from "../test/people.ts";
import { readProfile } from "./profile.ts";
import { sessionCalls } from "./session-calls.ts";
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

  it("reports that both rejected the sign-in", async () => {
    const { profile } = tryWith({ "POST /login-user": refused, "POST /login-responder": refused });
    await expect(profile).rejects.toThrow("Invalid email or password");
  });

  it("does not report a lockout or a server error as a wrong password", async () => {
    const locked = tryWith({ "POST /login-user": problem(429, "sign_in_locked", "Too many failed tries.") });
    await expect(locked.profile).rejects.toThrow("Too many failed tries.");
    expect(locked.calls).toHaveLength(1);
  });
});

describe("sessionCalls without zod", () => {
  const rows = { getSession, getConfig, logout, loginUser, loginResponder };

  it.each(Object.entries(sessionCalls))("calls %s as in the contract", (_name, { id, method, path }) => {
    expect(Object.values(rows)).toContainEqual(expect.objectContaining({ id, method, path }));
  });

  const asContract = (user: unknown) => {
    const parsed = getSession.response.shape.user.safeParse(user);
    return parsed.success ? parsed.data : null;
  };

  it("accept and reject profiles like the contract, for any value of one field", () => {
    const values = fc.oneof(
      fc.anything(),
      fc.constantFrom("business", "responder", "Admin", "Viewer", "admin", "member", "pending", "approved", "verified"),
      fc.constantFrom(0, 1, 1.5, -1, 2 ** 31 - 1, 2 ** 31, "1", true, null, undefined),
    );
    fc.assert(
      fc.property(fc.constantFrom(dana, alex), fc.nat(), values, (person, at, value) => {
        const fields = Object.keys(person);
        const changed = { ...person, [fields[at % fields.length] ?? ""]: value };
        expect(readProfile(changed)).toEqual(asContract(changed));
      }),
    );
  });

  it("ignore fields that the contract lacks, and reject a profile without one of its fields", () => {
    expect(readProfile({ ...dana, token: "secret" })).toEqual(dana);
    for (const person of [dana, alex]) {
      for (const field of Object.keys(person)) {
        const { [field]: _left, ...rest } = { ...person } as Record<string, unknown>;
        expect(readProfile(rest)).toEqual(asContract(rest));
      }
    }
  });

  it.each([null, undefined, "text", {}, { status: "success" }, { user: dana }, { status: "error", user: dana }])(
    "reject the response %j",
    (answer) => expect(sessionCalls.loginUser.response.safeParse(answer).success).toBe(false),
  );

  it("read the demo sign-ins, and reject anything other than a list of them", () => {
    const read = (demo: unknown) => sessionCalls.getDemo.response.safeParse({ status: "success", version: "1", demo });
    const demoSignIn = { kind: "business", email: "dana@harbour.example", password: "demo" };
    expect(read({ sign_ins: [demoSignIn] })).toMatchObject({
      success: true,
      data: { demo: { sign_ins: [demoSignIn] } },
    });
    expect(read(null)).toMatchObject({ success: true, data: { demo: null } });
    for (const wrong of [
      undefined,
      "none",
      {},
      { sign_ins: [{ ...demoSignIn, password: 1 }] },
      { sign_ins: demoSignIn },
    ]) {
      expect(read(wrong).success).toBe(false);
    }
  });
});
