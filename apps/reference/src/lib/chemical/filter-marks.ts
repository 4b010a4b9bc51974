import { HAZARD_MARKS, type HazardMark } from "@placard/hazmat-core";

/** The filter options: every level and unknown, and not rated if a chemical has that mark. */
export function filterMarks(
  counts: Readonly<Record<HazardMark, number>>,
  chosen: HazardMark | null,
): readonly HazardMark[] {
  return HAZARD_MARKS.filter((mark) => mark !== "not_graded" || counts[mark] > 0 || chosen === mark);
}
