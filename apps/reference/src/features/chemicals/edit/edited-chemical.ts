import type { InventoryChemical } from "@placard/api-client";
import type { Form } from "../../../forms/use-form.ts";
import type { EditValues } from "./chemical-changes.ts";

/** Props of each part of the dialog: form values and the stored chemical. */
export interface EditedChemicalProps {
  readonly form: Form<EditValues>;
  readonly stored: InventoryChemical;
}
