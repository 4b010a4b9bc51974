/** The given fields. Fields left out stay unchanged. */
export function given<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
export function given(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The JSON text to store. `undefined` leaves the value unchanged, and `null` clears it. */
export function jsonToStore(value: object | null | undefined): string | null | undefined {
  return value == null ? value : JSON.stringify(value);
}

/** The text to store; `null` if it is blank. */
export function blankToNull(text: string): string | null;
export function blankToNull(text: string | undefined): string | null | undefined;
export function blankToNull(text: string | undefined): string | null | undefined {
  return text === "" ? null : text;
}
