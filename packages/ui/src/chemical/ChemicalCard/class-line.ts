import type { ClassCard } from "@placard/hazmat-core";
import type { Messages } from "../../messages/en.ts";
import { ENGLISH, translatedOrEnglish, type Speech } from "../../messages/language/speech.ts";

/**
 * Formats UN class, subsidiary classes and further transport data in one line.
 *
 * @returns `null` when no class is on file
 * @example
 * classLine(chlorine, words); // "2.3 (5.1, 8), toxic by inhalation, zone B"
 */
export function classLine(card: ClassCard, texts: Messages["card"], speech: Speech = ENGLISH): string | null {
  if (card.hazardClass === null) return null;
  const subsidiary = card.subsidiaryClasses.length === 0 ? "" : ` (${card.subsidiaryClasses.join(", ")})`;
  return [
    `${card.hazardClass}${subsidiary}`,
    ...(card.isToxicByInhalation ? [texts.toxicByInhalation] : []),
    ...(card.hazardZones.length === 0 ? [] : [texts.zone(card.hazardZones)]),
    ...(card.waterReactiveGases.length === 0
      ? []
      : [texts.waterGives(card.waterReactiveGases.map((gas) => translatedOrEnglish(speech, gas)))]),
    ...(card.polymerizes ? [texts.polymerizes] : []),
  ].join(", ");
}
