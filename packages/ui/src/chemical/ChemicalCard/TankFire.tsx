import { formatMetres, formatNumber } from "@placard/hazmat-core";
import { TANK_FIRE_LABELS as LABELS, tankFireWords, type TankFire, type TankSize } from "@placard/hazmat-core/guidance";
import { Select } from "../../controls/Select/Select.tsx";
import { Said } from "../../internal/Said.tsx";
import { saidOr, useSpeech } from "../../messages/language/speech.ts";
import "./TankFire.css";

export interface TankFireProps {
  fire: TankFire;
  /** Capacity of the chosen tank, L; `null`: none is chosen. */
  tank: string | null;
  onTank: (tank: string | null) => void;
}

/** The chosen tank; `null` where the fire has no distances or none is chosen. */
export function chosenTank(fire: TankFire | null, tank: string | null): TankSize | null {
  if (fire?.kind !== "distances") return null;
  return fire.sizes.find(({ capacityL }) => String(capacityL) === tank) ?? null;
}

/** A tank of a flammable gas in a fire: its size, what that asks for, and the table of all sizes. */
export function TankFire({ fire, tank, onTank }: TankFireProps) {
  const speech = useSpeech();
  const chosen = chosenTank(fire, tank);
  return (
    <div className="placard-tank-fire">
      {fire.kind === "refused" ? undefined : (
        <>
          <Select
            label={saidOr(speech, LABELS.choose)}
            items={[
              { id: NONE, label: saidOr(speech, LABELS.none) },
              ...fire.sizes.map((size) => ({ id: String(size.capacityL), label: speech.figure(nameOf(size)) })),
            ]}
            value={chosen === null ? NONE : String(chosen.capacityL)}
            onChange={(id) => onTank(id === NONE ? null : id)}
          />
          {chosen === null ? undefined : (
            <p className="placard__tank-words" role="status">
              <Said text={tankFireWords(chosen)} />
            </p>
          )}
          <div className="placard__tank-tables">
            <SizeTable caption={LABELS.distances} columns={DISTANCES} sizes={fire.sizes} chosen={chosen} />
            <SizeTable caption={LABELS.times} columns={TIMES} sizes={fire.sizes} chosen={chosen} />
          </div>
        </>
      )}
      <ul className="placard__tank-notes">
        {fire.notes.map(({ text }) => (
          <li key={text}>
            <Said text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const NONE = "none";

/** `2 000 L, 800 kg` */
const nameOf = ({ capacityL, propaneKg }: TankSize): string =>
  `${formatNumber(capacityL)} L, ${formatNumber(propaneKg)} kg`;

interface Column {
  readonly label: keyof typeof LABELS;
  readonly text: (size: TankSize) => string;
}

const DISTANCES: readonly Column[] = [
  { label: "evacuate", text: ({ minEvacuationM }) => formatMetres(minEvacuationM) },
  { label: "preferred", text: ({ preferredEvacuationM }) => formatMetres(preferredEvacuationM) },
  { label: "responders", text: ({ emergencyResponseM }) => formatMetres(emergencyResponseM) },
  { label: "fireball", text: ({ fireballRadiusM }) => formatMetres(fireballRadiusM) },
];

const TIMES: readonly Column[] = [
  { label: "fails", text: ({ minTimeToFailureTorchMin }) => `${minTimeToFailureTorchMin} min` },
  { label: "empties", text: ({ timeToEmptyFireMin }) => `${timeToEmptyFireMin} min` },
  { label: "water", text: ({ coolingWaterLPerMin }) => `${formatNumber(coolingWaterLPerMin)} L/min` },
];

interface SizeTableProps {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly sizes: readonly TankSize[];
  readonly chosen: TankSize | null;
}

function SizeTable({ caption, columns, sizes, chosen }: SizeTableProps) {
  const { figure } = useSpeech();
  return (
    <table>
      <caption>
        <Said text={caption} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Said text={LABELS.tank} />
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              <Said text={LABELS[label]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size.capacityL} data-chosen={size === chosen || undefined}>
            <th scope="row">
              <bdi>{figure(`${formatNumber(size.capacityL)} L`)}</bdi>
            </th>
            {columns.map(({ label, text }) => (
              <td key={label}>
                <bdi>{figure(text(size))}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
