import type { Inspection } from "@placard/api-client";
import type { InspectionAnswer } from "@placard/hazmat-core/business";
import type { Rows } from "../../../db/database.ts";
import { requireVersion } from "../../../db/edit-conflict.ts";
import { holdOpenInspection, requireOwnersOf } from "../../../db/queries/inspections.ts";
import { inspectionAnswerOf } from "./inspection-answer.ts";

interface EditedRound {
  readonly id: number;
  readonly businessId: number;
  readonly body: { readonly answers: readonly InspectionAnswer[]; readonly version?: number | undefined };
}

/**
 * Locks an inspection whose answers are to be saved.
 *
 * @returns the current inspection, and the answers that belong to its items
 * @throws ApiError `not_found`, `inspection_finished`, `edit_conflict`, `contact_not_in_business`
 */
export async function holdEdited(
  rows: Rows,
  { id, businessId, body }: EditedRound,
): Promise<{ readonly inspection: Inspection; readonly answers: readonly InspectionAnswer[] }> {
  await holdOpenInspection(rows, id);
  const inspection = await inspectionAnswerOf(rows, id);
  requireVersion(inspection, body.version, inspection);
  const given = new Map(body.answers.map((answer) => [answer.item, answer]));
  const answers = inspection.items.flatMap((item) => given.get(item.id) ?? []);
  await requireOwnersOf(rows, businessId, answers);
  return { inspection, answers };
}
