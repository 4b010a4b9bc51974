import { insertBusinessContact, type InputOf } from "@placard/api-client";
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
import { usePeopleChanged } from "../use-people-changed.ts";

type NewContact = InputOf<typeof insertBusinessContact>["body"];

/** A job title is entered with the manager of a location; Tier II fields are entered by an edit later. */
type OmittedField = "job_title" | "tier_two";

/** Form that adds a contact for crews. The button requires name, email and role, and shows what is missing. */
export function AddContactForm() {
  const { people: words } = useMessages();
  const whyNot = useRefusalReason();
  const { business_id, role: ownRole } = useBusinessProfile();
  const api = useApi();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const peopleChanged = usePeopleChanged();

  const inWords = useProblemTexts();
  const form = useForm({
    initial: { name: "", email: "", phone: "", second_phone: "", role: "" },
    validate: (values) => inWords(validateContact(values)),
    draft: { name: "add-contact" },
    async submit({ name, email, phone, second_phone, role }, saved) {
      const needed = { business_id, name: name.trim(), email: email.trim(), role };
      ({ ...needed, phone, second_phone }) satisfies EveryField<NewContact, OmittedField>;
      const body = { ...needed, ...nonBlankFields({ phone, second_phone }) };
      try {
        await api.call(insertBusinessContact, { body }, { idempotencyKey: keyFor(body) });
        saved();
      } catch (error) {
        return fail(error, { title: words.contactFailedTitle, fallback: words.contactFailed, logIn: words.logIn });
      }
      toasts.clear();
      toasts.show({ tone: "ok", title: words.contactAddedTitle, text: words.contactAddedText(body.name) });
      await peopleChanged();
      form.reset();
      return undefined;
    },
  });

  const refused =
    whyNot(ownRole, "edit_contacts") ?? (hasErrors(validateContact(form.values)) ? words.contactIncomplete : null);
  return (
    <FormFrame form={form} label={words.addContact}>
      <TextField label={words.name} autoComplete="off" {...form.field("name")} />
      <TextField label={words.email} type="email" autoComplete="off" {...form.field("email")} />
      <ContactPhoneFields form={form} />
      <ContactRoleSelect field={form.field("role")} />
      <FormFoot form={form} label={words.submitContact} pendingLabel={words.addingContact} refused={refused} />
    </FormFrame>
  );
}
