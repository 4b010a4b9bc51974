import type { AnswerOf, ReactivePair } from "@placard/api-client";
import type { checkStorage } from "@placard/api-client/internal";
import { Badge } from "@placard/ui";
import { reactivityVerdictWords } from "@placard/hazmat-core/reactivity";
import { CircleHelp, TriangleAlert, UnfoldHorizontal } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Maximum number of pairs shown beside a form. */
const MAX_SHOWN = 5;
/** Maximum number of gases named beside a form; the compatibility page names them all. */
const MAX_GASES = 4;

interface NewPairsProps {
  readonly name: string;
  readonly answer: AnswerOf<typeof checkStorage>;
}

/** Lists the pairs that a chemical would form at its chosen location, worst first. */
export function NewPairs({ name, answer: { pairs, is_cut, is_unknown } }: NewPairsProps) {
  const { standing: texts } = useMessages();
  const shown = pairs.slice(0, MAX_SHOWN);
  return (
    <>
      {shown.length > 0 && (
        <ul>
          {shown.map((pair) => (
            <li key={pair.pair}>
              <Verdict verdict={pair.verdict} />
              <span>
                <strong>{lineOf(pair)}</strong> {pair.hazards[0]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {(is_cut || shown.length < pairs.length) && <span className="placard__why">{texts.previewMore}</span>}
      {is_unknown ? (
        <span className="placard__why">
          <CircleHelp aria-hidden="true" /> {texts.previewUnknown(name)}
        </span>
      ) : (
        pairs.length === 0 && <span className="placard__why">{texts.previewNone}</span>
      )}
    </>
  );

  function lineOf({ a, b, nearness, room, cabinet, gases }: ReactivePair): string {
    const other = a.chemical_ids.length === 0 ? b.name : a.name;
    const line =
      nearness === "cabinet" && cabinet !== null
        ? texts.previewCabinet(other, cabinet)
        : nearness === "room" && room !== null
          ? texts.previewRoom(other, room)
          : texts.previewSite(other);
    return gases.length === 0 ? `${line}.` : `${texts.previewGases(line, gasesOf(gases))}.`;
  }

  function gasesOf(gases: readonly string[]): string {
    const first = gases.slice(0, MAX_GASES).join(", ");
    return gases.length > MAX_GASES ? texts.previewMoreGases(first, gases.length - MAX_GASES) : first;
  }
}

function Verdict({ verdict }: Pick<ReactivePair, "verdict">) {
  const isDanger = verdict === "incompatible";
  return (
    <Badge
      tone={isDanger ? "danger" : "caution"}
      icon={isDanger ? <UnfoldHorizontal aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
    >
      {reactivityVerdictWords(verdict)}
    </Badge>
  );
}
