import type { ChecklistSnapshot, ChecklistStore } from "@placard/hazmat-core";
import { useState, useSyncExternalStore } from "react";

/** Snapshot for server rendering, which has no device storage. */
const NOTHING: ChecklistSnapshot = { progress: {}, state: "device" };
const nothing = (): ChecklistSnapshot => NOTHING;

interface ChecklistControls extends Required<ChecklistSnapshot> {
  readonly isSaving: boolean;
  readonly save: (guide: string) => Promise<void>;
}

/** Subscribes to a store and saves to it. */
export function useChecklist(store: ChecklistStore): ChecklistControls {
  const { progress, ticks = {}, state } = useSyncExternalStore(store.subscribe, store.snapshot, nothing);
  const [isSaving, setSaving] = useState(false);
  return {
    progress,
    ticks,
    state,
    isSaving,
    async save(guide) {
      setSaving(true);
      try {
        await store.save(guide);
      } finally {
        setSaving(false);
      }
    },
  };
}
