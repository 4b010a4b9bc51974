import { CONTACT_ROLES } from "@placard/hazmat-core/business";
import { Select } from "@placard/ui";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import { choiceField } from "../../../forms/choice-field.ts";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface ContactFieldProps {
  readonly field: FieldProps<string>;
}

const ROLE_ITEMS = CONTACT_ROLES.map((role) => ({ id: role, label: role }));

/** Field for the roles in which crews call a contact. */
export function ContactRoleSelect({ field }: ContactFieldProps) {
  const { people: texts } = useMessages();
  return (
    <Select
      label={texts.contactRole}
      placeholder={texts.chooseRole}
      items={ROLE_ITEMS}
      {...choiceField(field, CONTACT_ROLES)}
    />
  );
}

interface ContactPhoneFieldsProps {
  readonly form: { readonly field: (name: "phone" | "second_phone") => FieldProps<string> };
}

/** Fields for the phone numbers of a contact. */
export function ContactPhoneFields({ form }: ContactPhoneFieldsProps) {
  const { people: texts } = useMessages();
  return (
    <>
      <OptionalText
        label={texts.phone}
        type="tel"
        autoComplete="off"
        placeholder={texts.phonePlaceholder}
        description={texts.phoneHint}
        field={form.field("phone")}
      />
      <OptionalText label={texts.secondPhone} type="tel" autoComplete="off" field={form.field("second_phone")} />
    </>
  );
}
