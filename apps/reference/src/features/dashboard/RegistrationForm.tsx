import { SegmentedControl, TextField } from "@placard/ui";
import { OptionalText } from "../../forms/OptionalText.tsx";
import { FieldConflicts } from "../../forms/FieldConflicts.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormFrame } from "../../forms/FormFrame.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { SavedMeanwhile } from "./SavedMeanwhile.tsx";
import { TimeZoneField } from "./TimeZoneField.tsx";
import { useRegistrationDetails, type StoredDetails } from "./use-registration-details.ts";

interface RegistrationFormProps {
  /** Stored details to review. */
  readonly stored: StoredDetails;
  /** Reason why this role cannot save, or `null`. */
  readonly refused: string | null;
  readonly onSaved: () => void;
}

/** Fields for emergency contacts and permits. */
export function RegistrationForm({ stored, refused, onSaved }: RegistrationFormProps) {
  const { dashboard, people } = useMessages();
  const { form, theirs, conflicts } = useRegistrationDetails(stored, onSaved);
  return (
    <FormFrame form={form}>
      {theirs !== null && <SavedMeanwhile theirs={theirs} />}
      <FieldConflicts conflicts={conflicts} />
      <div className="app-form-grid">
        <TextField label={dashboard.emergencyContactName} {...form.field("emergency_contact_name")} />
        <TextField
          label={dashboard.emergencyContactPhone}
          type="tel"
          placeholder={dashboard.phonePlaceholder}
          description={dashboard.emergencyPhoneHint(people.phoneHint)}
          {...form.field("emergency_contact_phone")}
        />
        <OptionalText label={dashboard.secondEmergencyPhone} type="tel" field={form.field("second_emergency_phone")} />
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
        <TimeZoneField field={form.field("time_zone")} />
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
