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
  const { people: texts } = useMessages();
  const changePassword = usePasswordChange();
  const fail = useFailure();
  const problemTexts = useProblemTexts();
  const form = useForm({
    initial: { current_password: "", password: "", confirm_password: "" },
    validate: (values) => problemTexts(validatePasswordChange(values)),
    async submit({ current_password, password }) {
      try {
        await changePassword({ current_password, password });
      } catch (error) {
        if (hasCode(error, "current_password_wrong")) return { fields: { current_password: texts.passwordWrong } };
        return fail(error, { title: texts.passwordFailedTitle, fallback: texts.passwordFailed, logIn: texts.logIn });
      }
      toasts.clear();
      toasts.show({ tone: "ok", title: texts.passwordSavedTitle, text: texts.passwordSavedText });
      form.reset();
      return undefined;
    },
  });

  return (
    <FormFrame form={form} label={texts.ownPassword}>
      <TextField
        label={texts.currentPassword}
        type="password"
        autoComplete="current-password"
        {...form.field("current_password")}
      />
      <PasswordPair
        field={form.field}
        label={texts.newPassword}
        confirmLabel={texts.confirmPassword}
        hint={texts.ownPasswordHint}
      />
      <FormFoot form={form} label={texts.changePassword} pendingLabel={texts.saving} />
    </FormFrame>
  );
}
