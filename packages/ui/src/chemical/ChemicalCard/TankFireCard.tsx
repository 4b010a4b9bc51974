import type { ChemicalRef, ChemicalSource } from "@placard/hazmat-core";
import {
  loadTankFire,
  TANK_FIRE_LABELS as LABELS,
  type TankFire as Fire,
  type TankSize,
} from "@placard/hazmat-core/guidance";
import { useEffect, useState } from "react";
import { Card } from "../../controls/Card/Card.tsx";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { CoreSentence } from "../../internal/CoreSentence.tsx";
import { SubstanceTexts } from "../../messages/language/SubstanceTexts.tsx";
import { translatedOrEnglish, useSpeech } from "../../messages/language/speech.ts";
import { TankFire } from "./TankFire.tsx";

interface TankFireCardProps {
  readonly source: ChemicalSource;
  readonly chemical: ChemicalRef | null;
  /** Capacity in litres, or empty. */
  readonly tank: string;
  readonly hasPlace: boolean;
  readonly onTank: (tank: string) => void;
  /**
   * Called with the tank whose circles are drawn on the map; `null` if the substance has none. Must be the same
   * function in every render.
   */
  readonly onDraw: (tank: TankSize | null) => void;
}

/** BLEVE distances of a flammable gas beside its zones. The map shows the circles of the chosen tank. */
export function TankFireCard(props: TankFireCardProps) {
  return (
    <SubstanceTexts>
      <TankCard {...props} />
    </SubstanceTexts>
  );
}

function TankCard({ source, chemical, tank, hasPlace, onTank, onDraw }: TankFireCardProps) {
  const speech = useSpeech();
  const fire = useTankFire(source, chemical);
  const sizes = fire?.kind === "distances" ? fire.sizes : [];
  const chosen = sizes.find(({ capacityL }) => String(capacityL) === tank) ?? null;
  useEffect(() => {
    onDraw(chosen);
    return () => onDraw(null);
  }, [chosen, onDraw]);
  if (fire === null) return undefined;
  return (
    <Card title={translatedOrEnglish(speech, LABELS.title)}>
      <TankFire fire={fire} tank={tank} onTank={(next) => onTank(next ?? "")} />
      {chosen === null ? undefined : (
        <p>
          <CoreSentence text={hasPlace ? LABELS.onMap : LABELS.needsPlace} />
        </p>
      )}
      {fire.kind === "distances" ? <ProvenanceNote sources={[fire.source]} /> : undefined}
    </Card>
  );
}

/**
 * Loads the fire data for tanks of the substance; `null` while loading and for substances that are not flammable gases.
 */
function useTankFire(source: ChemicalSource, chemical: ChemicalRef | null): Fire | null {
  const [known, setKnown] = useState<{ readonly of: string; readonly fire: Fire | null } | null>(null);
  const key = chemical?.key ?? null;
  const unNumber = chemical?.unNumber ?? null;
  const of = `${key} ${unNumber}`;
  useEffect(() => {
    let isCurrent = true;
    if (key === null) return undefined;
    // Without this data the panel is shown unchanged.
    void loadTankFire(source, { key, unNumber })
      .catch(() => null)
      .then((fire) => {
        if (isCurrent) setKnown({ of, fire });
      });
    return () => {
      isCurrent = false;
    };
  }, [source, key, unNumber, of]);
  return known?.of === of ? known.fire : null;
}
