import type { Selectable } from "kysely";
import { found } from "../../access/own-rows.ts";
import { ApiError } from "../../errors.ts";
import type { Rows } from "../database.ts";
import type { IncidentTable } from "../schema/incidents.ts";

export type IncidentRow = Selectable<IncidentTable>;

/** An incident of the caller's department, or 404. */
export async function incidentById(rows: Rows, id: number): Promise<IncidentRow> {
  return found(await rows.selectFrom("incidents").selectAll().where("id", "=", id).executeTakeFirst());
}

/** @throws ApiError `incident_completed` when its log is closed */
export async function openIncident(rows: Rows, id: number): Promise<IncidentRow> {
  const incident = await incidentById(rows, id);
  if (incident.status === "completed") throw new ApiError("incident_completed");
  return incident;
}
