import { formatNumber, type ExposureLimit } from "@placard/hazmat-core";
import { translatedOrEnglish, type Speech } from "../../messages/language/speech.ts";

/** Formats limits by name and figure, in the given order: `AEGL-1 67 ppm, IDLH 500 ppm`. */
export function limitNames(limits: readonly ExposureLimit[], speech: Speech): string {
  return limits
    .map(
      ({ label, value, unit }) => `${translatedOrEnglish(speech, label)} ${speech.figure(formatNumber(value))} ${unit}`,
    )
    .join(", ");
}
