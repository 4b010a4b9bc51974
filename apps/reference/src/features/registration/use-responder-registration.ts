import { invalidTeamEmails, validateResponderRegistration } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
import { useDelayedNavigation } from "../../lib/delayed-navigation.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { registerResponder, type ResponderFormValues } from "./register-responder.ts";

const EMPTY: ResponderFormValues = {
  registration_type: "Department Admin",
  name: "",
  email: "",
  department_name: "",
  team_emails: [],
  password: "",
  confirm_password: "",
};

/** The form that registers a department with its first admin, or requests membership in one. */
export function useResponderRegistration() {
  const { registration } = useMessages();
  const api = useApi();
  const navigate = useNavigate();
  const beginNavigation = useDelayedNavigation();
  const problemTexts = useProblemTexts();
  return useForm<{ [Field in keyof ResponderFormValues]: ResponderFormValues[Field] }>({
    initial: EMPTY,
    validate: (values) => ({
      ...problemTexts(validateResponderRegistration(values)),
      ...teamEmailsError(values.team_emails, registration.teamEmailsInvalid),
    }),
    draft: { name: "register-responder", secrets: ["password", "confirm_password"] },
    async submit(values, saved) {
      const finishNavigation = beginNavigation();
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
      await finishNavigation(() => navigate({ to: paths.signIn }));
      return undefined;
    },
  });
}

/** A chip with an invalid address stays and is named in the error. */
function teamEmailsError(emails: readonly string[], texts: (wrong: string) => string): { team_emails?: string } {
  const wrong = invalidTeamEmails(emails);
  return wrong.length === 0 ? {} : { team_emails: texts(wrong.join(", ")) };
}
