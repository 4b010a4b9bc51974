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
import { KNOWN_RUNS, KNOWN_SHORT_RUNS, KNOWN_WHOLES } from "./known-phrases.ts";
import { COPIED_RUN, runsOf, SHORT_RUN, wholesOf } from "./phrase-hashes.ts";
import { guideTexts, recordTexts } from "./responder-texts.ts";

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
    // The word order of two alphabets: nothing but what was put in is found.
    const known = new Set(runsOf("alpha bravo charlie delta echo foxtrot", COPIED_RUN));
    expect(
      runsOf("Say the alpha, a bravo: charlies DELTA echo!", COPIED_RUN).filter((hash) => known.has(hash)),
    ).toHaveLength(1);
    expect(runsOf("alpha charlie bravo delta echo", COPIED_RUN).some((hash) => known.has(hash))).toBe(false);
  });
});
