import { hasCode, updateBusinessContact, type Contact, type InputOf } from "@placard/api-client";
import type { EveryField } from "@placard/hazmat-core";
import { validateContact } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { contactTierProblems, contactTierValues, tierOfContact } from "../../../forms/tier-two/place-values.ts";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { usePeopleChanged } from "../use-people-changed.ts";

type Changes = InputOf<typeof updateBusinessContact>["body"];

/** The form that changes a contact. What is cleared is cleared: every field is sent. */
export function useContactEdit(contact: Contact, onClose: () => void) {
  const { people: words, problems } = useMessages();
  const api = useApi();
  const fail = useFailure();
  const peopleChanged = usePeopleChanged();
  const inWords = useProblemTexts();
  const { id } = contact;
  return useForm({
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
}
