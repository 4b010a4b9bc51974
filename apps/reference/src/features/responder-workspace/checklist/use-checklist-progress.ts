import { getChecklistProgress, hasCode, updateChecklistProgress } from "@placard/api-client";
import type { ChecklistProgress } from "@placard/hazmat-core";
import { toasts } from "@placard/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useApi } from "../../../lib/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";
import { isSameProgress, mergeProgress, progressKey, readProgress, writeProgress } from "./progress-on-device.ts";

export interface ChecklistProgressControls {
  readonly progress: ChecklistProgress;
  readonly isSaved: boolean;
  readonly isSaving: boolean;
  readonly toggle: (guide: string, itemId: string) => void;
  readonly save: (guide: string) => Promise<void>;
}

/**
 * What is checked: kept on this device at once, and saved to the incident on demand. When somebody else saved
 * meanwhile, both sides' checks stand and the next save takes them.
 */
export function useChecklistProgress(): ChecklistProgressControls {
  const { checklist, common } = useMessages();
  const { mode, log } = useIncident();
  const { user_id } = useResponderProfile();
  const api = useApi();
  const queries = useQueryClient();
  const incidentId = mode.kind === "incident" ? mode.incident.incident_id : null;
  const deviceKey = progressKey(user_id, incidentId);
  const [onDevice, setOnDevice] = useState(() => readProgress(localStorage, deviceKey));
  const [isSaving, setSaving] = useState(false);
  const queryKey = ["incident", incidentId, "checklists"];
  const onServer = useQuery({
    queryKey,
    enabled: incidentId !== null,
    staleTime: 0,
    queryFn: ({ signal }) => api.call(getChecklistProgress, { params: { incident_id: incidentId ?? 0 } }, { signal }),
  });
  const saved = onServer.data?.progress ?? {};
  const progress = onDevice ?? saved;

  function keep(next: ChecklistProgress): void {
    setOnDevice(next);
    writeProgress(localStorage, deviceKey, next);
  }

  async function saveToIncident(id: number, guide: string): Promise<void> {
    try {
      const answer = await api.call(
        updateChecklistProgress,
        {
          params: { incident_id: id },
          body: {
            progress: Object.fromEntries(Object.entries(progress).map(([key, ids]) => [key, [...ids]])),
            version: onServer.data?.version ?? 0,
          },
        },
        { idempotencyKey: crypto.randomUUID() },
      );
      queries.setQueryData(queryKey, answer);
      const completed = progress[guide]?.length ?? 0;
      log.record({ module: "checklist", action_type: "progress_saved", action_data: { guide, completed } });
      toasts.show({ tone: "ok", title: checklist.saved });
    } catch (error) {
      if (!hasCode(error, "edit_conflict")) {
        toasts.show({ tone: "danger", title: common.errorTitle, text: checklist.saveFailed });
        return;
      }
      const fresh = await onServer.refetch();
      keep(mergeProgress(progress, fresh.data?.progress ?? {}));
      toasts.show({ tone: "caution", title: checklist.mergedTitle, text: checklist.mergedText });
    }
  }

  return {
    progress,
    isSaved: incidentId !== null && isSameProgress(progress, saved),
    isSaving,
    toggle(guide, itemId) {
      const done = progress[guide] ?? [];
      const next = done.includes(itemId) ? done.filter((id) => id !== itemId) : [...done, itemId];
      keep({ ...progress, [guide]: next });
    },
    async save(guide) {
      keep(progress);
      if (incidentId === null) {
        toasts.show({ tone: "ok", title: checklist.savedOnDevice });
        return;
      }
      setSaving(true);
      await saveToIncident(incidentId, guide);
      setSaving(false);
    },
  };
}
