import { Checkbox } from "@placard/ui";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AmountChoice } from "../fields/AmountChoice.tsx";
import type { EditedChemicalProps } from "./edited-chemical.ts";

/** Fields for quantity and unit, with a checkbox to confirm that they were checked today. */
export function AmountFields({ form }: Pick<EditedChemicalProps, "form">) {
  const { chemicals: texts } = useMessages();
  return (
    <>
      <div className="app-edit-row">
        <AmountChoice field={form.field} />
      </div>
      <div>
        <Checkbox isSelected={form.values.is_checked} onChange={(is) => form.set("is_checked", is)}>
          {texts.checkedToday}
        </Checkbox>
        <p className="app-amount-said">{texts.checkedByChange}</p>
      </div>
      <div className="app-edit-row">
        <OptionalText label={texts.storageVessel} field={form.field("storage_vessel")} />
        <OptionalText label={texts.quantityPerVessel} field={form.field("quantity_per_vessel")} />
      </div>
    </>
  );
}
