import type { SourceRef } from "@placard/hazmat-core";
import { reactivityVerdictWords } from "@placard/hazmat-core/reactivity";
import { CircleHelp, TriangleAlert, UnfoldHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../controls/Badge/Badge.tsx";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { Said } from "../../internal/Said.tsx";
import { standingWords } from "../../messages/en/chemical/standing.ts";
import { saidOr, useSpeech } from "../../messages/language/speech.ts";
import { useWords } from "../../messages/use-words.ts";
import "./StandingPairs.css";

/** Two that stand together and may react, as it is shown. Sentences are the core's, in English. */
export interface PairTogether {
  readonly id: string;
  readonly one: string;
  readonly other: string;
  readonly verdict: "incompatible" | "caution";
  /** `site`: the room of one of them is not on file. */
  readonly nearness: "cabinet" | "room" | "site";
  readonly room: string | null;
  readonly cabinet: string | null;
  /** The worst first. */
  readonly hazards: readonly string[];
  readonly gases: readonly string[];
  /** Which reactive group each is in, and what put it there. */
  readonly reasons: readonly { readonly name: string; readonly group: string; readonly rule: string }[];
  readonly sources: readonly SourceRef[];
  /** Who let them stand together, why and when. */
  readonly accepted: { readonly by: string; readonly reason: string; readonly at: ReactNode } | null;
}

export interface StandingPairsProps {
  pairs: readonly PairTogether[];
  /** Names of substances of which no reactive group is on file. */
  unknown?: readonly string[];
  /** There are more pairs. */
  isCut?: boolean;
  /** What can be done about a pair: accept it, take that back. */
  renderActions?: (pair: PairTogether) => ReactNode;
  className?: string;
}

/**
 * Which two that stand together may react: what may happen, the gas, where they stand, the rule and its source. Nothing in
 * it says that others may be kept together.
 *
 * @example
 * <StandingPairs pairs={pairs} unknown={["Pond dye"]} />
 */
export function StandingPairs({ pairs, unknown = [], isCut = false, renderActions, className }: StandingPairsProps) {
  const { standing: words } = useWords(standingWords);
  return (
    <section className={joinClasses("placard-standing", className)} aria-label={words.title}>
      {pairs.length === 0 ? (
        <p className="placard__none">{words.none}</p>
      ) : (
        <ul>
          {pairs.map((pair) => (
            <li key={pair.id} data-verdict={pair.accepted === null ? pair.verdict : "accepted"}>
              <Pair pair={pair} />
              {renderActions === undefined ? undefined : <div className="placard__actions">{renderActions(pair)}</div>}
            </li>
          ))}
        </ul>
      )}
      {isCut ? <p className="placard__none">{words.cut}</p> : undefined}
      {unknown.length === 0 ? undefined : (
        <p className="placard__unknown">
          <CircleHelp aria-hidden="true" />
          <span>
            <b>{words.unknownTitle}.</b> {words.unknown(unknown.join(", "))}
          </span>
        </p>
      )}
    </section>
  );
}

function Pair({ pair }: { readonly pair: PairTogether }) {
  const { standing: words } = useWords(standingWords);
  const speech = useSpeech();
  const { one, other, verdict, hazards, gases, reasons, sources, accepted } = pair;
  const label = saidOr(speech, reactivityVerdictWords(verdict));
  return (
    <>
      <p className="placard__names">
        {verdict === "incompatible" ? (
          <Badge tone="danger" icon={<UnfoldHorizontal aria-hidden="true" />}>
            {label}
          </Badge>
        ) : (
          <Badge tone="caution" icon={<TriangleAlert aria-hidden="true" />}>
            {label}
          </Badge>
        )}
        <strong>
          <bdi>{words.pair(one, other)}</bdi>
        </strong>
      </p>
      <p className="placard__where">{placeOf(pair, words)}</p>
      {gases.length === 0 ? undefined : (
        <p className="placard__gases">{words.gases(gases.map((name) => saidOr(speech, name)).join(", "))}</p>
      )}
      <p>
        {hazards.map((hazard) => (
          <span key={hazard}>
            <Said text={hazard} />{" "}
          </span>
        ))}
      </p>
      <p className="placard__why">
        {reasons.map(({ name, group, rule }) => (
          <span key={`${name} ${group}`}>{words.because(name, group, rule)}</span>
        ))}
        <ProvenanceNote sources={sources} />
      </p>
      {accepted === null ? undefined : (
        <p className="placard__accepted">
          <Badge>{words.accepted}</Badge> {words.acceptedBy(accepted.by)}, {accepted.at}: <q>{accepted.reason}</q>
        </p>
      )}
    </>
  );
}

function placeOf({ nearness, room, cabinet }: PairTogether, words: (typeof standingWords)["standing"]): string {
  if (nearness === "cabinet" && cabinet !== null) return words.cabinet(cabinet, room);
  return nearness === "room" && room !== null ? words.room(room) : words.site;
}
