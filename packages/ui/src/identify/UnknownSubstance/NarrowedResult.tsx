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
import { identifyTexts } from "../../messages/en/identify/identify.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { CandidateButton } from "./CandidateButton.tsx";

export interface NarrowedResultProps {
  /** Observations and measurements so far. */
  seen: Observation;
  /** From `narrowUnknown` of `@placard/hazmat-core/identify`; `undefined` while it is calculated. */
  narrowed: NarrowedUnknown | undefined;
  /** Shows that the search failed. */
  hasFailed?: boolean;
  /** Called with the chosen candidate, to open its card. */
  onOpen: (match: ChemicalMatch) => void;
}

/** Shows the possible substances, each of which can be opened, and the questions that would separate them. */
export function NarrowedResult({ seen, narrowed, hasFailed = false, onOpen }: NarrowedResultProps) {
  const { identify: texts } = useTexts(identifyTexts);
  const named = (clues: readonly Clue[]): string => clues.map((clue) => texts.clues[clue].toLowerCase()).join(", ");
  const answerWords = (answer: ClueAnswer): string =>
    isColour(answer) ? texts.looks[answer].toLowerCase() : texts.answers[answer];
  if (hasFailed) return <p role="alert">{texts.failed}</p>;
  if (narrowed === undefined) return <Skeleton lines={6} label={texts.loading} />;
  const { candidates, fitting, against, open, next, notJudged } = narrowed;
  const isAsked = Object.keys(seen).length > 0;
  return (
    <div className="placard__result">
      <h2>{texts.resultTitle}</h2>
      <p role="status">
        {isAsked ? (fitting === 0 ? texts.noneFits : texts.count(fitting, against, open)) : texts.nothingSeen}
      </p>
      {notJudged.colour === undefined ? undefined : <p>{texts.notJudged(texts.clues.colour, notJudged.colour)}</p>}
      {notJudged.odour === undefined ? undefined : <p>{texts.notJudged(texts.clues.odour, notJudged.odour)}</p>}
      {next.length === 0 ? undefined : (
        <>
          <h3>{texts.nextTitle}</h3>
          <ul className="placard__next">
            {next.map(({ clue, answers, unknown }) => (
              <li key={clue}>
                <b>{texts.question[clue]}</b>
                <small>
                  {[
                    ...answers.map(({ answer, fits }) => texts.split(answerWords(answer), fits)),
                    texts.splitUnknown(unknown),
                  ].join(" · ")}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      {candidates.length === 0 ? undefined : (
        <>
          {fitting > candidates.length ? <p>{texts.first(candidates.length)}</p> : undefined}
          {candidates.some(hasSmell) ? <p>{texts.smellIsNoWarning}</p> : undefined}
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
