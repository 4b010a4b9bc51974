import { describe, expect, it } from "vitest";
import { graded, highestLevel, notGraded, unknownLevel } from "./hazard-derivation.ts";

const byClass = graded("medium", "Class 5.1 (Oxidizer)", [{ key: "49CFR172.101" }]);
const byIdlh = graded("extreme", "IDLH 10 ppm", [{ key: "NPG" }]);
const byHighIdlh = graded("low", "IDLH 40000 ppm", [{ key: "NPG" }]);
const byRel = graded("high", "REL 0.5 ppm", [{ key: "NPG" }]);
const byList = graded("high", "NFPA 704 health 3.", [{ key: "NFPA-LIST", mark: "unverified" }]);
const bySite = graded("extreme", "NFPA 704 health 4.", [{ key: "SITE" }]);
const unknown = unknownLevel("No LC50 on file.", []);
const radiation = notGraded("Radiation is not rated.", [{ key: "49CFR172.101" }]);

describe("highestLevel", () => {
  it("chooses the highest level in any order, and names the others", () => {
    for (const order of [
      [byClass, byIdlh, byRel],
      [byIdlh, byRel, byClass],
      [byRel, byClass, byIdlh],
    ]) {
      const level = highestLevel(order);
      expect(level).toMatchObject({
        kind: "graded",
        level: "extreme",
        basis: "IDLH 10 ppm",
        sources: [{ key: "NPG" }],
      });
      expect(level.others.map((other) => other.basis).sort()).toEqual(["Class 5.1 (Oxidizer)", "REL 0.5 ppm"]);
    }
  });

  it("chooses the first of equal levels and names no other of the same level", () => {
    expect(highestLevel([byIdlh, bySite])).toMatchObject({ basis: "IDLH 10 ppm", others: [] });
  });

  it("skips unknown derivations", () => {
    expect(highestLevel([unknown, byClass])).toMatchObject({ kind: "graded", level: "medium", others: [] });
    expect(highestLevel([byHighIdlh, unknown])).toMatchObject({ kind: "graded", level: "low", others: [] });
  });

  it("never chooses low if there is a hazard that is not rated, and names both", () => {
    for (const order of [
      [byHighIdlh, radiation],
      [radiation, byHighIdlh],
    ]) {
      expect(highestLevel(order)).toEqual({
        kind: "not_graded",
        level: null,
        basis: "Radiation is not rated.",
        sources: [{ key: "49CFR172.101" }],
        others: [{ level: "low", basis: "IDLH 40000 ppm", sources: [{ key: "NPG" }] }],
      });
    }
  });

  it("chooses a level above low before a hazard that is not rated, and names that hazard", () => {
    expect(highestLevel([radiation, byClass])).toMatchObject({
      kind: "graded",
      level: "medium",
      others: [{ level: null, basis: "Radiation is not rated.", sources: [{ key: "49CFR172.101" }] }],
    });
  });

  it("never rates by the unverified list alone, but names its result", () => {
    expect(highestLevel([byList, unknown])).toEqual({
      kind: "unknown",
      level: null,
      basis: "Unknown. Rated only by an unverified list, which does not set the level. No LC50 on file.",
      sources: [],
      others: [{ level: "high", basis: "NFPA 704 health 3.", sources: byList.sources }],
    });
    expect(highestLevel([byList, radiation])).toMatchObject({
      kind: "not_graded",
      others: [{ level: "high", basis: "NFPA 704 health 3." }],
    });
  });

  it("lets the unverified list raise a level that another source supports", () => {
    expect(highestLevel([byClass, byList])).toMatchObject({ level: "high", others: [{ level: "medium" }] });
  });

  it("uses a declared rating unchanged", () => {
    expect(highestLevel([bySite])).toMatchObject({ kind: "graded", level: "extreme" });
  });

  it("uses a stored level without a source unchanged", () => {
    expect(highestLevel([graded("high", "Level entered as high.", [])])).toMatchObject({
      kind: "graded",
      level: "high",
    });
  });

  it("returns unknown with reasons if nothing is known", () => {
    expect(highestLevel([])).toEqual({ kind: "unknown", level: null, basis: "Unknown.", sources: [], others: [] });
    expect(highestLevel([unknown, unknown]).basis).toBe("Unknown. No LC50 on file.");
  });
});

describe("highestLevel with unverified figures", () => {
  const unverified = { key: "CHEMICALS", mark: "unverified" } as const;
  const byUnverified = graded("high", "Flash point of an unreviewed list.", [unverified]);
  const byBoth = graded("high", "LC50 of two sources.", [{ key: "NPG" }, unverified]);

  it("does not classify by them alone, for any list, and states it", () => {
    expect(highestLevel([byUnverified])).toMatchObject({
      kind: "unknown",
      level: null,
      basis: "Unknown. Rated only by an unverified list, which does not set the level.",
      others: [{ level: "high", basis: "Flash point of an unreviewed list." }],
    });
    expect(highestLevel([graded("high", "NFPA 704 health 3.", [{ key: "NFPA-LIST" }])]).kind).toBe("unknown");
  });

  it("classifies if one of the sources is verified", () => {
    expect(highestLevel([byBoth])).toMatchObject({ kind: "graded", level: "high" });
  });
});
