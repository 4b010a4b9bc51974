import { forwardRef } from "react";
// oxlint-disable-next-line no-restricted-imports -- this wrapper fixes the problem
import { Form as AriaForm, FormContext, type FormProps as AriaFormProps } from "react-aria-components/Form";

export type FormProps = Omit<AriaFormProps, "validationBehavior">;

/** Context of the fields below. It is constant, so that a keystroke renders only the field typed in. */
const VALIDATION_CONTEXT = { validationBehavior: "aria" } as const;
const NO_ERRORS = {};

/**
 * A form whose fields show their own errors. The browser's error bubbles do not open, and submitting is never blocked.
 * Its `ref` is the form element, to focus the first invalid field.
 */
export const Form = /* @__PURE__ */ forwardRef<HTMLFormElement, FormProps>(function Form(
  { validationErrors = NO_ERRORS, children, ...props },
  ref,
) {
  return (
    <AriaForm {...props} {...VALIDATION_CONTEXT} validationErrors={validationErrors} ref={ref}>
      <FormContext.Provider value={VALIDATION_CONTEXT}>{children}</FormContext.Provider>
    </AriaForm>
  );
});
