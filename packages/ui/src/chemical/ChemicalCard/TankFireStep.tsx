import type { ChemicalRecord, ClassCard } from "@placard/hazmat-core";
import { tankFire, TANK_FIRE_LABELS as LABELS, type TankFire as Fire } from "@placard/hazmat-core/guidance";
import { useEffect, useState } from "react";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { SubstanceTexts } from "../../messages/language/SubstanceTexts.tsx";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { CardStep } from "./CardStep.tsx";
import { TankFire } from "./TankFire.tsx";

export interface TankFireStepProps {
  readonly record: Pick<ChemicalRecord, "transport" | "constants"> | null;
  readonly card: ClassCard;
  readonly headingLevel: 2 | 3 | 4;
  /** Called when a tank is chosen, with its capacity in litres. */
  readonly onTank: ((tank: string | null) => void) | undefined;
}

/** BLEVE distances on the card of a flammable gas, collapsed to one line at first. Use one instance per substance. */
export function TankFireStep(props: TankFireStepProps) {
  return (
    <SubstanceTexts>
      <Step {...props} />
    </SubstanceTexts>
  );
}

function Step({ record, card, headingLevel, onTank }: TankFireStepProps) {
  const speech = useSpeech();
  const [fire, setFire] = useState<Fire | null>(null);
  const [tank, setTank] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without this data the card is shown unchanged.
    void tankFire(card, record)
      .catch(() => null)
      .then((found) => {
        if (isCurrent) setFire(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [card, record]);
  if (fire === null) return undefined;
  const part = (
    <TankFire
      fire={fire}
      tank={tank}
      onTank={(next) => {
        setTank(next);
        onTank?.(next);
      }}
    />
  );
  const sources = fire.kind === "distances" ? [fire.source] : fire.notes.flatMap(({ rests }) => rests);
  return (
    <CardStep headingLevel={headingLevel} title={translatedOrEnglish(speech, LABELS.title)} sources={sources} isWide>
      {fire.kind === "refused" ? (
        part
      ) : (
        <details>
          <summary>
            <CoreSentence text={LABELS.bySize} />
          </summary>
          {part}
        </details>
      )}
    </CardStep>
  );
}
