import { reactivityVerdictWords } from "@placard/hazmat-core/reactivity";
import { UnfoldHorizontal } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../controls/Badge/Badge.tsx";
import { Disclosure } from "../../controls/Disclosure/Disclosure.tsx";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { Said } from "../../internal/Said.tsx";
import { figureWords } from "../../messages/en/feedback/figures.ts";
import { separationWords } from "../../messages/en/chemical/separation.ts";
import { standingWords } from "../../messages/en/chemical/standing.ts";
import { saidOr, useSpeech } from "../../messages/language/speech.ts";
import { useWords } from "../../messages/use-words.ts";
import type { PlannedRoom, PlannedSeparation } from "./planned-room.ts";

type Conflict = PlannedRoom["conflicts"][number];

/** Storage groups of a room that must not be stored together: one line each, for the worst pair. Details expand. */
export function PlanConflicts({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  return (
    <ul className="placard__conflicts">
      {conflicts.map((conflict) => (
        <li key={`${conflict.one} ${conflict.other}`} data-together={conflict.isTogether || undefined}>
          <WorstPair conflict={conflict} />
          <Details conflict={conflict} />
        </li>
      ))}
    </ul>
  );
}

function WorstPair({ conflict }: { readonly conflict: Conflict }) {
  const { separation: words, standing, colon } = useWords({ ...separationWords, ...standingWords, ...figureWords });
  const speech = useSpeech();
  const { one, other, count, isTogether, pairs } = conflict;
  const [worst] = pairs;
  return (
    <div className="placard__line">
      <p className="placard__groups">
        <b>{one === other ? words.within(words.groups[one]) : words.between(words.groups[one], words.groups[other])}</b>
        {isTogether ? (
          <Badge tone="danger" icon={<UnfoldHorizontal aria-hidden="true" />}>
            {words.now}
          </Badge>
        ) : undefined}
      </p>
      {worst === undefined ? undefined : (
        <p>
          <bdi>{standing.pair(worst.one, worst.other)}</bdi>
          {count > 1 ? ` ${words.more(count - 1)}` : ""}.{" "}
          {worst.reactive.gases.length === 0 ? undefined : (
            <b>{standing.gases(worst.reactive.gases.map((name) => saidOr(speech, name)).join(", "))}</b>
          )}
          {worst.reactive.verdict === "incompatible" ? undefined : (
            <span>
              {words.transport}
              {colon} {words.says[worst.transport.verdict]}.
            </span>
          )}
        </p>
      )}
      {pairs.some(({ isDisputed }) => isDisputed) ? <p className="placard__disputed">{words.disputed}</p> : undefined}
    </div>
  );
}

/** Reasons and sources of the worst pairs. Rendered when expanded, because a site can have many. */
function Details({ conflict }: { readonly conflict: Conflict }) {
  const { separation: words } = useWords(separationWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={words.reasons} variant="line" isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen ? conflict.pairs.map((pair) => <PairOfPlan key={`${pair.one} ${pair.other}`} pair={pair} />) : undefined}
    </Disclosure>
  );
}

function PairOfPlan({ pair }: { readonly pair: PlannedSeparation }) {
  const { separation: words, standing } = useWords({ ...separationWords, ...standingWords });
  const { reactive, transport } = pair;
  return (
    <div className="placard__pair">
      <p>
        <bdi>{standing.pair(pair.one, pair.other)}</bdi>
      </p>
      <dl>
        <div>
          <dt>{words.reactive}</dt>
          <ReactiveSaying reactive={reactive} />
        </div>
        <div>
          <dt>{words.transport}</dt>
          <dd>
            <p>
              <b>{words.says[transport.verdict]}</b>
            </p>
            {transport.notAboveOrBeside ? <p>{words.notAboveOrBeside}</p> : undefined}
            {transport.notes.map((note) => (
              <p key={note}>{words.notes[note]}</p>
            ))}
            {transport.countsAs === null ? undefined : <p>{words.countsAs(transport.countsAs)}</p>}
            {transport.isAssumed && transport.verdict !== "unknown" ? <p>{words.assumed}</p> : undefined}
            <ProvenanceNote sources={[transport.source]} />
          </dd>
        </div>
      </dl>
      {pair.isDisputed ? <p className="placard__disputed">{words.disputed}</p> : undefined}
    </div>
  );
}

function ReactiveSaying({ reactive }: Pick<PlannedSeparation, "reactive">) {
  const { standing } = useWords(standingWords);
  const speech = useSpeech();
  const { verdict, gases, hazards, reasons, sources } = reactive;
  return (
    <dd>
      <p>
        <b>{saidOr(speech, reactivityVerdictWords(verdict))}.</b>{" "}
        {gases.length === 0 ? undefined : (
          <b>{standing.gases(gases.map((name) => saidOr(speech, name)).join(", "))} </b>
        )}
        {hazards.map((hazard) => (
          <span key={hazard}>
            <Said text={hazard} />{" "}
          </span>
        ))}
      </p>
      {reasons.map(({ name, group, rule }) => (
        <p key={`${name} ${group}`} className="placard__why">
          {standing.because(name, group, rule)}
        </p>
      ))}
      <ProvenanceNote sources={sources} />
    </dd>
  );
}
