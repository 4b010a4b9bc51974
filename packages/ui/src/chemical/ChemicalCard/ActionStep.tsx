import type { CardAction } from "@placard/hazmat-core";
import { cardTexts } from "../../messages/en/chemical/card.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { CardStep } from "./CardStep.tsx";
import { CoreSentence } from "../../internal/CoreSentence.tsx";

export interface ActionStepProps {
  number: 2 | 3;
  title: string;
  headingLevel: 2 | 3 | 4;
  action: CardAction;
}

/** One statement with two reasons and its first source. The other reasons and sources expand below. */
export function ActionStep({ number, title, headingLevel, action }: ActionStepProps) {
  const texts = useTexts(cardTexts).card;
  const { headline, details, more, sources } = action;
  const [leading] = sources;
  return (
    <CardStep
      headingLevel={headingLevel}
      number={number}
      title={title}
      sources={leading === undefined ? [] : [leading]}
    >
      <p className="placard__say" data-placard-toast-free>
        <bdi>
          <CoreSentence text={headline} />
        </bdi>
      </p>
      <Lines of={details} />
      {more.length === 0 && sources.length < 2 ? undefined : (
        <div className="placard__more">
          <details>
            <summary>{more.length === 0 ? texts.moreSources : texts.moreLines(more.length)}</summary>
            <Lines of={more} />
            <ProvenanceNote sources={sources.slice(1)} />
          </details>
        </div>
      )}
    </CardStep>
  );
}

function Lines({ of }: { of: CardAction["details"] }) {
  return of.map(({ text }) => (
    <p key={text} className="placard__why" data-placard-toast-free>
      <bdi>
        <CoreSentence text={text} />
      </bdi>
    </p>
  ));
}
