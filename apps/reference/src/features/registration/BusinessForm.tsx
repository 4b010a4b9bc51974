import { httpRegistrationGeocoder } from "@placard/api-client/internal";
import { CHEMICAL_COUNT_CHOICES, LOCATION_COUNT_CHOICES } from "@placard/hazmat-core/business";
import { AddressInput, type AddressInputProps, TextField } from "@placard/ui";
import { OptionalText } from "../../forms/OptionalText.tsx";
import { FormFrame } from "../../forms/FormFrame.tsx";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useRegionCenter } from "../../lib/map/use-region-center.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { CountSelect } from "./CountSelect.tsx";
import { RegisterSubmit } from "./RegisterSubmit.tsx";
import { RegistrationPassword } from "./RegistrationPassword.tsx";
import { useBusinessRegistration } from "./use-business-registration.ts";

/** Form that registers a business with its first user, who is signed in immediately and chooses a plan. */
export function BusinessForm() {
  const { registration, people, common } = useMessages();
  const geocoder = httpRegistrationGeocoder(useApi());
  const form = useBusinessRegistration();
  const region = useRegionCenter();
  return (
    <FormFrame form={form} label={registration.business}>
      <div className="app-form-grid">
        <TextField
          className="placard__wide"
          label={registration.businessName}
          autoComplete="organization"
          {...form.field("business_name")}
        />
        <TextField label={registration.userName} autoComplete="name" {...form.field("name")} />
        <TextField label={registration.userEmail} type="email" autoComplete="email" {...form.field("email")} />
        <div className="placard__wide">
          <AddressInput
            label={registration.businessAddress}
            optionalLabel={common.optional}
            geocoder={geocoder}
            near={region}
            {...addressField(form.field("address"))}
          />
        </div>
        <OptionalText
          label={registration.phone}
          type="tel"
          autoComplete="tel"
          placeholder={registration.phonePlaceholder}
          description={people.phoneHint}
          field={form.field("phone")}
        />
        <OptionalText
          label={registration.businessType}
          placeholder={registration.businessTypePlaceholder}
          field={form.field("type")}
        />
        <CountSelect
          label={registration.numberOfLocations}
          choices={LOCATION_COUNT_CHOICES}
          field={form.field("number_of_locations")}
        />
        <CountSelect
          label={registration.numberOfChemicals}
          choices={CHEMICAL_COUNT_CHOICES}
          field={form.field("number_of_chemicals")}
        />
        <RegistrationPassword field={form.field} />
      </div>
      <RegisterSubmit form={form} note={registration.noCardBusiness} />
    </FormFrame>
  );
}

type AddressField = Pick<AddressInputProps, "value" | "onChange" | "errorMessage">;

/** Address field props for a typed or suggested address. */
function addressField({ value, onChange, errorMessage }: AddressField) {
  return {
    value,
    onChange,
    errorMessage,
    onSelect: ({ place_name }: { place_name: string }) => onChange(place_name),
  };
}
