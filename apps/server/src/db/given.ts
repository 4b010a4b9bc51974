/** The fields that were given: those left out stay as they are. */
export function given<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
export function given(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** As stored: the text of a JSON value. Left out it stays as it is, and `null` clears. */
export function jsonToStore(value: object | null | undefined): string | null | undefined {
  return value == null ? value : JSON.stringify(value);
}

/** As stored: a text left blank is not on file. */
export function blankToNull(text: string): string | null;
export function blankToNull(text: string | undefined): string | null | undefined;
export function blankToNull(text: string | undefined): string | null | undefined {
  return text === "" ? null : text;
}
