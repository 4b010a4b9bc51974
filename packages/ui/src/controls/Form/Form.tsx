import type { Ref } from "react";
import { Form as AriaForm, type FormProps as AriaFormProps } from "react-aria-components/Form";

export interface FormProps extends Omit<AriaFormProps, "validationBehavior"> {
  /** The form element, to focus the first field that is wrong. Needs React 19. */
  ref?: Ref<HTMLFormElement>;
}

/** A form whose fields say for themselves what is wrong: the browser's own bubbles do not open, and nothing stops it. */
export function Form(props: FormProps) {
  return <AriaForm {...props} validationBehavior="aria" />;
}
