import { type InputOf } from "@placard/api-client";
import { insertBusinessContact } from "@placard/api-client/internal";
import type { EveryField } from "@placard/hazmat-core";
import { validateQuickContact } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { peopleKey } from "../../../lib/api/business-queries.ts";
import { nonBlankFields } from "../../../lib/api/non-blank-fields.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useIdempotencyKey } from "../../../lib/api/use-idempotency-key.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useBusinessProfile } from "../../../session/SessionProvider.tsx";

type NewContact = InputOf<typeof insertBusinessContact>["body"];

const MATTER = "quick-contact";

/** Fields that this form omits: those of the People page and of Tier II reports. */
type OmittedField = "role" | "second_phone" | "tier_two";

export interface QuickContactDialogProps {
  readonly onClose: () => void;
  /** Called with the id of the new contact. */
  readonly onAdded: (contactId: number) => void;
}

/** The form that adds a contact without leaving another form. */
export function useQuickContact({ onClose, onAdded }: QuickContactDialogProps) {
  const { locations: texts } = useMessages();
  const { business_id } = useBusinessProfile();
  const api = useApi();
  const queries = useQueryClient();
  const fail = useFailure();
  const keyFor = useIdempotencyKey();
  const problemTexts = useProblemTexts();
  return useForm({
    initial: { name: "", email: "", phone: "", job_title: "" },
    validate: (values) => problemTexts(validateQuickContact(values)),
    draft: { name: MATTER },
    async submit({ name, email, phone, job_title }, saved) {
      const needed = { business_id, name: name.trim(), email: email.trim() };
      ({ ...needed, phone, job_title }) satisfies EveryField<NewContact, OmittedField>;
      const body = { ...needed, ...nonBlankFields({ phone, job_title }) };
      try {
        const { contact_id } = await api.call(insertBusinessContact, { body }, { idempotencyKey: keyFor(body) });
        saved();
        await queries.invalidateQueries({ queryKey: peopleKey(business_id) });
        onAdded(contact_id);
      } catch (error) {
        return fail(error, {
          title: texts.contactFailedTitle,
          fallback: texts.contactFailed,
          logIn: texts.logInToChange,
          matter: MATTER,
        });
      }
      toasts.show({
        tone: "ok",
        title: texts.contactAddedTitle,
        text: texts.contactAddedText(body.name),
        matter: MATTER,
      });
      onClose();
      return undefined;
    },
  });
}
