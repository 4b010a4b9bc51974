import type { InspectionChecklist } from "@placard/api-client";
import { Card, EmptyState } from "@placard/ui";
import { ClipboardList } from "lucide-react";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { OwnChecklistRow } from "./OwnChecklistRow.tsx";

interface OwnChecklistsProps {
  readonly checklists: readonly InspectionChecklist[];
  readonly refused: string | undefined;
  readonly noCopy: string | undefined;
  readonly onAct: (what: "edit" | "copy" | "versions" | "delete", of: InspectionChecklist) => void;
}

/** Lists the checklists of the business. */
export function OwnChecklists({ checklists, refused, noCopy, onAct }: OwnChecklistsProps) {
  const { checklists: texts } = useMessages();
  return (
    <Card isFlush title={texts.own} description={texts.ownText}>
      {checklists.length === 0 ? (
        <EmptyState icon={<ClipboardList aria-hidden="true" />} title={texts.noneTitle} text={texts.noneText} />
      ) : (
        <ul className="app-inspections" aria-label={texts.own}>
          {checklists.map((checklist) => (
            <OwnChecklistRow
              key={checklist.id}
              checklist={checklist}
              refused={refused}
              noCopy={noCopy}
              onEdit={() => onAct("edit", checklist)}
              onCopy={() => onAct("copy", checklist)}
              onVersions={() => onAct("versions", checklist)}
              onDelete={() => onAct("delete", checklist)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
