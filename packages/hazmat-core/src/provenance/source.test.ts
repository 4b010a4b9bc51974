import { expect, it } from "vitest";
import { citation, SOURCES } from "./source.ts";

it.each([
  [{ key: "ERG2020", locator: "Guide 124" }, "ERG 2020, Guide 124"],
  [{ key: "ERG2024", locator: "Guide 138" }, "ERG 2024, Guide 138"],
  [{ key: "NPG" }, "NIOSH Pocket Guide"],
  [{ key: "NIOSH-IDLH", locator: "revised 2017" }, "NIOSH, revised 2017"],
  [
    { key: "CHEMICALS", locator: "Serat", mark: "estimated" },
    "physical constants from the chemicals project, Serat, estimated",
  ],
  [{ key: "NFPA-LIST", mark: "unverified" }, "NFPA list, unverified"],
  [
    { key: "ERG2020", locator: "Guide 114", mark: "from-memory" },
    "ERG 2020, Guide 114, not yet checked against the page",
  ],
] as const)("cites %j as %s", (ref, words) => {
  expect(citation(ref)).toBe(words);
});

it("has no title that says what a mark says, so that nothing is said twice", () => {
  const marks = /assumed|derived|estimated|unverified|matched by name|to be checked/;
  expect(Object.values(SOURCES).filter(({ title }) => marks.test(title))).toEqual([]);
});
