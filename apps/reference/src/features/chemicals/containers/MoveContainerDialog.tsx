import type { Container } from "@placard/api-client";
import { Banner } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { placeOf } from "../../../lib/containers/stored-container.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { MoveValues } from "./container-values.ts";
import { PlaceFields } from "./PlaceFields.tsx";
import { SiteOfContainer } from "./SiteOfContainer.tsx";
import { useContainerEdit } from "./use-container-edit.ts";

interface MoveContainerDialogProps {
  readonly container: Container;
  readonly onClose: () => void;
}

/** Dialog that moves a container within its site or to another. The mover and the time are recorded. */
export function MoveContainerDialog({ container, onClose }: MoveContainerDialogProps) {
  const { containers: texts, standing } = useMessages();
  const { form, stored, hasConflict } = useContainerEdit(
    container,
    {
      draft: "move-container",
      valuesOf: ({ chemical_id, room, cabinet }): MoveValues => ({
        chemical: String(chemical_id),
        room: room ?? "",
        cabinet: cabinet ?? "",
      }),
      validate: () => ({}),
      changesOf: ({ version }, { chemical, room, cabinet }) => ({
        ...(chemical !== String(container.chemical_id) && { chemical_id: Number(chemical) }),
        room: room.trim(),
        cabinet: cabinet.trim(),
        version,
      }),
      together: [["chemical", "room", "cabinet"]],
      labels: { chemical: texts.site, room: standing.room, cabinet: standing.cabinet },
      shown: { chemical: (_, { location_name }) => location_name },
      done: texts.movedTitle,
    },
    onClose,
  );
  return (
    <FormDialog
      form={form}
      title={texts.moveTitle(container.code)}
      description={texts.moveText(container.chemical_name, container.location_name)}
      onClose={onClose}
      submitLabel={texts.move}
      pendingLabel={texts.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={texts.conflictTitle}>
          {texts.conflictText(stored.code, placeOf(stored) ?? texts.noPlace)}
        </Banner>
      )}
      <SiteOfContainer container={container} form={form} />
      <PlaceFields form={form} />
    </FormDialog>
  );
}
