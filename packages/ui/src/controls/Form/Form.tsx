import { forwardRef } from "react";
import { Form as AriaForm, type FormProps as AriaFormProps } from "react-aria-components/Form";

export type FormProps = Omit<AriaFormProps, "validationBehavior">;

/**
 * A form whose fields say for themselves what is wrong: the browser's own bubbles do not open, and nothing stops it. Its
 * `ref` is the form element, to focus the first field that is wrong.
 */
export const Form = /* @__PURE__ */ forwardRef<HTMLFormElement, FormProps>(function Form(props, ref) {
  return <AriaForm {...props} ref={ref} validationBehavior="aria" />;
});
