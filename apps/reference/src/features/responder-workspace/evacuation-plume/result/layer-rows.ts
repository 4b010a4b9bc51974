import { formatNumber } from "@placard/hazmat-core";
import type { Messages } from "../../../../messages/messages.ts";
import { evacuationOf, orderedZones, type PlumeResult } from "./plume-result.ts";

type Words = Messages["plume"];

/** One of the six layers: drawn, or missing with the reason. */
export interface LayerRow {
  readonly id: string;
  readonly label: string;
  /** The limit or radius of a layer that is drawn, else why it is missing. */
  readonly detail: string;
  readonly isDrawn: boolean;
}

/** How many layers a calculation may have: five limits and the initial evacuation. */
export const LAYER_COUNT = 6;

/** The six layers of a result, the most dangerous first and the evacuation circle last. */
export function layerRows(result: PlumeResult, words: Words): readonly LayerRow[] {
  const { release, refusal, isolation } = result;
  const zones = orderedZones(release).map((zone) => ({
    id: zone.id,
    label: zone.label,
    detail: zone.reached ? `${formatNumber(zone.ppm)} ppm` : words.notReached,
    isDrawn: zone.reached && zone.polygon !== null,
  }));
  const notDrawn = (release?.notDrawn ?? []).map(({ id, label, reason }) => ({
    id,
    label,
    detail: reason,
    isDrawn: false,
  }));
  const refused = refusal === null ? [] : REFUSED.map((layer) => ({ ...layer, detail: words.noPlume, isDrawn: false }));
  const circle = evacuationOf(isolation);
  return [
    ...zones,
    ...notDrawn,
    ...refused,
    {
      id: "evac",
      label: words.evacuation,
      detail: circle === undefined ? isolation.why : words.allRound(formatNumber(circle.radiusM)),
      isDrawn: circle !== undefined,
    },
  ];
}

const REFUSED = [
  { id: "aegl-3", label: "AEGL-3" },
  { id: "idlh", label: "IDLH" },
  { id: "aegl-2", label: "AEGL-2" },
  { id: "aegl-1", label: "AEGL-1" },
  { id: "lel", label: "LEL" },
];

/** `5 of 6 layers. LEL: does not burn.` */
export function layerSummary(rows: readonly LayerRow[], words: Words): string {
  const drawn = rows.filter(({ isDrawn }) => isDrawn).length;
  const missing = rows.filter(({ isDrawn }) => !isDrawn).map(({ label, detail }) => `${label}: ${detail}`);
  const count = words.layersOf(drawn, LAYER_COUNT);
  return missing.length === 0 ? count : `${count} ${missing.join("; ")}.`;
}
