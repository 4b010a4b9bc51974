import type { ResponderActor } from "../../../access/actor.ts";
import type { Rows } from "../../database.ts";

/** A device not seen for this long counts as gone. Its stream sends a message more often than this. */
const HERE_MS = 60_000;

interface Stream {
  readonly streamId: string;
  readonly incidentId: number;
}

/** Records that a person watches, and deletes their streams that ended without notice. */
export async function noteWatcher(
  rows: Rows,
  { streamId, incidentId }: Stream,
  actor: ResponderActor,
  now: Date,
): Promise<void> {
  await rows
    .deleteFrom("incident_watchers")
    .where("account_id", "=", actor.accountId)
    .where("seen_at", "<", new Date(now.getTime() - HERE_MS))
    .execute();
  await rows
    .insertInto("incident_watchers")
    .values({
      stream_id: streamId,
      incident_id: incidentId,
      department_id: actor.departmentId,
      account_id: actor.accountId,
      user_name: actor.name,
      since: now,
      seen_at: now,
    })
    .execute();
}

export async function watcherIsHere(rows: Rows, streamId: string, now: Date): Promise<void> {
  await rows.updateTable("incident_watchers").set({ seen_at: now }).where("stream_id", "=", streamId).execute();
}

export async function watcherLeft(rows: Rows, streamId: string): Promise<void> {
  await rows.deleteFrom("incident_watchers").where("stream_id", "=", streamId).execute();
}

/** Each person once, regardless of the number of devices, in the order of arrival. */
export async function watchersOf(rows: Rows, incidentId: number, now: Date) {
  const people = await rows
    .selectFrom("incident_watchers")
    .select(({ fn }) => [
      "account_id",
      fn.max("user_name").as("user_name"),
      fn.min("since").as("since"),
      fn.max("seen_at").as("seen_at"),
    ])
    .where("incident_id", "=", incidentId)
    .where("seen_at", ">", new Date(now.getTime() - HERE_MS))
    .groupBy("account_id")
    .orderBy("since")
    .execute();
  return people;
}
