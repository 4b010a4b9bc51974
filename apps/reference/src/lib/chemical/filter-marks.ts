import { HAZARD_MARKS, type HazardMark } from "@placard/hazmat-core";

/** What can be filtered by: every level and unknown, and not graded where something is. */
export function filterMarks(
  counts: Readonly<Record<HazardMark, number>>,
  chosen: HazardMark | null,
): readonly HazardMark[] {
  return HAZARD_MARKS.filter((mark) => mark !== "not_graded" || counts[mark] > 0 || chosen === mark);
}
