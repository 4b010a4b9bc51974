import { resetPassword } from "@placard/api-client";
import { validatePasswordReset } from "@placard/hazmat-core/business";
import { toasts } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { FormProblem } from "../../forms/FormProblem.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormFrame } from "../../forms/FormFrame.tsx";
import { PasswordPair } from "../../forms/PasswordPair.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";

/** Takes the new password with the one-time token of the mail. */
export function NewPasswordForm({ token }: { readonly token: string }) {
  const { signIn } = useMessages();
  const api = useApi();
  const navigate = useNavigate();
  const inWords = useProblemTexts();
  const form = useForm({
    initial: { password: "", confirm_password: "" },
    validate: (values) => inWords(validatePasswordReset(values)),
    async submit({ password }) {
      try {
        await api.call(resetPassword, { body: { token, password } });
        toasts.show({ tone: "ok", title: signIn.newPasswordDoneTitle, text: signIn.newPasswordDoneText });
        await navigate({ to: paths.signIn });
        return undefined;
      } catch (error) {
        return refusalOf(error, signIn.newPasswordFailed);
      }
    },
  });
  return (
    <FormFrame form={form}>
      <FormProblem form={form} />
      <PasswordPair
        field={form.field}
        label={signIn.newPassword}
        confirmLabel={signIn.confirmPassword}
        hint={signIn.passwordHint}
      />
      <FormSubmit form={form} size="lg" label={signIn.newPasswordSubmit} pendingLabel={signIn.newPasswordSubmitting} />
    </FormFrame>
  );
}
