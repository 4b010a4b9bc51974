import { useQuery } from "@tanstack/react-query";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import type { Form } from "../../../forms/use-form.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { locationsQuery } from "../../../lib/api/business-queries.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { AmountChoice } from "../fields/AmountChoice.tsx";
import { LocationChoice } from "../fields/LocationChoice.tsx";
import { NfpaFields } from "../fields/NfpaFields.tsx";
import { StoragePreview } from "../fields/StoragePreview.tsx";
import type { NewChemicalValues } from "./new-chemical.ts";

/** Fields for quantity, storage vessel and location, with a compatibility preview. */
export function StorageFields({ form }: { readonly form: Form<NewChemicalValues> }) {
  const { chemicals: texts, standing } = useMessages();
  const { business_id } = useBusinessProfile();
  const locations = useQuery(locationsQuery(useApi(), business_id));
  return (
    <div className="app-form-grid">
      <AmountChoice field={form.field} />
      <div className="placard__wide">
        <LocationChoice locations={locations.data} field={form.field("location_id")} />
      </div>
      <OptionalText label={standing.room} placeholder={standing.roomPlaceholder} field={form.field("room")} />
      <OptionalText label={standing.cabinet} placeholder={standing.cabinetPlaceholder} field={form.field("cabinet")} />
      <div className="placard__wide">
        <StoragePreview typed={form.values} />
      </div>
      <OptionalText
        label={texts.storageVessel}
        placeholder={texts.storageVesselPlaceholder}
        field={form.field("storage_vessel")}
      />
      <OptionalText
        label={texts.quantityPerVessel}
        placeholder={texts.quantityPerVesselPlaceholder}
        field={form.field("quantity_per_vessel")}
      />
      <OptionalText className="placard__wide" label={texts.manufacturer} field={form.field("manufacturer")} />
      <div className="placard__wide">
        <NfpaFields field={form.field} />
      </div>
    </div>
  );
}
