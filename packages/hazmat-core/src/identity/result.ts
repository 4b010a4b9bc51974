/** Result of handling untrusted input: a value, or an error with the reason and how to correct it. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Common fields of all error values: a stable code for programs and a sentence with the fix for people. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
}

/**
 * Returns a successful result.
 *
 * @example
 * ok(3); // { ok: true, value: 3 }
 */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/**
 * Returns a failed result. `error` gives the reason and how to correct it.
 *
 * @example
 * err("too long"); // { ok: false, error: "too long" }
 */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/**
 * Ends an exhaustive `switch`. Throws if a case is not handled, which is a programming error.
 *
 * @example
 * assertNever("fifth level"); // throws TypeError
 */
export function assertNever(value: never): never {
  throw new TypeError(`Unhandled case: ${JSON.stringify(value)}. Add it to the switch that ends here.`);
}

/**
 * Throws `RangeError` if a programming assumption is false. `message` says what happened and what to do.
 *
 * @example
 * invariant(1 > 2, "Pass the larger figure first."); // throws RangeError
 */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new RangeError(message);
}
