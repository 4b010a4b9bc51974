/** The time zone of this device by its IANA name. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Most zones that are offered at once. */
const MOST_OFFERED = 30;

/** Zones whose names hold what was typed, in the order of their names; a blank stands for the low line of a name. */
export function timeZonesLike(typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase().replaceAll(/\s+/g, "_");
  return Intl.supportedValuesOf("timeZone")
    .filter((zone) => zone.toLowerCase().includes(wanted))
    .slice(0, MOST_OFFERED);
}
