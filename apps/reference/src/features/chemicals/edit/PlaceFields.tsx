import type { Location } from "@placard/api-client";
import { Select } from "@placard/ui";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { StoragePreview } from "../fields/StoragePreview.tsx";
import { typedStorage } from "./chemical-changes.ts";
import type { EditedChemicalProps } from "./edited-chemical.ts";

interface PlaceFieldsProps extends EditedChemicalProps {
  readonly locationName: string;
  readonly locations: readonly Location[];
}

/** Fields for location, room and cabinet, with a compatibility preview. */
export function PlaceFields({ form, stored, locationName, locations }: PlaceFieldsProps) {
  const { chemicals: texts, standing } = useMessages();
  return (
    <>
      <Select
        label={texts.location}
        items={locationItems()}
        {...form.field("location_id")}
        description={form.values.location_id === String(stored.location_id) ? undefined : texts.moves}
      />
      <div className="app-edit-row">
        <OptionalText label={standing.room} field={form.field("room")} />
        <OptionalText label={standing.cabinet} field={form.field("cabinet")} />
      </div>
      <StoragePreview typed={typedStorage(stored, form.values)} chemicalId={stored.id} />
    </>
  );

  /** Includes the site of the chemical before the sites are loaded. */
  function locationItems() {
    const known = locations.map(({ id, name }) => ({ id: String(id), label: name }));
    const own = { id: String(stored.location_id), label: locationName };
    return known.some(({ id }) => id === own.id) ? known : [own, ...known];
  }
}
