import { PLAN_BOX_IDS } from "@placard/hazmat-core";
import { carbonMonoxideRecord } from "@placard/hazmat-core/examples";
import { describe, expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { es } from "../../messages/es/es.ts";
import { fr } from "../../messages/fr/fr.ts";
import { NO_FACTS, type IncidentFacts } from "../facts/incident-facts.ts";
import { planSuggestions } from "../facts/plan-suggestions.ts";
import type { LogEntry } from "../IncidentLog/log-entry.ts";
import { EMPTY_PLAN } from "../IncidentActionPlan/plan-fields.ts";
import type { DocumentBlock, DocumentForm, DocumentWords } from "./document-form.ts";
import { HAZMAT_POSTS, PLAN_BOXES, SITE_SAFETY_BOXES } from "./plan-boxes.ts";
import { planDocument } from "./plan-document.ts";
import { sampleFacts } from "./sample-facts.ts";

const WORDS: readonly (readonly [string, DocumentWords])[] = [
  ["en", en],
  ["fr", fr],
  ["es", es],
];

const [chlorineFacts] = sampleFacts.chemicals;
if (chlorineFacts === undefined) throw new Error("The sample has a substance.");

const fieldsOf = ({ blocks }: DocumentForm) => blocks.flatMap((block) => (block.kind === "fields" ? block.fields : []));

const tablesOf = ({ blocks }: DocumentForm) =>
  blocks.filter((block): block is Extract<DocumentBlock, { readonly kind: "table" }> => block.kind === "table");

const formOf = (facts: typeof sampleFacts, id: string, texts: DocumentWords = en): DocumentForm => {
  const form = planDocument({ plan: EMPTY_PLAN, facts, words: texts }, []).forms.find((one) => one.id === id);
  if (form === undefined) throw new Error(`There is no form ${id}.`);
  return form;
};

describe.each(WORDS)("in %s", (language, texts) => {
  it("is in one language, and has the four forms", () => {
    const document = planDocument({ plan: EMPTY_PLAN, facts: sampleFacts, words: texts }, []);
    expect(document.language).toBe(language);
    expect(document.forms.map(({ id }) => id)).toEqual(["ICS 201", "ICS 202", "ICS 208 HM", "ICS 214"]);
  });

  it("always leaves names, channels, approvals and signatures blank", () => {
    const { planDocument: own } = texts;
    const blank = fieldsOf(formOf(sampleFacts, "ICS 208 HM", texts))
      .filter(({ text }) => text === null)
      .map(({ label }) => label);
    expect(blank).toEqual(
      expect.arrayContaining([
        ...[...HAZMAT_POSTS, ...SITE_SAFETY_BOXES]
          .filter((id) => !["entryProtection", "deconTeam", "escapeRoutes"].includes(id))
          .map((id) => own.boxes[id]),
        own.boxes.period,
        ...own.signatures,
      ]),
    );
    for (const id of ["ICS 201", "ICS 202", "ICS 214"]) {
      const fields = fieldsOf(formOf(sampleFacts, id, texts));
      expect(fields.find(({ label }) => label === own.boxes.preparedBy)?.text).toBeNull();
      expect(fields.find(({ label }) => label === own.signature)?.text).toBeNull();
    }
  });
});

it("prints every value of a substance with its source, and marks those not on file", () => {
  const rows = tablesOf(formOf(sampleFacts, "ICS 208 HM")).find(({ caption }) => caption === "Properties of Chlorine");
  expect(rows?.rows.find(([name]) => name === "pH")).toEqual(["pH", "not on file", ""]);
  const sourced = rows?.rows.filter(([, value]) => value !== "not on file") ?? [];
  expect(sourced.length).toBeGreaterThan(4);
  for (const [, , source] of sourced) expect(source).not.toBe("");
});

it("prints the ignition temperature with its source if it is on file", () => {
  // Carbon monoxide: 609 °C in NFPA 497.
  const ofMonoxide = { ...sampleFacts, chemicals: [{ ...chlorineFacts, record: carbonMonoxideRecord }] };
  const rows = tablesOf(formOf(ofMonoxide, "ICS 208 HM")).flatMap((table) => table.rows);
  const ignition = rows.find(([name]) => name === "Ignition temperature");
  expect(ignition?.slice(0, 2)).toEqual(["Ignition temperature", "609 °C"]);
  expect(ignition?.at(-1)).toMatch(/NFPA 497/);
  const ofChlorine = tablesOf(formOf(sampleFacts, "ICS 208 HM")).flatMap((table) => table.rows);
  expect(ofChlorine).toContainEqual(["Ignition temperature", "not on file", ""]);
});

it("prints no sketch and no weather without a calculation", () => {
  const form = formOf(NO_FACTS, "ICS 208 HM");
  expect(form.blocks.some(({ kind }) => kind === "sketch")).toBe(false);
  expect(fieldsOf(form).find(({ label }) => label === "Zones")?.text).toBe("No zones calculated in this incident.");
});

it("prints every log entry with its author, oldest first", () => {
  const log = tablesOf(formOf(sampleFacts, "ICS 214")).find(({ caption }) => caption === "Notable activities");
  expect(log?.rows.length).toBe(sampleFacts.log?.length);
  expect(log?.rows.every(([, what, who]) => what !== "" && who !== "")).toBe(true);
});

it("distinguishes checklists that were not loaded from those without checked items", () => {
  const ticked = (checklists: IncidentFacts["checklists"]) =>
    tablesOf(formOf({ ...NO_FACTS, checklists }, "ICS 201")).find(({ caption }) => caption === "Checklists")?.none;
  expect(ticked(null)).toBe("Checklists were not loaded on this device.");
  expect(ticked([])).toBe("No items checked.");
});

it("distinguishes a log that was not loaded from an empty one", () => {
  const saidOf = (log: IncidentFacts["log"]) => tablesOf(formOf({ ...NO_FACTS, log }, "ICS 214")).at(-1)?.none;
  expect(saidOf(null)).toBe("The log was not loaded on this device.");
  expect(saidOf([])).toBe("The log is empty.");
});

it("letters the marks of the crew: on the sketch if they are inside it, and all of them in a table", () => {
  const { result } = sampleFacts;
  if (result === null) throw new Error("The sample has a calculation.");
  const [lon, lat] = result.place.center;
  const mark = (id: string, kind: string, label: string, north: number): LogEntry => ({
    id,
    madeAt: `2026-11-21T14:0${id}:00.000Z`,
    recordedAt: null,
    who: "Robin Chase",
    module: "incident",
    action_type: "mark_placed",
    action_data: { mark: id, kind, label, lon, lat: lat + north },
  });
  const log = [
    mark("1", "command_post", "Gate 3", 0.001),
    mark("2", "water", "", 5),
    mark("3", "decon", "", -0.002),
    mark("4", "staging", "", 0.04),
  ];
  const form = formOf({ ...sampleFacts, log }, "ICS 201");
  const sketch = form.blocks.find((block) => block.kind === "sketch")?.sketch;
  // A step to the north on a sketch of 18 km: one point with two letters.
  expect(sketch?.marks.map(({ signs, eastM, northM }) => [signs, eastM, Math.round(northM)])).toEqual([
    [["A", "C"], 0, 111],
    [["D"], 0, 4448],
  ]);
  const table = tablesOf(form).find(({ caption }) => caption === "Locations marked by the crew");
  expect(table?.rows.map(([sign, what, , who]) => [sign, what, who])).toEqual([
    ["A", "Command post: Gate 3", "Robin Chase"],
    ["outside the sketch", "Water supply", "Robin Chase"],
    ["C", "Decontamination", "Robin Chase"],
    ["D", "Staging area", "Robin Chase"],
  ]);
  // Without a calculation there is no sketch, but the marks are listed.
  const alone = formOf({ ...NO_FACTS, log }, "ICS 201");
  expect(tablesOf(alone).find(({ caption }) => caption === "Locations marked by the crew")?.rows).toHaveLength(4);
});

it("marks new values from the incident after the user's text, on every form that contains it", () => {
  const plan = { ...EMPTY_PLAN, objectives: "AEGL-2 2.6 km NE", strategy: "Defensive." };
  const knownSince = { objectives: { text: "AEGL-2 reaches more than 10 km SW", from: "plume" as const } };
  const paper = planDocument({ plan, facts: sampleFacts, words: en, knownSince }, []);
  const said = "AEGL-2 2.6 km NE\n[New from plume: AEGL-2 reaches more than 10 km SW]";
  for (const id of ["ICS 201", "ICS 202", "ICS 208 HM"]) {
    const form = paper.forms.find((one) => one.id === id);
    expect(form && fieldsOf(form).map(({ text }) => text)).toContain(said);
  }
  expect(JSON.stringify(paper.forms)).toContain('"text":"Defensive."');
});

it("prints the decontamination of each substance by suit on ICS 208 HM, with sources", () => {
  const field = fieldsOf(formOf(sampleFacts, "ICS 208 HM")).find(
    ({ label }) => label === "Decontamination for Chlorine",
  );
  const lines = (field?.text ?? "").split("\n");
  expect(lines[0]).toMatch(/^Move people upwind into fresh air/);
  for (const suit of Object.values(en.safetyInformation.suits)) {
    expect(lines.some((line) => line.startsWith(`${suit}. `))).toBe(true);
  }
  expect(lines.at(-2)).toMatch(/^Source: /);
});

const inside = (id: string, made: string, action_type: string): LogEntry => ({
  id,
  madeAt: made,
  recordedAt: null,
  who: "Robin Chase",
  module: "incident",
  action_type,
  action_data: { team: "t1", name: "Entry 1", people: ["A. Roy", "B. Wong"], limit_min: 20 },
});
const entered = [inside("1", "2026-11-21T14:00:00.000Z", "entry_started")];

const rowsOf = (form: DocumentForm, caption: string) => tablesOf(form).find((table) => table.caption === caption)?.rows;

it("fills organization, resources, entry team and assigned people from the log, with their origin", () => {
  const facts = { ...sampleFacts, log: entered };
  const organization = rowsOf(formOf(facts, "ICS 201"), "Current organization");
  expect(organization?.[0]).toEqual(["Incident commander", "To be filled in by hand"]);
  expect(organization).toContainEqual(["Safety officer", "To be filled in by hand"]);
  expect(organization?.at(-1)).toEqual(["Entry 1 (entry team)", "A. Roy, B. Wong (from log)"]);
  const [team] = rowsOf(formOf(facts, "ICS 201"), "Resources summary") ?? [];
  expect(team?.slice(0, 2)).toEqual(["Entry 1 (entry team)", "A. Roy, B. Wong"]);
  expect(team?.at(-1)).toMatch(/^In the hot zone since .* \(from log\)$/);
  const entry = rowsOf(formOf(facts, "ICS 208 HM"), "Entry team");
  expect(entry?.map(([who, worn]) => [who?.split(",")[0], worn])).toEqual([
    ["A. Roy", "To be filled in by hand"],
    ["B. Wong", "To be filled in by hand"],
  ]);
  expect(rowsOf(formOf(facts, "ICS 214"), "Resources assigned")?.map(([who]) => who)).toEqual(["A. Roy", "B. Wong"]);
  const left = [...entered, inside("2", "2026-11-21T14:18:00.000Z", "entry_ended")];
  const [out] = rowsOf(formOf({ ...sampleFacts, log: left }, "ICS 201"), "Resources summary") ?? [];
  expect(out?.at(-1)).toMatch(/^In the hot zone .* to .* \(from log\)$/);
});

it("prints every box that a user filled in, with the user's text", () => {
  expect(PLAN_BOXES.toSorted()).toEqual(PLAN_BOX_IDS.toSorted()); // a box missing from the order would not be printed
  const boxes = PLAN_BOX_IDS.map((box) => ({ box, text: `Words of ${box}` }));
  const resourceList = [
    { resource: "Engine", identifier: "E3", ordered: "14:00", eta: "14:20", hasArrived: true, notes: "Gate 3" },
  ];
  const paper = planDocument({ plan: { ...EMPTY_PLAN, boxes, resourceList }, facts: NO_FACTS, words: en }, []);
  const all = JSON.stringify(paper.forms);
  for (const box of PLAN_BOX_IDS) expect(all).toContain(`Words of ${box}`);
  const briefing = paper.forms.find(({ id }) => id === "ICS 201");
  expect(briefing && rowsOf(briefing, "Resources summary")).toEqual([
    ["Engine", "E3", "14:00", "14:20", "yes", "Gate 3"],
  ]);
});

it("lists the components of the plan on ICS 202: marks those in this document, and leaves others for people to fill in", () => {
  const attachedOf = (facts: IncidentFacts) =>
    new Map((rowsOf(formOf(facts, "ICS 202"), "Plan components") ?? []).map(([name = "", here]) => [name, here]));
  const known = attachedOf(sampleFacts);
  expect(known.get("ICS 208 HM Site safety and control plan")).toBe("yes, in this document");
  expect(known.get("Map or sketch")).toBe("yes, in this document");
  expect(known.get("ICS 206 Medical plan")).toBe("To be filled in by hand");
  expect(attachedOf(NO_FACTS).get("Map or sketch")).toBe("no");
  expect(attachedOf(NO_FACTS).get("Weather")).toBe("no");
});

it("marks the origin only for fields with suggested text", () => {
  const known = planSuggestions(sampleFacts, en);
  const filled = Object.entries(known).map(([name, { text }]) => [name, text] as const);
  const plan = { ...EMPTY_PLAN, ...Object.fromEntries(filled), strategy: "Our own words." };
  const paper = planDocument({ plan, facts: sampleFacts, words: en }, []);
  const briefing = paper.forms.find(({ id }) => id === "ICS 201");
  const fromOf = (label: string) => briefing && fieldsOf(briefing).find((field) => field.label === label)?.from;
  expect(fromOf("Location")).toBe("from plume");
  expect(fromOf("Health and safety briefing")).toBe("from card");
  expect(fromOf("Strategy")).toBeUndefined();
});

it("describes the site map by the crew's marks and the calculation", () => {
  const shownOf = (facts: IncidentFacts) =>
    new Map((rowsOf(formOf(facts, "ICS 208 HM"), "Shown on the site map") ?? []).map(([name = "", is]) => [name, is]));
  const log: readonly LogEntry[] = [
    {
      ...inside("1", "2026-11-21T14:00:00.000Z", "mark_placed"),
      action_data: { mark: "m", kind: "command_post", label: "", lon: 1, lat: 1 },
    },
  ];
  const shown = shownOf({ ...sampleFacts, log });
  expect(shown.get("Command post")).toBe("yes (from log)");
  expect(shown.get("Zones")).toBe("yes (from plume)");
  expect(shown.get("Assembly areas")).toBe("no");
  expect(shown.get("Escape routes")).toBe("To be filled in by hand");
});
