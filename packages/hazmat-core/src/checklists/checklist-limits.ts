import { CURRENT_ERG, type SourceRef } from "../provenance/source.ts";

/** Figures that the checklists quote, each with its source. */
export const CHECKLIST_LIMITS = {
  /** Longest stay in the hot zone, minutes. */
  hotZoneMinutes: 20,
  /** Interval of the time calls to an entry team, minutes. */
  reminderMinutes: 5,
  /** Decontamination area, feet. */
  deconLengthFeet: 75,
  deconWidthFeet: 25,
  /** First isolation of a material that no one has identified, metres. */
  isolateUnknownMetres: 100,
  /** Post-incident analysis within this many weeks. */
  analysisWeeks: 2,
  /** Share of the hazard that standard decontamination takes away, percent. */
  deconPercent: 90,
  /** Share of the contamination that goes with the clothing, percent. */
  clothingPercent: 80,
  /** Bleach to water for irritants, by volume. */
  bleachRatio: "1:10",
} as const;

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
  | "isolateUnknown";

/** What an item is based on that quotes one of the figures. */
export const LIMIT_SOURCES: Readonly<Record<LimitName, readonly SourceRef[]>> = {
  hotZoneTime: limit("time in the hot zone"),
  timeCalls: limit("time checks"),
  deconArea: limit("decontamination area"),
  analysis: limit("post-incident analysis"),
  deconShare: limit("effect of standard decontamination"),
  clothingShare: limit("effect of removing clothing"),
  bleach: limit("bleach for irritants"),
  isolateUnknown: [{ key: CURRENT_ERG, locator: "Guide 111" }],
};

/** A paragraph of the emergency response rule: `rule("(3)(v)")` is 29 CFR 1910.120 (q)(3)(v). */
export function rule(paragraph: string): readonly SourceRef[] {
  return [{ key: "CFR1910.120", locator: `(q)${paragraph}` }];
}
