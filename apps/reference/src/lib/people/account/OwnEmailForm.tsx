import { validateUserEdit } from "@placard/hazmat-core/business";
import { Banner, TextField } from "@placard/ui";
import { FormFoot } from "../../../forms/FormFoot.tsx";
import { FormFrame } from "../../../forms/FormFrame.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { useProblemTexts } from "../../../forms/use-problem-texts.ts";
import { useFailure } from "../../api/use-failure.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";
import { useOwnAccount, usePendingEmail } from "./use-own-account.ts";

/**
 * Form for the user's own email address. A new address is pending until its link is opened; an expired session keeps
 * the input.
 */
export function OwnEmailForm() {
  const { people: texts } = useMessages();
  const { profile, update, reload } = useOwnAccount();
  const current = profile.email;
  const fail = useFailure();
  const problemTexts = useProblemTexts();
  const pending = usePendingEmail();
  const form = useForm({
    initial: { email: "", current_password: "" },
    validate: ({ email, current_password }) => {
      const { email: problem } = validateUserEdit({ email });
      return problemTexts({
        ...(problem !== undefined && { email: problem }),
        ...(current_password === "" && { current_password: { code: "current_password.required" } as const }),
      });
    },
    draft: { name: "own-email", secrets: ["current_password"] },
    async submit({ email, current_password }, saved) {
      try {
        await update({ email: email.trim(), current_password });
        saved();
        form.reset();
      } catch (error) {
        return fail(error, { title: texts.emailFailedTitle, fallback: texts.emailFailed, logIn: texts.logIn });
      }
      await reload();
      return undefined;
    },
  });

  return (
    <FormFrame form={form} label={texts.ownEmail}>
      {pending !== null && (
        <Banner tone="info" role="status" title={texts.emailPendingTitle}>
          {texts.emailPendingText(pending, current)}
        </Banner>
      )}
      <p className="placard-muted">{texts.ownEmailNow(current)}</p>
      <TextField label={texts.newEmail} type="email" autoComplete="email" {...form.field("email")} />
      <TextField
        label={texts.currentPassword}
        type="password"
        autoComplete="current-password"
        {...form.field("current_password")}
      />
      <FormFoot form={form} label={texts.changeEmail} pendingLabel={texts.sending} />
    </FormFrame>
  );
}
