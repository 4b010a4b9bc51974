/** An option of a select: the stored value and its label. */
export interface Choice<Value> {
  readonly value: Value;
  readonly label: string;
}

/** The two types of account, as sent to the API. */
export const ACCOUNT_TYPES = ["business", "responder"] as const;

/** Type of account: a business that stores chemicals, or a responder. */
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Ways in which a responder joins a department, as sent to the API and as shown. */
export const REGISTRATION_TYPES = ["Department Admin", "Team Member"] as const;

/** An entry of `REGISTRATION_TYPES`. */
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

/** Units of a stored quantity. */
export const QUANTITY_UNITS = ["kg", "lbs", "L", "gal", "mL", "oz"] as const;

/** A unit of `QUANTITY_UNITS`. */
export type QuantityUnit = (typeof QUANTITY_UNITS)[number];

/** Step of the quantity field, in the chosen unit. */
export const QUANTITY_STEP = 0.01;

/** Roles inside a business, most rights first. See `can`. */
export const BUSINESS_ROLES = ["Admin", "Manager", "User", "Viewer"] as const;

/** A role of `BUSINESS_ROLES`. */
export type BusinessRole = (typeof BUSINESS_ROLES)[number];

/** Role of a user added without a role. */
export const DEFAULT_BUSINESS_ROLE: BusinessRole = "User";

/** Roles of a site contact, as stored and as shown. */
export const CONTACT_ROLES = ["Manager", "Supervisor", "Safety Officer", "Emergency Contact", "Other"] as const;

/** An entry of `CONTACT_ROLES`. */
export type ContactRole = (typeof CONTACT_ROLES)[number];

/** Physical states of the plume form. */
export const CHEMICAL_STATES = ["solid", "liquid", "gas"] as const;

/** A physical state of `CHEMICAL_STATES`. */
export type ChemicalState = (typeof CHEMICAL_STATES)[number];

/** Options for Number of Locations at registration. Each value stands for its range. */
export const LOCATION_COUNT_CHOICES: readonly Choice<number>[] = [
  { value: 1, label: "1" },
  { value: 2, label: "2-5" },
  { value: 6, label: "6-10" },
  { value: 11, label: "More than 10" },
];

/** Options for Number of Chemicals Onsite at registration. Each value stands for its range. */
export const CHEMICAL_COUNT_CHOICES: readonly Choice<number>[] = [
  { value: 5, label: "1-10" },
  { value: 30, label: "11-50" },
  { value: 75, label: "51-100" },
  { value: 150, label: "More than 100" },
];

/** Sizes of a business, smallest first. See `businessSizeFrom`. */
export const BUSINESS_SIZES = ["small", "medium", "large"] as const;

/** A size of `BUSINESS_SIZES`. */
export type BusinessSize = (typeof BUSINESS_SIZES)[number];

/**
 * Returns the business size for the plan recommendation: large with more than 10 locations, medium with 2 to 10,
 * otherwise small.
 *
 * @param numberOfLocations - a count or a value of `LOCATION_COUNT_CHOICES`; an unknown number counts as one location
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
