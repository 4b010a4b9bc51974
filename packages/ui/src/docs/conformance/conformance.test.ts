// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { describe, expect, it } from "vitest";
import { axeRulesOf, conformanceText, evidenceOf } from "./conformance.ts";
import { ENABLED_AXE_RULES } from "./enabled-axe-rules.ts";
import { CRITERIA } from "./wcag.ts";

describe("the conformance of a component", () => {
  it("lists each success criterion of WCAG 2.2: 31 of level A, 24 of level AA", () => {
    expect(new Set(CRITERIA.map(({ id }) => id)).size).toBe(CRITERIA.length);
    expect(CRITERIA.filter(({ level }) => level === "A")).toHaveLength(31);
    expect(CRITERIA.filter(({ level }) => level === "AA")).toHaveLength(24);
  });

  it("uses the rules of axe", () => {
    expect(axeRulesOf("1.4.3")).toEqual(["color-contrast"]);
    expect(axeRulesOf("4.1.2")).toContain("button-name");
    expect(axeRulesOf("2.5.8")).toEqual(["target-size"]);
  });

  it("names only rules that the stories are checked against: by default in axe, or enabled here", async () => {
    const { passes, violations, incomplete, inapplicable } = await axe.run(document);
    const ran = [passes, violations, incomplete, inapplicable].flat();
    const byItself = new Set(ran.map(({ id }) => id));
    const named = CRITERIA.flatMap(({ id }) => axeRulesOf(id));
    expect(named).toEqual(expect.arrayContaining([...ENABLED_AXE_RULES]));
    expect(named.filter((id) => !byItself.has(id) && !ENABLED_AXE_RULES.includes(id))).toEqual([]);
  });

  it.each(CRITERIA.flatMap(({ id, kept }) => (kept?.test === undefined ? [] : [[id, kept.test] as const])))(
    "names an existing test for %s",
    (_, { file, title }) => {
      expect(readFileSync(join(import.meta.dirname, "../..", file), "utf8")).toContain(title);
    },
  );

  it("names no test for a criterion without one", () => {
    const bare = CRITERIA.find(({ id }) => id === "2.5.7");
    expect(bare === undefined ? "" : evidenceOf(bare)).toBe("by design; no test");
  });

  it("requires less of a sign than of a field", () => {
    const of = (kind: "sign" | "field") =>
      conformanceText({ purpose: "", avoid: [], anatomy: [], states: {}, keyboard: {}, kinds: [kind] });
    expect(of("sign")).not.toContain("3.3.1 Error identification");
    expect(of("field")).toContain("3.3.1 Error identification");
  });
});
