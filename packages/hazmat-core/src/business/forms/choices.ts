/** A choice of a select: what is stored and what is read. */
export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

/** The two kinds of account, as sent. */
export const ACCOUNT_TYPES = ["business", "responder"] as const;

/** Who an account is for: a business that keeps chemicals, or a responder. */
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** How a responder joins a department, as sent and as shown. */
export const REGISTRATION_TYPES = ["Department Admin", "Team Member"] as const;

/** An entry of `REGISTRATION_TYPES`. */
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

/** Units of a stored quantity. */
export const QUANTITY_UNITS = ["kg", "lbs", "L", "gal", "mL", "oz"] as const;

/** A unit of `QUANTITY_UNITS`. */
export type QuantityUnit = (typeof QUANTITY_UNITS)[number];

/** Step of the quantity field. */
export const QUANTITY_STEP = 0.01;

/** Roles inside a business, most rights first. See `can`. */
export const BUSINESS_ROLES = ["Admin", "Manager", "User", "Viewer"] as const;

/** A role of `BUSINESS_ROLES`. */
export type BusinessRole = (typeof BUSINESS_ROLES)[number];

/** The role of a person added without one. */
export const DEFAULT_BUSINESS_ROLE: BusinessRole = "User";

/** What a contact of a site is there for, as stored and as shown. */
export const CONTACT_ROLES = ["Manager", "Supervisor", "Safety Officer", "Emergency Contact", "Other"] as const;

/** An entry of `CONTACT_ROLES`. */
export type ContactRole = (typeof CONTACT_ROLES)[number];

/** Physical states of the plume form. */
export const CHEMICAL_STATES = ["solid", "liquid", "gas"] as const;

/** A physical state of `CHEMICAL_STATES`. */
export type ChemicalState = (typeof CHEMICAL_STATES)[number];

/** Number of Locations at registration. The value stands for the range. */
export const LOCATION_COUNT_CHOICES: readonly Choice<number>[] = [
  { value: 1, label: "1" },
  { value: 2, label: "2-5" },
  { value: 6, label: "6-10" },
  { value: 11, label: "More than 10" },
];

/** Number of Chemicals Onsite at registration. The value stands for the range. */
export const CHEMICAL_COUNT_CHOICES: readonly Choice<number>[] = [
  { value: 5, label: "1-10" },
  { value: 30, label: "11-50" },
  { value: 75, label: "51-100" },
  { value: 150, label: "More than 100" },
];

/** Sizes of a business, least first. See `businessSizeFrom`. */
export const BUSINESS_SIZES = ["small", "medium", "large"] as const;

/** A size of `BUSINESS_SIZES`. */
export type BusinessSize = (typeof BUSINESS_SIZES)[number];

/**
 * Business size as the plan recommendation reads it: large from more than 10 locations, medium from 2, else small.
 *
 * @param numberOfLocations - a count or a value of `LOCATION_COUNT_CHOICES`; unknown counts as one
 * @example
 * businessSizeFrom(6); // "medium"
 */
export function businessSizeFrom(numberOfLocations: number | null | undefined): BusinessSize {
  const locations = numberOfLocations ?? 1;
  if (locations > 10) return "large";
  return locations >= 2 ? "medium" : "small";
}

/**
 * True if `text` is one of the listed choices.
 *
 * @example
 * isOneOf(BUSINESS_ROLES, "Manager"); // true
 * isOneOf(BUSINESS_ROLES, "Owner"); // false
 */
export function isOneOf<Value extends string>(choices: readonly Value[], text: unknown): text is Value {
  return choices.some((choice) => choice === text);
}
