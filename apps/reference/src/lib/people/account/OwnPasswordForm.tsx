import { hasCode } from "@placard/api-client";
import { validatePasswordChange } from "@placard/hazmat-core/business";
import { TextField, toasts } from "@placard/ui";
import { FormFoot } from "../../../forms/FormFoot.tsx";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { PasswordPair } from "../../../forms/PasswordPair.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useFailure } from "../../api/use-failure.ts";
import { usePasswordChange } from "../use-password-change.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** Form for the user's own password. Requires the current one and signs out all other sessions. */
export function OwnPasswordForm() {
  const { people: words } = useMessages();
  const changePassword = usePasswordChange();
  const fail = useFailure();
  const inWords = useProblemTexts();
  const form = useForm({
    initial: { current_password: "", password: "", confirm_password: "" },
    validate: (values) => inWords(validatePasswordChange(values)),
    async submit({ current_password, password }) {
      try {
        await changePassword({ current_password, password });
      } catch (error) {
        if (hasCode(error, "current_password_wrong")) return { fields: { current_password: words.passwordWrong } };
        return fail(error, { title: words.passwordFailedTitle, fallback: words.passwordFailed, logIn: words.logIn });
      }
      toasts.clear();
      toasts.show({ tone: "ok", title: words.passwordSavedTitle, text: words.passwordSavedText });
      form.reset();
      return undefined;
    },
  });

  return (
    <FormFrame form={form} label={words.ownPassword}>
      <TextField
        label={words.currentPassword}
        type="password"
        autoComplete="current-password"
        {...form.field("current_password")}
      />
      <PasswordPair
        field={form.field}
        label={words.newPassword}
        confirmLabel={words.confirmPassword}
        hint={words.ownPasswordHint}
      />
      <FormFoot form={form} label={words.changePassword} pendingLabel={words.saving} />
    </FormFrame>
  );
}
