import { flashBoundOf, flashMethodIn, isSameFlashPoint, type FlashPoint } from "../inventory/flash-point.ts";
import { distinct, labelledValues, sdsLabel, type LabelledValue } from "./sds-labels.ts";
import type { SdsLine } from "./sds-lines.ts";
import { plainText } from "./sds-lines.ts";
import type { SdsCandidates, SdsFinding } from "./sds-reading.ts";

const LABEL = sdsLabel(
  "flash ?-?point|point d'?e? ?(?:eclair|inflammation)|punto de (?:inflamacion|destello)|flammpunkt",
);
const VALUE = String.raw`(?<sign>[<>≤≥~]|about|above|below|greater than|less than|more than|superieur a|inferieur a|mayor que|mayor de|menor que|uber|unter)?\s*(?<number>[-+]?\d{1,3}(?:[.,]\d+)?)\s*(?:(?:to|-|a)\s*(?<end>[-+]?\d{1,3}(?:[.,]\d+)?)\s*)?(?:°\s*|deg\.?\s*|degrees\s*)?(?<unit>[cf])(?![a-z])`;
const LOOKS_LIKE = new RegExp(`^${VALUE}`, "u");

/**
 * The flash point with the unit that stands beside it, and the method where the line names one. A figure without a unit is
 * none; a range gives both its ends, and the same in °C and °F is given once.
 */
export function readFlashPoint(physical: readonly SdsLine[]): SdsCandidates<FlashPoint> {
  const found = labelledValues(physical, LABEL, LOOKS_LIKE).flatMap(flashPointsOf);
  return distinct(found, ({ value, unit, bound, method }) => `${bound} ${value} ${unit} ${method}`);
}

function flashPointsOf({ cells, page, line }: LabelledValue): readonly SdsFinding<FlashPoint>[] {
  const text = plainText(cells.join("\t"));
  // A hyphen apart from its figure is a dash or a minus; nobody can tell.
  if (/^-\s/.test(text)) return [];
  const kept: FlashPoint[] = [];
  const matches = [...text.matchAll(new RegExp(VALUE, "gu"))];
  // One method in the line is that of all its figures; of two each stands behind its own.
  const ofLine = flashMethodIn(plainText(line));
  for (const [index, match] of matches.entries()) {
    const { sign = "", number = "", end, unit = "" } = match.groups ?? {};
    for (const digits of end === undefined ? [number] : [number, end]) {
      const point = {
        value: Number(digits.replace(",", ".")),
        unit: unit === "c" ? "C" : "F",
        bound: flashBoundOf(sign),
        method: ofLine ?? flashMethodIn(text.slice(match.index + match[0].length, matches[index + 1]?.index)),
      } as const;
      if (!kept.some((one) => isSameFlashPoint(one, point))) kept.push(point);
    }
  }
  return kept.map((value) => ({ value, page, line }));
}
