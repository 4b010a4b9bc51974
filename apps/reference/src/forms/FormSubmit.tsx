import { Button, type ButtonProps } from "@placard/ui";
import type { FormValues } from "./drafts/drafts.ts";
import type { Form } from "./use-form.ts";

export interface FormSubmitProps<V extends FormValues> extends Pick<ButtonProps, "size" | "className"> {
  readonly form: Pick<Form<V>, "isSubmitting">;
  readonly label: string;
  readonly pendingLabel: string;
  /** Reason why this user cannot submit; `null` or absent if submitting is allowed. */
  readonly refused?: string | null;
}

/** The submit button of a form. Shows when the request is pending, and why the button is disabled. */
export function FormSubmit<V extends FormValues>({ form, label, pendingLabel, refused, ...look }: FormSubmitProps<V>) {
  return (
    <Button
      type="submit"
      variant="primary"
      {...look}
      isPending={form.isSubmitting}
      pendingLabel={pendingLabel}
      disabledReason={refused ?? undefined}
    >
      {label}
    </Button>
  );
}
