import type { ChemicalRef, ChemicalSource } from "@placard/hazmat-core";
import { loadTankFire, TANK_FIRE_LABELS as LABELS, type TankFire as Fire } from "@placard/hazmat-core/guidance";
import { useEffect } from "react";
import { TankFire } from "../../chemical/ChemicalCard/TankFire.tsx";
import { Card } from "../../controls/Card/Card.tsx";
import { ProvenanceNote } from "../../feedback/ProvenanceNote/ProvenanceNote.tsx";
import { Said } from "../../internal/Said.tsx";
import { SubstanceWords } from "../../messages/language/SubstanceWords.tsx";
import { saidOr, useSpeech } from "../../messages/language/speech.ts";

interface TankFireCardProps {
  readonly fire: Fire;
  /** As the form holds it: a capacity in litres, or empty. */
  readonly tank: string;
  readonly hasPlace: boolean;
  readonly onTank: (tank: string) => void;
}

/** BLEVE distances of a flammable gas beside its zones; the circles of the chosen tank are drawn on the map. */
export default function TankFireCard(props: TankFireCardProps) {
  return (
    <SubstanceWords>
      <TankCard {...props} />
    </SubstanceWords>
  );
}

function TankCard({ fire, tank, hasPlace, onTank }: TankFireCardProps) {
  const speech = useSpeech();
  return (
    <Card title={saidOr(speech, LABELS.title)}>
      <TankFire fire={fire} tank={tank} onTank={(next) => onTank(next ?? "")} />
      {fire.kind === "refused" || tank === "" ? undefined : (
        <p>
          <Said text={hasPlace ? LABELS.onMap : LABELS.needsPlace} />
        </p>
      )}
      {fire.kind === "distances" ? <ProvenanceNote sources={[fire.source]} /> : undefined}
    </Card>
  );
}

interface TankFireLoaderProps {
  readonly source: ChemicalSource;
  readonly chemical: ChemicalRef;
  /** Told what is known; `null` for what is no flammable gas, and once another substance is asked for. The same function each time. */
  readonly onFire: (fire: Fire | null) => void;
}

/** Finds out what is known of a tank of the substance in a fire. Shows nothing. */
export function TankFireLoader({ source, chemical: { key, unNumber }, onFire }: TankFireLoaderProps) {
  useEffect(() => {
    let isCurrent = true;
    // Without its data the panel says what it said before.
    void loadTankFire(source, { key, unNumber })
      .catch(() => null)
      .then((found) => {
        if (isCurrent) onFire(found);
      });
    return () => {
      isCurrent = false;
      onFire(null);
    };
  }, [source, key, unNumber, onFire]);
  return undefined;
}
