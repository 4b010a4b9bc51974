/** The time zone of this device by its IANA name. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Maximum number of suggested zones. */
const MAX_OFFERED = 30;

/** Time zones whose names contain the text, sorted by name; a space matches an underscore. */
export function timeZonesLike(typed: string): readonly string[] {
  const searchText = typed.trim().toLowerCase().replaceAll(/\s+/g, "_");
  return Intl.supportedValuesOf("timeZone")
    .filter((zone) => zone.toLowerCase().includes(searchText))
    .slice(0, MAX_OFFERED);
}
