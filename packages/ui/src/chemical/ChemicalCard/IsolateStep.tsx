import { formatSafeDistance, type ClassCard, type IsolationAnswer, type IsolationRow } from "@placard/hazmat-core";
import { useState } from "react";
import { cardTexts } from "../../messages/en/chemical/card.ts";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { AssumedNote } from "../../feedback/AssumedNote/AssumedNote.tsx";
import { CardStep } from "./CardStep.tsx";
import { isolationHeadline } from "./isolation-headline.ts";
import { SpillSizes, type SpillSize } from "./SpillSizes.tsx";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";

interface IsolateStepProps {
  card: ClassCard;
  headingLevel: 2 | 3 | 4;
  spillSize: SpillSize | undefined;
  onSpillSize: ((size: SpillSize | null) => void) | undefined;
}

/**
 * The first action: distance, reason, and the other rows. If the distance depends on the spill size, both sizes have
 * equal weight until one is given or chosen. Use one instance per substance: pass a new `key` for another one.
 */
export function IsolateStep({ card, headingLevel, spillSize, onSpillSize }: IsolateStepProps) {
  const { isolate, isolateBySize: sizes } = card;
  const [chosen, setChosen] = useState<SpillSize | null | undefined>(spillSize);
  const choose = (next: SpillSize | null): void => {
    setChosen(next);
    onSpillSize?.(next);
  };
  const size = chosen === undefined ? (sizes?.told ?? null) : chosen;
  const answer = sizes === null || size === null ? isolate : sizes[size];
  const texts = useTexts(cardTexts).card;
  const { assumed } = useTexts(figureTexts);
  const speech = useSpeech();
  const answers = sizes === null ? [answer] : [sizes.small, sizes.large];
  const rows = answer.rows.filter((row) => !answers.some((one) => isShownAbove(row, one)));
  const assumptions = answer.basis.assumptions.filter(({ name }) => size !== null || !CONTAINER_ASSUMPTIONS.has(name));
  const sources = [answer, ...answers].flatMap(({ basis }) => basis.sources);
  return (
    <CardStep headingLevel={headingLevel} number={1} title={texts.isolate} sources={sources}>
      {sizes === null ? <Headline answer={answer} /> : <SpillSizes sizes={sizes} value={size} onChange={choose} />}
      <p className="placard__rule">
        <bdi>
          <CoreSentence text={answer.why} />
        </bdi>
      </p>
      {rows.length === 0 ? undefined : <RowTable rows={rows.slice(0, ROWS_IN_VIEW)} />}
      <div className="placard__more">
        {rows.length <= ROWS_IN_VIEW ? undefined : (
          <details>
            <summary>{texts.moreRows(rows.length - ROWS_IN_VIEW)}</summary>
            <RowTable rows={rows.slice(ROWS_IN_VIEW)} />
          </details>
        )}
        {assumptions.map(({ name, value }) => (
          <AssumedNote key={name}>
            {name === "Spill size"
              ? texts.spillAssumed
              : assumed(translatedOrEnglish(speech, name), translatedOrEnglish(speech, value))}
          </AssumedNote>
        ))}
      </div>
    </CardStep>
  );
}

function Headline({ answer }: { answer: IsolationAnswer }) {
  const texts = useTexts(cardTexts).card;
  const { big, beside, downwind } = isolationHeadline(answer, texts, useSpeech());
  return (
    <>
      <p part="distance" className="placard__big" data-placard-toast-free>
        <bdi>{big}</bdi> <small>{beside}</small>
      </p>
      {downwind === null ? undefined : (
        <p className="placard__downwind" data-placard-toast-free>
          <bdi>{downwind}</bdi>
        </p>
      )}
    </>
  );
}

/** True if the large figures and the line below them already show the row. */
function isShownAbove({ label, isolateM, downwindM }: IsolationRow, answer: IsolationAnswer): boolean {
  const leading = answer.kind === "distance" ? answer.downwindM : null;
  return downwindM === leading && isolateM === answer.isolateM && answer.why.includes(label);
}

/** Worst-case assumptions in the row of a container. Below two equal sizes, the name of the row states them. */
const CONTAINER_ASSUMPTIONS: ReadonlySet<string> = new Set(["Wind", "Container"]);

/** Number of rows that fit beside the other two actions. Further rows expand below. */
const ROWS_IN_VIEW = 2;

function RowTable({ rows }: { rows: IsolationAnswer["rows"] }) {
  const { figure } = useSpeech();
  const texts = useTexts(cardTexts).card;
  return (
    <table className="placard__rows">
      <thead>
        <tr>
          <th scope="col">{texts.sizeKnown}</th>
          <th scope="col">{texts.isolateColumn}</th>
          <th scope="col">{texts.downwindColumn}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">
              <CoreSentence text={row.label} />
            </th>
            <td>{row.isolateM === null ? "–" : <bdi>{figure(formatSafeDistance(row.isolateM))}</bdi>}</td>
            <td>{row.downwindM === null ? "–" : <bdi>{figure(formatSafeDistance(row.downwindM))}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
