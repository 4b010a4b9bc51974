import {
  invalidTeamEmails,
  parseTeamEmails,
  REGISTRATION_TYPES,
  validateResponderRegistration,
} from "@placard/hazmat-core/business";
import { SegmentedControl, TextField, toasts } from "@placard/ui";
import { ChipsField } from "@placard/ui/controls";
import { useNavigate } from "@tanstack/react-router";
import { FormProblem } from "../../forms/FormProblem.tsx";
import { FormFrame } from "../../forms/FormFrame.tsx";
import { PasswordPair } from "../../forms/PasswordPair.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { registerResponder, type ResponderFormValues } from "./register-responder.ts";
import { RegisterSubmit } from "./RegisterSubmit.tsx";

const empty: ResponderFormValues = {
  registration_type: "Department Admin",
  name: "",
  email: "",
  department_name: "",
  team_emails: [],
  password: "",
  confirm_password: "",
};

/** A department with its first admin, or a member who asks to join one. Both sign in next. */
export function ResponderForm() {
  const { registration } = useMessages();
  const api = useApi();
  const navigate = useNavigate();
  const inWords = useProblemTexts();
  const form = useForm<{ [Field in keyof ResponderFormValues]: ResponderFormValues[Field] }>({
    initial: empty,
    validate: (values) => ({
      ...inWords(validateResponderRegistration(values)),
      ...teamEmailsError(values.team_emails, registration.teamEmailsInvalid),
    }),
    draft: { name: "register-responder", secrets: ["password", "confirm_password"] },
    async submit(values, saved) {
      try {
        await registerResponder(api, values);
        saved();
      } catch (error) {
        return refusalOf(error, registration.failed);
      }
      const isAdmin = values.registration_type === "Department Admin";
      toasts.show({
        tone: "ok",
        title: isAdmin ? registration.adminDoneTitle : registration.memberDoneTitle,
        text: (isAdmin ? registration.adminDoneText : registration.memberDoneText)(values.department_name.trim()),
      });
      await navigate({ to: paths.signIn });
      return undefined;
    },
  });
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
        <PasswordPair
          field={form.field}
          label={registration.password}
          confirmLabel={registration.confirmPassword}
          hint={registration.passwordHint}
        />
      </div>
      <FormProblem form={form} />
      <RegisterSubmit isSubmitting={form.isSubmitting} note={registration.noCardResponder} />
    </FormFrame>
  );
}

/** A chip that is no address stays where it is, and is named. */
function teamEmailsError(emails: readonly string[], words: (wrong: string) => string): { team_emails?: string } {
  const wrong = invalidTeamEmails(emails);
  return wrong.length === 0 ? {} : { team_emails: words(wrong.join(", ")) };
}
