import { hasCode } from "@placard/api-client";
import { resetPassword } from "@placard/api-client/internal";
import { validatePasswordReset } from "@placard/hazmat-core/business";
import { Banner, toasts } from "@placard/ui";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FormProblem } from "../../forms/FormProblem.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormFrame } from "../../forms/FormFrame.tsx";
import { PasswordPair } from "../../forms/PasswordPair.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
import { useDelayedNavigation } from "../../lib/delayed-navigation.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";
import { paths } from "../../paths.ts";
import { RequestResetForm } from "./RequestResetForm.tsx";

/**
 * Form for the new password, with the one-time token from the email. An expired link is reported, with a link to
 * request another.
 */
export function NewPasswordForm({ token }: { readonly token: string }) {
  const { signIn } = useMessages();
  const api = useApi();
  const navigate = useNavigate();
  const beginNavigation = useDelayedNavigation();
  const problemTexts = useProblemTexts();
  /** Reason why the link was rejected, or `null`. */
  const [dead, setDead] = useState<string | null>(null);
  const form = useForm({
    initial: { password: "", confirm_password: "" },
    validate: (values) => problemTexts(validatePasswordReset(values)),
    async submit({ password }) {
      const finishNavigation = beginNavigation();
      try {
        await api.call(resetPassword, { body: { token, password } });
        toasts.show({ tone: "ok", title: signIn.newPasswordDoneTitle, text: signIn.newPasswordDoneText });
        await finishNavigation(() => navigate({ to: paths.signIn }));
        return undefined;
      } catch (error) {
        const refusal = refusalOf(error, signIn.newPasswordFailed);
        if (hasCode(error, "link_expired")) setDead(refusal.message ?? signIn.newPasswordFailed);
        return refusal;
      }
    },
  });
  if (dead !== null) {
    return (
      <>
        <Banner tone="caution" role="alert" title={dead} />
        <RequestResetForm />
      </>
    );
  }
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
