import { ChecklistPanel, deviceChecklistStore } from "@placard/ui";
import "@placard/ui/styles.css";

const store = deviceChecklistStore("incident-51");

export function Checklists() {
  return <ChecklistPanel store={store} defaultGuide="entry-team" />;
}
