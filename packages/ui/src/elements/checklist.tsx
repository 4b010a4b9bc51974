import type { ChecklistStore } from "@placard/hazmat-core";
import { ChecklistPanel } from "../checklist/ChecklistPanel/ChecklistPanel.tsx";
import { deviceChecklistStore } from "../checklist/device-checklist-store.ts";
import { errorsOf, type ElementPlan } from "./placard-element.tsx";

export interface ChecklistElementProps {
  /** The guide that is open at first. */
  guide: string | null;
  /** Where checks are kept. On this device unless the page gives a store of its own. */
  store: ChecklistStore;
}

/** `<placard-checklist guide="entry-team">`: the role checklists. Tells a chosen guide as `placard-guide`. */
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
