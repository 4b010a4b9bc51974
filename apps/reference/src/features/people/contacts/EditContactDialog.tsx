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
  const { people: texts, common } = useMessages();
  const { form, stored, hasConflict } = useContactEdit(contact, onClose);
  return (
    <FormDialog
      form={form}
      title={texts.editContactTitle}
      description={texts.editContactText}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={texts.saving}
    >
      {hasConflict && (
        <Banner tone="caution" title={texts.contactConflictTitle}>
          {texts.conflictText([
            stored.name,
            stored.role,
            stored.phone ?? texts.noPhone,
            stored.second_phone,
            stored.email,
            stored.job_title,
          ])}
        </Banner>
      )}
      <div className="app-form-grid">
        <TextField label={texts.name} autoComplete="off" {...form.field("name")} />
        <ContactRoleSelect field={form.field("role")} />
        <ContactPhoneFields form={form} />
        <TextField label={texts.email} type="email" autoComplete="off" {...form.field("email")} />
        <OptionalText className="placard__wide" label={texts.jobTitle} field={form.field("job_title")} />
      </div>
      <ContactSection form={form} stored={stored.tier_two} />
    </FormDialog>
  );
}
