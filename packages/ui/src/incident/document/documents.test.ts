import { bundledChemicalSource, unNumber } from "@placard/hazmat-core";
import { loadChosenTank } from "@placard/hazmat-core/guidance";
import { checklistGuides } from "@placard/hazmat-core/checklists";
import { expect, it } from "vitest";
import { en } from "../../messages/en.ts";
import { sampleResult } from "../../testing/plume.ts";
import { records, sampleCard } from "../../testing/samples.ts";
import { sampleLog } from "../IncidentLog/sample-log.ts";
import { cardDocument } from "./card-document.ts";
import { checklistDocument } from "./checklist-document.ts";
import type { PlanDocument } from "./document-form.ts";
import { logDocument } from "./log-document.ts";
import { zonesDocument } from "./zones-document.ts";

const tablesOf = ({ forms }: PlanDocument) =>
  forms.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "table" ? [block] : [])));

const textsOf = ({ forms }: PlanDocument): string =>
  forms
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "fields" ? block.fields : [])))
    .map(({ label, text }) => `${label}: ${text}`)
    .join("\n");

it("prints every line and row of a card, including those collapsed on screen", async () => {
  const card = await sampleCard("chlorine");
  const paper = cardDocument({ card, record: records.chlorine }, en, []);
  const text = textsOf(paper);
  for (const line of [card.protect, card.firstAction].flatMap(({ details, more }) => [...details, ...more])) {
    expect(text).toContain(line.text);
  }
  expect(text).toContain("Small spill: isolate 60 m in all directions. Small spill: protect people 1.5 km downwind.");
  expect(text).toContain("Large spill: isolate 1\u202f000 m in all directions.");
  expect(tablesOf(paper)[0]?.rows.length).toBe(card.isolate.rows.length);
  expect(tablesOf(paper)[0]?.rows.every((row) => row.at(-1) !== "")).toBe(true);
  expect(paper.notes).toContain("Not reviewed by a hazmat officer.");
});

it("prints every item of a checklist, with its box", () => {
  const [guide] = checklistGuides;
  if (guide === undefined) throw new Error("There is no checklist.");
  const items = guide.sections.flatMap((section) => section.items);
  const done = new Set(items.slice(0, 2).map(({ id }) => id));
  const paper = checklistDocument(guide, done, en, []);
  const rows = tablesOf(paper).flatMap((table) => table.rows);
  expect(rows.map(([, text]) => text)).toEqual(items.map(({ text }) => text));
  expect(rows.map(([box]) => box)).toEqual(items.map(({ id }) => (done.has(id) ? "x" : "")));
  expect(paper.notes[0]).toBe(`2 of ${items.length}`);
});

it("prints a calculation with its inputs and weather", () => {
  const paper = zonesDocument(sampleResult, en, []);
  expect(textsOf(paper)).toContain("assumed");
  expect(textsOf(paper)).toContain(en.plume.notSafe);
  expect(tablesOf(paper).map(({ caption }) => caption.replace(/ \d.*/, ""))).toEqual([
    "Zones for Chlorine, UN1017, calculated",
    "Weather used for the zones",
  ]);
});

it("draws the circles of a tank on the sketch, and prints their distances and basis", async () => {
  const tank = await loadChosenTank(
    bundledChemicalSource(),
    { key: "cas:106-97-8", unNumber: unNumber("1011") },
    "2000",
  );
  if (tank === null) throw new Error("Butane has no BLEVE table.");
  const paper = zonesDocument({ ...sampleResult, tank }, en, []);
  const sketch = paper.forms.flatMap(({ blocks }) => blocks).find((block) => block.kind === "sketch");
  const labels = sketch?.kind === "sketch" ? sketch.sketch.zones.map(({ label }) => label) : [];
  // ERG 2024, page 359: a tank of 2,000 L.
  expect(labels.filter((label) => label.startsWith("BLEVE")).toSorted()).toEqual([
    "BLEVE: Better: evacuate, 834 m",
    "BLEVE: Crews stay back, 111 m",
    "BLEVE: Evacuate at least, 417 m",
    "BLEVE: Fireball, 28 m",
  ]);
  expect(textsOf(paper)).toContain("Evacuate at least 417 m in all directions.");
  expect(textsOf(paper)).toContain("Using them for this gas is an assumption.");
  expect(textsOf(paper)).toContain("ERG 2024, page 359, unverified");
});

it("prints every log entry as ICS 214 and leaves its author blank", () => {
  const logged = { title: "Pier 9", startedAt: "2026-11-20T23:29:00Z", endedAt: null, log: sampleLog };
  const paper = logDocument(logged, en, []);
  expect(paper.forms.map(({ id }) => id)).toEqual(["ICS 214"]);
  expect(tablesOf(paper).at(-1)?.rows.length).toBe(sampleLog.length);
  expect(textsOf(paper)).toContain("Home agency and unit: null");
});
