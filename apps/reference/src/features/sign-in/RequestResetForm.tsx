import { requestPasswordReset } from "@placard/api-client/internal";
import { validatePasswordResetRequest } from "@placard/hazmat-core/business";
import { Banner, TextField } from "@placard/ui";
import { useState } from "react";
import { FormProblem } from "../../forms/FormProblem.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormFrame } from "../../forms/FormFrame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useProblemTexts } from "../../forms/use-problem-texts.ts";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { refusalOf } from "../../lib/api/failure.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";

/** Form that requests the reset email. The response never reveals whether the address has an account. */
export function RequestResetForm() {
  const { signIn } = useMessages();
  const api = useApi();
  const [isSent, setSent] = useState(false);
  const problemTexts = useProblemTexts();
  const form = useForm({
    initial: { email: "" },
    validate: (values) => problemTexts(validatePasswordResetRequest(values)),
    async submit({ email }) {
      try {
        await api.call(requestPasswordReset, { body: { email: email.trim() } });
        setSent(true);
        return undefined;
      } catch (error) {
        return refusalOf(error, signIn.resetFailed);
      }
    },
  });

  if (isSent) {
    return (
      <Banner tone="ok" title={signIn.resetSentTitle} role="status">
        {signIn.resetSentText}
      </Banner>
    );
  }
  return (
    <FormFrame form={form}>
      <p className="placard-muted">{signIn.resetText}</p>
      <FormProblem form={form} />
      <TextField label={signIn.email} type="email" autoComplete="username" {...form.field("email")} />
      <FormSubmit form={form} size="lg" label={signIn.resetSubmit} pendingLabel={signIn.resetSubmitting} />
    </FormFrame>
  );
}
