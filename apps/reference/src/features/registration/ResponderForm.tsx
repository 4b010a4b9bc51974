import { parseTeamEmails, REGISTRATION_TYPES } from "@placard/hazmat-core/business";
import { SegmentedControl, TextField } from "@placard/ui";
import { ChipsField } from "@placard/ui/internal";
import { FormFrame } from "../../forms/FormFrame.tsx";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { RegisterSubmit } from "./RegisterSubmit.tsx";
import { RegistrationPassword } from "./RegistrationPassword.tsx";
import { useResponderRegistration } from "./use-responder-registration.ts";

/**
 * Form that registers a department with its first admin, or a member who requests to join one. Both sign in afterwards.
 */
export function ResponderForm() {
  const { registration } = useMessages();
  const form = useResponderRegistration();
  const isMember = form.values.registration_type === "Team Member";
  const names = { "Department Admin": registration.departmentAdmin, "Team Member": registration.teamMember };

  return (
    <FormFrame form={form} label={registration.responder}>
      <SegmentedControl
        label={registration.registrationType}
        hasVisibleLabel
        options={REGISTRATION_TYPES.map((id) => ({ id, label: names[id] }))}
        value={form.values.registration_type}
        onChange={(type) => form.set("registration_type", type)}
      />
      <div className="app-form-grid">
        <TextField label={registration.fullName} autoComplete="name" {...form.field("name")} />
        <TextField label={registration.email} type="email" autoComplete="email" {...form.field("email")} />
        <TextField
          className="placard__wide"
          label={registration.department}
          autoComplete="organization"
          {...form.field("department_name")}
        />
        {isMember && (
          <div className="placard__wide">
            <ChipsField
              label={registration.teamEmails}
              values={form.values.team_emails}
              onChange={(emails) => form.set("team_emails", emails)}
              parse={parseTeamEmails}
              placeholder={registration.teamEmailsPlaceholder}
              description={registration.teamEmailsHint}
              errorMessage={form.field("team_emails").errorMessage}
              countLabel={registration.teamEmailsCount(form.values.team_emails.length)}
            />
          </div>
        )}
        <RegistrationPassword field={form.field} />
      </div>
      <RegisterSubmit form={form} note={registration.noCardResponder} />
    </FormFrame>
  );
}
