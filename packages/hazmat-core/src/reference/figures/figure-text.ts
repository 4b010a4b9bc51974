/** Formats a number for a reader: a true minus sign and at most four significant digits. */
export function figureText(value: number): string {
  const rounded = Number(value.toPrecision(4));
  return String(rounded).replace("-", "−");
}

/** Formats the units of a NIOSH text as on the screen. */
export function limitText(printed: string): string {
  return printed.replaceAll("mg/m3", "mg/m³").replaceAll(/\s+/g, " ").trim();
}
