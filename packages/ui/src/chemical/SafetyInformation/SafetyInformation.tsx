import { hazardMark, type ChemicalRecord, type SafetyGroup, type SafetyProperties } from "@placard/hazmat-core";
import { ExternalLink } from "lucide";
import { lazy, Suspense } from "react";
import { Tabs } from "../../controls/Tabs/Tabs.tsx";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { Skeleton } from "../../feedback/Skeleton/Skeleton.tsx";
import { Icon } from "../../internal/Icon.tsx";
import { joinClasses } from "../../internal/class-name.ts";
import { safetyInformationTexts } from "../../messages/en/chemical/safety-information.ts";
import { SubstanceTexts } from "../../messages/language/SubstanceTexts.tsx";
import { useTexts } from "../../messages/use-texts.ts";
import { HazardBadge } from "../../signs/HazardBadge/HazardBadge.tsx";
import { NfpaDiamond } from "../../signs/NfpaDiamond/NfpaDiamond.tsx";
import "./SafetyInformation.css";
import { SafetyTopic } from "./SafetyTopic.tsx";
import { SAFETY_GROUP_ORDER, SAFETY_GROUPS } from "./safety-groups.ts";

/** Loads the decontamination rules with their tab. */
const DeconTopics = lazy(() => import("./DeconTopics.tsx"));

const GUIDEBOOK_ADDRESS = "https://www.phmsa.dot.gov/sites/phmsa.dot.gov/files/2024-04/ERG2024-Eng-Web-a.pdf";

export interface SafetyInformationProps {
  /** Record to show. */
  record: ChemicalRecord;
  /** Safety data of the same record, under the chosen UN number. */
  safety: SafetyProperties;
  /** Class names to add to the outermost element. */
  className?: string;
}

/**
 * Shows the safety information of a chemical in four tabs, each line with its source. Names the substance and its UN
 * number. A topic without data is shown as not on file.
 *
 * @example
 * const [record, safety] = await Promise.all([source.record(ref.key), source.safety(ref)]);
 * record && safety && <SafetyInformation record={record} safety={safety} />;
 */
export function SafetyInformation({ record, safety: answer, className }: SafetyInformationProps) {
  const { safetyInformation: safety } = useTexts(safetyInformationTexts);
  const form = record.transport.find(({ unNumber }) => unNumber === answer.unNumber);
  return (
    <SubstanceTexts>
      <article className={joinClasses("placard-safety-information", className)} aria-label={answer.chemicalName}>
        <header>
          <div className="placard__names">
            <h2>{answer.chemicalName}</h2>
            <HazardBadge level={hazardMark(form?.hazardLevel ?? record.hazardLevel)} form="solid" />
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
                {group === "decon" ? (
                  <Suspense fallback={<Skeleton lines={4} label={safety.decontamination} />}>
                    <DeconTopics record={record} unNumber={answer.unNumber} />
                  </Suspense>
                ) : undefined}
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
            {safety.guidebook} <Icon of={ExternalLink} aria-hidden="true" size={16} />
          </a>
          <small>{safety.guidebookHint}</small>
        </footer>
      </article>
    </SubstanceTexts>
  );
}

/** Shows the topics of a tab. A line that an earlier topic contains is not repeated in the next. */
function Topics({ group, answer }: { readonly group: SafetyGroup; readonly answer: SafetyProperties }) {
  const { safetyInformation: safety } = useTexts(safetyInformationTexts);
  const topics = SAFETY_GROUPS[group];
  return topics.map((topic, at) => {
    const above = new Set(topics.slice(0, at).flatMap((other) => answer.topics[other].map(({ text }) => text)));
    const own = answer.topics[topic].filter(({ text }) => !above.has(text));
    const isSaid = own.length === 0 && answer.topics[topic].length > 0;
    return (
      <SafetyTopic
        key={topic}
        title={safety.topics[topic]}
        statements={own}
        {...(isSaid && { instead: safety.saidAbove })}
      />
    );
  });
}
