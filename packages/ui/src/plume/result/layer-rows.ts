import { formatNumber, formatSafeDistance } from "@placard/hazmat-core";
import { numberFrom } from "@placard/hazmat-core/business";
import { LIMIT_IDS, zoneLabel, type ZoneId } from "@placard/hazmat-core/scene";
import type { Messages } from "../../messages/en.ts";
import type { PlumeResult } from "./plume-result.ts";
import { limitText, type LimitUnit } from "./result-words.ts";
import { ENGLISH, saidOr, type Speech } from "../../messages/language/speech.ts";

type Words = Messages["plume"];

/** One layer: drawn, or missing with the reason. */
export interface LayerRow {
  readonly id: string;
  readonly label: string;
  /** Limit or distance of a drawn layer, else the reason why it is missing. */
  readonly detail: string;
  readonly isDrawn: boolean;
}

/**
 * Number of layers of a calculation: five limits and the initial evacuation. The protective action distance is added to
 * them.
 */
export const LAYER_COUNT = LIMIT_IDS.length + 1;

/**
 * Returns the layers of a result: most dangerous first, then the evacuation circle and the protective action distance.
 *
 * @param unit - of the limits, as in the table of zones, so that map and table agree
 */
export function layerRows(
  result: PlumeResult,
  words: Words,
  unit: LimitUnit = "ppm",
  speech: Speech = ENGLISH,
): readonly LayerRow[] {
  const { plume, isolation, circle, protective } = result;
  const zones = (plume?.zones ?? []).map((zone) => ({
    id: zone.id,
    label: saidOr(speech, zone.label),
    detail: zone.reached ? limitText(zone, unit, result, words, speech) : words.notReached,
    isDrawn: zone.reached && zone.polygon !== null,
  }));
  const notDrawn = (plume?.notDrawn ?? []).map(({ id, label, reason }) => ({
    id,
    label: saidOr(speech, label),
    detail: saidOr(speech, reason),
    isDrawn: false,
  }));
  const refused =
    plume === null
      ? LIMIT_IDS.map((id) => ({
          id,
          label: saidOr(speech, zoneLabel(id, numberFrom(result.inputs.turnBackLELPercent) ?? undefined)),
          detail: words.noPlume,
          isDrawn: false,
        }))
      : [];
  return [
    ...zones,
    ...notDrawn,
    ...refused,
    {
      id: "evac" satisfies ZoneId,
      label: words.evacuation,
      detail: circle === null ? saidOr(speech, isolation.why) : words.allRound(formatNumber(circle.radiusM)),
      isDrawn: circle !== null,
    },
    ...(protective === null
      ? []
      : [
          {
            id: PROTECTIVE,
            label: words.protective,
            detail: words.protectiveReach(speech.figure(formatSafeDistance(protective.distanceM)), protective.shape),
            isDrawn: true,
          },
        ]),
  ];
}

const PROTECTIVE = "protect" satisfies ZoneId;

/** `5 of 6 layers. 10% LEL: does not burn.` */
export function layerSummary(rows: readonly LayerRow[], words: Words): string {
  const counted = rows.filter(({ id }) => id !== PROTECTIVE);
  const drawn = counted.filter(({ isDrawn }) => isDrawn).length;
  const missing = counted.filter(({ isDrawn }) => !isDrawn).map(({ label, detail }) => words.inputLine(label, detail));
  const count = words.layersOf(drawn, LAYER_COUNT);
  return missing.length === 0 ? count : `${count} ${missing.join("; ")}.`;
}
