import { sql, type Selectable } from "kysely";
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

/** Incidents, newest first, after a key and not more than a number of rows. */
export function newestIncidents(rows: Rows, after: readonly [moment: string, id: number] | null, most: number | null) {
  return rows
    .selectFrom("incidents")
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::integer)`),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .$if(most !== null, (query) => query.limit(most ?? 0));
}

export function incidentKey({ created_at, id }: IncidentRow): readonly [string, number] {
  return [created_at.toISOString(), id];
}
