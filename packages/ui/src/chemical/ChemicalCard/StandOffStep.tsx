import { formatMetres, formatNumber, type ClassCard } from "@placard/hazmat-core";
import {
  standOff,
  STAND_OFF_LABELS as LABELS,
  standOffWords,
  type ExplosiveDevice,
  type StandOff,
} from "@placard/hazmat-core/guidance";
import { useEffect, useState } from "react";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { SubstanceTexts } from "../../messages/language/SubstanceTexts.tsx";
import { translatedOrEnglish, useSpeech, type Speech } from "../../messages/language/speech.ts";
import { CardStep } from "./CardStep.tsx";
import { ExplosionTables, type ExplosionTable } from "./ExplosionTables.tsx";

export interface StandOffStepProps {
  readonly card: Pick<ClassCard, "hazardClass" | "guide">;
  readonly headingLevel: 2 | 3 | 4;
}

/** Stand-off distances on the card of an explosive, collapsed to one line at first. Use one instance per card. */
export function StandOffStep({ card, headingLevel }: StandOffStepProps) {
  return (
    <SubstanceTexts>
      <Step card={card} headingLevel={headingLevel} />
    </SubstanceTexts>
  );
}

function Step({ card, headingLevel }: StandOffStepProps) {
  const speech = useSpeech();
  const distances = useStandOff(card);
  if (distances === null) return undefined;
  return (
    <CardStep
      headingLevel={headingLevel}
      title={translatedOrEnglish(speech, LABELS.title)}
      sources={[distances.source]}
      isWide
    >
      <details>
        <summary>
          <CoreSentence text={LABELS.byMass} />
        </summary>
        <StandOffTables distances={distances} />
      </details>
    </CardStep>
  );
}

/** Loads the stand-off distances of a card; `null` while loading and for cards that are not of an explosive. */
export function useStandOff({ hazardClass, guide }: StandOffStepProps["card"]): StandOff | null {
  const [distances, setDistances] = useState<StandOff | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without this data the card is shown unchanged.
    void standOff({ hazardClass, guide })
      .catch(() => null)
      .then((found) => {
        if (isCurrent) setDistances(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [hazardClass, guide]);
  return distances;
}

/** All rows of the stand-off table, one of them in large type. `threat`: the initially chosen row. */
export function StandOffTables({ distances, threat = null }: { distances: StandOff; threat?: string | null }) {
  const speech = useSpeech();
  const [chosen, setChosen] = useState(threat);
  return (
    <ExplosionTables
      choose={{ label: LABELS.choose, none: LABELS.none }}
      rows={distances.devices.map((device) => ({
        id: device.threat,
        name: nameOf(device, speech),
        words: standOffWords(device),
      }))}
      tables={tablesOf(distances, speech)}
      notes={distances.notes}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

/** `227 kg, car` */
const nameOf = ({ kg, threat }: Pick<ExplosiveDevice, "kg" | "threat">, speech: Speech): string =>
  `${speech.figure(`${formatNumber(kg)} kg`)}, ${translatedOrEnglish(speech, threat)}`;

const tablesOf = ({ devices, lpg }: StandOff, speech: Speech): readonly ExplosionTable[] => [
  {
    caption: LABELS.devices,
    columns: [LABELS.device, LABELS.mandatory, LABELS.shelter, LABELS.preferred],
    rows: devices.map((device) => ({
      id: device.threat,
      name: nameOf(device, speech),
      figures: [device.mandatoryM, device.shelterToM, device.preferredFromM].map(formatMetres),
    })),
  },
  {
    caption: LABELS.lpg,
    columns: [LABELS.tank, LABELS.safe, LABELS.fireball],
    rows: lpg.map((tank) => ({
      id: tank.threat,
      name: nameOf(tank, speech),
      figures: [tank.safeM, tank.fireballDiameterM].map(formatMetres),
    })),
  },
];
