import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invalidTeamEmails, parseTeamEmails } from "./parse-team-emails.ts";

describe("parseTeamEmails", () => {
  it.each([
    ["nothing", "", []],
    ["separators alone", " ,\n, ", []],
    ["commas", "a@example.org,b@example.org", ["a@example.org", "b@example.org"]],
    ["semicolons", "a@example.org; b@example.org;", ["a@example.org", "b@example.org"]],
    [
      "blanks, tabs and new lines",
      "a@example.org b@example.org\tc@example.org\r\nd@example.org",
      ["a@example.org", "b@example.org", "c@example.org", "d@example.org"],
    ],
    ["empties", ",a@example.org,,", ["a@example.org"]],
    ["repeats in any letter case", "a@example.org A@Example.org a@example.org", ["a@example.org"]],
    ["something that is not an address", "crew a@example.org", ["crew", "a@example.org"]],
  ])("parses %s", (_what, text, list) => {
    expect(parseTeamEmails(text)).toEqual(list);
  });

  it("returns the same list for every separator", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.emailAddress(), { selector: (address) => address.toLowerCase() }), (addresses) => {
        const plain = addresses.filter((address) => !address.includes(","));
        expect(parseTeamEmails(plain.join(", \n"))).toEqual(plain);
      }),
    );
  });

  it("returns its own output unchanged", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = parseTeamEmails(text);
        expect(parseTeamEmails(once.join(","))).toEqual(once);
      }),
    );
  });
});

it("lists the entries that are not addresses", () => {
  expect(invalidTeamEmails(["a@example.org", "crew", "b@"])).toEqual(["crew", "b@"]);
});
