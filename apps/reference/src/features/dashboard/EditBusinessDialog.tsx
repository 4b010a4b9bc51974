import { httpRegistrationGeocoder } from "@placard/api-client/internal";
import { AddressInput, Banner, TextField } from "@placard/ui";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { OptionalText } from "../../forms/OptionalText.tsx";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useRegionCenter } from "../../lib/map/use-region-center.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessEdit, type BusinessTexts } from "./use-business-edit.ts";

interface EditBusinessDialogProps {
  readonly business: BusinessTexts;
  readonly onClose: () => void;
}

/** Dialog that edits the details of the business that crews see. */
export function EditBusinessDialog({ business, onClose }: EditBusinessDialogProps) {
  const { dashboard, registration, common, people } = useMessages();
  const geocoder = httpRegistrationGeocoder(useApi());
  const { form, stored, hasConflict } = useBusinessEdit(business, onClose);
  const address = form.field("address");
  const region = useRegionCenter();
  return (
    <FormDialog
      form={form}
      title={dashboard.editBusiness}
      description={dashboard.editBusinessText}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={people.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={dashboard.businessConflictTitle}>
          {people.conflictText([stored.business_name, stored.address, stored.phone, stored.type])}
        </Banner>
      )}
      <div className="app-form-grid">
        <TextField
          className="placard__wide"
          label={registration.businessName}
          autoComplete="organization"
          {...form.field("business_name")}
        />
        <div className="placard__wide">
          <AddressInput
            label={registration.businessAddress}
            optionalLabel={common.optional}
            geocoder={geocoder}
            near={address.value === stored.address ? null : region}
            {...address}
            onSelect={({ place_name }) => address.onChange(place_name)}
          />
        </div>
        <OptionalText
          label={registration.phone}
          type="tel"
          autoComplete="tel"
          description={people.phoneHint}
          field={form.field("phone")}
        />
        <OptionalText label={registration.businessType} field={form.field("type")} />
      </div>
    </FormDialog>
  );
}
