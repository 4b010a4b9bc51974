import {
  hazardMark,
  type ChemicalRecord,
  type SafetyProperties,
  type SafetyTopicId,
  type Statement,
} from "@placard/hazmat-core";
import { ExternalLink } from "lucide-react";
import { useId } from "react";
import { Tabs } from "../../controls/Tabs/Tabs.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { UnknownValue } from "../../feedback/UnknownValue/UnknownValue.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { safetyInformationWords } from "../../messages/en/chemical/safety-information.ts";
import { SubstanceWords } from "../../messages/language/SubstanceWords.tsx";
import { useWords } from "../../messages/use-words.ts";
import { HazardBadge } from "../../signs/HazardBadge/HazardBadge.tsx";
import { NfpaDiamond } from "../../signs/NfpaDiamond/NfpaDiamond.tsx";
import { Said } from "../../internal/Said.tsx";
import "./SafetyInformation.css";
import { SAFETY_GROUP_ORDER, SAFETY_GROUPS } from "./safety-groups.ts";

const GUIDEBOOK_ADDRESS = "https://www.phmsa.dot.gov/hazmat/erg/erg2020-english";

export interface SafetyInformationProps {
  record: ChemicalRecord;
  /** Of the same record, by the id that is meant. */
  safety: SafetyProperties;
  className?: string;
}

/**
 * One chemical's safety information under its four tabs, each line with what it rests on. It names the substance and the
 * id that it is of; a topic of which nothing is known says so.
 *
 * @example
 * const [record, safety] = await Promise.all([source.record(ref.key), source.safety(ref)]);
 * record && safety && <SafetyInformation record={record} safety={safety} />;
 */
export function SafetyInformation({ record, safety: answer, className }: SafetyInformationProps) {
  const { safetyInformation: safety } = useWords(safetyInformationWords);
  return (
    <SubstanceWords>
      <article className={joinClasses("placard-safety-information", className)} aria-label={answer.chemicalName}>
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
            className="placard__guidebook"
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
    </SubstanceWords>
  );
}

function Topic({ topic, statements }: { readonly topic: SafetyTopicId; readonly statements: readonly Statement[] }) {
  const { safetyInformation: safety } = useWords(safetyInformationWords);
  const headingId = useId();
  return (
    <section className="placard__topic" aria-labelledby={headingId}>
      <h3 id={headingId}>{safety.topics[topic]}</h3>
      {statements.length === 0 ? (
        <UnknownValue />
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
