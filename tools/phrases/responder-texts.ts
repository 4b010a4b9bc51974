/** The English texts that a responder reads on cards, in Safety Information and in the checklists. */
import { responseCardOf } from "../../packages/hazmat-core/src/card/response-card-of.ts";
import { checklistGuides } from "../../packages/hazmat-core/src/checklists/checklist-guides.ts";
import { loadSubstances, loadTransport } from "../../packages/hazmat-core/src/data/load.ts";
import { WRITTEN_GUIDES, writtenGuidance } from "../../packages/hazmat-core/src/guidance/all-guidance.ts";
import { allStatements } from "../../packages/hazmat-core/src/guidance/all-statements.ts";
import { markedGuideFor } from "../../packages/hazmat-core/src/guidance/derived/guide-for.ts";
import { safetyPropertiesOf } from "../../packages/hazmat-core/src/guidance/safety-properties-of.ts";
import type { ChemicalRecord } from "../../packages/hazmat-core/src/record/chemical-record.ts";
import { substanceRecord, transportRecord } from "../../packages/hazmat-core/src/reference/record-of.ts";
import { transportEntryOf } from "../../packages/hazmat-core/src/reference/transport-entry-of.ts";

/** The texts of the written guides. */
export function guideTexts(): readonly string[] {
  return WRITTEN_GUIDES.flatMap((guide) => [guide, `${guide}P`]).flatMap((guide) => {
    const guidance = writtenGuidance(guide);
    if (guidance === null) return [];
    const headlines = [guidance.firstAction, ...guidance.firstActionFor].map(({ headline }) => headline);
    return [guidance.title, ...headlines, ...allStatements(guidance).map(({ text }) => text)];
  });
}

function cardTexts(record: ChemicalRecord): readonly string[] {
  const { protect, firstAction, isolate } = responseCardOf(record, writtenGuidance(markedGuideFor(record)));
  const lines = [protect, firstAction].flatMap(({ headline, details, more }) => [
    headline,
    ...[...details, ...more].map(({ text }) => text),
  ]);
  return [...lines, isolate.why];
}

function safetyTexts(record: ChemicalRecord): readonly string[] {
  const { topics } = safetyPropertiesOf(record, writtenGuidance(markedGuideFor(record)));
  return Object.values(topics).flatMap((statements) => statements.map(({ text }) => text));
}

/** The records of all substances and of all UN numbers. */
export async function allRecords(): Promise<readonly ChemicalRecord[]> {
  const transport = await loadTransport();
  return [
    ...[...(await loadSubstances()).values()].map((stored) => substanceRecord(stored, [], transport)),
    ...[...transport.entries.values()].map((stored) =>
      transportRecord(transportEntryOf(stored, transport.guides), undefined),
    ),
  ];
}

/** The texts of the cards and of Safety Information of all records and UN numbers, each once. */
export async function recordTexts(): Promise<ReadonlySet<string>> {
  const records = await allRecords();
  return new Set(records.flatMap((record) => [...cardTexts(record), ...safetyTexts(record)]));
}

/** Lists of the NIOSH Pocket Guide, which only enumerate items. */
const POCKET_GUIDE_LIST =
  /^(?:Up to [\d.]+ |Symptoms: |Target organs: |Keep it away from: |NIOSH REL: |OSHA PEL: |[\w ,]+: full-face )/;

/** The sentences of texts, each once, without lists from the Pocket Guide. */
export function sentencesOf(texts: Iterable<string>): readonly string[] {
  const sentences = [...texts].flatMap((text) => text.split(/(?<=[.!?])\s+/));
  return [...new Set(sentences)].filter((sentence) => !POCKET_GUIDE_LIST.test(sentence));
}

/** The texts of all guides, cards, checklists and of Safety Information, each once. */
export async function responderTexts(): Promise<ReadonlySet<string>> {
  return new Set([...guideTexts(), ...(await recordTexts()), ...checklistTexts()]);
}

/** The items of the checklists. */
function checklistTexts(): readonly string[] {
  return checklistGuides.flatMap(({ sections }) => sections.flatMap(({ items }) => items.map(({ text }) => text)));
}
