import { sql } from "kysely";
import type { IncidentPart } from "../../../incident-changes.ts";
import type { Rows } from "../../database.ts";

/** How far each part of an incident has come: a later state has a higher number. Who is here is no part of it. */
export type IncidentMark = Readonly<Record<MarkedPart, number>>;
type MarkedPart = Exclude<IncidentPart, "people">;

const MARKED = ["log", "plan", "checklists", "status"] as const satisfies readonly MarkedPart[];

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
    ])
    .where("id", "=", incidentId)
    .executeTakeFirst();
  return mark ?? { log: 0, plan: 0, checklists: 0, status: 0 };
}

/** `601.2.14.1`: what a stream gives as the id of its events. */
export function formatMark(mark: IncidentMark): string {
  return MARKED.map((part) => mark[part]).join(".");
}

/** `null` for a text that no stream gave. */
export function parseMark(text: string): IncidentMark | null {
  if (!/^\d{1,10}(\.\d{1,10}){3}$/.test(text)) return null;
  const [log = 0, plan = 0, checklists = 0, status = 0] = text.split(".").map(Number);
  return { log, plan, checklists, status };
}

/** The parts that are not as they were. */
export function changedParts(before: IncidentMark, now: IncidentMark): readonly MarkedPart[] {
  return MARKED.filter((part) => before[part] !== now[part]);
}
