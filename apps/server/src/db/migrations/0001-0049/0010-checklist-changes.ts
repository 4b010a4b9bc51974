import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/**
 * Checklists remember who checked or unchecked each item and when, so that an item that was unchecked stays unchecked.
 * What was checked before counts as checked at the moment of the last save, by the one who saved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `update incident_documents set content = jsonb_build_object('changes', coalesce((
      select jsonb_agg(jsonb_build_object(
        'guide', guide.key, 'item', item.value, 'is_done', true,
        'changed_at', to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'changed_by', updated_by))
      from jsonb_each(content) as guide, jsonb_array_elements_text(guide.value) as item
    ), '[]'::jsonb)) where kind = 'checklists'`,
  ]);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `update incident_documents set content = coalesce((
      select jsonb_object_agg(guide, items) from (
        select change->>'guide' as guide, jsonb_agg(change->>'item') as items
        from jsonb_array_elements(content->'changes') as change
        where (change->>'is_done')::boolean group by change->>'guide'
      ) as checked
    ), '{}'::jsonb) where kind = 'checklists'`,
  ]);
}
