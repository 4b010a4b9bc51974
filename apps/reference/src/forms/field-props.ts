/** The props of one field, to be spread on a ui component. */
export interface FieldProps<T> {
  readonly name: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur: () => void;
  readonly isInvalid: boolean;
  readonly errorMessage: string | undefined;
}

/** Callbacks of a form for a changed field and a field that lost the focus. */
interface Answers {
  readonly change: (name: string, value: unknown) => void;
  readonly leave: (name: string) => void;
}

/**
 * Returns the same props object while a field has the same value and error: typing in one field of a form does not
 * re-render the others.
 */
export class FieldPropsCache {
  readonly #kept = new Map<string, unknown>();
  #answers: Answers | null = null;

  /** Sets the callbacks of the form that is currently rendered. */
  answerTo(answers: Answers): void {
    this.#answers = answers;
  }

  of<T>(name: string, value: T, errorMessage: string | undefined): FieldProps<T> {
    const saved = this.#kept.get(name) as FieldProps<T> | undefined; // a field never changes the type of its value
    if (saved !== undefined && saved.value === value && saved.errorMessage === errorMessage) return saved;
    const props: FieldProps<T> = {
      name,
      value,
      onChange: saved?.onChange ?? ((next) => this.#answers?.change(name, next)),
      onBlur: saved?.onBlur ?? (() => this.#answers?.leave(name)),
      isInvalid: errorMessage !== undefined,
      errorMessage,
    };
    this.#kept.set(name, props);
    return props;
  }
}
