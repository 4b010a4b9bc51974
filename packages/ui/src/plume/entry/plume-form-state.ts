import type { FieldTexts } from "@placard/hazmat-core/business";
import { useMemo, useRef, useState, type FormEvent } from "react";
import type { PlumeValues } from "./plume-values.ts";

export type PlumeFieldName = keyof PlumeValues;

/** The props of one field, to be spread on a control. */
export interface PlumeFieldState {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly isInvalid: boolean;
  readonly errorMessage: string | undefined;
}

/** What is entered in a plume form, as its fields use it. */
export interface PlumeEntry {
  readonly values: PlumeValues;
  readonly field: (name: PlumeFieldName) => PlumeFieldState;
  readonly set: (name: PlumeFieldName, value: string) => void;
  /** Sets several fields at once. */
  readonly fill: (values: Partial<PlumeValues>) => void;
}

/** The plume form as its parts use it, wherever its values are kept. */
export interface PlumeFormState extends PlumeEntry {
  readonly isSubmitting: boolean;
  /** What is wrong with the whole form. */
  readonly problem: string | undefined;
  readonly onSubmit: (event: FormEvent) => void;
  /** The `ref` of the form element: the first wrong field in it gets the focus. */
  readonly attach: (element: HTMLFormElement | null) => void;
}

/** The entry of a form: the same object for as long as its parts are, whether or not it is being sent. */
export function usePlumeEntry({ values, field, set, fill }: PlumeFormState): PlumeEntry {
  return useMemo(() => ({ values, field, set, fill }), [values, field, set, fill]);
}

/** What a plume form is made of. */
export interface PlumeFormOptions {
  readonly initial: PlumeValues;
  readonly validate: (values: PlumeValues) => FieldTexts<PlumeFieldName>;
  /** A calculation saves nothing, so what was typed stays. */
  readonly submit: (values: PlumeValues) => Promise<{ readonly message?: undefined }>;
}

/** Keeps the form in this page. Errors appear when a changed field is left or the form is sent. */
export function usePlumeForm({ initial, validate, submit }: PlumeFormOptions): PlumeFormState {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isSent, setSent] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const wrong = validate(values);
  const fill = (typed: Partial<PlumeValues>): void => setValues((last) => ({ ...last, ...typed }));
  const messageOf = (name: PlumeFieldName) => (isSent || left.has(name) ? wrong[name] : undefined);
  return {
    values,
    fill,
    set: (name, value) => fill({ [name]: value }),
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => fill({ [name]: value }),
      onBlur: () => values[name] !== initial[name] && setLeft(new Set(left).add(name)),
      isInvalid: messageOf(name) !== undefined,
      errorMessage: messageOf(name),
    }),
    isSubmitting,
    problem: undefined,
    attach: (form) => {
      element.current = form;
    },
    onSubmit(event) {
      event.preventDefault();
      if (isSubmitting) return;
      if (Object.keys(wrong).length > 0) {
        setSent(true);
        // The marks are on the fields after this render.
        // In the middle: at the end of the page it would lie below what stands there, such as the button and a toast.
        setTimeout(() => {
          const first = element.current?.querySelector<HTMLElement>("[aria-invalid='true']");
          first?.focus({ preventScroll: true });
          first?.scrollIntoView({ block: "center" });
        });
        return;
      }
      setSubmitting(true);
      void submit(values).finally(() => setSubmitting(false));
    },
  };
}
