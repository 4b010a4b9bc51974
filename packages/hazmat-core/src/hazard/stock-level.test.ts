import { describe, expect, it } from "vitest";
import { readingsOfClass, readingsOfReference, stockLevelOf } from "./stock-level.ts";

const TABLE = [{ key: "49CFR172.101", locator: "UN1017" }] as const;
const toxic = {
  kind: "graded",
  level: "extreme",
  basis: "Class 2.3 (Toxic gas).",
  sources: TABLE,
  others: [],
} as const;
const OTHER = [{ key: "49CFR172.101", locator: "UN2977" }] as const;
const radiation = { level: null, basis: "Radiation is not rated.", sources: OTHER } as const;

describe("stockLevelOf", () => {
  it("returns a level chosen by a user, marked as such", () => {
    expect(stockLevelOf(readingsOfClass("High"))).toEqual({
      level: "high",
      basis: { kind: "stored", text: "Level entered as high.", source: null, others: [] },
    });
  });

  it("uses the reference if the class gives less, with its source and the stored text", () => {
    const readings = [...readingsOfClass("low"), ...readingsOfReference("un", "UN1017", toxic)];
    expect(stockLevelOf(readings)).toEqual({
      level: "extreme",
      basis: {
        kind: "un",
        text: "Derived from 49 CFR 172.101, UN1017. Class 2.3 (Toxic gas).",
        source: { key: "49CFR172.101", locator: "UN1017", mark: "derived" },
        others: [{ level: "low", basis: "Level entered as low." }],
      },
    });
  });

  it("names the UN number of the basis if the source does not", () => {
    const { basis } = stockLevelOf(readingsOfReference("cas", "CAS 7782-50-5", toxic));
    expect(basis.text).toBe("Derived from 49 CFR 172.101, UN1017 for CAS 7782-50-5. Class 2.3 (Toxic gas).");
  });

  it("names hazards that the scale does not cover, with their source", () => {
    const readings = readingsOfReference("un", "UN1017", {
      ...toxic,
      others: [radiation, { level: "low", basis: "REL.", sources: [] }],
    });
    expect(stockLevelOf(readings).basis.others).toEqual([
      { level: null, basis: "Derived from 49 CFR 172.101, UN2977 for UN1017. Radiation is not rated." },
    ]);
  });

  it("returns no level if nothing is known, with every reason", () => {
    expect(stockLevelOf([])).toEqual({
      level: null,
      basis: { kind: "none", text: "No class, UN or CAS number on file.", source: null, others: [] },
    });
    expect(stockLevelOf(readingsOfClass("banana")).basis).toMatchObject({
      kind: "none",
      text: "Class “banana”: no rule covers it.",
    });
  });

  it("returns not rated instead of low", () => {
    const battery = { kind: "not_graded", level: null, basis: "A battery.", sources: TABLE, others: [] } as const;
    const readings = [...readingsOfClass("low"), ...readingsOfReference("un", "UN3480", battery)];
    expect(stockLevelOf(readings)).toMatchObject({
      level: null,
      basis: { kind: "not_graded", others: [{ level: "low" }] },
    });
  });
});
