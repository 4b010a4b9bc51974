import {
  hazardMark,
  type ChemicalRecord,
  type SafetyProperties,
  type SafetyTopicId,
  type Statement,
} from "@placard/hazmat-core";
import { Banner, HazardBadge, NfpaDiamond, ProvenanceNote, Tabs, UnknownValue } from "@placard/ui";
import { ExternalLink } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { SAFETY_GROUP_ORDER, SAFETY_GROUPS } from "./safety-groups.ts";

const GUIDEBOOK_ADDRESS = "https://www.phmsa.dot.gov/hazmat/erg/erg2020-english";

interface SafetyAnswerViewProps {
  readonly record: ChemicalRecord;
  readonly safety: SafetyProperties;
}

/** One chemical's safety information under its four tabs, each line with what it rests on. */
export function SafetyAnswerView({ record, safety: answer }: SafetyAnswerViewProps) {
  const { safety } = useMessages();
  return (
    <article className="placard-safety-answer" aria-label={answer.chemicalName}>
      <header>
        <div className="placard__names">
          <h2>{answer.chemicalName}</h2>
          <HazardBadge level={hazardMark(record.hazardLevel)} form="solid" />
          <p>{safety.identifiers(answer.cas, answer.unNumber)}</p>
        </div>
        <NfpaDiamond rating={record.nfpa} size={96} />
      </header>
      <Tabs
        label={safety.groupsLabel}
        orientation="vertical"
        tabs={SAFETY_GROUP_ORDER.map((group) => ({
          id: group,
          label: safety.groups[group],
          content: SAFETY_GROUPS[group].map((topic) => (
            <Topic key={topic} topic={topic} statements={answer.topics[topic]} />
          )),
        }))}
      />
      <footer>
        <Banner tone="caution" title={safety.notReviewed} />
        <a
          className="app-link placard__guidebook"
          href={GUIDEBOOK_ADDRESS}
          target="_blank"
          rel="noreferrer"
          title={safety.guidebookHint}
        >
          {safety.guidebook} <ExternalLink aria-hidden="true" size={16} />
        </a>
        <small>{safety.guidebookHint}</small>
      </footer>
    </article>
  );
}

function Topic({ topic, statements }: { readonly topic: SafetyTopicId; readonly statements: readonly Statement[] }) {
  const { safety } = useMessages();
  return (
    <section className="placard__topic" aria-labelledby={`topic-${topic}`}>
      <h3 id={`topic-${topic}`}>{safety.topics[topic]}</h3>
      {statements.length === 0 ? (
        <UnknownValue />
      ) : (
        <ul>
          {statements.map(({ text, rests }) => (
            <li key={text}>
              <span>{text}</span>
              <ProvenanceNote sources={rests} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
