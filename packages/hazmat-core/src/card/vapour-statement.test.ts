import { describe, expect, it } from "vitest";
import { unNumber } from "../identity/un-number.ts";
import type { SourceRef } from "../provenance/source.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { transportRecord } from "../reference/record-of.ts";
import { vapourStatement } from "./vapour-statement.ts";
import type { TransportEntry } from "../record/transport-entry.ts";

const source: SourceRef = { key: "NPG", locator: "0000" };

const GAS: TransportEntry = {
  unNumber: unNumber("UN1017"),
  properShippingNames: ["Sample"],
  hazardClass: "2.3",
  subsidiaryClasses: [],
  packingGroups: [],
  guide: "124",
  guideDistances: null,
  small: null,
  large: null,
  containers: [],
  fireM: null,
  isToxicByInhalation: true,
  hazardZones: [],
  waterReactiveGases: [],
  polymerizes: false,
  source,
};
const LIQUID: TransportEntry = { ...GAS, hazardClass: "3", isToxicByInhalation: false, guide: "128" };
const SOLID: TransportEntry = { ...GAS, hazardClass: "4.1", isToxicByInhalation: false, guide: "133" };

function recordWith(constants: Partial<ChemicalRecord["constants"]>): ChemicalRecord {
  const record = transportRecord(GAS, undefined);
  return { ...record, constants: { ...record.constants, ...constants } };
}

const density = (value: number): ChemicalRecord => recordWith({ relativeVapourDensity: { value, source } });

describe("vapourStatement", () => {
  it.each([
    [2.47, "The gas is 2.5 times as heavy as air. It flows downhill and into drains."],
    [1.0, "The gas is about as heavy as air."],
    [0.6, "The gas is 0.6 times as heavy as air. When warm, it rises. When cold, it stays low."],
  ])("returns where a gas %d times as heavy as air goes", (value, text) => {
    expect(vapourStatement(density(value), GAS)).toEqual({ text, rests: [source] });
  });

  it("names vapour for a liquid", () => {
    expect(vapourStatement(density(2.7), LIQUID)?.text).toMatch(/^The vapour is 2\.7 times as heavy as air/);
  });

  it("derives the figure from the molar mass and marks it as derived", () => {
    // 58.12 g/mol over 28.96 g/mol is 2.007
    const butane = recordWith({ molarMassGPerMol: { value: 58.12, unit: "g/mol", source } });
    expect(vapourStatement(butane, GAS)).toEqual({
      text: "The gas is 2.0 times as heavy as air. It flows downhill and into drains.",
      rests: [{ ...source, mark: "derived" }],
    });
  });

  it("uses state and hazards for a record without a UN number", () => {
    const boils = (value: number) => ({
      boilingPointC: { value, source },
      relativeVapourDensity: { value: 2, source },
    });
    expect(vapourStatement(recordWith(boils(-40)), null)?.text).toMatch(/^The gas is 2\.0 times as heavy as air/);
    const burns = { ...boils(60), flashPointC: { value: 10, source } };
    expect(vapourStatement(recordWith(burns), null)?.text).toMatch(/^The vapour is 2\.0 times as heavy as air/);
    expect(vapourStatement(recordWith(boils(300)), null)).toBeNull();
  });

  it("returns null for a solid, without a figure and without a UN number", () => {
    expect(vapourStatement(density(2.5), SOLID)).toBeNull();
    expect(vapourStatement(recordWith({}), GAS)).toBeNull();
    expect(vapourStatement(density(2.5), null)).toBeNull();
  });
});
