import { formatNumber, formatSafeDistance } from "@placard/hazmat-core";
import { numberFrom } from "@placard/hazmat-core/business";
import { LIMIT_IDS, zoneLabel, type ZoneId } from "@placard/hazmat-core/scene";
import type { Messages } from "../../messages/en.ts";
import type { PlumeResult } from "./plume-result.ts";
import { limitText, type LimitUnit } from "./result-words.ts";
import { ENGLISH, saidOr, type Speech } from "../../messages/language/speech.ts";

type Words = Messages["plume"];

/** One of the layers: drawn, or missing with the reason. */
export interface LayerRow {
  readonly id: string;
  readonly label: string;
  /** The limit or distance of a layer that is drawn, else why it is missing. */
  readonly detail: string;
  readonly isDrawn: boolean;
}

/** How many layers a calculation may have: five limits and the initial evacuation. The protective distance adds to them. */
export const LAYER_COUNT = LIMIT_IDS.length + 1;

/**
 * The layers of a result, the most dangerous first, then the evacuation circle and the protective distance.
 *
 * @param unit - of the limits: the one of the table of zones, so that map and table say the same
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
