/**
 * Our sentences are our own. The phrases that guides print are in known-phrases.ts as hashes only: each text was put in
 * lower case, all but letters dropped, articles and plurals taken off, one spelling used, and SHA-256 taken (first 32
 * bits) of the whole, of each sentence and clause of three words and more, of every run of five words and of every run
 * of three. `hash-phrases.ts` did it from a list that is not in the repository.
 *
 * A sentence of ours is a copy when it is one of them as a whole, when five words in a row are in one of them, or when
 * most of its runs of three are.
 */
import { describe, expect, it } from "vitest";
import { allStatements } from "../../packages/hazmat-core/src/guidance/all-statements.ts";
import { WRITTEN_GUIDES, writtenGuidance } from "../../packages/hazmat-core/src/guidance/all-guidance.ts";
import { markedGuideFor } from "../../packages/hazmat-core/src/guidance/derived/guide-for.ts";
import { safetyPropertiesOf } from "../../packages/hazmat-core/src/guidance/safety-properties-of.ts";
import { responseCardOf } from "../../packages/hazmat-core/src/card/response-card-of.ts";
import { loadSubstances, loadTransport } from "../../packages/hazmat-core/src/data/load.ts";
import { substanceRecord, transportRecord } from "../../packages/hazmat-core/src/reference/record-of.ts";
import { transportEntryOf } from "../../packages/hazmat-core/src/reference/transport-entry-of.ts";
import type { ChemicalRecord } from "../../packages/hazmat-core/src/record/chemical-record.ts";
import { KNOWN_RUNS, KNOWN_SHORT_RUNS, KNOWN_WHOLES } from "./known-phrases.ts";
import { COPIED_RUN, runsOf, SHORT_RUN, wholesOf } from "./phrase-hashes.ts";

const setOf = (hashes: string): ReadonlySet<string> => new Set(hashes.trim().split(/\s+/));
const [wholes, runs, shortRuns] = [setOf(KNOWN_WHOLES), setOf(KNOWN_RUNS), setOf(KNOWN_SHORT_RUNS)];

/** From this share of known runs of three on, a sentence is taken for a copy with a word changed. */
const MOST = 0.6;
/** Fewer runs than this decide nothing: "Use water spray." */
const FEW = 3;

function isCopy(text: string): boolean {
  if (wholesOf(text).some((hash) => wholes.has(hash))) return true;
  if (runsOf(text, COPIED_RUN).some((hash) => runs.has(hash))) return true;
  const short = runsOf(text, SHORT_RUN);
  return short.length >= FEW && short.filter((hash) => shortRuns.has(hash)).length / short.length >= MOST;
}

/** All records and ids take their time on a busy machine. */
const WHOLE_SET_MS = 60_000;

const transport = await loadTransport();
const records: readonly ChemicalRecord[] = [
  ...[...(await loadSubstances()).values()].map((stored) => substanceRecord(stored, [], transport)),
  ...[...transport.entries.values()].map((stored) =>
    transportRecord(transportEntryOf(stored, transport.guides), undefined),
  ),
];

function guideTexts(): readonly string[] {
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

describe("every sentence that a responder reads", () => {
  it("in the written guides is nobody else's", () => {
    expect([...new Set(guideTexts())].filter(isCopy)).toEqual([]);
  });

  it(
    "on cards and in Safety Information of all records and ids is nobody else's",
    () => {
      const said = new Set(records.flatMap((record) => [...cardTexts(record), ...safetyTexts(record)]));
      expect(said.size).toBeGreaterThan(1000);
      expect([...said].filter(isCopy)).toEqual([]);
    },
    WHOLE_SET_MS,
  );
});

describe("the comparison", () => {
  it("knows the phrases of the list, and has as many as were hashed", () => {
    expect([wholes.size, runs.size, shortRuns.size].every((size) => size > 400)).toBe(true);
  });

  it("finds five words in a row, whatever articles and spelling stand between", () => {
    // The word order of two alphabets: nothing but what was put in is found.
    const known = new Set(runsOf("alpha bravo charlie delta echo foxtrot", COPIED_RUN));
    expect(
      runsOf("Say the alpha, a bravo: charlies DELTA echo!", COPIED_RUN).filter((hash) => known.has(hash)),
    ).toHaveLength(1);
    expect(runsOf("alpha charlie bravo delta echo", COPIED_RUN).some((hash) => known.has(hash))).toBe(false);
  });
});
