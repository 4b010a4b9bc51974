/** Kinds of the basic conversion with their unit names, as shown and as sent. */
export const CONVERSION_UNITS = {
  speed: ["km/h", "m/s"],
  temperature: ["°C", "°F", "K"],
  pressure: ["mb", "Pa", "atm"],
  weight: ["kg", "g", "lbs"],
  distance: ["km", "m", "miles", "feet"],
} as const;

/** A kind of the basic conversion. Units can only be converted within one kind. */
export type ConversionKind = keyof typeof CONVERSION_UNITS;

/** A unit of one kind, as shown and as sent: `km/h`. */
export type UnitOf<Kind extends ConversionKind> = (typeof CONVERSION_UNITS)[Kind][number];

/** The kinds in the order of their list. */
export const CONVERSION_KINDS: readonly ConversionKind[] = ["speed", "temperature", "pressure", "weight", "distance"];

/**
 * True if a text from outside names a kind of the basic conversion.
 *
 * @example
 * isConversionKind("speed"); // true
 * isConversionKind("volume"); // false
 */
export function isConversionKind(text: unknown): text is ConversionKind {
  return CONVERSION_KINDS.some((kind) => kind === text);
}

/**
 * The units of a kind, in the order of the list.
 *
 * @example
 * convertibleUnits("temperature"); // ["°C", "°F", "K"]
 */
export function convertibleUnits<Kind extends ConversionKind>(kind: Kind): readonly UnitOf<Kind>[] {
  return CONVERSION_UNITS[kind];
}

/**
 * Returns the units of the To list: all units of the kind except the From unit.
 *
 * @example
 * targetUnits("speed", "km/h"); // ["m/s"]
 */
export function targetUnits<Kind extends ConversionKind>(kind: Kind, from: string): readonly UnitOf<Kind>[] {
  return convertibleUnits(kind).filter((unit) => unit !== from);
}
