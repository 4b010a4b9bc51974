import { Form as FormElement } from "@placard/ui/internal";
import type { ReactNode } from "react";
import type { Form } from "./use-form.ts";
import type { FormValues } from "./drafts/drafts.ts";
import "./FormFrame.css";
import { RestoredNote } from "./RestoredNote.tsx";

interface FormFrameProps<V extends FormValues> {
  readonly form: Form<V>;
  /** Accessible name of the form if the page contains more than one. */
  readonly label?: string;
  /** For a submit button outside the form, such as in the footer of a dialog. */
  readonly id?: string;
  readonly children: ReactNode;
}

/**
 * The `<form>` of a `useForm`. Disables the browser's own validation messages. Shows a note above the fields if input
 * was restored.
 */
export function FormFrame<V extends FormValues>({ form, label, id, children }: FormFrameProps<V>) {
  const { attach, onSubmit } = form;
  return (
    <FormElement
      ref={attach}
      className="app-form"
      onSubmit={onSubmit}
      {...(id !== undefined && { id })}
      {...(label !== undefined && { "aria-label": label })}
    >
      <RestoredNote form={form} />
      {children}
    </FormElement>
  );
}
