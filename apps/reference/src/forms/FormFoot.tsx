import type { ReactNode } from "react";
import type { FormValues } from "./drafts/drafts.ts";
import { FormSubmit, type FormSubmitProps } from "./FormSubmit.tsx";

interface FormFootProps<V extends FormValues> extends FormSubmitProps<V> {
  /** Cancel link or button, shown before the submit button. */
  readonly children?: ReactNode;
}

/** The last line of a form: an optional way to cancel, and the submit button. */
export function FormFoot<V extends FormValues>({ children, ...submit }: FormFootProps<V>) {
  return (
    <div className="app-form-foot">
      {children}
      <FormSubmit {...submit} />
    </div>
  );
}
