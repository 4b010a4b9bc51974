import { updateBusinessRegistration, type RegistrationDetails } from "@placard/api-client";
import type { EveryField } from "@placard/hazmat-core";
import { validateRegistrationDetails } from "@placard/hazmat-core/business";
import { SegmentedControl, TextField, toasts } from "@placard/ui";
import { useQueryClient } from "@tanstack/react-query";
import { OptionalText } from "../../forms/OptionalText.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormFrame } from "../../forms/FormFrame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { businessKey } from "../../lib/api/business-queries.ts";
import { refusalOf } from "../../lib/api/failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { useBusinessProfile, useSessionStore } from "../../session/SessionProvider.tsx";

interface RegistrationFormProps {
  /** What is on file already, when the details are looked at again. */
  readonly stored: RegistrationDetails | null;
  /** Why this role may not save, or `null`. */
  readonly refused: string | null;
  readonly onSaved: () => void;
}

/** Whom crews call first, and the permits. */
export function RegistrationForm({ stored, refused, onSaved }: RegistrationFormProps) {
  const { common, dashboard } = useMessages();
  const profile = useBusinessProfile();
  const store = useSessionStore();
  const api = useApi();
  const queries = useQueryClient();

  const inWords = useProblemTexts();
  const form = useForm({
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
      toasts.show({ tone: "ok", title: dashboard.savedTitle, text: dashboard.savedText });
      await queries.invalidateQueries({ queryKey: businessKey(profile.business_id) });
      store.begin({ ...profile, registrationComplete: true });
      onSaved();
      return undefined;
    },
  });

  return (
    <FormFrame form={form}>
      <div className="app-form-grid">
        <TextField label={dashboard.emergencyContactName} {...form.field("emergency_contact_name")} />
        <TextField
          label={dashboard.emergencyContactPhone}
          type="tel"
          placeholder={dashboard.phonePlaceholder}
          {...form.field("emergency_contact_phone")}
        />
        <TextField
          className="placard__wide"
          label={dashboard.generalBusinessEmail}
          type="email"
          {...form.field("general_business_email")}
        />
        <TextField
          label={dashboard.businessRegistration}
          inputMode="numeric"
          placeholder={dashboard.businessRegistrationPlaceholder}
          {...form.field("business_registration")}
        />
        <OptionalText
          label={dashboard.hazardousMaterialPermit}
          placeholder={dashboard.permitPlaceholder}
          field={form.field("hazardous_material_permit")}
        />
      </div>
      <div className="app-registration-foot">
        <SegmentedControl
          label={dashboard.liquorPermit}
          hasVisibleLabel
          options={[
            { id: "yes", label: dashboard.yes },
            { id: "no", label: dashboard.no },
          ]}
          value={form.values.liquor_permit ? "yes" : "no"}
          onChange={(answer) => form.set("liquor_permit", answer === "yes")}
        />
        <FormSubmit
          form={form}
          label={dashboard.saveRegistration}
          pendingLabel={dashboard.savingRegistration}
          refused={refused}
        />
      </div>
    </FormFrame>
  );
}
