import type { NioshEntry } from "../record/niosh-entry.ts";
import type { Statement } from "../record/safety-properties.ts";

/** Air-purifying respirators in the short codes of the Pocket Guide. */
const AIR_PURIFYING = /^(APF|CCR|GMF|PAPR|OTHER)\b/;
const UP_TO = /^Up to ([\d.,]+)\s*(ppm|mg(?: \w+)?\/m3)/;

interface FilterLimit {
  readonly value: number;
  readonly unit: string;
}

function filterLimits(niosh: NioshEntry): readonly FilterLimit[] {
  return niosh.respirators.flatMap(({ label, types }) => {
    const [, value, unit] = UP_TO.exec(label) ?? [];
    if (value === undefined || unit === undefined || !types.some((type) => AIR_PURIFYING.test(type))) return [];
    return [{ value: Number(value.replaceAll(",", "")), unit: unit.replace("m3", "m³") }];
  });
}

/**
 * How far a filter mask may be trusted by the Pocket Guide, as one sentence.
 * Masks that it lists for escape only do not count.
 *
 * @returns `null` where it lists no respirator
 */
export function filterMaskStatement(niosh: NioshEntry | null): Statement | null {
  if (niosh === null || niosh.respirators.length === 0) return null;
  const highest = filterLimits(niosh).toSorted((a, b) => b.value - a.value)[0];
  const text =
    highest === undefined
      ? "No filter mask for entry: the Pocket Guide lists supplied air only."
      : `No filter mask above ${highest.value} ${highest.unit} or if the concentration is unknown.`;
  return { text, rests: [niosh.source] };
}
