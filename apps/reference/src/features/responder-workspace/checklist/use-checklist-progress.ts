import type { ChecklistProgress } from "@placard/hazmat-core";
import { checklistProgressOf, mergeChecklistChanges, type ChecklistChange } from "@placard/hazmat-core/checklists";
import { describeProblem } from "@placard/api-client";
import { toasts } from "@placard/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDrafts } from "../../../forms/use-drafts.ts";
import { changesFromDraft, changesToDraft, EMPTY_CHANGES, unsavedChanges } from "../../../incident/checklist-draft.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { savedChecklistsQuery } from "../../../incident/saved-checklists.ts";
import { useApi } from "../../../lib/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

export interface ChecklistProgressControls {
  readonly progress: ChecklistProgress;
  /** `unread`: the server's could not be read, so what others checked is not known. */
  readonly state: "saved" | "unsaved" | "waiting" | "unread";
  readonly isSaving: boolean;
  readonly toggle: (guide: string, itemId: string) => void;
  readonly save: (guide: string) => Promise<void>;
}

const NONE: readonly ChecklistChange[] = [];

/**
 * What is checked: kept on this device at once, and saved to the incident on demand, now or when the network is back.
 * Each item stands as it was last changed, by whoever did.
 */
export function useChecklistProgress(): ChecklistProgressControls {
  const { checklist, common } = useMessages();
  const { log, scope, keepChecklists, isWaiting } = useIncident();
  const drafts = useDrafts();
  const [onDevice, setOnDevice] = useState(() =>
    changesFromDraft(drafts.read(scope.draft("checklists"), EMPTY_CHANGES).values),
  );
  const [isSaving, setSaving] = useState(false);
  const onServer = useQuery(savedChecklistsQuery(useApi(), scope));
  const saved = onServer.data?.changes ?? NONE;
  const unsaved = scope.incidentId === null ? onDevice : unsavedChanges(onDevice, saved);
  const progress = checklistProgressOf(mergeChecklistChanges(saved, unsaved));

  function keep(next: readonly ChecklistChange[]): void {
    setOnDevice(next);
    drafts.write(scope.draft("checklists"), changesToDraft(next));
  }

  return {
    progress,
    state: isWaiting("checklists")
      ? "waiting"
      : unsaved.length > 0
        ? "unsaved"
        : onServer.isError && onServer.data === undefined
          ? "unread"
          : "saved",
    isSaving,
    toggle(guide, item) {
      const change = {
        guide,
        item,
        is_done: progress[guide]?.includes(item) !== true,
        changed_at: new Date().toISOString(),
      };
      keep([...unsaved.filter((other) => other.guide !== guide || other.item !== item), change]);
    },
    async save(guide) {
      if (scope.incidentId === null) {
        toasts.show({ tone: "ok", title: checklist.savedOnDevice });
        return;
      }
      if (unsaved.length === 0) return;
      setSaving(true);
      const kept = await keepChecklists(unsaved);
      setSaving(false);
      if (kept.state === "refused") {
        const text = describeProblem(kept.error, checklist.saveFailed);
        toasts.show({ tone: "danger", title: common.errorTitle, text });
        return;
      }
      const completed = progress[guide]?.length ?? 0;
      log.record({ module: "checklist", action_type: "progress_saved", action_data: { guide, completed } });
      if (kept.state === "sent") toasts.show({ tone: "ok", title: checklist.saved });
      else toasts.show({ tone: "caution", title: checklist.waits, text: checklist.waitsText });
    },
  };
}
