import type * as z from "zod";
import type { ResponderActor } from "../../access/actor.ts";
import type { Context } from "../../context.ts";
import type { Rows } from "../../db/database.ts";

export interface SavedDocument<Content> {
  readonly content: Content;
  readonly version: number;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
}

interface Place<Content> {
  readonly rows: Rows;
  readonly incidentId: number;
  readonly kind: "action_plan" | "checklists";
  /** Field name of the document in requests and answers. */
  readonly field: "plan" | "progress";
  readonly schema: z.ZodType<Content>;
}

/** The last saved document of an incident; version 0 and the schema's blank content if it was never saved. */
export async function readDocument<Content>(place: Place<Content>): Promise<SavedDocument<Content>> {
  const row = await place.rows
    .selectFrom("incident_documents")
    .selectAll()
    .where("incident_id", "=", place.incidentId)
    .where("kind", "=", place.kind)
    .executeTakeFirst();
  return {
    content: place.schema.parse(row?.content ?? {}),
    version: row?.version ?? 0,
    updated_at: row?.updated_at.toISOString() ?? null,
    updated_by: row?.updated_by ?? null,
  };
}

interface Writer {
  readonly ctx: Context;
  readonly actor: ResponderActor;
}

/**
 * Changes a document based on its current content, locked between reading and writing.
 *
 * @param change - returns the new content from the stored one; if it throws, the document stays unchanged
 */
export async function changeDocument<Content>(
  place: Place<Content>,
  { ctx, actor }: Writer,
  change: (stored: SavedDocument<Content>) => Content,
): Promise<SavedDocument<Content>> {
  const { rows, incidentId: incident_id, kind } = place;
  const by = { updated_at: ctx.now(), updated_by: actor.name };
  await rows
    .insertInto("incident_documents")
    .values({ incident_id, kind, department_id: actor.departmentId, content: "{}", version: 0, ...by })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await rows
    .selectFrom("incident_documents")
    .select("version")
    .where("incident_id", "=", incident_id)
    .where("kind", "=", kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const stored = await readDocument(place);
  const content = change(stored);
  const version = stored.version + 1;
  await rows
    .updateTable("incident_documents")
    .set({ content: JSON.stringify(content), version, ...by })
    .where("incident_id", "=", incident_id)
    .where("kind", "=", kind)
    .execute();
  return { content, version, updated_at: by.updated_at.toISOString(), updated_by: by.updated_by };
}
