import { hasCode, updateBusinessContact, type Contact, type InputOf } from "@placard/api-client";
import type { EveryField } from "@placard/hazmat-core";
import { CONTACT_ROLES, isOneOf, validateContact } from "@placard/hazmat-core/business";
import { Select, TextField, toasts } from "@placard/ui";
import { FormDialog } from "../../forms/FormDialog.tsx";
import { useForm } from "../../forms/use-form.ts";
import { contactTierProblems, contactTierValues, tierOfContact } from "../../forms/tier-two/place-values.ts";
import { ContactSection } from "../../forms/tier-two/PlaceSection.tsx";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../lib/api/use-failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { usePeopleChanged } from "./use-people-changed.ts";

type Changes = InputOf<typeof updateBusinessContact>["body"];

const ROLE_ITEMS = CONTACT_ROLES.map((role) => ({ id: role, label: role }));

/** Changes somebody whom crews call. What is cleared is cleared: every field is sent. */
export function EditContactDialog({ contact, onClose }: { readonly contact: Contact; readonly onClose: () => void }) {
  const { people: words, common, problems } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const peopleChanged = usePeopleChanged();
  const inWords = useProblemTexts();
  const { id } = contact;
  const form = useForm({
    initial: {
      name: contact.name,
      email: contact.email,
      phone: contact.phone ?? "",
      role: contact.role ?? "",
      job_title: contact.job_title ?? "",
      ...contactTierValues(contact.tier_two),
    },
    validate: (values) => ({ ...inWords(validateContact(values)), ...contactTierProblems(values, problems) }),
    draft: { name: `edit-contact-${id}` },
    async submit({ name, email, phone, role, job_title, ...tier }, saved) {
      const body = {
        name: name.trim(),
        email: email.trim(),
        phone: phone.trim(),
        role,
        job_title: job_title.trim(),
        tier_two: tierOfContact(tier, contact.tier_two),
      } satisfies EveryField<Changes>;
      try {
        await api.call(updateBusinessContact, { params: { id }, body });
        saved();
      } catch (error) {
        if (hasCode(error, "not_found")) return { message: words.contactGone };
        return fail(error, { title: words.updateFailedTitle, fallback: words.updateFailed, logIn: words.logIn });
      }
      await peopleChanged();
      toasts.show({ tone: "ok", title: words.contactUpdatedTitle, text: words.contactUpdatedText(body.name) });
      onClose();
      return undefined;
    },
  });

  const role = form.field("role");
  return (
    <FormDialog
      form={form}
      title={words.editContactTitle}
      description={words.editContactText}
      onClose={onClose}
      submitLabel={common.save}
      pendingLabel={words.saving}
    >
      <div className="app-form-grid">
        <TextField label={words.name} autoComplete="off" {...form.field("name")} />
        <Select
          label={words.contactRole}
          placeholder={words.chooseRole}
          items={ROLE_ITEMS}
          {...role}
          value={isOneOf(CONTACT_ROLES, role.value) ? role.value : null}
        />
        <TextField
          label={words.phone}
          type="tel"
          autoComplete="off"
          optionalLabel={common.optional}
          placeholder={words.phonePlaceholder}
          {...form.field("phone")}
        />
        <TextField label={words.email} type="email" autoComplete="off" {...form.field("email")} />
        <TextField
          className="placard__wide"
          label={words.jobTitle}
          optionalLabel={common.optional}
          {...form.field("job_title")}
        />
      </div>
      <ContactSection form={form} />
    </FormDialog>
  );
}
