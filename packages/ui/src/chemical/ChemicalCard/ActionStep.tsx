import type { CardAction } from "@placard/hazmat-core";
import { cardWords } from "../../messages/en/chemical/card.ts";
import { useWords } from "../../messages/use-words.ts";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { CardStep } from "./CardStep.tsx";
import { Said } from "../../internal/Said.tsx";

export interface ActionStepProps {
  number: 2 | 3;
  title: string;
  headingLevel: 2 | 3 | 4;
  action: CardAction;
}

/** One statement with two reasons and its first source. The other reasons and sources expand below. */
export function ActionStep({ number, title, headingLevel, action }: ActionStepProps) {
  const words = useWords(cardWords).card;
  const { headline, details, more, sources } = action;
  const [leading] = sources;
  return (
    <CardStep
      headingLevel={headingLevel}
      number={number}
      title={title}
      sources={leading === undefined ? [] : [leading]}
    >
      <p className="placard__say">
        <bdi>
          <Said text={headline} />
        </bdi>
      </p>
      <Lines of={details} />
      {more.length === 0 && sources.length < 2 ? undefined : (
        <div className="placard__more">
          <details>
            <summary>{more.length === 0 ? words.moreSources : words.moreLines(more.length)}</summary>
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
    <p key={text} className="placard__why">
      <bdi>
        <Said text={text} />
      </bdi>
    </p>
  ));
}
