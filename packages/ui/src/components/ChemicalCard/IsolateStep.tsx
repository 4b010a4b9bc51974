import { formatSafeDistance, type IsolationAnswer } from "@placard/hazmat-core";
import { useMessages } from "../../messages/messages-context.tsx";
import { AssumedNote } from "../AssumedNote/AssumedNote.tsx";
import { CardStep } from "./CardStep.tsx";
import { isolationHeadline } from "./isolation-words.ts";

/** The first action: how far, why so far, and the rows for a spill whose size is known. */
export function IsolateStep({ answer }: { answer: IsolationAnswer }) {
  const words = useMessages();
  const { big, beside, downwind } = isolationHeadline(answer, words.card);
  return (
    <CardStep number={1} title={words.card.isolate} sources={answer.basis.sources}>
      <p className="big">
        {big} <small>{beside}</small>
      </p>
      {downwind === null ? undefined : <p className="downwind">{downwind}</p>}
      <p className="why">{answer.why}</p>
      {answer.rows.length === 0 ? undefined : (
        <table className="rows">
          <thead>
            <tr>
              <th scope="col">{words.card.sizeKnown}</th>
              <th scope="col">{words.card.isolateColumn}</th>
              <th scope="col">{words.card.downwindColumn}</th>
            </tr>
          </thead>
          <tbody>
            {answer.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>{row.isolateM === null ? "–" : formatSafeDistance(row.isolateM)}</td>
                <td>{row.downwindM === null ? "–" : formatSafeDistance(row.downwindM)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {answer.basis.assumptions.map(({ name, value }) => (
        <AssumedNote key={name}>{words.assumed(name, value)}</AssumedNote>
      ))}
    </CardStep>
  );
}
