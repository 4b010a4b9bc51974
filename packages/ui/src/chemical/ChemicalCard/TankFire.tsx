import { formatMetres, formatNumber } from "@placard/hazmat-core";
import { TANK_FIRE_LABELS as LABELS, tankFireWords, type TankFire, type TankSize } from "@placard/hazmat-core/guidance";
import { useSpeech } from "../../messages/language/speech.ts";
import { ExplosionTables } from "./ExplosionTables.tsx";

export interface TankFireProps {
  fire: TankFire;
  /** Capacity of the chosen tank in L; `null`: none. */
  tank: string | null;
  onTank: (tank: string | null) => void;
}

/** A tank of a flammable gas in a fire: its size, the distances for this size, and the table of all sizes. */
export function TankFire({ fire, tank, onTank }: TankFireProps) {
  const { figure } = useSpeech();
  const sizes = fire.kind === "distances" ? fire.sizes : [];
  const tableOf = (caption: string, columns: readonly string[], figures: (size: TankSize) => readonly string[]) => ({
    caption,
    columns: [LABELS.tank, ...columns],
    rows: sizes.map((size) => ({ id: idOf(size), name: figure(capacity(size)), figures: figures(size) })),
  });
  return (
    <ExplosionTables
      choose={{ label: LABELS.choose, none: LABELS.none }}
      rows={sizes.map((size) => ({
        id: idOf(size),
        name: figure(`${capacity(size)}, ${formatNumber(size.propaneKg)} kg`),
        words: tankFireWords(size),
      }))}
      tables={
        sizes.length === 0
          ? []
          : [
              tableOf(
                LABELS.distances,
                [LABELS.evacuate, LABELS.preferred, LABELS.responders, LABELS.fireball],
                ({ minEvacuationM, preferredEvacuationM, emergencyResponseM, fireballRadiusM }) =>
                  [minEvacuationM, preferredEvacuationM, emergencyResponseM, fireballRadiusM].map(formatMetres),
              ),
              tableOf(
                LABELS.times,
                [LABELS.fails, LABELS.empties, LABELS.water],
                ({ minTimeToFailureTorchMin, timeToEmptyFireMin, coolingWaterLPerMin }) => [
                  `${minTimeToFailureTorchMin} min`,
                  `${timeToEmptyFireMin} min`,
                  `${formatNumber(coolingWaterLPerMin)} L/min`,
                ],
              ),
            ]
      }
      notes={fire.notes}
      chosen={tank}
      onChoose={onTank}
    />
  );
}

const idOf = ({ capacityL }: TankSize): string => String(capacityL);
/** Capacity with a non-breaking space. */
const capacity = ({ capacityL }: TankSize): string => `${formatNumber(capacityL)}\u00a0L`;
