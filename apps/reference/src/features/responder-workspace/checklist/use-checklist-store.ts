import { describeProblem } from "@placard/api-client";
import type { ChecklistSnapshot, ChecklistStore } from "@placard/hazmat-core";
import {
  checklistProgressOf,
  checklistTicksOf,
  mergeChecklistChanges,
  type ChecklistChange,
} from "@placard/hazmat-core/checklists";
import { toasts } from "@placard/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { changesFromDraft, changesToDraft, EMPTY_CHANGES, unsavedChanges } from "../../../incident/checklist-draft.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { savedChecklistsQuery } from "../../../incident/saved/saved-checklists.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { serverClock } from "../../../lib/device/server-clock.ts";
import { useStorageProblem } from "../../../lib/device/storage-problem.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useResponderProfile } from "../../../session/SessionProvider.tsx";

const NONE: readonly ChecklistChange[] = [];
const MATTER = "save-checklists";

/** No-op: each change already rerenders the component that uses the store. */
const subscribe = () => () => undefined;

/**
 * Checked items: saved on this device immediately and sent to the incident now or when back online, for all members.
 * For each item the latest change wins, regardless of its author.
 */
export function useChecklistStore(): ChecklistStore {
  const { checklist, common } = useMessages();
  const { mode, scope, keepChecklists, isWaiting } = useIncident();
  const { name } = useResponderProfile();
  const drafts = useDrafts();
  const queries = useQueryClient();
  const storageProblem = useStorageProblem();
  // A query shared by all users of the store, so that the plan sees checks made in the panel immediately.
  const readDevice = () => changesFromDraft(drafts.read(scope.draft("checklists"), EMPTY_CHANGES).values);
  const { data: onDevice } = useQuery({
    queryKey: scope.query("checklists-on-device"),
    queryFn: readDevice,
    initialData: readDevice,
    staleTime: Infinity,
  });
  const onServer = useQuery(savedChecklistsQuery(useApi(), scope));
  const saved = onServer.data?.changes ?? NONE;
  const isIncident = scope.incidentId !== null;
  const isOpen = mode.kind === "incident" && mode.incident.status === "active";
  const unsaved = isIncident ? unsavedChanges(onDevice, saved) : onDevice;
  const merged = mergeChecklistChanges(
    saved,
    unsaved.map((change) => ({ ...change, changed_by: name })),
  );

  function stateNow(): ChecklistSnapshot["state"] {
    if (isWaiting("checklists")) return "waiting";
    if (unsaved.length > 0) {
      if (storageProblem !== null) return storageProblem === "full" ? "full" : "page";
      return isIncident ? "unsaved" : "device";
    }
    if (!isIncident) return "device";
    return onServer.isError && onServer.data === undefined ? "unread" : "saved";
  }
  const now: ChecklistSnapshot = {
    progress: checklistProgressOf(merged),
    ticks: checklistTicksOf(merged),
    state: stateNow(),
  };

  return {
    snapshot: () => now,
    subscribe,
    check(guide, item, is_done) {
      const change = { guide, item, is_done, changed_at: serverClock.iso() };
      const next = [...unsaved.filter((other) => other.guide !== guide || other.item !== item), change];
      queries.setQueryData(scope.query("checklists-on-device"), next);
      drafts.write(scope.draft("checklists"), changesToDraft(next));
      // A rejected change stays unsaved; its save shows the reason.
      if (isOpen) void keepChecklists([change]);
    },
    async save() {
      if (!isIncident) {
        toasts.show({ tone: "ok", title: checklist.savedOnDevice, matter: MATTER });
        return;
      }
      if (isWaiting("checklists")) {
        toasts.show({ tone: "caution", title: checklist.waits, text: checklist.waitsText, matter: MATTER });
        return;
      }
      if (unsaved.length === 0) {
        toasts.show({ tone: "ok", title: checklist.saved, matter: MATTER });
        return;
      }
      const stored = await keepChecklists(unsaved);
      if (stored.state === "refused") {
        const text = describeProblem(stored.error, checklist.saveFailed);
        toasts.show({ tone: "danger", title: common.errorTitle, text, matter: MATTER });
        return;
      }
      if (stored.state === "sent") toasts.show({ tone: "ok", title: checklist.saved, matter: MATTER });
      else toasts.show({ tone: "caution", title: checklist.waits, text: checklist.waitsText, matter: MATTER });
    },
  };
}
