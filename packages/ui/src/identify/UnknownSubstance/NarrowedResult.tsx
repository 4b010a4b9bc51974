import type { ChemicalMatch } from "@placard/hazmat-core";
import {
  COLOURS,
  type Candidate,
  type Clue,
  type ClueAnswer,
  type Colour,
  type NarrowedUnknown,
  type Observation,
} from "@placard/hazmat-core/identify";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";
import { identifyWords } from "../../messages/en/identify/identify.ts";
import { useWords } from "../../messages/use-words.ts";
import { CandidateButton } from "./CandidateButton.tsx";

export interface NarrowedResultProps {
  /** Observations and measurements so far. */
  seen: Observation;
  /** From `narrowUnknown` of `@placard/hazmat-core/identify`; `undefined` while it is calculated. */
  narrowed: NarrowedUnknown | undefined;
  hasFailed?: boolean;
  /** Called with the chosen candidate, to open its card. */
  onOpen: (match: ChemicalMatch) => void;
}

/** Shows the possible substances, each of which can be opened, and the questions that would separate them. */
export function NarrowedResult({ seen, narrowed, hasFailed = false, onOpen }: NarrowedResultProps) {
  const { identify: words } = useWords(identifyWords);
  const named = (clues: readonly Clue[]): string => clues.map((clue) => words.clues[clue].toLowerCase()).join(", ");
  const answerWords = (answer: ClueAnswer): string =>
    isColour(answer) ? words.looks[answer].toLowerCase() : words.answers[answer];
  if (hasFailed) return <p role="alert">{words.failed}</p>;
  if (narrowed === undefined) return <Skeleton lines={6} label={words.loading} />;
  const { candidates, fitting, against, open, next, notJudged } = narrowed;
  const isAsked = Object.keys(seen).length > 0;
  return (
    <div className="placard__result">
      <h2>{words.resultTitle}</h2>
      <p role="status">
        {isAsked ? (fitting === 0 ? words.noneFits : words.count(fitting, against, open)) : words.nothingSeen}
      </p>
      {notJudged.colour === undefined ? undefined : <p>{words.notJudged(words.clues.colour, notJudged.colour)}</p>}
      {notJudged.odour === undefined ? undefined : <p>{words.notJudged(words.clues.odour, notJudged.odour)}</p>}
      {next.length === 0 ? undefined : (
        <>
          <h3>{words.nextTitle}</h3>
          <ul className="placard__next">
            {next.map(({ clue, answers, unknown }) => (
              <li key={clue}>
                <b>{words.question[clue]}</b>
                <small>
                  {[
                    ...answers.map(({ answer, fits }) => words.split(answerWords(answer), fits)),
                    words.splitUnknown(unknown),
                  ].join(" · ")}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      {candidates.length === 0 ? undefined : (
        <>
          {fitting > candidates.length ? <p>{words.first(candidates.length)}</p> : undefined}
          {candidates.some(hasSmell) ? <p>{words.smellIsNoWarning}</p> : undefined}
          <ul className="placard__candidates">
            {candidates.map((candidate) => (
              <li key={candidate.match.key}>
                <CandidateButton candidate={candidate} named={named} onPress={() => onOpen(candidate.match)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const hasSmell = ({ described }: Candidate): boolean => described.some(({ odours }) => odours.length > 0);

function isColour(answer: ClueAnswer): answer is Colour {
  return COLOURS.some((colour) => colour === answer);
}
