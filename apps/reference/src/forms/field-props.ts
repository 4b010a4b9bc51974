/** The props of one field, to be spread on a ui component. */
export interface FieldProps<T> {
  readonly name: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur: () => void;
  readonly isInvalid: boolean;
  readonly errorMessage: string | undefined;
}

/** Actions of a form when a field is changed or left. */
interface Answers {
  readonly change: (name: string, value: unknown) => void;
  readonly leave: (name: string) => void;
}

/**
 * The same props for a field as long as it has the same value and error: at a key in one field of a form the others are
 * not drawn again.
 */
export class FieldPropsCache {
  readonly #kept = new Map<string, unknown>();
  #answers: Answers | null = null;

  /** Sets what the form that is on the screen does. */
  answerTo(answers: Answers): void {
    this.#answers = answers;
  }

  of<T>(name: string, value: T, errorMessage: string | undefined): FieldProps<T> {
    const kept = this.#kept.get(name) as FieldProps<T> | undefined; // a field keeps the kind of its value
    if (kept !== undefined && kept.value === value && kept.errorMessage === errorMessage) return kept;
    const props: FieldProps<T> = {
      name,
      value,
      onChange: kept?.onChange ?? ((next) => this.#answers?.change(name, next)),
      onBlur: kept?.onBlur ?? (() => this.#answers?.leave(name)),
      isInvalid: errorMessage !== undefined,
      errorMessage,
    };
    this.#kept.set(name, props);
    return props;
  }
}
