import { describe, expect, it } from "vitest";
import { alex, dana } from "../test/people.ts";
import { accessTo } from "./access.ts";
import type { SessionState } from "./session-store.ts";

const business: SessionState = { status: "signed-in", profile: dana };
const temporary: SessionState = { status: "signed-in", profile: { ...dana, mustChangePassword: true } };
const responder: SessionState = { status: "signed-in", profile: alex };

describe("accessTo", () => {
  it.each([
    ["business", { status: "loading" }, { kind: "wait" }],
    ["responder", { status: "loading" }, { kind: "wait" }],
    ["business", { status: "signed-out", reason: "none" }, { kind: "redirect", to: "/login" }],
    ["responder", { status: "signed-out", reason: "expired" }, { kind: "redirect", to: "/login" }],
    ["business", business, { kind: "allow" }],
    ["responder", responder, { kind: "allow" }],
    ["business", temporary, { kind: "redirect", to: "/choose-password" }],
    ["responder", temporary, { kind: "redirect", to: "/choose-password" }],
    ["business", responder, { kind: "redirect", to: "/responder" }],
    ["responder", business, { kind: "redirect", to: "/dashboard" }],
  ] as const)("gives the %s area for %o: %o", (area, session, access) => {
    expect(accessTo(area, session)).toEqual(access);
  });
});
