import { hasCode } from "@placard/api-client";
import { validatePasswordChange } from "@placard/hazmat-core/business";
import { Button, TextField, toasts } from "@placard/ui";
import { FormProblem } from "../../forms/FormProblem.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormFrame } from "../../forms/FormFrame.tsx";
import { PasswordPair } from "../../forms/PasswordPair.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { isSignedOut, refusalOf } from "../../lib/api/failure.ts";
import { usePasswordChange } from "../../lib/people/use-password-change.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import type { SessionProfile } from "../../session/profile.ts";
import { useSessionStore } from "../../session/SessionProvider.tsx";
import { useLogout } from "../../session/use-logout.ts";

type Problems = ReturnType<typeof validatePasswordChange>;

/** Reports a missing current password as a missing temporary password. */
const asTold = (problems: Problems): Problems =>
  problems.current_password === undefined
    ? problems
    : { ...problems, current_password: { code: "temporary_password.required" } };

/** Form with the temporary password and the new one. */
export function ChoosePasswordForm({ profile }: { readonly profile: SessionProfile }) {
  const { shell, signIn } = useMessages();
  const changePassword = usePasswordChange();
  const session = useSessionStore();
  const logOut = useLogout();
  const problemTexts = useProblemTexts();
  const form = useForm({
    initial: { current_password: "", password: "", confirm_password: "" },
    validate: (values) => problemTexts(asTold(validatePasswordChange(values))),
    async submit({ current_password, password }) {
      try {
        await changePassword({ current_password, password });
      } catch (error) {
        if (isSignedOut(error)) session.end("expired");
        if (hasCode(error, "current_password_wrong")) return { fields: { current_password: signIn.temporaryWrong } };
        if (hasCode(error, "password_unchanged")) return { fields: { password: signIn.temporaryUnchanged } };
        return refusalOf(error, signIn.newPasswordFailed);
      }
      toasts.show({ tone: "ok", title: signIn.newPasswordDoneTitle, text: signIn.temporaryDoneText });
      session.begin({ ...profile, mustChangePassword: false });
      return undefined;
    },
  });
  return (
    <>
      <FormFrame form={form} label={signIn.newPasswordTitle}>
        <FormProblem form={form} />
        <TextField
          label={signIn.temporaryPassword}
          type="password"
          autoComplete="current-password"
          {...form.field("current_password")}
        />
        <PasswordPair
          field={form.field}
          label={signIn.newPassword}
          confirmLabel={signIn.confirmPassword}
          hint={signIn.passwordHint}
        />
        <FormSubmit
          form={form}
          size="lg"
          label={signIn.newPasswordSubmit}
          pendingLabel={signIn.newPasswordSubmitting}
        />
      </FormFrame>
      <p className="placard__links">
        <Button variant="quiet" onPress={() => void logOut()}>
          {shell.logOut}
        </Button>
      </p>
    </>
  );
}
