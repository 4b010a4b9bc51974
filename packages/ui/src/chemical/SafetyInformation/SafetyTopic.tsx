import type { Statement } from "@placard/hazmat-core";
import { useId } from "react";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { UnknownValue } from "../../feedback/UnknownValue/UnknownValue.tsx";
import { Said } from "../../internal/Said.tsx";

interface SafetyTopicProps {
  readonly title: string;
  readonly statements: readonly Statement[];
  /** Stands where there are no statements; that nothing is known unless given. */
  readonly instead?: string;
}

/** Sentences under one head, each with what it is based on. */
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
                <Said text={text} />
              </span>
              <ProvenanceNote sources={rests} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
