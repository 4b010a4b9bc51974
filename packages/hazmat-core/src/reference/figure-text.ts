/** A number as shown to a reader: a true minus sign and at most four significant digits. */
export function figureText(value: number): string {
  const rounded = Number(value.toPrecision(4));
  return String(rounded).replace("-", "−");
}

/** NIOSH text with its units as the screen writes them. */
export function limitText(printed: string): string {
  return printed.replaceAll("mg/m3", "mg/m³").replaceAll(/\s+/g, " ").trim();
}

/** "a, b and c" */
export function listText(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return "";
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
