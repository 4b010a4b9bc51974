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

describe("filterMaskStatement", () => {
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
  ])("returns %s", (_case, steps, limit) => {
    const respirators = steps.map(([label = "", type = ""]) => ({ label, types: [type] }));
    expect(filterMaskStatement(entryWith(respirators), "liquid")?.text).toBe(
      `Air-purifying respirator: never ${limit}, never in an unknown concentration. A lower reading does not clear its use.`,
    );
  });

  it.each([
    ["one listed with a canister alone, as carbon monoxide", [["Up to 1200 ppm", "GMF-FF@50"]]],
    ["one listed with supplied air alone, as hydrogen selenide", [["Up to 1 ppm", "SAR-CF@25"]]],
  ])("states that no filter stops a gas: %s", (_case, steps) => {
    const respirators = steps.map(([label = "", type = ""]) => ({ label, types: [type] }));
    expect(filterMaskStatement(entryWith(respirators), "gas")?.text).toBe(
      "Cartridge respirators do not stop this gas. Wear SCBA.",
    );
  });

  it("returns nothing if a filter is listed only for escape", () => {
    const statement = filterMaskStatement(
      entryWith([
        { label: "At concentrations above the NIOSH REL", types: ["SCBA-FF-PD@10000"] },
        { label: "Escape", types: ["GMF-FF@50"] },
      ]),
      "liquid",
    );
    expect(statement?.text).toBe("No air-purifying respirator is listed for it. Wear SCBA.");
  });

  it("also uses the revised IDLH of NIOSH", () => {
    const entry = entryWith([{ label: "Up to 137 ppm", types: ["CCR@10"] }]);
    const idlhSource = { key: "NIOSH-IDLH", locator: "revised 2017" } as const;
    expect(filterMaskStatement({ ...entry, idlhSource }, "liquid")?.rests).toEqual([
      entry.source,
      { ...idlhSource, mark: "derived" },
    ]);
  });

  it("returns null without an entry or without respirators", () => {
    expect(filterMaskStatement(null, null)).toBeNull();
    expect(filterMaskStatement(entryWith([]), null)).toBeNull();
  });
});
