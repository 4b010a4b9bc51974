import { describe, expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { es } from "../../messages/es/es.ts";
import { fr } from "../../messages/fr/fr.ts";
import { NO_FACTS, type IncidentFacts } from "../facts/incident-facts.ts";
import type { LogEntry } from "../IncidentLog/log-entry.ts";
import { EMPTY_PLAN } from "../IncidentActionPlan/plan-fields.ts";
import type { DocumentBlock, DocumentForm, DocumentWords } from "./document-form.ts";
import { planDocument } from "./plan-document.ts";
import { sampleFacts } from "./sample-facts.ts";

const WORDS: readonly (readonly [string, DocumentWords])[] = [
  ["en", en],
  ["fr", fr],
  ["es", es],
];

const fieldsOf = ({ blocks }: DocumentForm) => blocks.flatMap((block) => (block.kind === "fields" ? block.fields : []));

const tablesOf = ({ blocks }: DocumentForm) =>
  blocks.filter((block): block is Extract<DocumentBlock, { readonly kind: "table" }> => block.kind === "table");

const formOf = (facts: typeof sampleFacts, id: string, words: DocumentWords = en): DocumentForm => {
  const form = planDocument({ plan: EMPTY_PLAN, facts, words }, []).forms.find((one) => one.id === id);
  if (form === undefined) throw new Error(`There is no form ${id}.`);
  return form;
};

describe.each(WORDS)("in %s", (language, words) => {
  it("is in one language, and has the four forms", () => {
    const document = planDocument({ plan: EMPTY_PLAN, facts: sampleFacts, words }, []);
    expect(document.language).toBe(language);
    expect(document.forms.map(({ id }) => id)).toEqual(["ICS 201", "ICS 202", "ICS 208 HM", "ICS 214"]);
  });

  it("leaves names, channels, approvals and signatures blank, whatever the incident knows", () => {
    const { planDocument: own } = words;
    const blank = fieldsOf(formOf(sampleFacts, "ICS 208 HM", words))
      .filter(({ text }) => text === null)
      .map(({ label }) => label);
    expect(blank).toEqual(
      expect.arrayContaining([
        own.period,
        ...own.people,
        ...own.instruments,
        ...own.channels,
        ...own.medical,
        ...own.signatures,
      ]),
    );
    for (const id of ["ICS 201", "ICS 202", "ICS 214"]) {
      const byPerson = fieldsOf(formOf(sampleFacts, id, words)).find(({ label }) => label === own.preparedBy);
      expect(byPerson?.text).toBeNull();
    }
  });
});

it("gives every value of a substance with its source, and says which are not on file", () => {
  const rows = tablesOf(formOf(sampleFacts, "ICS 208 HM")).find(({ caption }) => caption === "Properties of Chlorine");
  expect(rows?.rows.find(([name]) => name === "pH")).toEqual(["pH", "not on file", ""]);
  const sourced = rows?.rows.filter(([, value]) => value !== "not on file") ?? [];
  expect(sourced.length).toBeGreaterThan(4);
  for (const [, , source] of sourced) expect(source).not.toBe("");
});

it("draws no sketch and no weather where nothing was calculated", () => {
  const form = formOf(NO_FACTS, "ICS 208 HM");
  expect(form.blocks.some(({ kind }) => kind === "sketch")).toBe(false);
  expect(fieldsOf(form).find(({ label }) => label === "Zones")?.text).toBe("No zone was calculated in this incident.");
});

it("keeps every line of the log, oldest first, with who did it", () => {
  const [log] = tablesOf(formOf(sampleFacts, "ICS 214"));
  expect(log?.rows.length).toBe(sampleFacts.log?.length);
  expect(log?.rows.every(([, what, who]) => what !== "" && who !== "")).toBe(true);
});

it("tells checklists that were not read from those where nothing is ticked", () => {
  const ticked = (checklists: IncidentFacts["checklists"]) =>
    tablesOf(formOf({ ...NO_FACTS, checklists }, "ICS 201")).find(({ caption }) => caption === "Checklists")?.none;
  expect(ticked(null)).toBe("The checklists were not read on this device.");
  expect(ticked([])).toBe("No item is ticked.");
});

it("tells a log that was not read from one that is empty", () => {
  expect(tablesOf(formOf({ ...NO_FACTS, log: null }, "ICS 214"))[0]?.none).toBe("The log was not read on this device.");
  expect(tablesOf(formOf({ ...NO_FACTS, log: [] }, "ICS 214"))[0]?.none).toBe("The log is empty.");
});

it("letters the places that the crew marked: on the sketch where they lie in it, and all of them in a table", () => {
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
  const table = tablesOf(form).find(({ caption }) => caption === "Places that the crew marked");
  expect(table?.rows.map(([sign, what, , who]) => [sign, what, who])).toEqual([
    ["A", "Command post: Gate 3", "Robin Chase"],
    ["outside", "Water supply", "Robin Chase"],
    ["C", "Decontamination", "Robin Chase"],
    ["D", "Staging area", "Robin Chase"],
  ]);
  // Without a calculation there is no sketch, and they are told all the same.
  const alone = formOf({ ...NO_FACTS, log }, "ICS 201");
  expect(tablesOf(alone).find(({ caption }) => caption === "Places that the crew marked")?.rows).toHaveLength(4);
});

it("marks on paper what is known since a person wrote, behind their words, on every form that has them", () => {
  const plan = { ...EMPTY_PLAN, objectives: "AEGL-2 2.6 km NE", strategy: "Defensive." };
  const knownSince = { objectives: { text: "AEGL-2 reaches more than 10 km SW", from: "plume" as const } };
  const paper = planDocument({ plan, facts: sampleFacts, words: en, knownSince }, []);
  const said = "AEGL-2 2.6 km NE\n[Now known from plume: AEGL-2 reaches more than 10 km SW]";
  for (const id of ["ICS 201", "ICS 202", "ICS 208 HM"]) {
    const form = paper.forms.find((one) => one.id === id);
    expect(form && fieldsOf(form).map(({ text }) => text)).toContain(said);
  }
  expect(JSON.stringify(paper.forms)).toContain('"text":"Defensive."');
});

it("says on ICS 208 HM how people get clean of each substance, by what they wear, with the sources", () => {
  const field = fieldsOf(formOf(sampleFacts, "ICS 208 HM")).find(
    ({ label }) => label === "Decontamination of Chlorine",
  );
  const lines = (field?.text ?? "").split("\n");
  expect(lines[0]).toMatch(/^Air people out upwind/);
  for (const suit of Object.values(en.safetyInformation.suits)) {
    expect(lines.some((line) => line.startsWith(`${suit}. `))).toBe(true);
  }
  expect(lines.at(-2)).toMatch(/^Source: /);
});
