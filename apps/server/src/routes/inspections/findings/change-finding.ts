import type { InspectionFinding } from "@placard/api-client";
import type { Updateable } from "kysely";
import type { Rows } from "../../../db/database.ts";
import { holdRow, requireVersion } from "../../../db/edit-conflict.ts";
import type { InspectionFindingTable } from "../../../db/schema/inspections.ts";
import { findingAnswer } from "./finding-answer.ts";

interface FindingChange {
  readonly id: number;
  /** The version that the change is based on; `undefined`: any version. */
  readonly version: number | undefined;
  readonly changes: Omit<Updateable<InspectionFindingTable>, "version">;
}

/** @throws ApiError `not_found`, or `edit_conflict` with the current finding */
export async function changeFinding(
  rows: Rows,
  businessId: number,
  { id, version, changes }: FindingChange,
): Promise<InspectionFinding> {
  await holdRow(rows, "inspection_findings", id);
  const before = await findingAnswer(rows, businessId, id);
  requireVersion(before, version, before);
  await rows
    .updateTable("inspection_findings")
    .set((eb) => ({ ...changes, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  return findingAnswer(rows, businessId, id);
}
