import { formatSafeDistance, type IsolationAnswer, type IsolationRow } from "@placard/hazmat-core";
import { cardWords } from "../../messages/en/chemical/card.ts";
import { figureWords } from "../../messages/en/feedback/figures.ts";
import { useWords } from "../../messages/use-words.ts";
import { AssumedNote } from "../../feedback/AssumedNote/AssumedNote.tsx";
import { CardStep } from "./CardStep.tsx";
import { isolationHeadline } from "./isolation-words.ts";
import { Said } from "../../internal/Said.tsx";
import { saidOr, useSpeech } from "../../messages/language/speech.ts";

/** The first action: how far, why so far, and the rows for a spill whose size is known. */
export function IsolateStep({ answer, headingLevel }: { answer: IsolationAnswer; headingLevel: 2 | 3 | 4 }) {
  const words = useWords(cardWords).card;
  const { assumed } = useWords(figureWords);
  const speech = useSpeech();
  const { big, beside, downwind } = isolationHeadline(answer, words, speech);
  const rows = answer.rows.filter((row) => !isSaidAbove(row, answer));
  return (
    <CardStep headingLevel={headingLevel} number={1} title={words.isolate} sources={answer.basis.sources}>
      <p part="distance" className="placard__big">
        <bdi>{big}</bdi> <small>{beside}</small>
      </p>
      {downwind === null ? undefined : (
        <p className="placard__downwind">
          <bdi>{downwind}</bdi>
        </p>
      )}
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
        {answer.basis.assumptions.map(({ name, value }) => (
          <AssumedNote key={name}>{assumed(saidOr(speech, name), saidOr(speech, value))}</AssumedNote>
        ))}
      </div>
    </CardStep>
  );
}

/** The row that leads by its distance alone: the large figure and the line below it have said all of it. */
function isSaidAbove(
  { label, isolateM, downwindM }: IsolationRow,
  { isolateM: leading, why }: IsolationAnswer,
): boolean {
  return downwindM === null && isolateM === leading && why.includes(label);
}

/** As many rows as the other two actions leave room for; the others open below. */
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
