import { formatNumber } from "@placard/hazmat-core";
import { quantityFrom, quantityRemarks } from "@placard/hazmat-core/business";
import { TextField } from "@placard/ui";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import "./AmountChoice.css";
import { UnitSelect } from "./UnitSelect.tsx";

interface AmountChoiceProps {
  /** `form.field` of a form about a chemical. */
  readonly field: (name: "quantity" | "unit") => FieldProps<string>;
}

/** How much there is, and in what; how the number was read is said, and what it would tell crews. */
export function AmountChoice({ field }: AmountChoiceProps) {
  const { chemicals: words } = useMessages();
  const quantity = field("quantity");
  const unit = field("unit");
  const amount = `${formatNumber(quantityFrom(quantity.value) ?? 0)} ${unit.value}`.trim();
  const said = quantityRemarks(quantity.value, unit.value).map((remark) => words.quantityRemarks[remark](amount));
  return (
    <>
      <TextField label={words.quantity} inputMode="decimal" description={words.quantityHint} {...quantity} />
      <UnitSelect placeholder={words.chooseUnit} field={unit} />
      <p className="app-amount-said" aria-live="polite">
        {said.join(" ")}
      </p>
    </>
  );
}
