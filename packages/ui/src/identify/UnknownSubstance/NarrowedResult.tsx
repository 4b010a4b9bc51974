import type { ChemicalMatch } from "@placard/hazmat-core";
import type { Clue, NarrowedUnknown, Observation } from "@placard/hazmat-core/identify";
import { Button } from "../../controls/Button/Button.tsx";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";
import { identifyWords } from "../../messages/en/identify/identify.ts";
import { useWords } from "../../messages/use-words.ts";
import { UnPlacard } from "../../signs/UnPlacard/UnPlacard.tsx";
import { numbersOf } from "../../chemical/MeantQuestion/numbers-of.ts";

export interface NarrowedResultProps {
  /** What was seen and measured so far. */
  seen: Observation;
  /** From `narrowUnknown` of `@placard/hazmat-core/identify`; `undefined` while it is worked out. */
  narrowed: NarrowedUnknown | undefined;
  hasFailed?: boolean;
  /** A candidate was chosen: its card opens. */
  onOpen: (match: ChemicalMatch) => void;
}

/** What fits, each to be opened by a choice, and the questions that would separate it. */
export function NarrowedResult({ seen, narrowed, hasFailed = false, onOpen }: NarrowedResultProps) {
  const { identify: words } = useWords(identifyWords);
  const named = (clues: readonly Clue[]): string => clues.map((clue) => words.clues[clue].toLowerCase()).join(", ");
  if (hasFailed) return <p role="alert">{words.failed}</p>;
  if (narrowed === undefined) return <Skeleton lines={6} label={words.loading} />;
  const { candidates, fitting, against, open, next } = narrowed;
  const isAsked = Object.keys(seen).length > 0;
  return (
    <div className="placard__result">
      <h2>{words.resultTitle}</h2>
      <p role="status">
        {isAsked ? (fitting === 0 ? words.noneFits : words.count(fitting, against, open)) : words.nothingSeen}
      </p>
      {next.length === 0 ? undefined : (
        <>
          <h3>{words.nextTitle}</h3>
          <ul className="placard__next">
            {next.map(({ clue, answers, unknown }) => (
              <li key={clue}>
                <b>{words.question[clue]}</b>
                <small>
                  {[
                    ...answers.map(({ answer, fits }) => words.split(words.answers[answer], fits)),
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
          <ul className="placard__candidates">
            {candidates.map(({ match, fits, unknown }) => (
              <li key={match.key}>
                <Button
                  variant="quiet"
                  icon={<UnPlacard hazardClass={match.hazardClass} size={40} aria-hidden="true" />}
                  onPress={() => onOpen(match)}
                >
                  <b>
                    <bdi>{match.name}</bdi>
                  </b>
                  <small>
                    <bdi>{numbersOf(match)}</bdi>
                  </small>
                  <small>
                    {words.byClues(named(fits))}
                    {unknown.length === 0 ? "" : ` · ${words.notOnFile(named(unknown))}`}
                  </small>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
