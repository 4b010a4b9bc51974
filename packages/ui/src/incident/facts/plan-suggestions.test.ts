import { describe, expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { calmResult } from "../../testing/plume.ts";
import { sampleFacts } from "../document/sample-facts.ts";
import { NO_FACTS } from "./incident-facts.ts";
import { planSuggestions } from "./plan-suggestions.ts";

describe("suggestions of a plan", () => {
  it("suggests nothing for an incident without data", () => {
    expect(planSuggestions(NO_FACTS, en)).toEqual({});
  });

  it("never names a commander", () => {
    expect(Object.keys(planSuggestions(sampleFacts, en)).toSorted()).toEqual([
      "canUtechConsultation",
      "communications",
      "dateTime",
      "incidentName",
      "incidentType",
      "location",
      "logistics",
      "objectives",
      "resources",
      "safety",
      "strategy",
    ]);
  });

  it("uses the distances of the calculation, otherwise those of the card, and names the origin", () => {
    const calculated = planSuggestions(sampleFacts, en).objectives;
    expect(calculated?.from).toBe("plume");
    expect(calculated?.text).toMatch(/Protect people downwind \(\w+\) to /);
    const ofCard = planSuggestions({ ...sampleFacts, result: null }, en).objectives;
    expect(ofCard?.from).toBe("card");
    expect(ofCard?.text).toContain(
      "2. Small spill: isolate 60 m in all directions. Small spill: protect people 1.5 km downwind.\n" +
        "3. Large spill: isolate 1\u202f000 m in all directions. Large spill: protect people 11+ km downwind.",
    );
  });

  it("protects in all directions and suggests no staging if the wind has no direction", () => {
    const { objectives, logistics } = planSuggestions({ ...sampleFacts, result: calmResult }, en);
    expect(objectives?.text).toContain("Protect people in all directions to");
    expect(objectives?.text).not.toContain("downwind");
    expect(logistics).toBeUndefined();
  });

  it("states the time limit in the hot zone, and the interval of the time checks", () => {
    const { safety, communications } = planSuggestions(sampleFacts, en);
    expect(safety?.text).toContain("Limit hot zone time to 20 minutes. Time check every 5 minutes.");
    expect(communications?.text).toContain("every 5 minutes");
  });
});
