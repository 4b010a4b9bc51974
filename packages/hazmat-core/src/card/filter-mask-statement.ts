import type { SpillState } from "../guidance/guide-guidance.ts";
import { respiratorSources, type NioshEntry } from "../record/niosh-entry.ts";
import type { Statement } from "../record/safety-properties.ts";

/** Air-purifying respirators in the short codes of the Pocket Guide. */
const AIR_PURIFYING = /^(APF|CCR|GMF|PAPR|OTHER)\b/;
/** Respirators with a common cartridge or particle filter. A gas mask with a canister is made for one gas only. */
const WITH_CARTRIDGE = /^(APF|CCR|PAPR|OTHER)\b/;
const UP_TO = /^Up to ([\d.,]+)\s*(ppm|mg(?: \w+)?\/m3)/;

interface FilterLimit {
  readonly value: number;
  readonly unit: string;
  readonly hasCartridge: boolean;
}

/** Filters that the Pocket Guide lists for work up to a limit. Those for escape only are excluded. */
function filterLimits(niosh: NioshEntry): readonly FilterLimit[] {
  return niosh.respirators.flatMap(({ label, types }) => {
    const [, value, unit] = UP_TO.exec(label) ?? [];
    if (value === undefined || unit === undefined || !types.some((type) => AIR_PURIFYING.test(type))) return [];
    const hasCartridge = types.some((type) => WITH_CARTRIDGE.test(type));
    return [{ value: Number(value.replaceAll(",", "")), unit: unit.replace("m3", "m³"), hasCartridge }];
  });
}

function words(limits: readonly FilterLimit[], state: SpillState | null): string {
  const highest = limits.toSorted((a, b) => b.value - a.value)[0];
  const hasCartridge = limits.some((limit) => limit.hasCartridge);
  if (state === "gas" && !hasCartridge) return "Cartridge respirators do not stop this gas. Wear SCBA.";
  if (highest === undefined) return "No air-purifying respirator is listed for it. Wear SCBA.";
  return `Air-purifying respirator: never above ${highest.value} ${highest.unit}, never in an unknown concentration. A lower reading does not clear its use.`;
}

/**
 * Formats the limits of a filter mask from the Pocket Guide as one sentence that cannot be read as permission. A gas
 * without a listed cartridge is not stopped by the masks that crews carry.
 *
 * @returns `null` if it lists no respirator
 */
export function filterMaskStatement(niosh: NioshEntry | null, state: SpillState | null): Statement | null {
  if (niosh === null || niosh.respirators.length === 0) return null;
  return { text: words(filterLimits(niosh), state), rests: respiratorSources(niosh) };
}
