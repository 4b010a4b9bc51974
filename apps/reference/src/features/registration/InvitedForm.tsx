import { acceptInvitation } from "@placard/api-client/internal";
import { validateResponderRegistration } from "@placard/hazmat-core/business";
import { TextField, toasts } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { FormFrame } from "../../forms/FormFrame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
import { useDelayedNavigation } from "../../lib/delayed-navigation.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { RegisterSubmit } from "./RegisterSubmit.tsx";
import { RegistrationPassword } from "./RegistrationPassword.tsx";

interface InvitedFormProps {
  readonly token: string;
  /** The invited address: the link is valid only for this address. */
  readonly email: string;
  /** Name of the business or department. */
  readonly organizationName: string;
}

/** Form for an invited user. The business or department and the address are known. */
export function InvitedForm({ token, email, organizationName }: InvitedFormProps) {
  const { registration } = useMessages();
  const api = useApi();
  const navigate = useNavigate();
  const beginNavigation = useDelayedNavigation();
  const problemTexts = useProblemTexts();
  const form = useForm({
    initial: { name: "", password: "", confirm_password: "" },
    validate: (values) =>
      problemTexts(
        validateResponderRegistration({
          ...values,
          registration_type: "Team Member",
          email,
          department_name: organizationName,
        }),
      ),
    draft: { name: "register-invited", secrets: ["password", "confirm_password"] },
    async submit({ name, password }, saved) {
      const finishNavigation = beginNavigation();
      try {
        await api.call(acceptInvitation, { body: { invitation_token: token, name: name.trim(), password } });
        saved();
      } catch (error) {
        return refusalOf(error, registration.failed);
      }
      toasts.show({ tone: "ok", title: registration.joinedTitle, text: registration.joinedText(organizationName) });
      await finishNavigation(() => navigate({ to: paths.signIn }));
      return undefined;
    },
  });

  return (
    <FormFrame form={form} label={registration.title}>
      <div className="app-form-grid">
        <TextField label={registration.fullName} autoComplete="name" {...form.field("name")} />
        <TextField
          label={registration.email}
          type="email"
          autoComplete="username"
          value={email}
          isReadOnly
          description={registration.invitedEmailHint}
        />
        <RegistrationPassword field={form.field} />
      </div>
      <RegisterSubmit form={form} note={registration.noCardResponder} />
    </FormFrame>
  );
}
