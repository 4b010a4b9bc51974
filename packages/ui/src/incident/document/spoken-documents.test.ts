import { checklistGuides } from "@placard/hazmat-core/checklists";
import { describe, expect, it } from "vitest";
import { spanish } from "../../messages/es/index.ts";
import { french } from "../../messages/fr/index.ts";
import type { Language } from "../../messages/language/language.ts";
import { speechOf } from "../../messages/language/speech.ts";
import { planSuggestions } from "../facts/plan-suggestions.ts";
import { EMPTY_PLAN } from "../IncidentActionPlan/plan-fields.ts";
import { sampleResult } from "../../testing/plume.ts";
import { logCsv } from "../IncidentLog/log-csv.ts";
import { sampleLog } from "../IncidentLog/sample-log.ts";
import { cardDocument } from "./card-document.ts";
import { checklistDocument } from "./checklist-document.ts";
import type { PlanDocument } from "./document-form.ts";
import { logDocument } from "./log-document.ts";
import { planDocument } from "./plan-document.ts";
import { sampleFacts } from "./sample-facts.ts";
import { zonesDocument } from "./zones-document.ts";

const [chemical] = sampleFacts.chemicals;
if (chemical === undefined) throw new Error("The sample incident has no chemical.");
const { card, record, safety } = chemical;

/** Every sentence of the core that a plan of the sample incident may contain. */
const english = [
  ...[card.protect, card.firstAction].flatMap(({ headline, details }) => [
    headline,
    ...details.map(({ text }) => text),
  ]),
  card.isolate.why,
  ...(safety?.topics.first_aid_measures ?? []).map(({ text }) => text),
  ...(sampleFacts.result?.assumptions ?? []).map(({ reason }) => reason),
  ...(sampleFacts.result?.warnings ?? []),
];

const textsOf = ({ forms }: PlanDocument): readonly string[] =>
  forms.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => {
      if (block.kind === "table") return block.rows.flat();
      return block.kind === "fields" ? block.fields.map(({ text }) => text ?? "") : [block.words];
    }),
  ]);

const stillEnglish = (texts: readonly string[]): readonly string[] =>
  english.filter((sentence) => texts.some((text) => text.includes(sentence)));

async function spoken(language: Language) {
  const books = await Promise.all([language.substances?.(), language.plume?.(), language.checklists?.()]);
  const speech = speechOf(language.locale, (text, figure) =>
    [language.translate, ...books].reduce<string | null>((said, book) => said ?? book?.(text, figure) ?? null, null),
  );
  return { ...language.messages, speech };
}

/** All texts of a document: captions, column headers, labels, cells, notes and the names of sketched zones. */
function allTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(allTexts) : [];
}

/** The texts of a printed plan, card, log and calculation, of all checklists, and of the log as CSV. */
async function allPaper(language: Language): Promise<readonly string[]> {
  const texts = await spoken(language);
  const logged = { title: "Pier 9", startedAt: "2026-11-20T23:29:00Z", endedAt: null, log: sampleLog };
  const suggested = Object.entries(planSuggestions(sampleFacts, texts)).map(([name, { text }]) => [name, text]);
  const plan = { ...EMPTY_PLAN, ...Object.fromEntries(suggested) };
  return [
    planDocument({ plan, facts: sampleFacts, words: texts }, []),
    cardDocument({ card, record }, texts, []),
    ...checklistGuides.map((guide) => checklistDocument(guide, new Set(), texts, [])),
    logDocument(logged, texts, []),
    zonesDocument(sampleResult, texts, []),
    logCsv(sampleLog, { ...texts.incidentLog, speech: texts.speech }).replaceAll(/"\{.*\}"/g, ""),
  ].flatMap(allTexts);
}

/** Labels of the core in a printed document or copied log. */
const CORE_LABELS =
  /Protective action distance|Initial isolation|written for Placard|decontamination rule|checklist limit|\bstep \d|^Does not burn$|, (?:derived|unverified|assumed)\b/;

/** Refusals of the models, with every quantity that has a range. */
const REFUSED = [
  ...["Emission rate", "Emission height", "Duration", "Release temperature", "Jet speed", "Wind speed", "Air pressure"]
    .concat(["Air temperature", "Humidity", "Cloud", "Sun's altitude", "Inversion height", "Latitude", "Longitude"])
    .map((quantity) => `${quantity}: enter a number from 0.01 to 1\u202f000 kg/s.`),
  "Wind direction: enter a number from 0 to 360 degrees.",
  "Sodium chloride is a salt and gives off too little vapour for a plume. Use the isolation distance. If water, acid or fire releases a gas from it, model that gas.",
  "This much heavy gas in so little wind spreads wider than the model covers (Richardson number 4\u202f200). Check the emission rate, or use the isolation distance.",
];

describe.each([
  ["French", french],
  ["Spanish", spanish],
] as const)("in %s", (_name, language) => {
  it("translates each sentence of the core in a plan", async () => {
    const words = await spoken(language);
    const suggested = Object.entries(planSuggestions(sampleFacts, words)).map(([name, { text }]) => [name, text]);
    const plan = { ...EMPTY_PLAN, ...Object.fromEntries(suggested) };
    const texts = textsOf(planDocument({ plan, facts: sampleFacts, words }, []));
    expect(english.length).toBeGreaterThan(10);
    expect(stillEnglish(texts)).toEqual([]);
    expect(texts.join("\n")).toContain(words.speech.say(card.protect.headline));
    expect(texts).not.toContain("Decon Officer");
  });

  it("translates labels and sources in every document and in the log as CSV", async () => {
    expect((await allPaper(language)).filter((text) => CORE_LABELS.test(text))).toEqual([]);
  });

  it("formats the figures of a plan for the language", async () => {
    const words = await spoken(language);
    const mark = words.speech.figure("0.5").charAt(1);
    const texts = textsOf(planDocument({ plan: EMPTY_PLAN, facts: sampleFacts, words }, []));
    const figures = texts.flatMap((text) => text.match(/^\d+[.,]\d+ (?:ppm|°C|km|mg\/m³)/g) ?? []);
    expect(figures.length).toBeGreaterThan(3);
    expect(figures.filter((figure) => !figure.includes(mark))).toEqual([]);
  });

  it("translates every refusal of the models", async () => {
    const { speech } = await spoken(language);
    expect(REFUSED.filter((text) => speech.say(text) === null)).toEqual([]);
  });

  it("translates each line of a printed card", async () => {
    const texts = await spoken(language);
    expect(stillEnglish(textsOf(cardDocument({ card, record }, texts, [])))).toEqual([]);
  });

  it("translates role, sections and items of a printed checklist", async () => {
    const words = await spoken(language);
    const [guide] = checklistGuides;
    if (guide === undefined) throw new Error("There is no checklist.");
    const paper = checklistDocument(guide, new Set(), words, []);
    const own = guide.sections.flatMap(({ title, items }) => [title, ...items.map(({ text }) => text)]);
    const texts = textsOf(paper);
    expect(own.filter((text) => texts.includes(text) || texts.includes(`1. ${text}`))).toEqual([]);
    expect(paper.subject).toBe(words.speech.say(guide.name));
  });
});

it("keeps the space before colon, percent sign and closing guillemet on every French paper", async () => {
  const texts = await allPaper(french);
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.flatMap((text) => text.match(/.{0,30}[\p{L}\d)»]:(?:\s|$).{0,20}/gu) ?? [])).toEqual([]);
  expect(texts.flatMap((text) => text.match(/.{0,30} [:%»].{0,20}|« .{0,20}/gu) ?? [])).toEqual([]);
  expect(texts).toContain("82\u00a0%");
});
