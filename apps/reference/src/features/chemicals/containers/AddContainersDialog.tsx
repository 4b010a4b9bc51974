import type { Container, InventoryChemical } from "@placard/api-client";
import { TextField } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { ContainerFields } from "./ContainerFields.tsx";
import { useNewContainers } from "./use-new-containers.ts";

interface AddContainersDialogProps {
  readonly chemical: InventoryChemical;
  /** Opens the label dialog for the added containers. */
  readonly onLabels: (containers: readonly Container[]) => void;
  readonly onClose: () => void;
}

/** Dialog that adds one container or several identical ones. */
export function AddContainersDialog({ chemical, onLabels, onClose }: AddContainersDialogProps) {
  const { containers: texts } = useMessages();
  const form = useNewContainers(chemical, onLabels, onClose);
  return (
    <FormDialog
      form={form}
      title={texts.addTitle}
      description={texts.addText(chemical.name)}
      onClose={onClose}
      submitLabel={texts.add}
      pendingLabel={texts.adding}
    >
      <TextField label={texts.count} inputMode="numeric" {...form.field("count")} />
      <ContainerFields form={form} codeHint={texts.newCodeHint} />
    </FormDialog>
  );
}
