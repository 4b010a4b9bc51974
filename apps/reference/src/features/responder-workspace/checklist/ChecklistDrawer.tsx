import { checklistGuides } from "@placard/hazmat-core/checklists";
import { ChecklistPanel } from "@placard/ui";
import { checklistDocument, useDocumentWords } from "@placard/ui/internal";
import { useEffect, useEffectEvent, useState } from "react";
import { useDrafts } from "../../../forms/drafts/use-drafts.ts";
import { useIncident } from "../../../incident/IncidentProvider.tsx";
import { PrintPage } from "../../../incident/paper/PrintPage.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { SidePanel } from "../frame/SidePanel.tsx";
import { useWorkspaceSearch } from "../use-workspace-search.ts";
import { useWorkspace } from "../WorkspaceProvider.tsx";
import { useChecklistStore } from "./use-checklist-store.ts";

/** The role checklists in a panel beside the open module. */
export function ChecklistDrawer({ onClose }: { readonly onClose: () => void }) {
  const { checklist, paper, common } = useMessages();
  const { scope } = useIncident();
  const drafts = useDrafts();
  const store = useChecklistStore();
  const address = useWorkspaceSearch();
  const { goTo, updateAddress } = useWorkspace();
  const [begin] = useState(() => address.guide ?? drafts.read(scope.draft("checklist-guide"), { key: "" }).values.key);
  const tellBegin = useEffectEvent(() => {
    if (begin !== "" && address.guide !== begin) updateAddress({ guide: begin }, { replaces: true });
  });
  useEffect(() => tellBegin(), []);
  const texts = useDocumentWords();
  const guide = checklistGuides.find(({ key }) => key === (address.guide ?? begin));
  return (
    <SidePanel label={checklist.title} onClose={onClose}>
      <ChecklistPanel
        store={store}
        defaultGuide={begin}
        onGuideChange={(key) => {
          drafts.write(scope.draft("checklist-guide"), { key }, { kind: "working" });
          goTo({ guide: key }, { replaces: true });
        }}
        onClose={onClose}
      />
      {guide === undefined ? undefined : (
        <PrintPage
          paper={() =>
            checklistDocument(guide, new Set(store.snapshot().progress[guide.key]), texts, [
              paper.source(common.product),
            ])
          }
        />
      )}
    </SidePanel>
  );
}
