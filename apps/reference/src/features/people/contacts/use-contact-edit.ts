import { type Contact, type InputOf } from "@placard/api-client";
import { contact as contactSchema, updateBusinessContact } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { validateContact } from "@placard/hazmat-core/business";
import {
  contactTierLabels,
  contactTierProblems,
  contactTierValues,
  tierOfContact,
} from "../../../forms/tier-two/place-values.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useRecordEdit } from "../../../forms/use-record-edit.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

type Changes = InputOf<typeof updateBusinessContact>["body"];

const valuesOf = ({ name, email, phone, second_phone, role, job_title, tier_two }: Contact) => ({
  name,
  email,
  phone: phone ?? "",
  second_phone: second_phone ?? "",
  role: role ?? "",
  job_title: job_title ?? "",
  ...contactTierValues(tier_two),
});
type Values = ReturnType<typeof valuesOf>;

/** Every field is sent, so that emptied fields are cleared. */
const changesOf = (stored: Contact, { name, email, phone, second_phone, role, job_title, ...tier }: Values) =>
  ({
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    second_phone: second_phone.trim(),
    role,
    job_title: job_title.trim(),
    tier_two: tierOfContact(tier, stored.tier_two),
    version: stored.version,
  }) satisfies EveryField<Changes>;

/** The form that edits a contact. */
export function useContactEdit(contact: Contact, onClose: () => void) {
  const { people: texts, problems, tierTwo } = useMessages();
  const api = useApi();
  const problemTexts = useProblemTexts();
  return useRecordEdit({
    record: contact,
    schema: contactSchema,
    businessId: contact.business_id,
    draft: "edit-contact",
    valuesOf,
    validate: (values: Values) => ({
      ...problemTexts(validateContact(values)),
      ...contactTierProblems(values, problems),
    }),
    changesOf,
    labels: {
      name: texts.name,
      email: texts.email,
      phone: texts.phone,
      second_phone: texts.secondPhone,
      role: texts.contactRole,
      job_title: texts.jobTitle,
      ...contactTierLabels(tierTwo),
    },
    send: (body) => api.call(updateBusinessContact, { params: { id: contact.id }, body }),
    texts: {
      done: ({ name }) => ({ title: texts.contactUpdatedTitle, text: texts.contactUpdatedText(name) }),
      gone: texts.contactGone,
      failed: { title: texts.updateFailedTitle, fallback: texts.updateFailed, logIn: texts.logIn },
    },
    onClose,
  });
}
