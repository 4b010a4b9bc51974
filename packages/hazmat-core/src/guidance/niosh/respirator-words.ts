import { respiratorSources, type NioshEntry } from "../../record/niosh-entry.ts";
import type { Statement } from "../../record/safety-properties.ts";

/** Names for the respirator types of the Pocket Guide. The number after `@` is the assigned protection factor. */
export const RESPIRATOR_WORDS: Readonly<Record<string, string>> = {
  OTHER: "quarter-mask respirator",
  APF: "half-mask particulate respirator",
  "APF-FF": "full-face particulate respirator",
  CCR: "half-mask cartridge respirator",
  "CCR-FF": "full-face cartridge respirator",
  "GMF-FF": "full-face gas mask with canister",
  PAPR: "powered air-purifying respirator",
  SAR: "supplied-air respirator",
  "SAR-CF": "supplied-air respirator with continuous flow",
  "SAR-FF": "full-face supplied-air respirator",
  "SAR-PD": "pressure-demand supplied-air respirator",
  "SAR-FF-PD": "full-face pressure-demand supplied-air respirator",
  "SAR-FF-PD+AUX": "full-face pressure-demand supplied-air respirator with auxiliary SCBA",
  "SCBA-FF": "full-face SCBA",
  "SCBA-FF-PD": "full-face pressure-demand SCBA",
};

const LABELS: Readonly<Record<string, string>> = {
  Escape: "For escape",
  "Emergency or planned entry into unknown concentrations or IDLH conditions": "For unknown or IDLH concentrations",
  "At concentrations above the NIOSH REL, or where there is no REL, at any detectable concentration":
    "Above the REL, or at any detectable concentration if there is no REL",
};

const isUpToLimit = (printed: string): boolean => printed.startsWith("Up to ");

function labelOf(printed: string): string | null {
  if (isUpToLimit(printed)) return printed.replace("m3", "m³");
  return LABELS[printed] ?? null;
}

function typeWords(type: string): string | null {
  const [code = "", factor] = type.split("@");
  const words = RESPIRATOR_WORDS[code];
  if (words === undefined) return null;
  return factor === undefined ? words : `${words} (protection factor ${factor})`;
}

/**
 * Formats the respirators of the Pocket Guide by concentration, one sentence for each step.
 *
 * @example
 * respiratorStatements(chlorineRecord.niosh)[0]?.text;
 * // "Up to 5 ppm: half-mask cartridge respirator (protection factor 10) or supplied-air respirator (protection factor 10)."
 */
export function respiratorStatements(niosh: NioshEntry): readonly Statement[] {
  return niosh.respirators.flatMap(({ label, types }) => {
    const step = labelOf(label);
    const named = types.map(typeWords).filter((words) => words !== null);
    if (step === null || named.length === 0) return [];
    return [
      {
        text: `${step}: ${named.join(" or ")}.`,
        rests: isUpToLimit(label) ? respiratorSources(niosh) : [niosh.source],
      },
    ];
  });
}
