import type { ChecklistStore } from "@placard/hazmat-core";
import { ChecklistPanel } from "../checklist/ChecklistPanel/ChecklistPanel.tsx";
import { deviceChecklistStore } from "../checklist/device-checklist-store.ts";
import { errorsOf, type ElementPlan } from "./placard-element.tsx";

export interface ChecklistElementProps {
  /** Initially open guide. */
  guide: string | null;
  /** Storage of the checks. Default: this device. */
  store: ChecklistStore;
}

/** `<placard-checklist guide="entry-team">`: the role checklists. Dispatches `placard-guide` when a guide is chosen. */
export const checklistElement: ElementPlan<ChecklistElementProps> = {
  name: "placard-checklist",
  attributes: { guide: (guide) => ({ guide }) },
  properties: ["guide", "store"],
  initial: { guide: null, store: deviceChecklistStore() },
  View: ({ guide, store, tell }) => (
    <ChecklistPanel
      key={guide}
      store={store}
      defaultGuide={guide ?? undefined}
      onError={errorsOf(tell)}
      onGuideChange={(key) => tell("placard-guide", { guide: key })}
    />
  ),
};
