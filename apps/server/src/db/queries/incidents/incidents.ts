import { sql, type Selectable } from "kysely";
import { found } from "../../../access/own-rows.ts";
import { ApiError } from "../../../errors.ts";
import type { Rows } from "../../database.ts";
import type { IncidentTable } from "../../schema/incidents.ts";

export type IncidentRow = Selectable<IncidentTable>;

/** An incident of the caller's department, or 404. */
export async function incidentById(rows: Rows, id: number): Promise<IncidentRow> {
  return found(await rows.selectFrom("incidents").selectAll().where("id", "=", id).executeTakeFirst());
}

/** Time after the end of an incident in which it still accepts entries that were made offline. */
const LATE_MS = 3 * 86_400_000;

/** Time of a write by its device, `null` if not given; and the current time. */
interface WrittenAt {
  readonly madeAt: Date | null;
  readonly now: Date;
}

/**
 * Loads and locks the incident for a write. Other writers wait until this transaction ends, so entries become visible
 * in the order of their numbers.
 *
 * @throws ApiError `incident_completed` if its log is closed, unless the entry was made offline before
 */
export async function incidentToWrite(rows: Rows, id: number, { madeAt, now }: WrittenAt): Promise<IncidentRow> {
  const incident = found(
    await rows.selectFrom("incidents").selectAll().where("id", "=", id).forUpdate().executeTakeFirst(),
  );
  if (incident.status === "active") return incident;
  const isLate = madeAt !== null && now.getTime() - (incident.completed_at?.getTime() ?? 0) < LATE_MS;
  if (!isLate) throw new ApiError("incident_completed");
  return incident;
}

/** The time given by a device. A time in the future counts as now. */
export function writtenAt(given: string | undefined, now: Date): WrittenAt {
  return { madeAt: given === undefined ? null : new Date(Math.min(Date.parse(given), now.getTime())), now };
}

/** Incidents, newest first: those after a key, up to a maximum number. */
export function newestIncidents(rows: Rows, after: readonly [moment: string, id: number] | null, most: number) {
  return rows
    .selectFrom("incidents")
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.[0]}::timestamptz, ${after?.[1]}::integer)`),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most);
}

/** Entries of an incident's log in reading order: those after an entry, up to a maximum number. */
export function logEntriesAfter(
  rows: Rows,
  incidentId: number,
  { after, most }: { readonly after: number; readonly most: number },
) {
  return rows
    .selectFrom("incident_actions")
    .selectAll()
    .where("incident_id", "=", incidentId)
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();
}

export function incidentKey({ created_at, id }: IncidentRow): readonly [string, number] {
  return [created_at.toISOString(), id];
}
