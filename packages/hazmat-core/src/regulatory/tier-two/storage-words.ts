/** Container types as numbered and named in the form [40CFR370]. */
const CONTAINERS = {
  A: "Above ground tank",
  B: "Below ground tank",
  C: "Tank inside building",
  D: "Steel drum",
  E: "Plastic or non-metallic drum",
  F: "Can",
  G: "Carboy",
  H: "Silo",
  I: "Fiber drum",
  J: "Bag",
  K: "Box",
  L: "Cylinder",
  M: "Glass bottles or jugs",
  N: "Plastic bottles or jugs",
  O: "Tote bin",
  P: "Tank wagon",
  Q: "Rail car",
  R: "Other",
} as const;

/** The letter of a container type on the Tier II form. */
export type ContainerType = keyof typeof CONTAINERS;

// The keys of the table are its letters; `Object.keys` loses their type.
/** The letters of the container types, in the order of the form. */
export const CONTAINER_TYPES = Object.keys(CONTAINERS) as readonly ContainerType[];

/** Pressure of a container compared with that of the air, as on the form. */
export const STORAGE_PRESSURES = ["ambient", "above", "below"] as const;

/** An entry of `STORAGE_PRESSURES`. */
export type StoragePressure = (typeof STORAGE_PRESSURES)[number];

/** Temperature of a container compared with that of the air, as on the form. */
export const STORAGE_TEMPERATURES = ["ambient", "above", "below", "cryogenic"] as const;

/** An entry of `STORAGE_TEMPERATURES`. */
export type StorageTemperature = (typeof STORAGE_TEMPERATURES)[number];

const PRESSURES: Readonly<Record<StoragePressure, string>> = {
  ambient: "Ambient pressure",
  above: "Greater than ambient pressure",
  below: "Less than ambient pressure",
};

const TEMPERATURES: Readonly<Record<StorageTemperature, string>> = {
  ambient: "Ambient temperature",
  above: "Greater than ambient temperature",
  below: "Less than ambient temperature but not cryogenic",
  cryogenic: "Cryogenic conditions",
};

/**
 * Formats a container type as written by Tier2 Submit.
 *
 * @example
 * containerText("L"); // "Cylinder"
 */
export function containerText(type: ContainerType): string {
  return CONTAINERS[type];
}

/**
 * Formats a pressure as written by Tier2 Submit.
 *
 * @example
 * pressureText("above"); // "Greater than ambient pressure"
 */
export function pressureText(pressure: StoragePressure): string {
  return PRESSURES[pressure];
}

/**
 * Formats a temperature as written by Tier2 Submit.
 *
 * @example
 * temperatureText("cryogenic"); // "Cryogenic conditions"
 */
export function temperatureText(temperature: StorageTemperature): string {
  return TEMPERATURES[temperature];
}

/** The letter of a container type from its text in a file, ignoring letter case and blanks; `null`: not on the form. */
export const containerOf = (text: string): ContainerType | null => keyOf(CONTAINERS, CONTAINER_TYPES, text);
/** A pressure from its text in a file. */
export const pressureOf = (text: string): StoragePressure | null => keyOf(PRESSURES, STORAGE_PRESSURES, text);
/** A temperature from its text in a file. */
export const temperatureOf = (text: string): StorageTemperature | null =>
  keyOf(TEMPERATURES, STORAGE_TEMPERATURES, text);

function keyOf<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  keys: readonly Key[],
  text: string,
): Key | null {
  const said = text.trim().toLowerCase();
  return keys.find((key) => texts[key].toLowerCase() === said) ?? null;
}
