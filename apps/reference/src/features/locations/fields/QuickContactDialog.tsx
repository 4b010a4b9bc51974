import { TextField } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useQuickContact, type QuickContactDialogProps } from "./use-quick-contact.ts";

/** Dialog that adds a contact without leaving the location form. */
export function QuickContactDialog(props: QuickContactDialogProps) {
  const { onClose } = props;
  const { locations: words, people } = useMessages();
  const form = useQuickContact(props);
  return (
    <FormDialog
      form={form}
      title={words.contactTitle}
      description={words.contactText}
      onClose={onClose}
      submitLabel={words.contactSave}
      pendingLabel={words.contactSaving}
    >
      <div className="app-form-grid">
        <TextField label={words.contactName} autoComplete="off" {...form.field("name")} />
        <TextField label={words.contactEmail} type="email" autoComplete="off" {...form.field("email")} />
        <OptionalText
          label={words.contactPhone}
          type="tel"
          autoComplete="off"
          description={people.phoneHint}
          field={form.field("phone")}
        />
        <OptionalText label={words.contactJobTitle} field={form.field("job_title")} />
      </div>
    </FormDialog>
  );
}
