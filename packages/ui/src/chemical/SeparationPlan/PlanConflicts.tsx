import { reactivityVerdictWords } from "@placard/hazmat-core/reactivity";
import { UnfoldHorizontal } from "lucide";
import { useState } from "react";
import { Badge } from "../../controls/Badge/Badge.tsx";
import { Disclosure } from "../../controls/Disclosure/Disclosure.tsx";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { Icon } from "../../internal/Icon.tsx";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { figureTexts } from "../../messages/en/feedback/figures.ts";
import { separationTexts } from "../../messages/en/chemical/separation.ts";
import { standingTexts } from "../../messages/en/chemical/standing.ts";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { useTexts } from "../../messages/use-texts.ts";
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
  const { separation: texts, standing, colon } = useTexts({ ...separationTexts, ...standingTexts, ...figureTexts });
  const speech = useSpeech();
  const { one, other, count, isTogether, pairs } = conflict;
  const [worst] = pairs;
  return (
    <div className="placard__line">
      <p className="placard__groups">
        <b>{one === other ? texts.within(texts.groups[one]) : texts.between(texts.groups[one], texts.groups[other])}</b>
        {isTogether ? (
          <Badge tone="danger" icon={<Icon of={UnfoldHorizontal} aria-hidden="true" />}>
            {texts.now}
          </Badge>
        ) : undefined}
      </p>
      {worst === undefined ? undefined : (
        <p>
          <bdi>{standing.pair(worst.one, worst.other)}</bdi>
          {count > 1 ? ` ${texts.more(count - 1)}` : ""}.{" "}
          {worst.reactive.gases.length === 0 ? undefined : (
            <b>{standing.gases(worst.reactive.gases.map((name) => translatedOrEnglish(speech, name)).join(", "))}</b>
          )}
          {worst.reactive.verdict === "incompatible" ? undefined : (
            <span>
              {texts.transport}
              {colon} {texts.says[worst.transport.verdict]}.
            </span>
          )}
        </p>
      )}
      {pairs.some(({ isDisputed }) => isDisputed) ? <p className="placard__disputed">{texts.disputed}</p> : undefined}
    </div>
  );
}

/** Reasons and sources of the worst pairs. Rendered when expanded, because a site can have many. */
function Details({ conflict }: { readonly conflict: Conflict }) {
  const { separation: texts } = useTexts(separationTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={texts.reasons} variant="line" isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen ? conflict.pairs.map((pair) => <PairOfPlan key={`${pair.one} ${pair.other}`} pair={pair} />) : undefined}
    </Disclosure>
  );
}

function PairOfPlan({ pair }: { readonly pair: PlannedSeparation }) {
  const { separation: texts, standing } = useTexts({ ...separationTexts, ...standingTexts });
  const { reactive, transport } = pair;
  return (
    <div className="placard__pair">
      <p>
        <bdi>{standing.pair(pair.one, pair.other)}</bdi>
      </p>
      <dl>
        <div>
          <dt>{texts.reactive}</dt>
          <ReactiveSaying reactive={reactive} />
        </div>
        <div>
          <dt>{texts.transport}</dt>
          <dd>
            <p>
              <b>{texts.says[transport.verdict]}</b>
            </p>
            {transport.notAboveOrBeside ? <p>{texts.notAboveOrBeside}</p> : undefined}
            {transport.notes.map((note) => (
              <p key={note}>{texts.notes[note]}</p>
            ))}
            {transport.countsAs === null ? undefined : <p>{texts.countsAs(transport.countsAs)}</p>}
            {transport.isAssumed && transport.verdict !== "unknown" ? <p>{texts.assumed}</p> : undefined}
            <ProvenanceNote sources={[transport.source]} />
          </dd>
        </div>
      </dl>
      {pair.isDisputed ? <p className="placard__disputed">{texts.disputed}</p> : undefined}
    </div>
  );
}

function ReactiveSaying({ reactive }: Pick<PlannedSeparation, "reactive">) {
  const { standing } = useTexts(standingTexts);
  const speech = useSpeech();
  const { verdict, gases, hazards, reasons, sources } = reactive;
  return (
    <dd>
      <p>
        <b>{translatedOrEnglish(speech, reactivityVerdictWords(verdict))}.</b>{" "}
        {gases.length === 0 ? undefined : (
          <b>{standing.gases(gases.map((name) => translatedOrEnglish(speech, name)).join(", "))} </b>
        )}
        {hazards.map((hazard) => (
          <span key={hazard}>
            <CoreSentence text={hazard} />{" "}
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
