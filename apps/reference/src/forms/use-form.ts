import { hasErrors, type FieldTexts } from "@placard/hazmat-core/business";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { clearDraft, readDraft, writeDraft, type FormValues } from "./drafts.ts";
import { focusFirstInvalid } from "./focus-first-invalid.ts";

/** What a submit answers when the server refused: words for the whole form, for single fields, or both. */
export interface Refusal<V> {
  readonly message?: string | undefined;
  readonly fields?: FieldTexts<keyof V & string> | undefined;
}

export interface FormOptions<V extends FormValues> {
  readonly initial: V;
  /** What the rules of hazmat-core find in the form's values, in the words of the catalogue. */
  readonly validate: (values: V) => FieldTexts<keyof V & string>;
  /**
   * Sends the values. Nothing or `undefined` is success; a refusal keeps the form as it is. Never throws.
   * `saved` is called as soon as the server has them: what follows may take its time or be cut short, and a reload
   * must not offer again what is stored.
   */
  readonly submit: (values: V, saved: () => void) => Promise<Refusal<V> | undefined>;
  /** Keeps what is typed over a reload or an expired session. `secrets` are never kept. */
  readonly draft?: { readonly name: string; readonly secrets?: readonly (keyof V & string)[] };
}

/** The props of one field, to be spread on a ui component. */
export interface FieldProps<T> {
  readonly name: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur: () => void;
  readonly isInvalid: boolean;
  readonly errorMessage: string | undefined;
}

export interface Form<V extends FormValues> {
  readonly values: V;
  /** The `ref` of the form element: the first wrong field in it gets the focus. */
  readonly attach: (element: HTMLFormElement | null) => void;
  readonly isSubmitting: boolean;
  /** The refusal that belongs to no single field. */
  readonly problem: string | undefined;
  readonly field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>;
  readonly set: <K extends keyof V & string>(name: K, value: V[K]) => void;
  /** Sets several fields at once, such as a chosen suggestion. */
  readonly fill: (values: Partial<V>) => void;
  readonly onSubmit: (event: FormEvent) => void;
  /** Puts the first values back and forgets the draft. */
  readonly reset: () => void;
}

/**
 * State of one form. Errors appear when a changed field is left or the form is sent, never while typing; a failed send
 * moves the focus to the first wrong field; whatever was typed is kept until it is saved.
 */
export function useForm<V extends FormValues>({ initial, validate, submit, draft }: FormOptions<V>): Form<V> {
  const [values, setValues] = useState(() => (draft ? readDraft(sessionStorage, draft.name, initial) : initial));
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<Refusal<V>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);

  const wrong = validate(values);
  const messageOf = (name: keyof V & string): string | undefined =>
    refusal.fields?.[name] ?? (attempts > 0 || left.has(name) ? wrong[name] : undefined);

  useEffect(() => {
    if (attempts > 0 && element.current !== null) focusFirstInvalid(element.current);
  }, [attempts]);

  function fill(typed: Partial<V>): void {
    const names = Object.keys(typed);
    const next = { ...values, ...typed };
    setValues(next);
    setChanged(new Set([...changed, ...names]));
    if (refusal.fields !== undefined) setRefusal({ ...refusal, fields: without(refusal.fields, names) });
    if (draft) writeDraft(sessionStorage, draft.name, next, draft.secrets ?? []);
  }

  function set<K extends keyof V & string>(name: K, value: V[K]): void {
    fill({ [name]: value } as unknown as Partial<V>); // a computed key loses its type
  }

  async function send(): Promise<void> {
    setSubmitting(true);
    setRefusal({});
    const forget = () => draft && clearDraft(sessionStorage, draft.name);
    const answer = await submit(values, forget);
    setSubmitting(false);
    if (answer === undefined) {
      forget();
      return;
    }
    setRefusal(answer);
    setAttempts((count) => count + 1);
  }

  return {
    values,
    attach: (form) => {
      element.current = form;
    },
    isSubmitting,
    problem: refusal.message,
    set,
    fill,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      onBlur: () => changed.has(name) && setLeft(new Set(left).add(name)),
      isInvalid: messageOf(name) !== undefined,
      errorMessage: messageOf(name),
    }),
    onSubmit(event) {
      event.preventDefault();
      if (isSubmitting) return;
      if (hasErrors(wrong)) {
        setRefusal({});
        setAttempts(attempts + 1);
        return;
      }
      void send();
    },
    reset() {
      setValues(initial);
      setChanged(new Set());
      setLeft(new Set());
      setRefusal({});
      setAttempts(0);
      if (draft) clearDraft(sessionStorage, draft.name);
    },
  };
}

/** A refused field that is typed in again is no longer wrong for that reason. */
function without<Field extends string>(errors: FieldTexts<Field>, typed: readonly string[]): FieldTexts<Field> {
  const rest = Object.entries(errors).filter(([field]) => !typed.includes(field));
  return Object.fromEntries(rest) as FieldTexts<Field>; // `Object.fromEntries` forgets the names
}
