import { TextField } from "@placard/ui";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useQuickContact, type QuickContactDialogProps } from "./use-quick-contact.ts";

/** Dialog that adds a contact without leaving the location form. */
export function QuickContactDialog(props: QuickContactDialogProps) {
  const { onClose } = props;
  const { locations: texts, people } = useMessages();
  const form = useQuickContact(props);
  return (
    <FormDialog
      form={form}
      title={texts.contactTitle}
      description={texts.contactText}
      onClose={onClose}
      submitLabel={texts.contactSave}
      pendingLabel={texts.contactSaving}
    >
      <div className="app-form-grid">
        <TextField label={texts.contactName} autoComplete="off" {...form.field("name")} />
        <TextField label={texts.contactEmail} type="email" autoComplete="off" {...form.field("email")} />
        <OptionalText
          label={texts.contactPhone}
          type="tel"
          autoComplete="off"
          description={people.phoneHint}
          field={form.field("phone")}
        />
        <OptionalText label={texts.contactJobTitle} field={form.field("job_title")} />
      </div>
    </FormDialog>
  );
}
