import { unNumber } from "@placard/hazmat-core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { IncidentPlan } from "../../generated/models.ts";
import { incidentPlan } from "./incident.ts";
import { mergePlans, withPartsOf } from "./merge-plans.ts";

const plan = (values: Partial<IncidentPlan> = {}): IncidentPlan => incidentPlan.parse(values);
const CHLORINE = {
  text: "Chlorine",
  chemical: { key: "cas:7782-50-5", name: "Chlorine", un_number: unNumber("1017") },
} as const;

describe("mergePlans", () => {
  it("keeps the field of each", () => {
    const base = plan();
    const mine = plan({ logistics: "Two tankers" });
    const theirs = plan({ incidentCommander: "D. Ross", objectives: "Close the valve." });
    expect(mergePlans({ base, mine, theirs })).toEqual({
      plan: plan({ logistics: "Two tankers", incidentCommander: "D. Ross", objectives: "Close the valve." }),
      base: theirs,
      conflicts: [],
    });
  });

  it("names a field that both changed, holds mine in it, and finds it again after a later save of theirs", () => {
    const base = plan({ objectives: "Account for all people." });
    const mine = plan({ objectives: "Mine", safety: "Level A" });
    const first = mergePlans({ base, mine, theirs: plan({ objectives: "Theirs" }) });
    expect(first).toEqual({ plan: mine, base, conflicts: ["objectives"] });
    const later = plan({ objectives: "Theirs", logistics: "Foam" });
    const second = mergePlans({ base: first.base, mine: first.plan, theirs: later });
    expect(second.conflicts).toEqual(["objectives"]);
    expect(second.plan).toEqual(plan({ objectives: "Mine", safety: "Level A", logistics: "Foam" }));
  });

  it("finds no conflict when both wrote the same text", () => {
    const same = plan({ objectives: "Close the valve." });
    expect(mergePlans({ base: plan(), mine: same, theirs: same })).toMatchObject({ plan: same, conflicts: [] });
  });

  it("lets a person empty a field that the other left alone", () => {
    const base = plan({ objectives: "Close the valve.", strategy: "Defensive" });
    const merged = mergePlans({
      base,
      mine: plan({ strategy: "Defensive" }),
      theirs: plan({ objectives: "Close the valve.", strategy: "Offensive" }),
    });
    expect(merged).toMatchObject({ plan: plan({ strategy: "Offensive" }), conflicts: [] });
  });

  it("merges the boxes of the forms one by one", () => {
    const box = (id: IncidentPlan["boxes"][number]["box"], text: string) => ({ box: id, text });
    const base = plan({ boxes: [box("safetyOfficer", "K. Wong")] });
    const merged = mergePlans({
      base,
      mine: plan({ boxes: [box("safetyOfficer", "K. Wong"), box("operationsChief", "A. Roy")] }),
      theirs: plan({ boxes: [box("safetyOfficer", "R. Chase")] }),
    });
    expect(merged.conflicts).toEqual([]);
    expect(merged.plan.boxes).toEqual(
      expect.arrayContaining([box("safetyOfficer", "R. Chase"), box("operationsChief", "A. Roy")]),
    );
    expect(merged.plan.boxes).toHaveLength(2);
  });

  it("lets what the incident filled in give way to what a person wrote", () => {
    const known = (text: string) => [{ field: "objectives" as const, text }];
    const base = plan({ objectives: "Isolate 60 m.", known: known("Isolate 60 m.") });
    const mine = plan({ objectives: "Isolate 1000 m.", known: known("Isolate 1000 m."), logistics: "Foam" });
    const theirs = plan({ objectives: "Evacuate the school.", known: known("Isolate 60 m.") });
    expect(mergePlans({ base, mine, theirs })).toMatchObject({
      plan: { objectives: "Evacuate the school.", logistics: "Foam", known: known("Isolate 60 m.") },
      conflicts: [],
    });
  });

  it("keeps the materials that one of the two changed", () => {
    const merged = mergePlans({
      base: plan(),
      mine: plan({ chemicals: [CHLORINE] }),
      theirs: plan({ safety: "SCBA" }),
    });
    expect(merged.plan).toEqual(plan({ chemicals: [CHLORINE], safety: "SCBA" }));
  });

  it("loses no text of anyone, and does not depend on who saved first where no one is in the other's way", () => {
    const texts = fc.record({
      objectives: fc.constantFrom("", "a", "b"),
      strategy: fc.constantFrom("", "a", "b"),
      logistics: fc.constantFrom("", "a", "b"),
    });
    fc.assert(
      fc.property(texts, texts, texts, (was, one, other) => {
        const [base, mine, theirs] = [plan(was), plan(one), plan(other)];
        const merged = mergePlans({ base, mine, theirs });
        for (const name of ["objectives", "strategy", "logistics"] as const) {
          const isMine = one[name] !== was[name];
          const isTheirs = other[name] !== was[name];
          const isConflict = isMine && isTheirs && one[name] !== other[name];
          expect(merged.conflicts.includes(name)).toBe(isConflict);
          expect(merged.plan[name]).toBe(isMine ? one[name] : other[name]);
        }
        if (merged.conflicts.length > 0) return;
        expect(mergePlans({ base, mine: theirs, theirs: mine }).plan).toEqual(merged.plan);
      }),
    );
  });
});

describe("withPartsOf", () => {
  it("takes the named fields and boxes of the other plan, also when they are empty there", () => {
    const own = plan({ objectives: "Mine", boxes: [{ box: "safetyOfficer", text: "K. Wong" }] });
    const other = plan({ objectives: "Theirs", logistics: "Foam" });
    expect(withPartsOf(own, other, ["objectives", "boxes.safetyOfficer"])).toEqual(plan({ objectives: "Theirs" }));
  });
});
