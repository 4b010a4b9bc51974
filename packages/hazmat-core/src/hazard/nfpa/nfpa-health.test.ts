import { describe, expect, it } from "vitest";
import { nfpaHealth } from "./nfpa-health.ts";

describe("nfpaHealth", () => {
  it.each([
    ["A", 4],
    ["B", 4],
    ["C", 3],
    ["D", 2],
  ] as const)("returns for zone %s %s", (zone, degree) => {
    expect(nfpaHealth({ hazardZones: [zone] })).toEqual({ degree, by: zone, kind: "zone", isLeast: false });
  });

  it("uses the least toxic of several zones", () => {
    expect(nfpaHealth({ hazardZones: ["C", "B"] })?.by).toBe("C");
  });

  it.each([
    ["H314", [], 3],
    ["H318", [], 3],
    ["H300 **", ["Acute Tox. 1"], 4],
    ["H300", ["Acute Tox. 2"], 3],
    ["H310", ["Acute Tox. 2"], 3],
  ] as const)("returns for %s of %j %s", (code, classes, degree) => {
    expect(nfpaHealth({ hCodes: [code], classes })).toMatchObject({ degree, isLeast: false });
  });

  it.each<readonly [code: string, classes: readonly string[], reason: string]>([
    ["H310", ["Acute Tox. 1"], "40 or 50 mg/kg"],
    ["H300", [], "no category on file"],
  ])("returns for %s of %j at least 3: %s", (code, classes) => {
    expect(nfpaHealth({ hCodes: [code], classes })).toMatchObject({ degree: 3, isLeast: true });
  });

  it("matches each statement with its own category", () => {
    const hCodes = ["H225", "H330", "H310", "H300"];
    const classes = ["Flam. Liq. 2", "Press. Gas", "Acute Tox. 2", "Acute Tox. 2", "Acute Tox. 1"];
    expect(nfpaHealth({ hCodes, classes })).toMatchObject({ degree: 4, by: "H300" });
  });

  it.each([["H331"], ["H315"], ["H319"], ["H301"], ["EUH330"]])("returns null for %s", (code) => {
    expect(nfpaHealth({ hCodes: [code], classes: ["Acute Tox. 3"] })).toBeNull();
  });

  it("marks a degree below 4 as a minimum if H331 has no zone to decide", () => {
    expect(nfpaHealth({ hCodes: ["H314", "H331"] })).toMatchObject({ degree: 3, isLeast: true });
    expect(nfpaHealth({ hCodes: ["H331"], hazardZones: ["C"] })).toMatchObject({ degree: 3, isLeast: false });
    expect(nfpaHealth({ hCodes: ["H331"], hazardZones: ["D"] })).toMatchObject({ degree: 2, isLeast: true });
  });
});

describe("nfpaHealth with H330", () => {
  const fatal = { hCodes: ["H330"], classes: ["Acute Tox. 2"] };

  it.each(["gas", "solid"] as const)("returns 4 for a %s", (state) => {
    expect(nfpaHealth({ ...fatal, state })).toEqual({ degree: 4, by: "H330", kind: "statement", isLeast: false });
  });

  // Category 2 ends at 2 mg/L: 489 ppm at 100 g/mol and 25 °C. Ten times that is 4893 ppm, 495.8 Pa.
  it.each([
    [500, 4],
    [490, 3],
  ])("returns for a liquid with a vapour pressure of %s Pa %s", (vapourPressurePa, degree) => {
    const liquid = { ...fatal, state: "liquid", molarMassGPerMol: 100, vapourPressurePa } as const;
    expect(nfpaHealth(liquid)).toMatchObject({ degree, isLeast: degree < 4 });
  });

  it("needs a quarter of that vapour pressure for category 1", () => {
    const liquid = { state: "liquid", molarMassGPerMol: 100, vapourPressurePa: 125 } as const;
    expect(nfpaHealth({ hCodes: ["H330"], classes: ["Acute Tox. 1"], ...liquid })?.degree).toBe(4);
  });

  it("returns 3 for a liquid with a low molar mass, because its LC50 can be above 1000 ppm", () => {
    // 2 mg/L at 40 g/mol is 1223 ppm.
    const light = { ...fatal, state: "liquid", molarMassGPerMol: 40, vapourPressurePa: 50_000 } as const;
    expect(nfpaHealth(light)).toMatchObject({ degree: 3, isLeast: true });
  });

  it("returns 3 if state or vapour pressure is unknown", () => {
    expect(nfpaHealth(fatal)).toMatchObject({ degree: 3, isLeast: true });
    expect(nfpaHealth({ ...fatal, state: "liquid" })).toMatchObject({ degree: 3, isLeast: true });
  });
});
