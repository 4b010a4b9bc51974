import type { Container } from "@placard/api-client";
import { Banner } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { placeOf } from "../../../lib/containers/stored-container.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { containerBody, containerProblems, FIELD_GROUPS, valuesOf } from "./container-values.ts";
import { ContainerFields } from "./ContainerFields.tsx";
import { useContainerEdit } from "./use-container-edit.ts";

interface EditContainerDialogProps {
  readonly container: Container;
  readonly onClose: () => void;
}

/** Dialog that edits all fields of a container. */
export function EditContainerDialog({ container, onClose }: EditContainerDialogProps) {
  const all = useMessages();
  const { containers: texts, chemicals, common, standing } = all;
  const { form, stored, hasConflict } = useContainerEdit(
    container,
    {
      draft: "edit-container",
      valuesOf,
      validate: (values) => ({
        ...containerProblems(values, all),
        ...(values.code.trim() === "" && { code: texts.codeMissing }),
      }),
      changesOf: ({ version }, values) => ({ ...containerBody(values), code: values.code.trim(), version }),
      together: FIELD_GROUPS,
      labels: {
        code: texts.code,
        quantity: texts.size,
        unit: chemicals.unit,
        opened_on: texts.openedOn,
        expires_on: texts.expiresOn,
        room: standing.room,
        cabinet: standing.cabinet,
      },
      done: texts.changedTitle,
    },
    onClose,
  );
  return (
    <FormDialog
      form={form}
      title={texts.editTitle(container.code)}
      description={container.chemical_name}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={texts.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={texts.conflictTitle}>
          {texts.conflictText(stored.code, placeOf(stored) ?? texts.noPlace)}
        </Banner>
      )}
      <ContainerFields form={form} codeHint={texts.codeHint} />
    </FormDialog>
  );
}
