/** The fields that were given: those left out stay as they are. */
export function given<Values extends object>(
  values: Values,
): { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
export function given(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** As stored: a text left blank is not on file. */
export function blankToNull(text: string): string | null;
export function blankToNull(text: string | undefined): string | null | undefined;
export function blankToNull(text: string | undefined): string | null | undefined {
  return text === "" ? null : text;
}
