import {
  hazardMark,
  type ChemicalRecord,
  type SafetyGroup,
  type SafetyProperties,
  type Statement,
} from "@placard/hazmat-core";
import { decontaminationOf, DECON_SUITS } from "@placard/hazmat-core/guidance";
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
            content: (
              <>
                {group === "decon" ? <DeconTopics record={record} unNumber={answer.unNumber} /> : undefined}
                <Topics group={group} answer={answer} />
              </>
            ),
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

/** The topics of a tab. A line that stands in one of them is not said again in the next. */
function Topics({ group, answer }: { readonly group: SafetyGroup; readonly answer: SafetyProperties }) {
  const { safetyInformation: safety } = useWords(safetyInformationWords);
  const topics = SAFETY_GROUPS[group];
  return topics.map((topic, at) => {
    const above = new Set(topics.slice(0, at).flatMap((other) => answer.topics[other].map(({ text }) => text)));
    const own = answer.topics[topic].filter(({ text }) => !above.has(text));
    const isSaid = own.length === 0 && answer.topics[topic].length > 0;
    return (
      <Topic key={topic} title={safety.topics[topic]} statements={own} {...(isSaid && { instead: safety.saidAbove })} />
    );
  });
}

/** How people get clean: by substance, then by what they wear. */
function DeconTopics({ record, unNumber }: { readonly record: ChemicalRecord; readonly unNumber: string | null }) {
  const { safetyInformation: safety } = useWords(safetyInformationWords);
  const { agent, suits } = decontaminationOf(record, unNumber ?? undefined);
  return (
    <>
      <Topic title={`${safety.decontamination}: ${safety.byAgent}`} statements={agent} />
      {DECON_SUITS.map((suit) => (
        <Topic key={suit} title={safety.suits[suit]} statements={suits[suit]} />
      ))}
    </>
  );
}

interface TopicProps {
  readonly title: string;
  readonly statements: readonly Statement[];
  /** Stands where there are no statements; that nothing is known unless given. */
  readonly instead?: string;
}

function Topic({ title, statements, instead }: TopicProps) {
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
