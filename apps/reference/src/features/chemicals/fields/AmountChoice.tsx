import { TextField } from "@placard/ui";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { ParsedAmount } from "./ParsedAmount.tsx";
import { UnitSelect } from "./UnitSelect.tsx";

interface AmountChoiceProps {
  /** `form.field` of a chemical form. */
  readonly field: (name: "quantity" | "unit") => FieldProps<string>;
}

/** Fields for quantity and unit, showing how the number was read and what crews will see. */
export function AmountChoice({ field }: AmountChoiceProps) {
  const { chemicals: texts } = useMessages();
  const quantity = field("quantity");
  const unit = field("unit");
  return (
    <>
      <TextField label={texts.quantity} inputMode="decimal" description={texts.quantityHint} {...quantity} />
      <UnitSelect placeholder={texts.chooseUnit} field={unit} />
      <ParsedAmount quantity={quantity.value} unit={unit.value} />
    </>
  );
}
