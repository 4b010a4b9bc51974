import { distinct, labelledValues, sdsLabel, type LabelledValue } from "./sds-labels.ts";
import type { SdsLine } from "./sds-lines.ts";
import { plainText } from "./sds-lines.ts";
import type { SdsCandidates, SdsFinding, SdsFlashPoint } from "./sds-reading.ts";

const LABEL = sdsLabel(
  "flash ?-?point|point d'?e? ?(?:eclair|inflammation)|punto de (?:inflamacion|destello)|flammpunkt",
);
const VALUE = String.raw`(?<sign>[<>≤≥~]|about|above|below|greater than|less than|more than|superieur a|inferieur a|mayor que|mayor de|menor que|uber|unter)?\s*(?<number>[-+]?\d{1,3}(?:[.,]\d+)?)\s*(?:(?:to|-|a)\s*(?<end>[-+]?\d{1,3}(?:[.,]\d+)?)\s*)?(?:°\s*|deg\.?\s*|degrees\s*)?(?<unit>[cf])(?![a-z])`;
const LOOKS_LIKE = new RegExp(`^${VALUE}`, "u");

/** Two figures of one line that say the same in °C and °F differ by no more than rounding, in °C. */
const ROUNDING_C = 0.6;

/** The flash point with the unit that stands beside it. A figure without a unit is none; a range gives both its ends. */
export function readFlashPoint(physical: readonly SdsLine[]): SdsCandidates<SdsFlashPoint> {
  const found = labelledValues(physical, LABEL, LOOKS_LIKE).flatMap(flashPointsOf);
  return distinct(found, ({ value, unit, bound }) => `${bound} ${value} ${unit}`);
}

function flashPointsOf({ cells, page, line }: LabelledValue): readonly SdsFinding<SdsFlashPoint>[] {
  const text = plainText(cells.join("\t"));
  // A hyphen apart from its figure is a dash or a minus; nobody can tell.
  if (/^-\s/.test(text)) return [];
  const kept: SdsFlashPoint[] = [];
  for (const match of text.matchAll(new RegExp(VALUE, "gu"))) {
    const { sign = "", number = "", end, unit = "" } = match.groups ?? {};
    for (const digits of end === undefined ? [number] : [number, end]) {
      const point = {
        value: Number(digits.replace(",", ".")),
        unit: unit === "c" ? "C" : "F",
        bound: boundOf(sign),
      } as const;
      if (!kept.some((one) => isSame(one, point))) kept.push(point);
    }
  }
  return kept.map((value) => ({ value, page, line }));
}

function isSame(one: SdsFlashPoint, other: SdsFlashPoint): boolean {
  return one.unit !== other.unit && Math.abs(celsius(one) - celsius(other)) <= ROUNDING_C;
}

const celsius = ({ value, unit }: SdsFlashPoint): number => (unit === "C" ? value : ((value - 32) * 5) / 9);

function boundOf(sign: string): SdsFlashPoint["bound"] {
  if (/^(?:[>≥]|above|greater|more|superieur|mayor|uber)/.test(sign)) return "above";
  return /^(?:[<≤]|below|less|inferieur|menor|unter)/.test(sign) ? "below" : "at";
}
