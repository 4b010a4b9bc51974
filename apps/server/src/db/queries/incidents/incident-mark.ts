import { sql } from "kysely";
import type { IncidentPart } from "../../../incident-changes.ts";
import type { Rows } from "../../database.ts";

/**
 * A version number for each part of an incident, and one for all incidents of its department as `incidents`. A later
 * state has a higher number.
 * The people who watch the incident are not included.
 */
export type IncidentMark = Readonly<Record<MarkedPart, number>>;
type MarkedPart = Exclude<IncidentPart, "people"> | "incidents";

const MARKED = ["log", "plan", "checklists", "status", "incidents"] as const satisfies readonly MarkedPart[];

/** Sum of the versions of all incidents of the department. It rises when an incident is opened or ended. */
const OF_DEPARTMENT = sql<number>`coalesce((select sum(every.version) from incidents as every
  where every.department_id = incidents.department_id), 0)::integer`;

export async function markOf(rows: Rows, incidentId: number): Promise<IncidentMark> {
  const document = (kind: string) => sql<number>`coalesce((select version from incident_documents
    where incident_id = ${incidentId} and kind = ${kind}), 0)`;
  const mark = await rows
    .selectFrom("incidents")
    .select([
      "version as status",
      sql<number>`coalesce((select max(id) from incident_actions where incident_id = ${incidentId}), 0)`.as("log"),
      document("action_plan").as("plan"),
      document("checklists").as("checklists"),
      OF_DEPARTMENT.as("incidents"),
    ])
    .where("id", "=", incidentId)
    .executeTakeFirst();
  return mark ?? { log: 0, plan: 0, checklists: 0, status: 0, incidents: 0 };
}

/** The `incidents` number of the marks of a department's incidents. */
export async function listMarkOf(rows: Rows, departmentId: number): Promise<number> {
  const { mark } = await rows
    .selectFrom("incidents")
    .select(sql<number>`coalesce(sum(version), 0)::integer`.as("mark"))
    .where("department_id", "=", departmentId)
    .executeTakeFirstOrThrow();
  return mark;
}

/** `601.2.14.1.9`: the id of an event in a stream. */
export function formatMark(mark: IncidentMark): string {
  return MARKED.map((part) => mark[part]).join(".");
}

/** `null` for a text that is not an event id. */
export function parseMark(text: string): IncidentMark | null {
  if (!/^\d{1,10}(\.\d{1,10}){4}$/.test(text)) return null;
  const [log = 0, plan = 0, checklists = 0, status = 0, incidents = 0] = text.split(".").map(Number);
  return { log, plan, checklists, status, incidents };
}

/** The parts that differ. */
export function changedParts(before: IncidentMark, now: IncidentMark): readonly MarkedPart[] {
  return MARKED.filter((part) => before[part] !== now[part]);
}
