import { formatZoneDistance } from "@placard/hazmat-core";
import { MODEL_REACH_M } from "@placard/hazmat-core/dispersion";
import type { Messages } from "../../messages/en.ts";
import { ENGLISH, type Speech } from "../../messages/language/speech.ts";

/**
 * Formats the range between the distances of two models. Distances beyond the limit of the models are shown as "more
 * than", and two distances that round to the same figure are shown once.
 */
export function bandReach(
  { lowM, highM }: { readonly lowM: number; readonly highM: number },
  texts: Pick<Messages["plume"], "bandReach" | "moreThan">,
  { figure }: Pick<Speech, "figure"> = ENGLISH,
): string {
  const end = figure(formatZoneDistance(MODEL_REACH_M));
  if (lowM >= MODEL_REACH_M) return texts.moreThan(end);
  return texts.bandReach(
    figure(formatZoneDistance(lowM)),
    highM >= MODEL_REACH_M ? texts.moreThan(end) : figure(formatZoneDistance(highM)),
  );
}
