import { describe, expect, it } from "vitest";
import { filterSecondSource, SECOND_SOURCE_LIMIT } from "./second-source.ts";

const chlorine = { name: "Chlorine", cas_number: "7782-50-5", synonyms: ["Molecular chlorine", "dichlorine"] };
const names = (results: readonly { readonly name?: string | null }[]) => results.map(({ name }) => name);

describe("filterSecondSource", () => {
  it.each(["chlorine", "CHLOR", "7782-50-5", "dichlorine"])("matches %s in name, CAS number or synonym", (term) => {
    expect(filterSecondSource([chlorine], term)).toEqual([chlorine]);
  });

  it("also accepts synonyms in one text", () => {
    expect(
      filterSecondSource([{ name: "Acetone", synonyms: "2-Propanone; Dimethyl ketone" }], "dimethyl"),
    ).toHaveLength(1);
  });

  it.each([
    ["a missing name", { cas_number: "7782-50-5" }],
    ["a blank name", { name: "  ", cas_number: "7782-50-5" }],
    ["compounds", { name: "Chlorine compounds" }],
    ["a mixture", { name: "Chlorine mixture" }],
    ["a formula line", { name: "Chlorine", description: "Formula: Cl2" }],
    ["a CAS line", { name: "Chlorine", description: "CAS#: 7782-50-5" }],
    ["total dust", { name: "Chlorine", description: "Total dust" }],
    ["a dump over 500 characters", { name: "Chlorine", description: `IDLH ${"x".repeat(500)}` }],
    ["201 characters without a limit", { name: "Chlorine", description: "x".repeat(201) }],
    ["another substance", { name: "Bromine" }],
  ])("removes %s", (_, result) => {
    expect(filterSecondSource([result], "chlorine")).toEqual([]);
  });

  it.each([
    ["200 characters without a limit", "x".repeat(200)],
    ["300 characters with a limit", `${"x".repeat(290)} IDLH 10`],
  ])("keeps %s", (_, description) => {
    expect(filterSecondSource([{ name: "Chlorine", description }], "chlorine")).toHaveLength(1);
  });

  it("returns at most eight, in their order", () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ name: `Chlorine ${index}` }));
    expect(names(filterSecondSource(many, "chlorine"))).toEqual(names(many.slice(0, SECOND_SOURCE_LIMIT)));
  });

  it("returns nothing for a blank term", () => {
    expect(filterSecondSource([chlorine], "  ")).toEqual([]);
  });
});
