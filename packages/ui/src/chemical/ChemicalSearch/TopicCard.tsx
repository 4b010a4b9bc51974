import type { SearchTopic } from "@placard/hazmat-core/identify";
import {
  ORANGE_PLATE_LABELS as LABELS,
  readOrangePlate,
  STAND_OFF_LABELS,
  type OrangePlate,
} from "@placard/hazmat-core/guidance";
import { useEffect, useState, type ReactNode } from "react";
import { Card } from "../../controls/Card/Card.tsx";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { SubstanceTexts } from "../../messages/language/SubstanceTexts.tsx";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { StandOffTables, useStandOff } from "../ChemicalCard/StandOffStep.tsx";
import "./TopicCard.css";

type Plate = Extract<SearchTopic, { kind: "orange_plate" }>;

/**
 * Answer to a search text that is not a substance: an orange plate with its meaning, or the stand-off distance for a
 * bomb.
 */
export default function TopicCard({ topic }: { readonly topic: SearchTopic }) {
  return (
    <SubstanceTexts>
      {topic.kind === "stand_off" ? (
        <StandOffCard key={topic.threat} threat={topic.threat} />
      ) : (
        <PlateCard plate={topic} />
      )}
    </SubstanceTexts>
  );
}

/** Placeholder for any explosive. */
const BOMB = { hazardClass: "1", guide: null };

function StandOffCard({ threat }: { readonly threat: string | null }) {
  const distances = useStandOff(BOMB);
  const title = translatedOrEnglish(useSpeech(), STAND_OFF_LABELS.title);
  if (distances === null) return undefined;
  return (
    <Card title={title}>
      <StandOffTables distances={distances} threat={threat} />
      <ProvenanceNote sources={[distances.source]} />
    </Card>
  );
}

function PlateCard({ plate }: { readonly plate: Plate }) {
  const title = translatedOrEnglish(useSpeech(), LABELS.title);
  const read = usePlate(plate);
  if (read === null) return undefined;
  const { hazardNumber, meaning, onFile } = read;
  const hint = plate.isNamed ? LABELS.noSubstance : `${LABELS.noSubstance} ${LABELS.beginsUn}`;
  return (
    <Card className={plate.unNumber === null ? "placard-topic" : "placard-topic placard-topic-of-number"} title={title}>
      <div className="placard__plate" role="img" aria-label={[hazardNumber, plate.unNumber].filter(Boolean).join(", ")}>
        <b>{hazardNumber}</b>
        {plate.unNumber === null ? undefined : <b>{plate.unNumber.slice("UN".length)}</b>}
      </div>
      <ul>
        {[...meaning, ...onFile].map(({ text }) => (
          <Line key={text}>
            <CoreSentence text={text} />
          </Line>
        ))}
        {plate.unNumber === null ? (
          <Line>
            <CoreSentence text={hint} />
          </Line>
        ) : undefined}
      </ul>
      <ProvenanceNote sources={[...meaning.slice(0, 1), ...onFile].flatMap(({ rests }) => rests)} />
    </Card>
  );
}

const Line = ({ children }: { readonly children: ReactNode }) => (
  <li>
    <bdi>{children}</bdi>
  </li>
);

/** Loads the meaning of the plate; `null` while loading. */
function usePlate({ hazardNumber, unNumber }: Plate): OrangePlate | null {
  const [read, setRead] = useState<{ readonly of: string; readonly plate: OrangePlate } | null>(null);
  const of = `${hazardNumber} ${unNumber}`;
  useEffect(() => {
    let isCurrent = true;
    // Without this data the plate still shows its meaning.
    void readOrangePlate(hazardNumber, unNumber)
      .catch(() => readOrangePlate(hazardNumber, null))
      .then((plate) => {
        if (isCurrent) setRead({ of, plate });
      });
    return () => {
      isCurrent = false;
    };
  }, [hazardNumber, unNumber, of]);
  return read?.of === of ? read.plate : null;
}
