import { Form as FormElement } from "@placard/ui/controls";
import type { ReactNode } from "react";
import type { Form } from "./use-form.ts";
import type { FormValues } from "./drafts/drafts.ts";
import "./FormFrame.css";
import { RestoredNote } from "./RestoredNote.tsx";

interface FormFrameProps<V extends FormValues> {
  readonly form: Form<V>;
  /** Names the form when the page holds more than one. */
  readonly label?: string;
  /** For a submit button that stands outside, such as in the footer of a dialog. */
  readonly id?: string;
  readonly children: ReactNode;
}

/**
 * The `<form>` of a `useForm`. Checking is ours alone: the browser shows no bubbles of its own. What was restored is said
 * above the fields.
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
