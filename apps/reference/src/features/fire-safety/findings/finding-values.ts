import { isCalendarDay } from "@placard/hazmat-core/business";
import type { InspectionFinding } from "@placard/api-client";

/** Form values of a finding. */
export type FindingValues = {
  readonly note: string;
  /** Empty without an assignee. */
  readonly owner_id: string;
  readonly mend_by: string;
  readonly is_high_risk: boolean;
};

export function findingValuesOf({ note, owner_id, mend_by, is_high_risk }: InspectionFinding): FindingValues {
  return { note, owner_id: owner_id === null ? "" : String(owner_id), mend_by, is_high_risk };
}

export function findingProblems(
  { note, mend_by }: FindingValues,
  texts: { readonly note: string; readonly mend_by: string },
): { note?: string; mend_by?: string } {
  return {
    ...(note.trim() === "" && { note: texts.note }),
    ...(!isCalendarDay(mend_by) && { mend_by: texts.mend_by }),
  };
}

export function findingChanges({ version }: InspectionFinding, values: FindingValues) {
  const { note, owner_id, mend_by, is_high_risk } = values;
  return { version, note: note.trim(), owner_id: owner_id === "" ? null : Number(owner_id), mend_by, is_high_risk };
}
