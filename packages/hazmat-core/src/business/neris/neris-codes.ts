// Codes of the National Emergency Response Information System (NERIS), from its two public repositories (July 2025 and
// June 2026). They change: compare them with the repositories before each release.

/** NERIS name of a DOT class, by its first digit. */
export const NERIS_DOT_CLASSES = {
  1: "EXPLOSIVES",
  2: "GASES",
  3: "FLAMMABLE_LIQUIDS",
  4: "FLAMMABLE_SOLIDS",
  5: "OXIDIZERS",
  6: "POISONS_AND_ETIOLOGIC_MATERIALS",
  7: "RADIOACTIVE_MATERIALS",
  8: "CORROSIVES",
  9: "MISCELLANEOUS_DANGEROUS_SUBSTANCES",
} as const;

/** A class of `NERIS_DOT_CLASSES`, as it is sent. */
export type NerisDotClass = (typeof NERIS_DOT_CLASSES)[keyof typeof NERIS_DOT_CLASSES];

export const NERIS_PHYSICAL_STATES = ["SOLID", "LIQUID", "GAS", "RADIOACTIVE", "UNKNOWN"] as const;

/** A state of `NERIS_PHYSICAL_STATES`. */
export type NerisPhysicalState = (typeof NERIS_PHYSICAL_STATES)[number];

export const NERIS_RELEASED_INTO = ["AIR", "WATER", "GROUND"] as const;

/** An entry of `NERIS_RELEASED_INTO`. */
export type NerisReleasedInto = (typeof NERIS_RELEASED_INTO)[number];

/** Units of an amount by physical state. NERIS has no kilogram for gases. */
export const NERIS_UNITS = {
  GAS: ["CUBIC_FOOT", "CUBIC_INCH", "CUBIC_CENTIMETER", "CUBIC_METER", "POUND"],
  LIQUID: [
    "CUBIC_CENTIMETER",
    "CUP",
    "GALLON",
    "GRAM",
    "KILOGRAM",
    "POUND",
    "LITER",
    "MILLIGRAM",
    "MILLILITER",
    "OUNCE",
    "PINT",
    "QUART",
    "TABLESPOON",
    "TEASPOON",
  ],
  SOLID: ["GRAM", "KILOGRAM", "POUND", "LITER", "MILLIGRAM", "OUNCE", "TABLESPOON", "TON", "TEASPOON"],
  RADIOACTIVE: ["CURIE", "MEGABECQUEREL", "MILLICURIE", "TERABECQUEREL", "MICROCURIE"],
} as const;
