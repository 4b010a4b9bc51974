import { type IncidentLogEntry } from "@placard/api-client";
import { changedParts } from "@placard/api-client/internal";
import type { IncidentAction } from "@placard/hazmat-core";
import type { ChecklistChange, ChecklistGuide } from "@placard/hazmat-core/checklists";
import type { LogEntry } from "@placard/ui/incident";
import type { Unsent } from "./outbox.ts";

/** Converts an entry of the server's log to the format of the log view. */
export function savedEntry(entry: IncidentLogEntry): LogEntry {
  const { id, made_at, recorded_at, user_name, module, action_type, action_data } = entry;
  return {
    id: String(id),
    madeAt: made_at,
    recordedAt: recorded_at,
    who: user_name,
    module,
    action_type,
    action_data,
  };
}

/**
 * The unsent entries of this device as log entries. Leaves out entries that the server already has although its
 * response was lost.
 *
 * @param who - name of this device's user
 * @param guides - the checklists, used to name the items of a save as the server does
 */
export function waitingEntries(
  waiting: readonly Unsent[],
  saved: readonly IncidentLogEntry[],
  who: string,
  guides: readonly ChecklistGuide[] = [],
): readonly LogEntry[] {
  const known = new Set(saved.map(({ client_id }) => client_id));
  return waiting.flatMap((unsent) => {
    const action = actionOf(unsent, guides);
    if (action === null || unsent.madeAt === undefined || known.has(unsent.key)) return [];
    return [{ id: unsent.key, madeAt: unsent.madeAt, recordedAt: null, who, ...action }];
  });
}

/** The future log entry; `null` for kinds that have too little content before the server has them. */
function actionOf(unsent: Unsent, guides: readonly ChecklistGuide[]): IncidentAction | null {
  if (unsent.kind === "note") return unsent.action;
  if (unsent.kind === "photo") {
    return { module: "incident", action_type: "photo_added", action_data: { caption: unsent.caption } };
  }
  if (unsent.kind === "plan") {
    const changed = unsent.base === undefined ? [] : changedParts(unsent.base, unsent.plan);
    const { chemicals } = unsent.plan;
    // The server logs no entry either for a save that changes nothing.
    if (changed.length === 0 && unsent.base !== undefined) return null;
    return { module: "incident-action-plan", action_type: "plan_saved", action_data: { changed, chemicals } };
  }
  if (unsent.kind === "checklists") {
    const items = (isDone: boolean) =>
      unsent.changes.filter(({ is_done }) => is_done === isDone).map(({ item }) => item);
    const named = unsent.changes.flatMap((change) => itemText(change, guides));
    const action_data = { checked: items(true), unchecked: items(false), items: named };
    return { module: "checklists", action_type: "progress_saved", action_data };
  }
  if (unsent.kind !== "incident") return null;
  return { module: "incident", action_type: "incident_opened", action_data: { title: unsent.title } };
}

/** The changed item with its role and text. Empty while the checklists are loading. */
function itemText({ guide, item, is_done }: ChecklistChange, guides: readonly ChecklistGuide[]) {
  const role = guides.find(({ key }) => key === guide);
  const text = role?.sections.flatMap(({ items }) => items).find(({ id }) => id === item)?.text;
  return role === undefined || text === undefined ? [] : [{ role: role.name, text, is_done }];
}
