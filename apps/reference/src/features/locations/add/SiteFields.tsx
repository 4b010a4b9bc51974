import { TextField } from "@placard/ui";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import type { Form } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { CivicAddressField } from "../fields/CivicAddressField.tsx";
import { ManagerChoice } from "../fields/ManagerChoice.tsx";
import { SizeFields } from "../fields/SizeFields.tsx";
import { PinField } from "../pin/PinField.tsx";
import { placeInForm } from "../pin/site-place.ts";
import type { NewLocationValues } from "./new-location.ts";

interface SiteFieldsProps {
  readonly form: Form<NewLocationValues>;
  readonly onAddContact: () => void;
}

/** Fields for name, address, size and manager of a site. */
export function SiteFields({ form, onAddContact }: SiteFieldsProps) {
  const { locations: texts } = useMessages();
  return (
    <div className="app-form-grid">
      <TextField className="placard__wide" label={texts.name} {...form.field("name")} />
      <div className="placard__wide">
        <CivicAddressField
          description={texts.civicAddressHint}
          field={form.field("civic_address")}
          isPicked={form.values.picked_address === form.values.civic_address}
          onPick={form.fill}
        />
      </div>
      <div className="placard__wide">
        <PinField
          isBegun={form.values.civic_address.trim() !== ""}
          place={placeInForm(form.values)}
          draft="add-location"
          onPin={form.fill}
          later={form.field("pin_later")}
          problem={form.field("precision").errorMessage}
        />
      </div>
      <OptionalText
        className="placard__wide"
        label={texts.address}
        placeholder={texts.addressPlaceholder}
        field={form.field("address")}
      />
      <SizeFields field={form.field} />
      <div className="placard__wide">
        <ManagerChoice field={form.field("contact_id")} onAddContact={onAddContact} />
      </div>
    </div>
  );
}
