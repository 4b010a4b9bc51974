import type { Contact } from "@placard/api-client";
import { Banner, TextField } from "@placard/ui";
import { OptionalText } from "../../../forms/OptionalText.tsx";
import { FormDialog } from "../../../forms/FormDialog.tsx";
import { ContactSection } from "../../../forms/tier-two/PlaceSection.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { ContactPhoneFields, ContactRoleSelect } from "./ContactFields.tsx";
import { useContactEdit } from "./use-contact-edit.ts";

/** Dialog that edits a contact. */
export function EditContactDialog({ contact, onClose }: { readonly contact: Contact; readonly onClose: () => void }) {
  const { people: words, common } = useMessages();
  const { form, stored, hasConflict } = useContactEdit(contact, onClose);
  return (
    <FormDialog
      form={form}
      title={words.editContactTitle}
      description={words.editContactText}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={words.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={words.contactConflictTitle}>
          {words.conflictText([
            stored.name,
            stored.role,
            stored.phone ?? words.noPhone,
            stored.second_phone,
            stored.email,
            stored.job_title,
          ])}
        </Banner>
      )}
      <div className="app-form-grid">
        <TextField label={words.name} autoComplete="off" {...form.field("name")} />
        <ContactRoleSelect field={form.field("role")} />
        <ContactPhoneFields form={form} />
        <TextField label={words.email} type="email" autoComplete="off" {...form.field("email")} />
        <OptionalText className="placard__wide" label={words.jobTitle} field={form.field("job_title")} />
      </div>
      <ContactSection form={form} stored={stored.tier_two} />
    </FormDialog>
  );
}
