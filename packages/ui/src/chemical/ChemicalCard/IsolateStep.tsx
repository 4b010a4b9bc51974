import { formatSafeDistance, type ClassCard, type IsolationAnswer, type IsolationRow } from "@placard/hazmat-core";
import { useState } from "react";
import { cardWords } from "../../messages/en/chemical/card.ts";
import { figureWords } from "../../messages/en/feedback/figures.ts";
import { useWords } from "../../messages/use-words.ts";
import { AssumedNote } from "../../feedback/AssumedNote/AssumedNote.tsx";
import { CardStep } from "./CardStep.tsx";
import { isolationHeadline } from "./isolation-words.ts";
import { SpillSizes, type SpillSize } from "./SpillSizes.tsx";
import { Said } from "../../internal/Said.tsx";
import { saidOr, useSpeech } from "../../messages/language/speech.ts";

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
  const words = useWords(cardWords).card;
  const { assumed } = useWords(figureWords);
  const speech = useSpeech();
  const said = sizes === null ? [answer] : [sizes.small, sizes.large];
  const rows = answer.rows.filter((row) => !said.some((one) => isSaidAbove(row, one)));
  const assumptions = answer.basis.assumptions.filter(({ name }) => size !== null || !OF_CONTAINERS.has(name));
  const sources = [answer, ...said].flatMap(({ basis }) => basis.sources);
  return (
    <CardStep headingLevel={headingLevel} number={1} title={words.isolate} sources={sources}>
      {sizes === null ? <Headline answer={answer} /> : <SpillSizes sizes={sizes} value={size} onChange={choose} />}
      <p className="placard__rule">
        <bdi>
          <Said text={answer.why} />
        </bdi>
      </p>
      {rows.length === 0 ? undefined : <RowTable rows={rows.slice(0, ROWS_IN_VIEW)} />}
      <div className="placard__more">
        {rows.length <= ROWS_IN_VIEW ? undefined : (
          <details>
            <summary>{words.moreRows(rows.length - ROWS_IN_VIEW)}</summary>
            <RowTable rows={rows.slice(ROWS_IN_VIEW)} />
          </details>
        )}
        {assumptions.map(({ name, value }) => (
          <AssumedNote key={name}>
            {name === "Spill size" ? words.spillAssumed : assumed(saidOr(speech, name), saidOr(speech, value))}
          </AssumedNote>
        ))}
      </div>
    </CardStep>
  );
}

function Headline({ answer }: { answer: IsolationAnswer }) {
  const words = useWords(cardWords).card;
  const { big, beside, downwind } = isolationHeadline(answer, words, useSpeech());
  return (
    <>
      <p part="distance" className="placard__big">
        <bdi>{big}</bdi> <small>{beside}</small>
      </p>
      {downwind === null ? undefined : (
        <p className="placard__downwind">
          <bdi>{downwind}</bdi>
        </p>
      )}
    </>
  );
}

/** True if the large figures and the line below them already show the row. */
function isSaidAbove({ label, isolateM, downwindM }: IsolationRow, answer: IsolationAnswer): boolean {
  const leading = answer.kind === "distance" ? answer.downwindM : null;
  return downwindM === leading && isolateM === answer.isolateM && answer.why.includes(label);
}

/** Worst-case assumptions in the row of a container. Below two equal sizes, the name of the row states them. */
const OF_CONTAINERS: ReadonlySet<string> = new Set(["Wind", "Container"]);

/** Number of rows that fit beside the other two actions. Further rows expand below. */
const ROWS_IN_VIEW = 2;

function RowTable({ rows }: { rows: IsolationAnswer["rows"] }) {
  const { figure } = useSpeech();
  const words = useWords(cardWords).card;
  return (
    <table className="placard__rows">
      <thead>
        <tr>
          <th scope="col">{words.sizeKnown}</th>
          <th scope="col">{words.isolateColumn}</th>
          <th scope="col">{words.downwindColumn}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">
              <Said text={row.label} />
            </th>
            <td>{row.isolateM === null ? "–" : <bdi>{figure(formatSafeDistance(row.isolateM))}</bdi>}</td>
            <td>{row.downwindM === null ? "–" : <bdi>{figure(formatSafeDistance(row.downwindM))}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
