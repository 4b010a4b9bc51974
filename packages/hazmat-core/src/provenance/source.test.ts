import { expect, it } from "vitest";
import { citation, SOURCES } from "./source.ts";

it.each([
  [{ key: "ERG2024", locator: "Guide 124" }, "ERG 2024, Guide 124"],
  [{ key: "ERG2020", locator: "UN1014, not in ERG 2024" }, "ERG 2020, UN1014, not in ERG 2024"],
  [{ key: "ERG2024", locator: "Guide 138" }, "ERG 2024, Guide 138"],
  [{ key: "NPG" }, "NIOSH Pocket Guide"],
  [{ key: "NIOSH-IDLH", locator: "revised 2017" }, "NIOSH, revised 2017"],
  [
    { key: "49CFR177.848", locator: "paragraph (d), 5.1 and 3" },
    "49 CFR 177.848, eCFR of 2026-08-27, paragraph (d), 5.1 and 3",
  ],
  [
    { key: "CHEMICALS", locator: "Serat", mark: "estimated" },
    "physical constants from the chemicals project, Serat, estimated",
  ],
  [{ key: "NFPA-LIST", mark: "unverified" }, "NFPA list, unverified"],
  [{ key: "ERG2024", locator: "Guide 114", mark: "from-memory" }, "ERG 2024, Guide 114, from memory"],
] as const)("cites %j as %s", (ref, words) => {
  expect(citation(ref)).toBe(words);
});

it("titles do not contain the text of a mark, so that nothing is repeated", () => {
  const marks = /assumed|derived|estimated|unverified|matched by name|to be checked/;
  expect(Object.values(SOURCES).filter(({ title }) => marks.test(title))).toEqual([]);
});
