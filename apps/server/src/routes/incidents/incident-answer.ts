import type { Incident, IncidentLogEntry } from "@placard/api-client";
import type { Selectable } from "kysely";
import type { IncidentRow } from "../../db/queries/incidents/incidents.ts";
import type { IncidentActionTable } from "../../db/schema/incidents.ts";

export function incidentOf(row: IncidentRow): Incident {
  return {
    incident_id: row.id,
    user_id: row.user_id,
    department_id: row.department_id,
    title: row.title,
    status: row.status,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    client_id: row.client_id,
  };
}

export function logEntryOf(row: Selectable<IncidentActionTable>): IncidentLogEntry {
  return {
    id: row.id,
    incident_id: row.incident_id,
    user_id: row.user_id,
    user_name: row.user_name,
    module: row.module,
    action_type: row.action_type,
    action_data: row.action_data,
    made_at: row.made_at.toISOString(),
    recorded_at: row.created_at.toISOString(),
    client_id: row.client_id,
  };
}
