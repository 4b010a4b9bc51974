import { TextField } from "@placard/ui";
import type { Form } from "../../../forms/use-form.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import type { ChecklistValues } from "./checklist-values.ts";
import { ItemFields } from "./ItemFields.tsx";

/** The name of a checklist and its items. */
export function ChecklistFields({ form }: { readonly form: Form<ChecklistValues> }) {
  const { checklists: texts } = useMessages();
  return (
    <>
      <TextField label={texts.name} {...form.field("name")} />
      <ItemFields field={form.field("items")} />
    </>
  );
}
