import { describe, expect, it } from "vitest";
import type { NioshEntry } from "../record/niosh-entry.ts";
import { filterMaskStatement } from "./filter-mask-statement.ts";

function entryWith(respirators: NioshEntry["respirators"]): NioshEntry {
  return {
    number: "0115",
    idlh: null,
    idlhPpm: null,
    rel: null,
    pel: null,
    routes: [],
    symptoms: [],
    targetOrgans: [],
    incompatibilities: [],
    ppe: [],
    firstAid: [],
    respirators,
    source: { key: "NPG", locator: "0115" },
  };
}

describe("how far a filter mask may be trusted", () => {
  it.each([
    [
      "the highest step that lists one",
      [
        ["Up to 5 ppm", "CCR@10"],
        ["Up to 10 ppm", "GMF-FF@50"],
      ],
      "above 10 ppm",
    ],
    [
      "steps out of order",
      [
        ["Up to 250 mg/m3", "PAPR@50"],
        ["Up to 50 mg/m3", "APF@10"],
      ],
      "above 250 mg/m³",
    ],
    ["a step that names an element", [["Up to 2.5 mg Co/m3", "APF-FF@50"]], "above 2.5 mg Co/m³"],
    [
      "a step above it with supplied air",
      [
        ["Up to 5 ppm", "CCR@10"],
        ["Up to 50 ppm", "SAR-CF@25"],
      ],
      "above 5 ppm",
    ],
  ])("is %s", (_case, steps, limit) => {
    const respirators = steps.map(([label = "", type = ""]) => ({ label, types: [type] }));
    expect(filterMaskStatement(entryWith(respirators))?.text).toBe(
      `No filter mask ${limit} or if the concentration is unknown.`,
    );
  });

  it("is not at all where a filter serves for escape only", () => {
    const statement = filterMaskStatement(
      entryWith([
        { label: "At concentrations above the NIOSH REL", types: ["SCBA-FF-PD@10000"] },
        { label: "Escape", types: ["GMF-FF@50"] },
      ]),
    );
    expect(statement?.text).toBe("No filter mask for entry: the Pocket Guide lists supplied air only.");
  });

  it("is not on file without an entry or without respirators", () => {
    expect(filterMaskStatement(null)).toBeNull();
    expect(filterMaskStatement(entryWith([]))).toBeNull();
  });
});
