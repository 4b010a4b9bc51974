import { describe, expect, it } from "vitest";
import { loadSubstances, loadTransport } from "../../data/load.ts";
import type { ChemicalRecord } from "../../record/chemical-record.ts";
import { substanceRecord } from "../../reference/record-of.ts";
import { WRITTEN_GUIDES } from "../all-guidance.ts";
import { DEFAULT_BY_STATE } from "../../isolation/isolation-fallback.ts";
import { isolationForRecord } from "../../isolation/isolation-for-record.ts";
import { guideFor } from "./guide-for.ts";
import { hazardFactsOf } from "./hazard-facts-of.ts";
import { GUIDE_RULES } from "./guide-rules.ts";

const transport = await loadTransport();
const substances = await loadSubstances();

/** A record of the dataset without its UN numbers. */
function withoutId(cas: string): ChemicalRecord {
  const stored = substances.get(cas);
  if (stored === undefined) throw new RangeError(`The data set has lost ${cas}.`);
  return { ...substanceRecord(stored, [], transport), transport: [] };
}

describe("guideFor", () => {
  it("derives the guide that the tables give for a collective number", () => {
    expect(GUIDE_RULES.map(({ like, guide }) => [like, guide])).toEqual(
      GUIDE_RULES.map(({ like }) => [like, transport.entries.get(like)?.guide]),
    );
    expect(GUIDE_RULES.filter(({ guide }) => !WRITTEN_GUIDES.includes(guide))).toEqual([]);
  });

  // Each substance with the guide of its own UN number in the tables.
  it.each([
    ["Chlorosulfonic acid, UN1754", "7790-94-5", "137"],
    ["Sarin, UN2810", "107-44-8", "153"],
    ["Diethylzinc, UN3394", "557-20-0", "135"],
    ["White phosphorus, UN1381", "12185-10-3", "136"],
    ["Lead azide, UN0129", "13424-46-9", "112"],
    ["Benzoyl peroxide, UN3102", "94-36-0", "146"],
    ["Ozone, a toxic gas that oxidizes", "10028-15-6", "124"],
    ["Chlorine, UN1017", "7782-50-5", "124"],
    ["Carbon monoxide, UN1016", "630-08-0", "119"],
    ["Hydrogen chloride, UN1050", "7647-01-0", "125"],
    ["Propane, UN1978", "74-98-6", "115"],
    ["Acetone, UN1090", "67-64-1", "127"],
    ["Acrylonitrile, UN1093", "107-13-1", "131"],
    ["Phosphorus trichloride, UN1809", "7719-12-2", "137"],
    ["Calcium carbide, UN1402", "75-20-7", "138"],
    ["Ammonium nitrate, UN1942", "6484-52-2", "140"],
    ["Silicon carbide, a dust", "409-21-2", "171"],
  ])("derives for %s guide %s without its UN number", (_name, cas, guide) => {
    const meant = guideFor(withoutId(cas));
    expect([meant.kind, meant.guide]).toEqual(["derived", guide]);
  });

  it("names the basis of a derived guide", () => {
    const meant = guideFor(withoutId("557-20-0"));
    expect(meant).toMatchObject({ kind: "derived", like: "UN3394", from: [{ kind: "pyrophoric", shown: "H250" }] });
  });

  it("uses guide 111 for a record without data", () => {
    const nothing = { ...withoutId("107-44-8"), name: "Sample 7", exposure: [], aegl: null };
    const noFigures = Object.fromEntries(Object.keys(nothing.constants).map((key) => [key, null]));
    const meant = guideFor({ ...nothing, constants: noFigures as unknown as ChemicalRecord["constants"] });
    expect(meant).toMatchObject({ kind: "unidentified", guide: "111" });
  });

  it("uses guide 111 only for records without a source for their harm", async () => {
    const records = [...substances.values()].map((stored) => substanceRecord(stored, [], transport));
    const unidentified = records.filter((record) => guideFor(record).kind === "unidentified").map(({ name }) => name);
    // Urea, ammonium sulfate and farnesol are not regulated; the others have an unverified NFPA rating or no figure.
    expect(unidentified.toSorted()).toEqual([
      "8-methylquinoline",
      "Ammonium sulfate",
      "Antimony sulfide, solid",
      "Chromic chloride",
      "Ethylene cyanohydrin",
      "Farnesol",
      "Urea",
    ]);
  });

  it("uses the guide of halogenated solvents for a halogenated liquid without other data", () => {
    const halon = substances.get("124-73-2");
    if (halon === undefined) throw new RangeError("The data set has lost halon 2402.");
    expect(guideFor(substanceRecord(halon, [], transport))).toMatchObject({ kind: "derived", guide: "160" });
  });

  it("uses guide 160 for substances without a worse known hazard, with at least the distance of an unknown liquid", () => {
    const records = [...substances.values()].map((stored) => substanceRecord(stored, [], transport));
    const solvents = records.filter((record) => {
      const meant = guideFor(record);
      return meant.kind === "derived" && meant.guide === "160";
    });
    expect(solvents.length).toBeGreaterThan(5);
    for (const record of solvents) {
      const worse = hazardFactsOf(record, null).filter(({ kind }) => kind !== "halogenated" && kind !== "harmful");
      expect(worse).toEqual([]);
      expect(isolationForRecord(record, {}).isolateM).toBeGreaterThanOrEqual(DEFAULT_BY_STATE.liquid);
    }
  });

  it("returns the guide of a UN number unchanged, with that number", () => {
    const stored = substances.get("7664-41-7");
    if (stored === undefined) throw new RangeError("The data set has lost ammonia.");
    const ammonia = substanceRecord(stored, [], transport);
    expect(guideFor(ammonia, "UN2672")).toMatchObject({ kind: "listed", guide: "154" });
    expect(guideFor(ammonia, "UN1005")).toMatchObject({ kind: "listed", guide: "125" });
  });
});
