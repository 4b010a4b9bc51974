import type { FieldTexts } from "@placard/hazmat-core/business";
import { useMemo, useRef, useState, type FormEvent } from "react";
import type { PlumeValues } from "./plume-values.ts";

export type PlumeFieldName = keyof PlumeValues;

/** Props of one field, to be spread on a control. */
export interface PlumeFieldState {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly isInvalid: boolean;
  readonly errorMessage: string | undefined;
}

/** Values of a plume form and access to its fields. */
export interface PlumeEntry {
  readonly values: PlumeValues;
  readonly field: (name: PlumeFieldName) => PlumeFieldState;
  readonly set: (name: PlumeFieldName, value: string) => void;
  /** Sets several fields in one step. */
  readonly fill: (values: Partial<PlumeValues>) => void;
}

/** State of the plume form, regardless of where its values are stored. */
export interface PlumeFormState extends PlumeEntry {
  readonly isSubmitting: boolean;
  /** Problem that concerns the whole form. */
  readonly problem: string | undefined;
  readonly onSubmit: (event: FormEvent) => void;
  /** `ref` of the form element, in which the first invalid field gets the focus. */
  readonly attach: (element: HTMLFormElement | null) => void;
}

/** Returns the entry of a form: the same object as long as its parts are the same, regardless of submission. */
export function usePlumeEntry({ values, field, set, fill }: PlumeFormState): PlumeEntry {
  return useMemo(() => ({ values, field, set, fill }), [values, field, set, fill]);
}

/** Options of a plume form. */
export interface PlumeFormOptions {
  readonly initial: PlumeValues;
  readonly validate: (values: PlumeValues) => FieldTexts<PlumeFieldName>;
  /** Submits the form. A calculation saves nothing, so the input stays. */
  readonly submit: (values: PlumeValues) => Promise<{ readonly message?: undefined }>;
}

/** Stores the form in this page. Errors appear when the user leaves a changed field or submits the form. */
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
        // The fields are marked as invalid after this render. Scrolls to the centre: at the end of the page a button or
        // toast would cover the field.
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
