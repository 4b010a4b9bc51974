import { updateChecklistProgress } from "@placard/api-client/internal";
import { checklistGuides, mergeChecklistChanges, type ChecklistChange } from "@placard/hazmat-core/checklists";
import { incidentToWrite, writtenAt } from "../../db/queries/incidents/incidents.ts";
import { ApiError } from "../../errors.ts";
import { implement } from "../../http/operation.ts";
import { checklistsAnswer, checklistsOf } from "./checklists-document.ts";
import { changeDocument } from "./incident-document.ts";
import { recordAction } from "./record-action.ts";

/**
 * The text of an item at the time of the change, because a log is read long after its checklists have been revised.
 * Empty for an unknown item.
 */
function itemInWords({ guide, item, is_done }: ChecklistChange) {
  const role = checklistGuides.find(({ key }) => key === guide);
  const text = role?.sections.flatMap(({ items }) => items).find(({ id }) => id === item)?.text;
  return role === undefined || text === undefined ? [] : [{ role: role.name, text, is_done }];
}

const GUIDES: ReadonlySet<string> = new Set(checklistGuides.map(({ key }) => key));

/** @throws ApiError `invalid_request` for an unknown guide, which would be stored but never shown */
function requireKnownGuides(changes: readonly { readonly guide: string }[]): void {
  const index = changes.findIndex(({ guide }) => !GUIDES.has(guide));
  if (index < 0) return;
  const message = "This checklist does not exist.";
  throw new ApiError("invalid_request", { message, fields: [{ path: `changes.${index}.guide`, message }] });
}

/** Applies each change unless a later one of its item is stored, and logs the save in the incident. */
export const updateChecklistProgressOperation = implement(updateChecklistProgress, async (call) => {
  const { ctx, rows, actor, params, body, request, afterwards } = call;
  requireKnownGuides(body.changes);
  const now = ctx.now();
  const written = writtenAt(body.made_at, now);
  const { id } = await incidentToWrite(rows, params.incident_id, written);
  // A device clock in the future must not override everyone else's changes until that time.
  const news = body.changes.map((change) => ({
    ...change,
    changed_at: new Date(Math.min(Date.parse(change.changed_at), now.getTime())).toISOString(),
    changed_by: actor.name,
  }));
  const saved = await changeDocument(checklistsOf(rows, id), { ctx, actor }, ({ content }) => ({
    changes: [...mergeChecklistChanges(content.changes, news)],
  }));
  const answer = checklistsAnswer(saved);
  const completed = Object.fromEntries(Object.entries(answer.progress).map(([guide, items]) => [guide, items.length]));
  await recordAction(
    { ctx, rows, actor },
    {
      incident_id: id,
      module: "checklists",
      action_type: "progress_saved",
      action_data: {
        completed,
        checked: news.filter(({ is_done }) => is_done).map(({ item }) => item),
        unchecked: news.filter(({ is_done }) => !is_done).map(({ item }) => item),
        items: news.flatMap(itemInWords),
        timestamp: now.toISOString(),
        ...(body.device_time !== undefined && { device_time: body.device_time }),
      },
      client_id: request.idempotencyKey,
      made_at: written.madeAt,
    },
  );
  afterwards(async () => {
    ctx.changes.announce(id, "checklists");
    ctx.changes.announce(id, "log");
  });
  return answer;
});
