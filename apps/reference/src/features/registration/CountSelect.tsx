import type { Choice } from "@placard/hazmat-core/business";
import { Select } from "@placard/ui";
import type { FieldProps } from "../../forms/use-form.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface CountSelectProps {
  readonly label: string;
  readonly choices: readonly Choice<number>[];
  readonly field: FieldProps<string>;
}

/** Field for the approximate number of locations or chemicals of a business. Optional. */
export function CountSelect({ label, choices, field }: CountSelectProps) {
  const { registration, common } = useMessages();
  return (
    <Select
      label={label}
      optionalLabel={common.optional}
      placeholder={registration.chooseOne}
      items={choices.map((choice) => ({ id: String(choice.value), label: choice.label }))}
      {...field}
    />
  );
}
