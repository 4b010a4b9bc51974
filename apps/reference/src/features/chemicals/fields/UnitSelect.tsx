import { QUANTITY_UNITS } from "@placard/hazmat-core/business";
import { Select } from "@placard/ui";
import { choiceField } from "../../../forms/choice-field.ts";
import type { FieldProps } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/**
 * Shorter units first among those with the same initial: users who type L mean litres, users who type lb mean pounds.
 */
const ITEMS = QUANTITY_UNITS.map((unit) => ({ id: unit, label: unit })).toSorted(({ id: one }, { id: other }) =>
  one[0]?.toLowerCase() === other[0]?.toLowerCase() ? one.length - other.length : 0,
);

interface UnitSelectProps {
  readonly field: FieldProps<string>;
  readonly placeholder?: string;
}

/** Field for the unit of a quantity. */
export function UnitSelect({ field, ...more }: UnitSelectProps) {
  const { chemicals: texts } = useMessages();
  return <Select label={texts.unit} items={ITEMS} {...more} {...choiceField(field, QUANTITY_UNITS)} />;
}
