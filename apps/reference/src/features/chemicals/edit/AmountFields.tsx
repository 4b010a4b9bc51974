import { OptionalText } from "../../../forms/OptionalText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { AmountChoice } from "../fields/AmountChoice.tsx";
import type { EditedChemicalProps } from "./edited-chemical.ts";

/** How much there is, and in what. */
export function AmountFields({ form }: Pick<EditedChemicalProps, "form">) {
  const { chemicals: words } = useMessages();
  return (
    <>
      <div className="app-edit-row">
        <AmountChoice field={form.field} />
      </div>
      <div className="app-edit-row">
        <OptionalText label={words.storageVessel} field={form.field("storage_vessel")} />
        <OptionalText label={words.quantityPerVessel} field={form.field("quantity_per_vessel")} />
      </div>
    </>
  );
}
