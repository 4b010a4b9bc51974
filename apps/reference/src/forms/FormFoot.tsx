import type { ReactNode } from "react";
import type { FormValues } from "./drafts/drafts.ts";
import { FormSubmit, type FormSubmitProps } from "./FormSubmit.tsx";

interface FormFootProps<V extends FormValues> extends FormSubmitProps<V> {
  /** The way out, before the button. */
  readonly children?: ReactNode;
}

/** The last line of a form: the way out, where there is one, and the button that sends it. */
export function FormFoot<V extends FormValues>({ children, ...submit }: FormFootProps<V>) {
  return (
    <div className="app-form-foot">
      {children}
      <FormSubmit {...submit} />
    </div>
  );
}
