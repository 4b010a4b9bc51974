import type { AnswerOf, checkStorage, ReactivePair } from "@placard/api-client";
import { Badge } from "@placard/ui";
import { reactivityVerdictWords } from "@placard/hazmat-core/reactivity";
import { CircleHelp, TriangleAlert, UnfoldHorizontal } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./LevelPreview.css";
import "./StoragePreview.css";
import { useNeighbours, type TypedStanding } from "./use-neighbours.ts";

/** Pairs that are written out beside a form. */
const MOST_SHOWN = 5;
/** Gases that are named beside a form; the place names them all. */
const MOST_GASES = 4;

interface StoragePreviewProps {
  readonly typed: TypedStanding;
  /** The stored chemical that is being changed. */
  readonly chemicalId?: number;
}

/** What a chemical would stand beside, before it is saved. */
export function StoragePreview({ typed, chemicalId }: StoragePreviewProps) {
  const { standing: words } = useMessages();
  const { isAsked, name, answer } = useNeighbours(typed, chemicalId);
  return (
    <div className="app-level-preview app-storage-preview" aria-live="polite">
      <span className="placard__label">{words.previewLabel}</span>
      {content()}
    </div>
  );

  function content() {
    if (!isAsked) return <span className="placard__why">{words.previewWaiting}</span>;
    if (answer.isError) return <span className="placard__why">{words.previewFailed}</span>;
    if (answer.data === undefined) return <span className="placard__why">{words.previewReading}</span>;
    return <Beside name={name} answer={answer.data} />;
  }
}

interface BesideProps {
  readonly name: string;
  readonly answer: AnswerOf<typeof checkStorage>;
}

function Beside({ name, answer: { pairs, is_cut, is_unknown } }: BesideProps) {
  const { standing: words } = useMessages();
  const shown = pairs.slice(0, MOST_SHOWN);
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
      {(is_cut || shown.length < pairs.length) && <span className="placard__why">{words.previewMore}</span>}
      {is_unknown ? (
        <span className="placard__why">
          <CircleHelp aria-hidden="true" /> {words.previewUnknown(name)}
        </span>
      ) : (
        pairs.length === 0 && <span className="placard__why">{words.previewNone}</span>
      )}
    </>
  );

  function lineOf({ a, b, nearness, room, cabinet, gases }: ReactivePair): string {
    const other = a.chemical_ids.length === 0 ? b.name : a.name;
    const line =
      nearness === "cabinet" && cabinet !== null
        ? words.previewCabinet(other, cabinet)
        : nearness === "room" && room !== null
          ? words.previewRoom(other, room)
          : words.previewSite(other);
    return gases.length === 0 ? `${line}.` : `${words.previewGases(line, gasesOf(gases))}.`;
  }

  function gasesOf(gases: readonly string[]): string {
    const first = gases.slice(0, MOST_GASES).join(", ");
    return gases.length > MOST_GASES ? words.previewMoreGases(first, gases.length - MOST_GASES) : first;
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
