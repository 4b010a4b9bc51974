import { updateBusinessRegistration, type RegistrationDetails } from "@placard/api-client";
import type { EveryField } from "@placard/hazmat-core";
import { validateRegistrationDetails } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../lib/api/business-queries.ts";
import { refusalOf } from "../../lib/api/failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile, useSessionStore } from "../../session/SessionProvider.tsx";

/** The form of the registration details. @param stored - what is on file already */
export function useRegistrationDetails(stored: RegistrationDetails | null, onSaved: () => void) {
  const { common, dashboard } = useMessages();
  const profile = useBusinessProfile();
  const store = useSessionStore();
  const api = useApi();
  const queries = useQueryClient();

  const inWords = useProblemTexts();
  return useForm({
    initial: {
      emergency_contact_name: stored?.emergency_contact_name ?? "",
      emergency_contact_phone: stored?.emergency_contact_phone ?? "",
      general_business_email: stored?.general_business_email ?? "",
      business_registration: stored?.business_registration ?? "",
      hazardous_material_permit: stored?.hazardous_material_permit ?? "",
      liquor_permit: stored?.liquor_permit ?? false,
    } satisfies EveryField<RegistrationDetails>,
    validate: (values) => inWords(validateRegistrationDetails(values)),
    draft: { name: "registration-details" },
    async submit(details, saved) {
      try {
        await api.call(updateBusinessRegistration, { params: { business_id: profile.business_id }, body: details });
        saved();
      } catch (error) {
        const refusal = refusalOf(error, dashboard.saveFailed);
        toasts.show({ tone: "danger", title: common.errorTitle, text: refusal.message });
        return { fields: refusal.fields };
      }
      toasts.clear();
      toasts.show({ tone: "ok", title: dashboard.savedTitle, text: dashboard.savedText });
      await queries.invalidateQueries({ queryKey: businessKey(profile.business_id) });
      store.begin({ ...profile, registrationComplete: true });
      onSaved();
      return undefined;
    },
  });
}
