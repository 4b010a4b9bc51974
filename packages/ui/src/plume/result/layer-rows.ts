import { formatNumber, formatSafeDistance } from "@placard/hazmat-core";
import { numberFrom } from "@placard/hazmat-core/business";
import { LIMIT_IDS, zoneLabel, type ZoneId } from "@placard/hazmat-core/scene";
import type { Messages } from "../../messages/en.ts";
import type { PlumeResult } from "./plume-result.ts";
import { limitText, type LimitUnit } from "./result-texts.ts";
import { ENGLISH, translatedOrEnglish, type Speech } from "../../messages/language/speech.ts";

type Texts = Messages["plume"];

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
  texts: Texts,
  unit: LimitUnit = "ppm",
  speech: Speech = ENGLISH,
): readonly LayerRow[] {
  const { plume, isolation, circle, protective } = result;
  const zones = (plume?.zones ?? []).map((zone) => ({
    id: zone.id,
    label: translatedOrEnglish(speech, zone.label),
    detail: zone.reached ? limitText(zone, unit, result, texts, speech) : texts.notReached,
    isDrawn: zone.reached && zone.polygon !== null,
  }));
  const notDrawn = (plume?.notDrawn ?? []).map(({ id, label, reason }) => ({
    id,
    label: translatedOrEnglish(speech, label),
    detail: translatedOrEnglish(speech, reason),
    isDrawn: false,
  }));
  const refused =
    plume === null
      ? LIMIT_IDS.map((id) => ({
          id,
          label: translatedOrEnglish(speech, zoneLabel(id, numberFrom(result.inputs.turnBackLELPercent) ?? undefined)),
          detail: texts.noPlume,
          isDrawn: false,
        }))
      : [];
  return [
    ...zones,
    ...notDrawn,
    ...refused,
    {
      id: "evac" satisfies ZoneId,
      label: texts.evacuation,
      detail:
        circle === null ? translatedOrEnglish(speech, isolation.why) : texts.allRound(formatNumber(circle.radiusM)),
      isDrawn: circle !== null,
    },
    ...(protective === null
      ? []
      : [
          {
            id: PROTECTIVE,
            label: texts.protective,
            detail: texts.protectiveReach(speech.figure(formatSafeDistance(protective.distanceM)), protective.shape),
            isDrawn: true,
          },
        ]),
  ];
}

const PROTECTIVE = "protect" satisfies ZoneId;

/** `5 of 6 layers. 10% LEL: does not burn.` */
export function layerSummary(rows: readonly LayerRow[], texts: Texts): string {
  const counted = rows.filter(({ id }) => id !== PROTECTIVE);
  const drawn = counted.filter(({ isDrawn }) => isDrawn).length;
  const missing = counted.filter(({ isDrawn }) => !isDrawn).map(({ label, detail }) => texts.inputLine(label, detail));
  const count = texts.layersOf(drawn, LAYER_COUNT);
  return missing.length === 0 ? count : `${count} ${missing.join("; ")}.`;
}
