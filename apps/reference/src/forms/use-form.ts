import { hasErrors, type FieldTexts } from "@placard/hazmat-core/business";
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import type { DraftKind, FormValues } from "./drafts/drafts.ts";
import { FieldPropsCache, type FieldProps } from "./field-props.ts";
import { focusFirstInvalid } from "./focus-first-invalid.ts";
import { useDrafts } from "./drafts/use-drafts.ts";

/** Result of a rejected submit: an error for the form, for single fields, or both. A repeated text is shown once. */
export interface Refusal<V> {
  readonly message?: string | undefined;
  readonly fields?: FieldTexts<keyof V & string> | undefined;
}

export interface FormOptions<V extends FormValues> {
  readonly initial: V;
  /** Values chosen before the form opened, such as a site that was just added. They override a draft. */
  readonly chosen?: Partial<V>;
  /** True if something outside the fields is invalid, such as a chosen file: the form is not submitted. */
  readonly isBlocked?: boolean;
  /** Errors of the form values by the rules of hazmat-core, as texts of the catalogue. */
  readonly validate: (values: V) => FieldTexts<keyof V & string>;
  /**
   * Sends the values. Nothing or `undefined` means success; a refusal leaves the form as it is. Never throws. Call
   * `saved` as soon as the server has stored the values: later steps may take long or be interrupted, and a reload must
   * not restore stored input.
   */
  readonly submit: (values: V, saved: () => void) => Promise<Refusal<V> | undefined>;
  /**
   * Stores the input on this device for this user until it is saved. A draft survives a reload, a closed browser, an
   * expired session and, unless it is `working`, a logout. `secrets` are never stored.
   */
  readonly draft?: {
    readonly name: string;
    readonly kind?: DraftKind;
    readonly secrets?: readonly (keyof V & string)[];
    /** Values that are saved with the draft but are not fields of the form. */
    readonly beside?: FormValues;
    /**
     * True if a person typed something that the stored values do not have. For forms whose stored values others can
     * change, or whose values include more than input. By default: any value differs.
     */
    readonly hasInput?: (values: V, stored: V) => boolean;
  };
}

export type { FieldProps } from "./field-props.ts";

/** A field, or a group of fields, that both the user and someone else changed. */
export interface FieldConflict {
  readonly label: string;
  /** The version saved by someone else, as text. */
  readonly theirs: string;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

export interface Form<V extends FormValues> {
  readonly values: V;
  /** The `ref` of the form element, used to focus its first invalid field. */
  readonly attach: (element: HTMLFormElement | null) => void;
  readonly isSubmitting: boolean;
  /** Error message of the refusal that belongs to no single field. */
  readonly problem: string | undefined;
  readonly field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>;
  readonly set: <K extends keyof V & string>(name: K, value: V[K]) => void;
  /** Sets several fields at once, such as a chosen suggestion. */
  readonly fill: (values: Partial<V>) => void;
  readonly onSubmit: (event: FormEvent) => void;
  /** Restores the initial values and removes the draft. */
  readonly reset: () => void;
  /** True if a value differs from the initial values. */
  readonly isChanged: boolean;
  /** When the restored input was typed, ISO 8601; `null` if the form started without unsaved input. */
  readonly restoredAt: string | null;
  /** Replaces the initial values after a change on the server. Input stays, except for the fields in `values`. */
  readonly rebase: (initial: V, values: Partial<V>) => void;
  /** Fields that someone else changed too. If absent, the form asks about none. */
  readonly conflicts?: readonly FieldConflict[];
}

/**
 * State of one form. Errors appear after a changed field loses the focus or the form is submitted, never while typing.
 * A failed submit moves the focus to the first invalid field. Input is kept until it is saved.
 */
export function useForm<V extends FormValues>({
  initial: first,
  chosen,
  isBlocked = false,
  validate,
  submit,
  draft,
}: FormOptions<V>): Form<V> {
  const drafts = useDrafts();
  const [initial, setInitial] = useState(first);
  const [found] = useState(() => (draft ? drafts.read(draft.name, first) : { values: first, writtenAt: null }));
  const [values, setValues] = useState<V>({ ...found.values, ...chosen });
  const hasInput = draft?.hasInput ?? ((typed: V, stored: V) => !isSame(typed, stored));
  const [restoredAt, setRestoredAt] = useState(() =>
    draft?.kind === "working" || !hasInput(found.values, first) ? null : found.writtenAt,
  );
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<Refusal<V>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const newest = useRef(values);
  const [fields] = useState(() => new FieldPropsCache());
  useLayoutEffect(() => {
    newest.current = values;
    fields.answerTo({
      // The name always comes with a value of the same field.
      change: (name, value) => fill({ [name]: value } as unknown as Partial<V>),
      leave: (name) => changed.has(name) && setLeft(new Set(left).add(name)),
    });
  });

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
    keep(next, initial);
  }

  /** Stores the draft, or removes it if the form has its initial values again. */
  function keep(next: V, unless: V): void {
    if (draft === undefined) return;
    if (isSame(next, unless)) drafts.clear(draft.name);
    else drafts.write(draft.name, { ...next, ...draft.beside }, draft);
  }

  function set<K extends keyof V & string>(name: K, value: V[K]): void {
    fill({ [name]: value } as unknown as Partial<V>); // a computed key loses its type
  }

  async function send(): Promise<void> {
    setSubmitting(true);
    setRefusal({});
    const forget = () => {
      if (draft) drafts.clear(draft.name);
      setRestoredAt(null);
    };
    const answer = await submit(values, forget);
    setSubmitting(false);
    if (answer === undefined) {
      // Input typed during the request is not saved yet.
      if (newest.current === values) forget();
      return;
    }
    setRefusal(withoutRepeat(answer, values));
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
    field: (name) => fields.of(name, values[name], messageOf(name)),
    onSubmit(event) {
      event.preventDefault();
      if (isSubmitting) return;
      if (isBlocked || hasErrors(wrong)) {
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
      setRestoredAt(null);
      if (draft) drafts.clear(draft.name);
    },
    isChanged: !isSame(values, initial),
    restoredAt,
    rebase(next, typed) {
      const merged = { ...values, ...typed };
      setInitial(next);
      setValues(merged);
      if (!hasInput(merged, next)) setRestoredAt(null);
      keep(merged, next);
    },
  };
}

function isSame<V extends FormValues>(one: V, other: V): boolean {
  return Object.keys(one).every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

/** Leaves out the message for the form if a field of the form shows the same text. */
function withoutRepeat<V extends FormValues>({ message, fields }: Refusal<V>, values: V): Refusal<V> {
  const isAtField = Object.entries(fields ?? {}).some(([field, text]) => field in values && text === message);
  return { message: isAtField ? undefined : message, fields };
}

/** Removes the server errors of fields that were changed since. */
function without<Field extends string>(errors: FieldTexts<Field>, typed: readonly string[]): FieldTexts<Field> {
  const rest = Object.entries(errors).filter(([field]) => !typed.includes(field));
  return Object.fromEntries(rest) as FieldTexts<Field>; // `Object.fromEntries` loses the key names
}
