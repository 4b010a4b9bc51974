import { hasErrors, type FieldTexts } from "@placard/hazmat-core/business";
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import type { DraftKind, FormValues } from "./drafts/drafts.ts";
import { FieldPropsCache, type FieldProps } from "./field-props.ts";
import { focusFirstInvalid } from "./focus-first-invalid.ts";
import { useDrafts } from "./drafts/use-drafts.ts";

/** Result of a rejected submit: an error for the form, for single fields, or both. */
export interface Refusal<V> {
  readonly message?: string | undefined;
  readonly fields?: FieldTexts<keyof V & string> | undefined;
}

export interface FormOptions<V extends FormValues> {
  readonly initial: V;
  /** Values chosen on the way here, such as a site that was just added. They override a draft. */
  readonly chosen?: Partial<V>;
  /** Something beside the fields is marked wrong, such as a chosen file: nothing is sent. */
  readonly isBlocked?: boolean;
  /** Errors of the form values from the rules of hazmat-core, as texts of the catalogue. */
  readonly validate: (values: V) => FieldTexts<keyof V & string>;
  /**
   * Sends the values. Nothing or `undefined` is success; a refusal keeps the form as it is. Never throws.
   * `saved` is called as soon as the server has them: what follows may take its time or be cut short, and a reload
   * must not offer again what is stored.
   */
  readonly submit: (values: V, saved: () => void) => Promise<Refusal<V> | undefined>;
  /**
   * Keeps what is typed on this device, for this person, until it is saved: over a reload, a closed browser, an expired
   * session and, unless it is `working`, a logout. `secrets` are never kept.
   */
  readonly draft?: {
    readonly name: string;
    readonly kind?: DraftKind;
    readonly secrets?: readonly (keyof V & string)[];
    /** Values that are saved with the draft but are not fields of the form. */
    readonly beside?: FormValues;
  };
}

export type { FieldProps } from "./field-props.ts";

/** A field, or several that say one thing, that was typed in here and changed by someone else. */
export interface FieldConflict {
  readonly label: string;
  /** The version saved by someone else, as text. */
  readonly theirs: string;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
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
  /** True if anything differs from the first values. */
  readonly isChanged: boolean;
  /** When what was restored had been typed, as an ISO time; `null` when the form began with its first values. */
  readonly restoredAt: string | null;
  /** Replaces the initial values after a change on the server. Typed values stay, except `values`. */
  readonly rebase: (initial: V, values: Partial<V>) => void;
  /** Fields that someone else changed too; without it the form asks about none. */
  readonly conflicts?: readonly FieldConflict[];
}

/**
 * State of one form. Errors appear when a changed field is left or the form is sent, never while typing; a failed send
 * moves the focus to the first wrong field; whatever was typed is kept until it is saved.
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
  const [restoredAt, setRestoredAt] = useState(() =>
    draft?.kind === "working" || isSame(found.values, first) ? null : found.writtenAt,
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
      // The name and the value of one field belong together.
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

  /** A form that is as it began holds nothing to keep. */
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
      // What was typed while it was on its way is not saved yet.
      if (newest.current === values) forget();
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
      const mended = { ...values, ...typed };
      setInitial(next);
      setValues(mended);
      if (isSame(mended, next)) setRestoredAt(null);
      keep(mended, next);
    },
  };
}

function isSame<V extends FormValues>(one: V, other: V): boolean {
  return Object.keys(one).every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

/** A rejected field has no server error any more once it is changed. */
function without<Field extends string>(errors: FieldTexts<Field>, typed: readonly string[]): FieldTexts<Field> {
  const rest = Object.entries(errors).filter(([field]) => !typed.includes(field));
  return Object.fromEntries(rest) as FieldTexts<Field>; // `Object.fromEntries` forgets the names
}
