import { describe, expect, it } from "vitest";
import { isEmail, normalizeEmail } from "./email.ts";

describe("isEmail", () => {
  it.each([
    ["crew.a@example.org"],
    [" crew@example.org "],
    ["o'brien+hazmat@fire.dept.example.org"],
    ["A@B.CO"],
    ["x@xn--bcher-kva.example"],
    [`x@${"a".repeat(63)}.org`],
  ])("accepts %s", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    ["nothing", ""],
    ["no at sign", "example.org"],
    ["no mailbox", "@example.org"],
    ["no domain", "crew@"],
    ["a domain of one label", "crew@localhost"],
    ["a blank inside", "crew a@example.org"],
    ["two at signs", "a@b@example.org"],
    ["two dots", "a..b@example.org"],
    ["a leading dot", ".a@example.org"],
    ["a label with a leading hyphen", "a@-example.org"],
    ["a label with a trailing hyphen", "a@example-.org"],
    ["a label of 64 characters", `a@${"a".repeat(64)}.org`],
    ["a trailing dot", "a@example.org."],
    ["255 characters", `${"a".repeat(243)}@example.org`],
  ])("rejects %s", (_what, text) => {
    expect(isEmail(text)).toBe(false);
  });

  it("accepts an address of 254 characters", () => {
    const longest = `${"a".repeat(242)}@example.org`;
    expect(longest).toHaveLength(254);
    expect(isEmail(longest)).toBe(true);
  });
});

it("normalizes addresses to trimmed lower case", () => {
  expect(normalizeEmail(" Crew.A@Example.org ")).toBe("crew.a@example.org");
});
