import { Banner, Select, TextField } from "@placard/ui";
import { choiceField } from "../../../forms/choice-field.ts";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { usePictureEdit, type EditedPicture } from "./use-picture-edit.ts";

/** Dialog for the description of a picture and the order of entrances. */
export function EditPictureDialog({
  edited,
  onClose,
}: {
  readonly edited: EditedPicture;
  readonly onClose: () => void;
}) {
  const { locations: texts, common } = useMessages();
  const { form, stored, hasConflict } = usePictureEdit(edited, onClose);
  const places = Array.from({ length: edited.count }, (_, index) => String(index + 1));
  return (
    <FormDialog
      form={form}
      title={texts.editPictureTitle}
      description={texts.editPictureText}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={texts.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={texts.pictureConflictTitle}>
          {texts.pictureConflict(stored.description)}
        </Banner>
      )}
      <TextField label={texts.pictureDescription} autoComplete="off" {...form.field("description")} />
      {edited.place !== null && edited.count > 1 && (
        <Select
          label={texts.picturePlace}
          items={places.map((id) => ({ id, label: texts.picturePlaceOf(Number(id), edited.count) }))}
          {...choiceField(form.field("place"), places)}
        />
      )}
    </FormDialog>
  );
}
