import { describe, expect, it } from "vitest";
import { classified, highestLevel, notClassified } from "./hazard-derivation.ts";

const byClass = classified("low", "Class 2.2 (Gas)", [{ key: "49CFR172.101" }]);
const byIdlh = classified("extreme", "IDLH 10 ppm", [{ key: "NPG" }]);
const byRel = classified("high", "REL 0.5 ppm", [{ key: "NPG" }]);
const byList = classified("high", "NFPA 704 health 3.", [{ key: "NFPA-LIST", mark: "unverified" }]);
const bySite = classified("extreme", "NFPA 704 health 4.", [{ key: "SITE" }]);
const unknown = notClassified("low", "No LC50 on file.", []);

describe("highestLevel", () => {
  it("lets the highest lead and names the others, wherever it stands", () => {
    for (const order of [
      [byClass, byIdlh, byRel],
      [byIdlh, byRel, byClass],
      [byRel, byClass, byIdlh],
    ]) {
      const level = highestLevel(order);
      expect(level).toMatchObject({
        level: "extreme",
        basis: "IDLH 10 ppm",
        isClassified: true,
        sources: [{ key: "NPG" }],
      });
      expect(level.others.map((other) => other.basis).sort()).toEqual(["Class 2.2 (Gas)", "REL 0.5 ppm"]);
    }
  });

  it("lets the first lead among equals and names no other of the same level", () => {
    expect(highestLevel([byIdlh, bySite])).toMatchObject({ basis: "IDLH 10 ppm", others: [] });
  });

  it("passes over what is not known, even when its default is higher", () => {
    expect(highestLevel([notClassified("medium", "No NFPA 704 rating on file.", []), byClass])).toMatchObject({
      level: "low",
      isClassified: true,
      others: [],
    });
  });

  it("never classifies by the unverified list alone, and still names what it says", () => {
    expect(highestLevel([byList, unknown])).toEqual({
      level: "low",
      isClassified: false,
      basis: "Not classified. Only an unverified list rates it, which does not classify. No LC50 on file.",
      sources: [],
      others: [{ level: "high", basis: "NFPA 704 health 3." }],
    });
  });

  it("lets the unverified list raise a level that something else supports", () => {
    expect(highestLevel([byClass, byList])).toMatchObject({ level: "high", others: [{ level: "low" }] });
  });

  it("takes a declared rating as it is", () => {
    expect(highestLevel([bySite])).toMatchObject({ level: "extreme", isClassified: true });
  });

  it("takes a stored level without a source as it is", () => {
    expect(highestLevel([classified("high", "Level stored as high.", [])])).toMatchObject({
      level: "high",
      isClassified: true,
    });
  });

  it("says so when nothing is known", () => {
    expect(highestLevel([])).toEqual({
      level: "low",
      isClassified: false,
      basis: "Not classified.",
      sources: [],
      others: [],
    });
    expect(highestLevel([unknown]).basis).toBe("Not classified. No LC50 on file.");
  });
});

describe("a derivation that rests on unverified figures", () => {
  const unverified = { key: "CHEMICALS", mark: "unverified" } as const;
  const byUnverified = classified("high", "Flash point of an unreviewed list.", [unverified]);
  const byBoth = classified("high", "LC50 of two sources.", [{ key: "NPG" }, unverified]);

  it("does not classify alone, whichever list it is, and says so", () => {
    expect(highestLevel([byUnverified])).toMatchObject({
      level: "low",
      isClassified: false,
      basis: "Not classified. Only an unverified list rates it, which does not classify.",
      others: [{ level: "high", basis: "Flash point of an unreviewed list." }],
    });
    expect(highestLevel([classified("high", "NFPA 704 health 3.", [{ key: "NFPA-LIST" }])]).isClassified).toBe(false);
  });

  it("classifies when one of its sources is better", () => {
    expect(highestLevel([byBoth])).toMatchObject({ level: "high", isClassified: true });
  });
});
