import type { Location } from "@placard/api-client";
import type { Form } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { CivicAddressField } from "../fields/CivicAddressField.tsx";
import { PinField } from "../pin/PinField.tsx";
import { placeInForm, type SitePlaceFound } from "../pin/site-place.ts";
import type { EditLocationValues } from "./location-changes.ts";

interface PlaceFieldsProps {
  readonly form: Form<EditLocationValues>;
  readonly stored: Location;
}

/** Fields for address and pin. The stored pin belongs to the stored address. */
export function PlaceFields({ form, stored }: PlaceFieldsProps) {
  const { locations: texts } = useMessages();
  const isSameAddress = form.values.civic_address.trim() === stored.civic_address;
  return (
    <>
      <CivicAddressField
        description={isSameAddress ? texts.civicAddressHint : texts.civicAddressMoved}
        field={form.field("civic_address")}
        isPicked={isSameAddress || form.values.picked_address === form.values.civic_address}
        onPick={form.fill}
      />
      <PinField
        isBegun={form.values.civic_address.trim() !== ""}
        place={placeInForm(form.values) ?? (isSameAddress ? storedPlace(stored) : null)}
        draft={`edit-location-${stored.id}`}
        onPin={form.fill}
        later={form.field("pin_later")}
        problem={form.field("precision").errorMessage}
      />
    </>
  );
}

function storedPlace({ latitude, longitude, precision }: Location): SitePlaceFound | null {
  return latitude !== null && longitude !== null ? { center: [longitude, latitude], precision } : null;
}
