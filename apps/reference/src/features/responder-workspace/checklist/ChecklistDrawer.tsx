import { ChecklistPanel, Drawer } from "@placard/ui";
import { useState } from "react";
import { useDrafts } from "../../../forms/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useChecklistStore } from "./use-checklist-store.ts";

/** The role checklists, over the open module from the start edge. */
export function ChecklistDrawer({ onClose }: { readonly onClose: () => void }) {
  const { checklist } = useMessages();
  const { scope } = useIncident();
  const drafts = useDrafts();
  const store = useChecklistStore();
  const [begin] = useState(() => drafts.read(scope.draft("checklist-guide"), { key: "" }).values.key);
  return (
    <Drawer label={checklist.title} isOpen onOpenChange={onClose}>
      <ChecklistPanel
        store={store}
        defaultGuide={begin}
        onGuideChange={(key) => drafts.write(scope.draft("checklist-guide"), { key }, { kind: "working" })}
        onClose={onClose}
      />
    </Drawer>
  );
}
