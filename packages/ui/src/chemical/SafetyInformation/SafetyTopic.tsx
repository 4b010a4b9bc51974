import type { Statement } from "@placard/hazmat-core";
import { useId } from "react";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { UnknownValue } from "../../feedback/UnknownValue/UnknownValue.tsx";
import { CoreSentence } from "../../internal/CoreSentence.tsx";

interface SafetyTopicProps {
  readonly title: string;
  readonly statements: readonly Statement[];
  /** Shown if there are no statements; default: not on file. */
  readonly instead?: string;
}

/** Sentences under one heading, each with its source. */
export function SafetyTopic({ title, statements, instead }: SafetyTopicProps) {
  const headingId = useId();
  return (
    <section className="placard__topic" aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {statements.length === 0 ? (
        <>{instead ?? <UnknownValue />}</>
      ) : (
        <ul>
          {statements.map(({ text, rests }) => (
            <li key={text}>
              <span>
                <CoreSentence text={text} />
              </span>
              <ProvenanceNote sources={rests} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
