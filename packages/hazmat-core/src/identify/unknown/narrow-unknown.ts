import { loadSearchData, loadSubstances, loadTransport } from "../../data/load.ts";
import { once } from "../../data/once.ts";
import { compareHazardLevels } from "../../hazard/hazard-level.ts";
import type { ChemicalMatch } from "../../record/chemical-match.ts";
import { loadReactivityTable } from "../../reactivity/reactivity-table.ts";
import { substanceRecord } from "../../reference/record-of.ts";
import { COLOURS, loadAppearances, type Colour, type DescribedAppearance } from "./appearance.ts";
import { factsOf, type SubstanceFacts } from "./facts.ts";
import type { Clue, Observation, Verdict } from "./observation.ts";
import { sournessOf } from "./sourness.ts";
import { verdictsOf } from "./verdict.ts";

/** A substance that no observation excludes. */
export interface Candidate {
  readonly match: ChemicalMatch;
  /** Observations that match it. */
  readonly fits: readonly Clue[];
  /** Observations about which its record has no data. */
  readonly unknown: readonly Clue[];
  /** Reported colour or odour that differs from its record; it remains possible. */
  readonly otherwise: readonly Clue[];
  /** Colour and odour from each source. They are kept separately if they differ. */
  readonly described: readonly DescribedAppearance[];
  /** `fades`: odour fatigue. `late`: the odour is noticed only at dangerous concentrations. */
  readonly odourWarning: "fades" | "late" | null;
}

/** An answer to a proposed question; for a meter, that it responds. */
export type ClueAnswer =
  | NonNullable<Observation["state"]>
  | NonNullable<Observation["vapour"]>
  | NonNullable<Observation["water"]>
  | "burns"
  | "10.6"
  | Colour;

/**
 * A question that would separate the candidates, with the number that would remain for each answer. A colour excludes
 * none: matching candidates come first, and the answers are the colours on file.
 */
export interface NextQuestion {
  readonly clue: Clue;
  readonly answers: readonly { readonly answer: ClueAnswer; readonly fits: number }[];
  /** Number of candidates without data: no answer would exclude them. */
  readonly unknown: number;
}

/** Substances on file that the observations do not exclude. Never an identification. */
export interface NarrowedUnknown {
  /**
   * Candidates with at least one matching observation, best fit first: most matches, then the rarest ones, then the
   * more common substance.
   */
  readonly candidates: readonly Candidate[];
  /** Number of substances with at least one matching observation and none that excludes them. */
  readonly fitting: number;
  /** Number of substances without data for any observation: they remain possible. */
  readonly open: number;
  /** Number of excluded substances. */
  readonly against: number;
  /** Number of substances not excluded that have no colour, or no odour, on file. */
  readonly notJudged: Readonly<Partial<Record<"colour" | "odour", number>>>;
  /** Questions that separate the candidates, best first. */
  readonly next: readonly NextQuestion[];
}

/** Maximum number of listed candidates. */
const MAX_CANDIDATES = 12;
/** Maximum number of proposed questions. */
const MAX_QUESTIONS = 3;

/** Possible answers for each clue. Odour is never asked for, because smelling means breathing it. */
const ANSWERS: readonly (readonly [
  clue: Clue,
  answers: readonly (readonly [answer: ClueAnswer, seen: Observation])[],
])[] = [
  [
    "state",
    [
      ["gas", { state: "gas" }],
      ["liquid", { state: "liquid" }],
      ["solid", { state: "solid" }],
    ],
  ],
  [
    "vapour",
    [
      ["sinks", { vapour: "sinks" }],
      ["rises", { vapour: "rises" }],
    ],
  ],
  [
    "water",
    [
      ["floats", { water: "floats" }],
      ["sinks", { water: "sinks" }],
      ["mixes", { water: "mixes" }],
      ["reacts", { water: "reacts" }],
    ],
  ],
  ["burns", [["burns", { burns: true }]]],
  ["pidEv", [["10.6", { pidEv: 10.6 }]]],
  ["colour", COLOURS.map((colour) => [colour, { colour }] as const)],
];

const allFacts = once(async (): Promise<readonly SubstanceFacts[]> => {
  const [substances, transport, { documents }, appearances] = await Promise.all([
    loadSubstances(),
    loadTransport(),
    loadSearchData(),
    loadAppearances(),
  ]);
  const synonyms = new Map(documents.map((document) => [document[0], document[6] ?? []]));
  return [...substances.values()].map((stored) =>
    factsOf(
      substanceRecord(stored, synonyms.get(`cas:${stored.cas}`) ?? [], transport),
      stored,
      appearances.get(stored.cas),
    ),
  );
});

/** Facts that need the reactive groups: requested only for pH paper. */
const allFactsWithSourness = once(async (): Promise<readonly SubstanceFacts[]> => {
  const [all, table] = await Promise.all([allFacts(), loadReactivityTable()]);
  return all.map((facts) => ({ ...facts, sourness: sournessOf(table, facts.record) }));
});

interface Judged {
  readonly facts: SubstanceFacts;
  readonly verdicts: ReadonlyMap<Clue, Verdict>;
}

const cluesOf = ({ verdicts }: Judged, wanted: Verdict): readonly Clue[] =>
  [...verdicts].filter(([, verdict]) => verdict === wanted).map(([clue]) => clue);

/** The rows were read on the page of the Pocket Guide that the record names. */
function describedOf({ colours, odours, record }: SubstanceFacts): readonly DescribedAppearance[] {
  if (colours.length === 0 && odours.length === 0) return [];
  return [{ colours, odours, source: record.niosh?.source ?? { key: "NPG" } }];
}

function candidateOf(judged: Judged): Candidate {
  const { record } = judged.facts;
  const [first] = record.transport;
  return {
    match: {
      key: record.key,
      name: record.name,
      casNumber: record.casNumber,
      unNumber: first?.unNumber ?? null,
      hazardClass: first?.hazardClass ?? null,
      formula: record.formula,
      matchedBy: "name",
      matchedText: record.name,
    },
    fits: cluesOf(judged, "fits"),
    unknown: cluesOf(judged, "unknown"),
    otherwise: cluesOf(judged, "otherwise"),
    described: describedOf(judged.facts),
    odourWarning: judged.facts.odourWarning,
  };
}

function questionOf(
  clue: Clue,
  answers: readonly (readonly [ClueAnswer, Observation])[],
  left: readonly Judged[],
): NextQuestion {
  const verdicts = answers.map(([, seen]) => left.map(({ facts }) => verdictsOf(facts, seen).get(clue)));
  return {
    clue,
    answers: answers.map(([answer], index) => ({
      answer,
      fits: verdicts[index]?.filter((verdict) => verdict === "fits").length ?? 0,
    })),
    unknown: left.filter((_, place) => verdicts.every((of) => of[place] === "unknown")).length,
  };
}

/** Maximum number of candidates left by any answer; fewer is better. */
function maxCandidatesLeft({ answers, unknown }: NextQuestion): number {
  return Math.max(...answers.map(({ fits }) => fits)) + unknown;
}

function nextQuestions(seen: Observation, left: readonly Judged[]): readonly NextQuestion[] {
  if (left.length < 2) return [];
  return ANSWERS.filter(([clue]) => seen[clue] === undefined)
    .map(([clue, answers]) => questionOf(clue, answers, left))
    .filter((question) => maxCandidatesLeft(question) < left.length)
    .toSorted((a, b) => maxCandidatesLeft(a) - maxCandidatesLeft(b))
    .slice(0, MAX_QUESTIONS)
    .map(({ answers, ...question }) => ({
      ...question,
      answers: question.clue === "colour" ? answers.filter(({ fits }) => fits > 0) : answers,
    }));
}

interface Ranked extends Judged {
  /** Number of matches minus differing descriptions. */
  readonly matches: number;
  /** Sum over the matches: a rare observation counts more, and one of several colours or odours of a record less. */
  readonly closeness: number;
}

/**
 * Best fit first. Of equal fit, substances with occupational limits and more data on file come first, because they are
 * more common; then the more dangerous ones.
 */
function rankByFit(fitting: readonly Judged[], total: number): readonly Judged[] {
  const counts = new Map<Clue, number>();
  for (const clue of fitting.flatMap((one) => cluesOf(one, "fits"))) counts.set(clue, (counts.get(clue) ?? 0) + 1);
  const rarityOf = (clue: Clue): number => Math.log(total / (counts.get(clue) ?? 1));
  const ranked = fitting.map((one): Ranked => {
    const fits = cluesOf(one, "fits");
    return {
      ...one,
      matches: fits.length - cluesOf(one, "otherwise").length,
      closeness: fits.reduce((sum, clue) => sum + rarityOf(clue) / describedCount(one.facts, clue), 0),
    };
  });
  return ranked.toSorted(
    (a, b) =>
      b.matches - a.matches ||
      b.closeness - a.closeness ||
      Number(a.facts.record.isThin) - Number(b.facts.record.isThin) ||
      b.facts.propertyCount - a.facts.propertyCount ||
      compareHazardLevels(a.facts.record.hazardLevel.level, b.facts.record.hazardLevel.level),
  );
}

/** Number of colours or odours that a record describes; 1 for other observations. */
function describedCount({ colours, odours }: SubstanceFacts, clue: Clue): number {
  if (clue === "colour") return colours.length;
  return clue === "odour" ? odours.length : 1;
}

function notJudgedOf(seen: Observation, remaining: readonly Judged[]): NarrowedUnknown["notJudged"] {
  const without = (clue: Clue): number => remaining.filter(({ verdicts }) => verdicts.get(clue) === "unknown").length;
  return {
    ...(seen.colour === undefined ? {} : { colour: without("colour") }),
    ...(seen.odour === undefined ? {} : { odour: without("odour") }),
  };
}

/**
 * Lists possible substances for observations and readings. It never identifies a substance: use Guide 111 until it is
 * identified. Missing properties exclude nothing. Reported colour and odour affect the order and exclude nothing.
 *
 * @param seen - observations and readings; omit what was not observed
 * @returns the possible substances; rejects if the data cannot be loaded
 * @example
 * const left = await narrowUnknown({ placard: "2.3", vapour: "rises" });
 * left.candidates.some(({ match }) => match.name === "Ammonia"); // true
 * left.candidates.some(({ match }) => match.name === "Chlorine"); // false
 */
export async function narrowUnknown(seen: Observation): Promise<NarrowedUnknown> {
  const all = await (seen.ph === undefined ? allFacts() : allFactsWithSourness());
  const judged = all.map((facts) => ({ facts, verdicts: verdictsOf(facts, seen) }));
  const remaining = judged.filter((one) => cluesOf(one, "against").length === 0);
  const matching = remaining.filter((one) => cluesOf(one, "fits").length > 0);
  const fitting = rankByFit(matching, judged.length);
  return {
    candidates: fitting.slice(0, MAX_CANDIDATES).map(candidateOf),
    fitting: fitting.length,
    open: remaining.length - fitting.length,
    against: judged.length - remaining.length,
    notJudged: notJudgedOf(seen, remaining),
    next: nextQuestions(seen, fitting),
  };
}
