import { type InputOf } from "@placard/api-client";
import { insertBusinessContact } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { hasErrors, validateContact } from "@placard/hazmat-core/business";
import { TextField, toasts } from "@placard/ui";
import { useRefusalReason } from "../../../lib/rights/use-refusal-reason.ts";
import { FormFoot } from "../../../forms/FormFoot.tsx";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { nonBlankFields } from "../../../lib/api/non-blank-fields.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";
import { ContactPhoneFields, ContactRoleSelect } from "./ContactFields.tsx";
import { usePeopleChanged } from "../../../lib/people/use-people-changed.ts";

type NewContact = InputOf<typeof insertBusinessContact>["body"];

/** A job title is entered with the manager of a location; Tier II fields are entered by an edit later. */
type OmittedField = "job_title" | "tier_two";

/** Form that adds a contact for crews. The button requires name, email and role, and shows what is missing. */
export function AddContactForm() {
  const { people: texts } = useMessages();
  const refusalReason = useRefusalReason();
  const { business_id, role: ownRole } = useBusinessProfile();
  const api = useApi();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const peopleChanged = usePeopleChanged();

  const problemTexts = useProblemTexts();
  const form = useForm({
    initial: { name: "", email: "", phone: "", second_phone: "", role: "" },
    validate: (values) => problemTexts(validateContact(values)),
    draft: { name: "add-contact" },
    async submit({ name, email, phone, second_phone, role }, saved) {
      const needed = { business_id, name: name.trim(), email: email.trim(), role };
      ({ ...needed, phone, second_phone }) satisfies EveryField<NewContact, OmittedField>;
      const body = { ...needed, ...nonBlankFields({ phone, second_phone }) };
      try {
        await api.call(insertBusinessContact, { body }, { idempotencyKey: keyFor(body) });
        saved();
      } catch (error) {
        return fail(error, { title: texts.contactFailedTitle, fallback: texts.contactFailed, logIn: texts.logIn });
      }
      toasts.clear();
      toasts.show({ tone: "ok", title: texts.contactAddedTitle, text: texts.contactAddedText(body.name) });
      await peopleChanged();
      form.reset();
      return undefined;
    },
  });

  const refused =
    refusalReason(ownRole, "edit_contacts") ??
    (hasErrors(validateContact(form.values)) ? texts.contactIncomplete : null);
  return (
    <FormFrame form={form} label={texts.addContact}>
      <TextField label={texts.name} autoComplete="off" {...form.field("name")} />
      <TextField label={texts.email} type="email" autoComplete="off" {...form.field("email")} />
      <ContactPhoneFields form={form} />
      <ContactRoleSelect field={form.field("role")} />
      <FormFoot form={form} label={texts.submitContact} pendingLabel={texts.addingContact} refused={refused} />
    </FormFrame>
  );
}
