import { describe, expect, it } from "vitest";
import { CHECKLIST_GUIDE_KEYS, type ChecklistGuide } from "./checklist-guide.ts";
import { checklistGuide, checklistGuides } from "./checklist-guides.ts";
import { checklistCount } from "./checklist-progress.ts";

const itemsOf = (guide: ChecklistGuide) => guide.sections.flatMap((section) => section.items);
const all = checklistGuides.flatMap(itemsOf);

const TITLES = [
  "Site Management & Control",
  "Identify the Problem/Product",
  "Hazard & Risk Evaluation",
  "Select Protective Clothing & Equipment",
  "Develop Plan of Action and Coordinate Resources",
  "Implement Action Plans",
  "Decontamination",
  "Termination of Incident",
];

describe("the five guides", () => {
  it("have the specified names", () => {
    expect(checklistGuides.map(({ key, name }) => [key, name])).toEqual([
      ["decon-officer", "Decon Officer"],
      ["entry-team", "Entry Team Leader"],
      ["operations-lead", "Operations Lead"],
      ["resource-officer", "Resource Officer"],
      ["safety-officer", "Safety Officer"],
    ]);
  });

  it.each(CHECKLIST_GUIDE_KEYS)("%s has the eight steps in order", (key) => {
    const expected = TITLES.map((title) =>
      key === "entry-team" && title === "Decontamination" ? "Post-Decontamination" : title,
    );
    const sections = checklistGuide(key)?.sections ?? [];
    expect(sections.map(({ title }) => title)).toEqual(expected);
    expect(sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("have stable section ids", () => {
    const ids = checklistGuide("safety-officer")?.sections.map(({ id }) => id);
    expect(ids).toEqual([
      "site-management",
      "identify-problem",
      "hazard-risk",
      "protective-clothing",
      "plan-action",
      "implement-action",
      "decontamination",
      "termination",
    ]);
  });

  it.each(CHECKLIST_GUIDE_KEYS)("%s has 6 to 14 items in every section", (key) => {
    const sizes = checklistGuide(key)?.sections.map(({ items }) => items.length) ?? [];
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(14);
  });

  it("state that no officer has reviewed them", () => {
    expect(checklistGuides.some(({ isReviewed }) => isReviewed)).toBe(false);
  });
});

describe("checklist items", () => {
  it("have unique ids", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it("have stable ids: saved progress refers to them", () => {
    expect(checklistGuide("entry-team")?.sections[4]?.items.map(({ id }) => id)).toEqual([
      "entry-team.plan-action.objective",
      "entry-team.plan-action.tasks",
      "entry-team.plan-action.tools",
      "entry-team.plan-action.route",
      "entry-team.plan-action.time",
      "entry-team.plan-action.reminders",
      "entry-team.plan-action.air-plan",
      "entry-team.plan-action.decon",
      "entry-team.plan-action.emergency",
      "entry-team.plan-action.briefing",
    ]);
  });

  it("have at least the source of their step", () => {
    for (const { sections } of checklistGuides) {
      for (const { number, items } of sections) {
        const bare = items.filter(({ rests }) => rests[0]?.locator !== `step ${number}`);
        expect(bare).toEqual([]);
      }
    }
  });

  it("are one short sentence each", () => {
    expect(all.filter(({ text }) => !/^[A-Z].{10,110}\.$/.test(text)).map(({ id }) => id)).toEqual([]);
  });

  it("name their own source if they quote a limit", () => {
    const quoting = all.filter(({ text }) => /\d/.test(text));
    expect(quoting.filter(({ rests }) => rests.length < 2).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ["no more than 20 minutes in the hot zone", "entry-team.plan-action.time"],
    ["every 5 minutes", "entry-team.plan-action.reminders"],
    ["75' x 25'", "decon-officer.site-management.area-size"],
    ["100 m", "operations-lead.site-management.isolate-unknown"],
    ["within 2 weeks", "operations-lead.termination.analysis"],
    ["1:10 bleach", "decon-officer.plan-action.bleach"],
    ["90%", "decon-officer.decontamination.standard"],
    ["80%", "decon-officer.decontamination.undress"],
  ])("quote %j", (figure, id) => {
    expect(all.find((item) => item.id === id)?.text).toContain(figure);
  });
});

describe("checklistCount", () => {
  const guide = checklistGuide("decon-officer");
  if (guide === undefined) throw new RangeError("The decon officer's guide is gone.");
  const [first] = guide.sections;
  if (first === undefined) throw new RangeError("The decon officer's guide is empty.");

  it("counts completed items of a guide and of a section", () => {
    const done = first.items.slice(0, 2).map(({ id }) => id);
    expect(checklistCount(first, done)).toEqual({ completed: 2, total: first.items.length });
    expect(checklistCount(guide, done)).toEqual({ completed: 2, total: itemsOf(guide).length });
  });

  it("ignores unknown ids and duplicates", () => {
    const id = first.items[0]?.id ?? "";
    expect(checklistCount(guide, [id, id, "gone.for.good"]).completed).toBe(1);
  });
});
