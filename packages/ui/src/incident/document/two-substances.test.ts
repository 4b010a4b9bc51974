import { decontaminationOf } from "@placard/hazmat-core/guidance";
import { nerisDraft } from "@placard/hazmat-core/business";
import { describe, expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { records, sampleCard, sampleSafety } from "../../testing/samples.ts";
import type { IncidentFacts } from "../facts/incident-facts.ts";
import { nerisFacts } from "../facts/neris-facts.ts";
import { knownChemicals, planSuggestions } from "../facts/plan-suggestions.ts";
import { EMPTY_PLAN } from "../IncidentActionPlan/plan-fields.ts";
import { planDocument } from "./plan-document.ts";
import { sampleFacts } from "./sample-facts.ts";

const ammonia = {
  card: await sampleCard("ammonia"),
  record: records.ammonia,
  safety: await sampleSafety("ammonia"),
  decontamination: decontaminationOf(records.ammonia, "UN1005"),
};

/** The card of ammonia is open, the plan names ammonia, and chlorine was calculated. */
const beside: IncidentFacts = { ...sampleFacts, chemicals: [ammonia] };
const both: IncidentFacts = { ...sampleFacts, chemicals: [ammonia, ...sampleFacts.chemicals] };

const textsOf = (facts: IncidentFacts) =>
  Object.fromEntries(Object.entries(planSuggestions(facts, en)).map(([name, { text }]) => [name, text]));
const planOf = (facts: IncidentFacts) => ({ ...EMPTY_PLAN, ...textsOf(facts), chemicals: knownChemicals(facts) });

/** All texts of a form, one per line: boxes, captions, rows. */
const linesOf = (facts: IncidentFacts, id: string): readonly string[] =>
  planDocument({ plan: planOf(facts), facts, words: en }, [])
    .forms.filter((form) => form.id === id)
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === "fields") return block.fields.flatMap(({ label, text }) => `${label}: ${text}`.split("\n"));
        return block.kind === "table" ? [block.caption] : [block.caption, block.words];
      }),
    );

/** Only for chlorine: the distances of the calculation. */
const figuresOf = (facts: IncidentFacts) =>
  planSuggestions({ ...facts, chemicals: sampleFacts.chemicals }, en)
    .objectives?.text.split("\n")
    .slice(1)
    .map((line) => line.replace(/^\d+\. /, ""));

describe.each([
  ["that the plan does not name", beside],
  ["that the plan names too", both],
])("the calculation of another substance %s", (_what, facts) => {
  it("shows the figures of each substance beside its name", () => {
    const { objectives = "" } = textsOf(facts);
    const own = planSuggestions({ ...facts, chemicals: [ammonia], result: null }, en).objectives?.text ?? "";
    const lines = objectives.split("\n").map((line) => line.replace(/^\d+\. /, ""));
    expect(lines).toEqual([
      "Account for everyone on site.",
      ...own
        .split("\n")
        .slice(1)
        .map((line) => `Ammonia, UN1005: ${line.replace(/^\d+\. /, "")}`),
      ...(figuresOf(facts) ?? []).map((line) => `Chlorine, UN1017: ${line}`),
    ]);
  });

  it("gives CANUTEC the rate and location of the calculated substance only", () => {
    const [first, second, ...more] = (textsOf(facts)["canUtechConsultation"] ?? "").split("\n");
    expect(more).toEqual([]);
    expect(first).toBe("Tell CANUTEC: Ammonia, UN1005, Guide 125.");
    expect(second).toMatch(/^Tell CANUTEC: Chlorine, UN1017, .*kg\/s into the air/);
  });

  it("names the substance of the figures on ICS 201, 202 and 208 HM", () => {
    for (const id of ["ICS 201", "ICS 202", "ICS 208 HM"]) {
      for (const figure of figuresOf(facts) ?? []) {
        const lines = linesOf(facts, id).filter((line) => line.includes(figure));
        expect(lines.length, `${figure} on ${id}`).toBeGreaterThan(0);
        for (const line of lines) expect(line).toContain("Chlorine, UN1017");
      }
    }
    for (const id of ["ICS 201", "ICS 208 HM"]) {
      expect(linesOf(facts, id)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^Zones for Chlorine, UN1017, calculated /)]),
      );
    }
    expect(linesOf(facts, "ICS 208 HM")).toContain("Release calculated for: Chlorine, UN1017");
  });

  it("reports to NERIS only the release of the calculated substance, and a narrative that names both", () => {
    const known = nerisFacts(planOf(facts), facts, en.incidentLog);
    if (known === null) throw new Error("There is an incident.");
    const { payload } = nerisDraft(known);
    const released = payload.hazsit_detail.chemicals.filter(({ release }) => release !== undefined);
    expect(released.map(({ name }) => name)).toEqual(facts === both ? ["Chlorine"] : []);
    for (const figure of figuresOf(facts) ?? []) {
      expect(payload.base.outcome_narrative).toContain(`Chlorine, UN1017: ${figure}`);
    }
  });
});

it("warns only if the zones belong to none of the plan's materials", () => {
  const sentence = "Zones: These zones are for Chlorine, UN1017, which is not in this plan.";
  expect(linesOf(beside, "ICS 208 HM")).toContain(sentence);
  expect([linesOf(both, "ICS 208 HM"), linesOf(sampleFacts, "ICS 208 HM")].flat()).not.toContain(sentence);
});

it("places staging beyond the widest isolation distance", () => {
  const distance = (facts: IncidentFacts) =>
    /farther away than ([\d,.]+ k?m)/.exec(textsOf(facts)["logistics"] ?? "")?.[1];
  expect(distance(both)).toBe(distance(sampleFacts));
  expect(distance(beside)).toBe(distance(sampleFacts));
});

it("prints no number for an incident that only this device knows", () => {
  const incident = { title: "Made offline", number: null, startedAt: "2026-11-20T23:29:00Z" };
  expect(linesOf({ ...sampleFacts, incident }, "ICS 201")).toContain("Incident number in Placard: Assigned when sent");
  expect(nerisFacts(EMPTY_PLAN, { ...sampleFacts, incident }, en.incidentLog)?.incidentNumber).toBeNull();
});
