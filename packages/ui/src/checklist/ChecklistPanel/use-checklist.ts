import type { ChecklistSnapshot, ChecklistStore } from "@placard/hazmat-core";
import { useState, useSyncExternalStore } from "react";

/** What a server draws: it knows of no device. */
const NOTHING: ChecklistSnapshot = { progress: {}, state: "device" };
const nothing = (): ChecklistSnapshot => NOTHING;

interface ChecklistControls extends Required<ChecklistSnapshot> {
  readonly isSaving: boolean;
  readonly save: (guide: string) => Promise<void>;
}

/** What a store holds now, and saving it. */
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
