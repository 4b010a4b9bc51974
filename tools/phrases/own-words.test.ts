/**
 * Ensures that our sentences are not copied. known-phrases.ts contains the phrases printed in guides, only as hashes.
 * Each text was converted to lower case, reduced to letters, stripped of articles and plurals, and normalized to one
 * spelling. SHA-256 (first 32 bits) was taken of the whole text, of each sentence and clause of three or more words,
 * and of every run of five and of three words. `hash-phrases.ts` created the hashes from a list that is not in the
 * repository.
 *
 * A sentence is a copy if it equals one of these phrases, if five of its words in a row occur in one of them, or if
 * most of its runs of three do.
 */
import { describe, expect, it } from "vitest";
import { KNOWN_RUNS, KNOWN_SHORT_RUNS, KNOWN_WHOLES } from "./known-phrases.ts";
import { COPIED_RUN, runsOf, SHORT_RUN, wholesOf } from "./phrase-hashes.ts";
import { guideTexts, recordTexts } from "./responder-texts.ts";

const setOf = (hashes: string): ReadonlySet<string> => new Set(hashes.trim().split(/\s+/));
const [wholes, runs, shortRuns] = [setOf(KNOWN_WHOLES), setOf(KNOWN_RUNS), setOf(KNOWN_SHORT_RUNS)];

/** From this share of known runs of three, a sentence counts as a copy with a word changed. */
const MOST = 0.6;
/** A sentence with fewer runs is too short to judge: "Use water spray." */
const FEW = 3;

function isCopy(text: string): boolean {
  if (wholesOf(text).some((hash) => wholes.has(hash))) return true;
  if (runsOf(text, COPIED_RUN).some((hash) => runs.has(hash))) return true;
  const short = runsOf(text, SHORT_RUN);
  return short.length >= FEW && short.filter((hash) => shortRuns.has(hash)).length / short.length >= MOST;
}

/** Checking all records and ids takes long on a busy machine. */
const WHOLE_SET_MS = 60_000;

describe("every responder sentence", () => {
  it("in the written guides shares no phrase with the ERG", () => {
    expect([...new Set(guideTexts())].filter(isCopy)).toEqual([]);
  });

  it(
    "on cards and in Safety Information of all records and numbers shares no phrase with the ERG",
    async () => {
      const said = await recordTexts();
      expect(said.size).toBeGreaterThan(1000);
      expect([...said].filter(isCopy)).toEqual([]);
    },
    WHOLE_SET_MS,
  );
});

describe("the phrase comparison", () => {
  it("finds the hashed phrases and has all of them", () => {
    expect([wholes.size, runs.size, shortRuns.size].every((size) => size > 400)).toBe(true);
  });

  it("finds five words in a row, ignoring articles and spelling", () => {
    // Words of two spelling alphabets: only the inserted phrase is found.
    const known = new Set(runsOf("alpha bravo charlie delta echo foxtrot", COPIED_RUN));
    expect(
      runsOf("Say the alpha, a bravo: charlies DELTA echo!", COPIED_RUN).filter((hash) => known.has(hash)),
    ).toHaveLength(1);
    expect(runsOf("alpha charlie bravo delta echo", COPIED_RUN).some((hash) => known.has(hash))).toBe(false);
  });
});
