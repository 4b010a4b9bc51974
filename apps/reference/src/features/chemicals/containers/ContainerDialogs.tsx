import type { Container, InventoryChemical } from "@placard/api-client";
import { AddContainersDialog } from "./AddContainersDialog.tsx";
import { DeleteContainerDialog } from "./DeleteContainerDialog.tsx";
import { EditContainerDialog } from "./EditContainerDialog.tsx";
import { LabelsDialog } from "./labels/LabelsDialog.tsx";
import { MoveContainerDialog } from "./MoveContainerDialog.tsx";

/** The open dialog and its containers. */
export type OpenDialog =
  | { readonly kind: "add" }
  | { readonly kind: "edit" | "move" | "delete"; readonly container: Container }
  | { readonly kind: "labels"; readonly containers: readonly Container[] };

interface ContainerDialogsProps {
  readonly dialog: OpenDialog | null;
  /** The chemical that containers are added to. */
  readonly chemical: InventoryChemical;
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly onClose: () => void;
}

/** Renders the dialog that is open over a list of containers, if any. */
export function ContainerDialogs({ dialog, chemical, onOpen, onClose }: ContainerDialogsProps) {
  switch (dialog?.kind) {
    case undefined:
      return null;
    case "add":
      return (
        <AddContainersDialog
          chemical={chemical}
          onLabels={(containers) => onOpen({ kind: "labels", containers })}
          onClose={onClose}
        />
      );
    case "edit":
      return <EditContainerDialog key={dialog.container.id} container={dialog.container} onClose={onClose} />;
    case "move":
      return <MoveContainerDialog key={dialog.container.id} container={dialog.container} onClose={onClose} />;
    case "delete":
      return <DeleteContainerDialog container={dialog.container} onClose={onClose} />;
    case "labels":
      return <LabelsDialog containers={dialog.containers} onClose={onClose} />;
  }
}
