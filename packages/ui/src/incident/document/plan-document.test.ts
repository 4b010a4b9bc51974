import { describe, expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { es } from "../../messages/es/es.ts";
import { fr } from "../../messages/fr/fr.ts";
import { NO_FACTS, type IncidentFacts } from "../facts/incident-facts.ts";
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
