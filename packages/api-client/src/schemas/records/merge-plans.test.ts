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
  guide: null,
} as const;
const row = (text: string): IncidentPlan["chemicals"][number] => ({ text, chemical: null, guide: null });
const rows = (...texts: readonly string[]): IncidentPlan => plan({ chemicals: texts.map(row) });
const namesIn = ({ chemicals }: IncidentPlan): readonly string[] => chemicals.map(({ text }) => text);

describe("mergePlans", () => {
  it("keeps the changed fields of both", () => {
    const base = plan();
    const mine = plan({ logistics: "Two tankers" });
    const theirs = plan({ incidentCommander: "D. Ross", objectives: "Close the valve." });
    expect(mergePlans({ base, mine, theirs })).toEqual({
      plan: plan({ logistics: "Two tankers", incidentCommander: "D. Ross", objectives: "Close the valve." }),
      base: theirs,
      conflicts: [],
    });
  });

  it("reports a field that both changed, keeps mine in it, and reports it again after their next save", () => {
    const base = plan({ objectives: "Account for all people." });
    const mine = plan({ objectives: "Mine", safety: "Level A" });
    const first = mergePlans({ base, mine, theirs: plan({ objectives: "Theirs" }) });
    expect(first).toEqual({ plan: mine, base, conflicts: ["objectives"] });
    const later = plan({ objectives: "Theirs", logistics: "Foam" });
    const second = mergePlans({ base: first.base, mine: first.plan, theirs: later });
    expect(second.conflicts).toEqual(["objectives"]);
    expect(second.plan).toEqual(plan({ objectives: "Mine", safety: "Level A", logistics: "Foam" }));
  });

  it("finds no conflict if both wrote the same text", () => {
    const same = plan({ objectives: "Close the valve." });
    expect(mergePlans({ base: plan(), mine: same, theirs: same })).toMatchObject({ plan: same, conflicts: [] });
  });

  it("keeps a field empty that a person cleared and the other left unchanged", () => {
    const base = plan({ objectives: "Close the valve.", strategy: "Defensive" });
    const merged = mergePlans({
      base,
      mine: plan({ strategy: "Defensive" }),
      theirs: plan({ objectives: "Close the valve.", strategy: "Offensive" }),
    });
    expect(merged).toMatchObject({ plan: plan({ strategy: "Offensive" }), conflicts: [] });
  });

  it("merges form boxes one by one", () => {
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

  it("prefers text written by a person to a suggestion of the incident", () => {
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

  it("keeps materials added by both and drops those removed by either", () => {
    const merged = mergePlans({
      base: rows("chlorine", "drum"),
      mine: rows("chlorine", "ammonia"),
      theirs: rows("chlorine", "drum", "acid"),
    });
    expect(namesIn(merged.plan)).toEqual(["chlorine", "acid", "ammonia"]);
    expect(merged).toMatchObject({ base: rows("chlorine", "drum", "acid"), conflicts: [] });
  });

  it("keeps the main material chosen by one, and asks if both chose different ones", () => {
    const base = rows("chlorine", "ammonia", "acid");
    const mine = rows("ammonia", "chlorine", "acid");
    const added = mergePlans({ base, mine, theirs: rows("chlorine", "ammonia", "acid", "drum") });
    expect(namesIn(added.plan)).toEqual(["ammonia", "chlorine", "acid", "drum"]);
    expect(mergePlans({ base, mine, theirs: rows("acid", "chlorine", "ammonia") }).conflicts).toEqual(["chemicals"]);
  });

  it("keeps what both versions knew of materials, so that removed ones are not added again", () => {
    const known = (text: string) => ({ known: [{ field: "chemicals" as const, text }] });
    const merged = mergePlans({
      base: plan(),
      mine: plan({ chemicals: [row("drum")], ...known("cas:7782-50-5@UN1017") }),
      theirs: plan({ chemicals: [row("tank")], ...known("cas:7664-41-7@UN1005") }),
    });
    expect(namesIn(merged.plan)).toEqual(["tank", "drum"]);
    expect(merged.plan.known).toEqual([{ field: "chemicals", text: "cas:7782-50-5@UN1017 cas:7664-41-7@UN1005" }]);
  });

  it("loses no added material and restores no removed one", () => {
    const list = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 5 });
    fc.assert(
      fc.property(list, list, list, (was, one, other) => {
        const merged = mergePlans({ base: rows(...was), mine: rows(...one), theirs: rows(...other) });
        if (merged.conflicts.length > 0) return;
        const before = new Set(was);
        for (const text of [...one, ...other]) {
          const isRemoved = before.has(text) && !(one.includes(text) && other.includes(text));
          expect(namesIn(merged.plan).includes(text)).toBe(!isRemoved);
        }
      }),
    );
  });

  it("loses no text, and gives the same result in either save order if there is no conflict", () => {
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
  it("takes the named fields and boxes from the other plan, also empty ones", () => {
    const own = plan({ objectives: "Mine", boxes: [{ box: "safetyOfficer", text: "K. Wong" }] });
    const other = plan({ objectives: "Theirs", logistics: "Foam" });
    expect(withPartsOf(own, other, ["objectives", "boxes.safetyOfficer"])).toEqual(plan({ objectives: "Theirs" }));
  });
});
