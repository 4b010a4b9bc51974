import type { InventoryChemical } from "@placard/api-client";
import type { Form } from "../../../forms/use-form.ts";
import type { EditValues } from "./chemical-changes.ts";

/** What each part of the dialog is given: what is typed, and what the server has. */
export interface EditedChemicalProps {
  readonly form: Form<EditValues>;
  readonly stored: InventoryChemical;
}
