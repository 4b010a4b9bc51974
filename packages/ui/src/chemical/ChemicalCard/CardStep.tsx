import type { SourceRef } from "@placard/hazmat-core";
import type { ReactNode } from "react";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";

export interface CardStepProps {
  /** Position in the order of actions. Without it the section is information, not a step. */
  number?: 1 | 2 | 3;
  title: string;
  /** One level below the heading of the name. */
  headingLevel: 2 | 3 | 4;
  sources: readonly SourceRef[];
  /** Spans the full row in a layout of three columns. */
  isWide?: boolean;
  children: ReactNode;
}

/** One numbered action of the card: the action, its reason and its sources. */
export function CardStep({ number, title, headingLevel, sources, isWide = false, children }: CardStepProps) {
  const Heading = HEADINGS[headingLevel];
  return (
    <section part="step" className="placard-card-step" data-wide={isWide || undefined}>
      <Heading className="placard-eyebrow">
        {number === undefined ? undefined : <span className="placard__number">{number}</span>}
        {title}
      </Heading>
      {children}
      <div className="placard__end">
        <ProvenanceNote sources={sources} />
      </div>
    </section>
  );
}

const HEADINGS = { 2: "h2", 3: "h3", 4: "h4" } as const;
