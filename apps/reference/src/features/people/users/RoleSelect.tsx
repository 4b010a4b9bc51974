import { BUSINESS_ROLES, type BusinessRole } from "@placard/hazmat-core/business";
import { Select } from "@placard/ui";
import { choiceField } from "../../../forms/choice-field.ts";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Field for the role of a user, with the permissions of each role. */
export function RoleSelect({ field }: { readonly field: FieldProps<BusinessRole> }) {
  const { people: texts } = useMessages();
  const items = BUSINESS_ROLES.map((role) => ({ id: role, label: role, hint: texts.roleHint(role) }));
  return <Select label={texts.role} items={items} {...choiceField(field, BUSINESS_ROLES)} />;
}
