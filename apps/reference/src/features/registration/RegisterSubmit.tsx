import type { FormValues } from "../../forms/drafts/drafts.ts";
import { FormProblem } from "../../forms/FormProblem.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import type { Form } from "../../forms/use-form.ts";
import { useMessages } from "../../messages/MessagesProvider.tsx";

interface RegisterSubmitProps<V extends FormValues> {
  readonly form: Pick<Form<V>, "isSubmitting" | "problem">;
  /** Text about the next step. */
  readonly note: string;
}

/** End of each registration form: the error, the submit button, and the next step. */
export function RegisterSubmit<V extends FormValues>({ form, note }: RegisterSubmitProps<V>) {
  const { registration } = useMessages();
  return (
    <>
      <FormProblem form={form} />
      <div className="app-register-submit">
        <FormSubmit
          className="placard__submit"
          form={form}
          size="lg"
          label={registration.submit}
          pendingLabel={registration.submitting}
        />
        <span className="placard__note">{note}</span>
      </div>
    </>
  );
}
