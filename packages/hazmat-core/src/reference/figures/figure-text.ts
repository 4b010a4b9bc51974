/** A number as shown to a reader: a true minus sign and at most four significant digits. */
export function figureText(value: number): string {
  const rounded = Number(value.toPrecision(4));
  return String(rounded).replace("-", "−");
}

/** NIOSH text with its units as the screen writes them. */
export function limitText(printed: string): string {
  return printed.replaceAll("mg/m3", "mg/m³").replaceAll(/\s+/g, " ").trim();
}
