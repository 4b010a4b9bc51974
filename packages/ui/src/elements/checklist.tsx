import type { ChecklistStore } from "@placard/hazmat-core";
import { ChecklistPanel } from "../checklist/ChecklistPanel/ChecklistPanel.tsx";
import { deviceChecklistStore } from "../checklist/device-checklist-store.ts";
import { elementContent } from "./element-content.tsx";
import { errorsOf, type ElementContent } from "./placard-element.ts";

export interface ChecklistElementProps {
  /** Initially open guide. */
  guide: string | null;
  /** Storage of the checks. Default: this device. */
  store: ChecklistStore;
}

/** Content of `<placard-checklist>`. */
export const checklistContent: ElementContent<ChecklistElementProps> = elementContent<ChecklistElementProps>({
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
});
