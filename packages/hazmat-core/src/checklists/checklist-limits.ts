import { CURRENT_ERG, type SourceRef } from "../provenance/source.ts";

/** Figures that the checklists quote, each with its source. */
export const CHECKLIST_LIMITS = {
  /** Maximum time in the hot zone, minutes. */
  hotZoneMinutes: 20,
  /** Interval of the time checks of an entry team, minutes. */
  reminderMinutes: 5,
  /** Length of the decontamination area, feet. */
  deconLengthFeet: 75,
  deconWidthFeet: 25,
  /** Initial isolation of an unidentified material, metres. */
  isolateUnknownMetres: 100,
  /** Deadline of the post-incident analysis, weeks. */
  analysisWeeks: 2,
  /** Percentage of the hazard removed by standard decontamination. */
  deconPercent: 90,
  /** Percentage of the contamination removed with the clothing. */
  clothingPercent: 80,
  /** Ratio of bleach to water for irritants, by volume. */
  bleachRatio: "1:10",
} as const;

/** Emergency response centres of Canada and the United States, with their emergency phone numbers. */
export const RESPONSE_CENTRES = "CANUTEC 1-888-226-8832 or CHEMTREC 1-800-424-9300";

function limit(name: string): readonly SourceRef[] {
  return [{ key: "PLACARD", locator: `checklist limit: ${name}` }];
}

type LimitName =
  | "hotZoneTime"
  | "timeCalls"
  | "deconArea"
  | "analysis"
  | "deconShare"
  | "clothingShare"
  | "bleach"
  | "isolateUnknown"
  | "responseCentres";

/** Sources of items that quote one of the figures. */
export const LIMIT_SOURCES: Readonly<Record<LimitName, readonly SourceRef[]>> = {
  hotZoneTime: limit("time in the hot zone"),
  timeCalls: limit("time checks"),
  deconArea: limit("decontamination area"),
  analysis: limit("post-incident analysis"),
  deconShare: limit("effect of standard decontamination"),
  clothingShare: limit("effect of removing clothing"),
  bleach: limit("bleach for irritants"),
  isolateUnknown: [{ key: CURRENT_ERG, locator: "Guide 111" }],
  responseCentres: [
    { key: "CANUTEC", locator: "24-hour number" },
    { key: "CHEMTREC", locator: "24-hour number" },
  ],
};

/** Reference to a paragraph of the emergency response rule: `rule("(3)(v)")` is 29 CFR 1910.120 (q)(3)(v). */
export function rule(paragraph: string): readonly SourceRef[] {
  return [{ key: "CFR1910.120", locator: `(q)${paragraph}` }];
}
