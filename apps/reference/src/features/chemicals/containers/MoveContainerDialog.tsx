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
  const { containers: words, standing } = useMessages();
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
      labels: { chemical: words.site, room: standing.room, cabinet: standing.cabinet },
      shown: { chemical: (_, { location_name }) => location_name },
      done: words.movedTitle,
    },
    onClose,
  );
  return (
    <FormDialog
      form={form}
      title={words.moveTitle(container.code)}
      description={words.moveText(container.chemical_name, container.location_name)}
      onClose={onClose}
      submitLabel={words.move}
      pendingLabel={words.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={words.conflictTitle}>
          {words.conflictText(stored.code, placeOf(stored) ?? words.noPlace)}
        </Banner>
      )}
      <SiteOfContainer container={container} form={form} />
      <PlaceFields form={form} />
    </FormDialog>
  );
}
