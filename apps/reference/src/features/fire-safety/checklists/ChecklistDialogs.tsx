import type { InspectionChecklist } from "@placard/api-client";
import { inspectionTemplate, type InspectionTemplateId } from "@placard/hazmat-core/business";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { copyOfOwn, copyOfTemplate, EMPTY_LIST } from "./checklist-values.ts";
import { DeleteChecklistDialog } from "./DeleteChecklistDialog.tsx";
import { EditChecklistDialog } from "./EditChecklistDialog.tsx";
import { NewChecklistDialog } from "./NewChecklistDialog.tsx";
import { VersionsDialog } from "./VersionsDialog.tsx";

/** The open dialog. */
export type ShownDialog =
  | { readonly what: "new" }
  | { readonly what: "copy-shipped"; readonly template: InspectionTemplateId }
  | { readonly what: "edit" | "copy" | "versions" | "delete"; readonly of: InspectionChecklist };

interface ChecklistDialogsProps {
  readonly shown: ShownDialog;
  readonly onClose: () => void;
}

/** Renders the open dialog of the page. */
export function ChecklistDialogs({ shown, onClose }: ChecklistDialogsProps) {
  const { checklists: texts } = useMessages();
  switch (shown.what) {
    case "new":
      return <NewChecklistDialog first={{ draft: "empty", copied: null, values: EMPTY_LIST }} onClose={onClose} />;
    case "copy-shipped": {
      const { id, name } = inspectionTemplate(shown.template);
      const first = { draft: id, copied: name, values: copyOfTemplate(id, texts) };
      return <NewChecklistDialog first={first} onClose={onClose} />;
    }
    case "copy": {
      const { id, name, version } = shown.of;
      const first = { draft: `${id}-${version}`, copied: name, values: copyOfOwn(shown.of, texts) };
      return <NewChecklistDialog first={first} onClose={onClose} />;
    }
    case "edit":
      return <EditChecklistDialog checklist={shown.of} onClose={onClose} />;
    case "versions":
      return <VersionsDialog checklist={shown.of} onClose={onClose} />;
    case "delete":
      return <DeleteChecklistDialog checklist={shown.of} onClose={onClose} />;
  }
}
