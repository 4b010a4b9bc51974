import { Checkbox } from "@placard/ui";
import { useRowsOfSubstance } from "../../../lib/chemical/use-rows-of-substance.ts";
import { storageOf } from "../../../lib/containers/stored-container.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { EditedChemicalProps } from "./edited-chemical.ts";

/** Offers to copy the report fields of this row to the blank fields of the other rows of the substance. */
export function FillRows({ form, stored }: EditedChemicalProps) {
  const { tierTwo: texts } = useMessages();
  const others = (useRowsOfSubstance(stored, []) ?? []).filter(({ id }) => id !== stored.id);
  if (others.length === 0) return null;
  const ids = others.map(({ id }) => String(id));
  return (
    <div>
      <Checkbox
        isSelected={form.values.fills_rows.length > 0}
        onChange={(fills) => form.set("fills_rows", fills ? ids : [])}
      >
        {texts.fillRows(others.length)}
      </Checkbox>
      <p className="app-amount-said">{texts.fillRowsHint(others.map(storageOf))}</p>
    </div>
  );
}
