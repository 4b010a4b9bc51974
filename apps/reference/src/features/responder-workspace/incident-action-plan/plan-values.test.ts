import { getIncidentPlan } from "@placard/api-client/internal";
import { chemicalKey, unNumber, type UnNumber } from "@placard/hazmat-core";
import { describe, expect, it } from "vitest";
import type { SavedPlan } from "../../../incident/saved/saved-plan.ts";
import {
  filledIn,
  hasUnsavedText,
  knownSince,
  onNewerPlan,
  planAgainst,
  planOf,
  planValues,
  takesChemicals,
  typedOf,
  withTheirs,
} from "./plan-values.ts";

const EMPTY_PLAN = getIncidentPlan.response.shape.plan.parse({});

const first: SavedPlan = {
  plan: { ...EMPTY_PLAN, objectives: "Account for all." },
  version: 1,
  updated_at: null,
  updated_by: "A",
};
const second: SavedPlan = { ...first, plan: { ...first.plan, strategy: "Defensive." }, version: 2, updated_by: "B" };
const typed = { ...planValues(first), objectives: "Account for all. Close the valve." };

describe("hasUnsavedText", () => {
  const saved = { ...first.plan, objectives: typed.objectives };

  it("is true for text that the saved plan does not have", () => {
    expect(hasUnsavedText(typed, first.plan)).toBe(true);
    expect(hasUnsavedText(typed, second.plan)).toBe(true);
    expect(hasUnsavedText({ ...planValues(first), objectives: "" }, first.plan)).toBe(true);
  });

  it("is false for saved text, also if others changed other fields or the incident filled them in", () => {
    expect(hasUnsavedText(typed, saved)).toBe(false);
    expect(hasUnsavedText(typed, { ...saved, strategy: "Defensive." })).toBe(false);
    const known = [{ field: "incidentName" as const, text: "Chlorine leak" }];
    expect(hasUnsavedText(typed, { ...saved, incidentName: "Chlorine leak", known })).toBe(false);
  });

  it("ignores the version that the text was written on and an open conflict", () => {
    expect(hasUnsavedText({ ...planValues(second), baseVersion: "1", against: "2" }, second.plan)).toBe(false);
  });
});

describe("a newer plan from the server", () => {
  it("is taken over unchanged if nothing was typed", () => {
    const answer = onNewerPlan({ values: planValues(first), isChanged: false, sent: null }, second);
    expect(answer).toEqual(planValues(second));
  });

  it("fills the untouched fields and keeps typed ones", () => {
    const answer = onNewerPlan({ values: typed, isChanged: true, sent: null }, second);
    expect(answer).toEqual({ ...planValues(second), objectives: typed.objectives });
    expect(planAgainst({ ...typed, ...answer }, second)).toBeNull();
  });

  it("conflicts only in fields typed here, until theirs is used or the local plan is saved", () => {
    const theirs: SavedPlan = { ...second, plan: { ...second.plan, objectives: "Evacuate." } };
    const values = { ...typed, ...onNewerPlan({ values: typed, isChanged: true, sent: null }, theirs) };
    expect(values).toMatchObject({
      objectives: typed.objectives,
      strategy: "Defensive.",
      baseVersion: "2",
      against: "2",
    });
    const against = planAgainst(values, theirs);
    expect(against?.conflicts).toEqual(["objectives"]);
    expect(against?.plan).toMatchObject({ objectives: "Evacuate.", strategy: "Defensive." });
    // A later save of another field must not drop the conflict.
    const third: SavedPlan = { ...theirs, plan: { ...theirs.plan, logistics: "Foam" }, version: 3 };
    const later = { ...values, ...onNewerPlan({ values, isChanged: true, sent: null }, third) };
    expect(later).toMatchObject({ objectives: typed.objectives, logistics: "Foam", against: "3" });
    const again = planAgainst(later, third);
    expect(again?.conflicts).toEqual(["objectives"]);
    if (again === null) throw new Error("No conflict is left.");
    const taken = { ...later, ...withTheirs(later, again, "objectives") };
    expect(taken).toMatchObject({ objectives: "Evacuate.", against: "" });
    expect(planAgainst(taken, third)).toBeNull();
  });

  it("contains the sent text merged with theirs; later typing stays on top", () => {
    const more = { ...typed, objectives: `${typed.objectives} Report.` };
    const merged: SavedPlan = { ...second, plan: { ...planOf(typed), strategy: "Defensive." }, version: 3 };
    const answer = onNewerPlan({ values: more, isChanged: true, sent: { plan: planOf(typed), typed } }, merged);
    expect(answer).toMatchObject({
      objectives: more.objectives,
      strategy: "Defensive.",
      against: "",
      baseVersion: "3",
    });
  });

  it("with an emptied field is not filled in again by the incident", () => {
    const known = [{ field: "location" as const, text: "1 Pier Road" }];
    const before = planValues({ ...first, plan: { ...first.plan, location: "1 Pier Road", known } });
    const emptied: SavedPlan = { ...second, plan: { ...second.plan, location: "", known } };
    const answer = onNewerPlan({ values: { ...before, logistics: "Foam" }, isChanged: true, sent: null }, emptied);
    expect(answer).toMatchObject({ location: "", logistics: "Foam", emptied: ["location"], against: "" });
  });

  it("does not replace text kept by an older app version: both are shown", () => {
    const answer = onNewerPlan({ values: { ...typed, base: "" }, isChanged: true, sent: null }, second);
    expect(answer).toEqual({ baseVersion: "2", against: "2" });
  });

  it("conflicts with the local plan if it links the same text to another substance", () => {
    const drum = (un_number: UnNumber) =>
      ({ text: "nitric", guide: null, chemical: { key: "cas:7697-37-2", name: "Nitric acid", un_number } }) as const;
    const theirs = { ...second, plan: { ...first.plan, chemicals: [drum(unNumber("2031"))] } };
    const own = planValues({ ...first, plan: { ...first.plan, chemicals: [drum(unNumber("2032"))] } });
    const values = { ...planValues(first), chemicals: own.chemicals };
    expect(onNewerPlan({ values, isChanged: true, sent: null }, theirs).against).toBe("2");
  });

  it("is recognized as the local save, even after more typing", () => {
    const own: SavedPlan = { ...second, plan: planOf(typed) };
    expect(onNewerPlan({ values: typed, isChanged: true, sent: { plan: planOf(typed), typed } }, own).against).toBe("");
    const more = { ...typed, objectives: `${typed.objectives} Report.` };
    expect(onNewerPlan({ values: more, isChanged: true, sent: { plan: planOf(typed), typed } }, own)).toEqual({
      baseVersion: "2",
      base: JSON.stringify(own.plan),
      against: "",
    });
  });

  it("equal to the local plan with suggestions leaves nothing to restore", () => {
    const known = { texts: { location: { text: "1 Pier Road", from: "plume" as const } }, chemicals: [] };
    const sent = { plan: planOf(filledIn(typed, known)), typed };
    const own: SavedPlan = { ...second, plan: sent.plan };
    expect(onNewerPlan({ values: typed, isChanged: true, sent }, own)).toEqual(planValues(own));
  });
});

describe("a value suggested by the incident", () => {
  const ofPlume = (text: string) => ({ texts: { objectives: { text, from: "plume" as const } }, chemicals: [] });
  const blank: SavedPlan = { plan: EMPTY_PLAN, version: 0, updated_at: null, updated_by: null };
  const commanded = { ...planValues(blank), incidentCommander: "A. Morin" };
  /** The plan on the server after only the commander was typed. */
  const autosaved: SavedPlan = { ...blank, plan: planOf(filledIn(commanded, ofPlume("2.6 km NE"))), version: 1 };

  it("does not count as typed once saved: it follows later calculations here and elsewhere", () => {
    expect(autosaved.plan.objectives).toBe("2.6 km NE");
    const values = planValues(autosaved);
    const next = ofPlume("more than 10 km SW");
    expect(filledIn(values, next)).toMatchObject({ objectives: "more than 10 km SW", incidentCommander: "A. Morin" });
    expect(knownSince(values, next.texts)).toEqual({});
    // If the value is not known now, as on a device that has not loaded it yet, the saved value stays.
    expect(filledIn(values, { texts: {}, chemicals: [] }).objectives).toBe("2.6 km NE");
  });

  it("causes no conflict between two people who typed nothing in its field", () => {
    const elsewhere: SavedPlan = { ...autosaved, plan: planOf(filledIn(commanded, ofPlume("other"))), version: 2 };
    const mine = filledIn(planValues(autosaved), ofPlume("more than 10 km SW"));
    expect(onNewerPlan({ values: mine, isChanged: true, sent: null }, elsewhere).against).toBe("");
  });

  it("is marked next to text written on other facts until someone edits it", () => {
    const before = ofPlume("2.6 km NE");
    const after = ofPlume("more than 10 km SW");
    const own = { ...commanded, ...typedOf({ objectives: "2.6 km NE. Close the valve." }, commanded, before) };
    expect(knownSince(own, before.texts)).toEqual({});
    expect(knownSince(own, after.texts)).toEqual(after.texts);
    const saved = planValues({ ...blank, plan: planOf(own), version: 1 });
    expect(filledIn(saved, after).objectives).toBe("2.6 km NE. Close the valve.");
    expect(knownSince(saved, after.texts)).toEqual(after.texts);
    const again = { ...saved, ...typedOf({ objectives: "All out." }, saved, after) };
    expect(knownSince(again, after.texts)).toEqual({});
  });

  it("stays out of a field that a person emptied, on every device", () => {
    const emptied = { ...commanded, ...typedOf({ objectives: "" }, commanded, ofPlume("2.6 km NE")) };
    const elsewhere = planValues({ ...blank, plan: planOf(emptied), version: 1 });
    expect(filledIn(elsewhere, ofPlume("more than 10 km SW")).objectives).toBe("");
  });

  it("names the current materials of the incident until someone adds one", () => {
    const of = (key: "cas:7664-41-7" | "cas:7782-50-5", name: string) => ({
      texts: {},
      chemicals: [{ text: name, chemical: { key: chemicalKey(key), unNumber: null, name } }],
    });
    const ammonia = of("cas:7664-41-7", "Ammonia");
    const values = planValues({ ...blank, plan: planOf(filledIn(commanded, ammonia)), version: 1 });
    expect(planOf(values).chemicals.map(({ text }) => text)).toEqual(["Ammonia"]);
    const chlorine = of("cas:7782-50-5", "Chlorine");
    expect(planOf(filledIn(values, chlorine)).chemicals.map(({ text }) => text)).toEqual(["Chlorine"]);
    const chosen = {
      ...values,
      ...typedOf({ chemicals: [...chlorine.chemicals, ...ammonia.chemicals] }, values, ammonia),
    };
    expect(takesChemicals(chosen)).toBe(false);
  });

  it("adds a newly calculated substance to materials added by a person, once", () => {
    const of = (...names: readonly ("7664-41-7" | "7782-50-5")[]) => ({
      texts: {},
      chemicals: names.map((cas) => ({
        text: cas,
        chemical: { key: chemicalKey(`cas:${cas}`), unNumber: null, name: cas },
      })),
    });
    const drum = { text: "drum", chemical: null };
    const values = planValues(blank);
    const put = { ...values, ...typedOf({ chemicals: [drum] }, values, of()) };
    const filled = filledIn(put, of("7782-50-5"));
    expect(planOf(filled).chemicals.map(({ text }) => text)).toEqual(["drum", "7782-50-5"]);
    const removed = { ...filled, ...typedOf({ chemicals: [drum] }, filled, of("7782-50-5")) };
    const elsewhere = planValues({ ...blank, plan: planOf(removed), version: 1 });
    expect(planOf(filledIn(elsewhere, of("7782-50-5"))).chemicals.map(({ text }) => text)).toEqual(["drum"]);
    const next = planOf(filledIn(elsewhere, of("7664-41-7", "7782-50-5"))).chemicals;
    expect(next.map(({ text }) => text)).toEqual(["drum", "7664-41-7"]);
  });
});
