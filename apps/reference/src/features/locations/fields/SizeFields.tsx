import { OptionalText } from "../../../forms/OptionalText.tsx";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

interface SizeFieldsProps {
  /** `form.field` of a site form. */
  readonly field: (name: "square_feet" | "number_employees") => FieldProps<string>;
}

/** Fields for floor area and number of employees. */
export function SizeFields({ field }: SizeFieldsProps) {
  const { locations: texts } = useMessages();
  return (
    <>
      <OptionalText label={texts.squareFeetField} inputMode="numeric" field={field("square_feet")} />
      <OptionalText label={texts.employeesField} inputMode="numeric" field={field("number_employees")} />
    </>
  );
}
