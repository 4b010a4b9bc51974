import type { Contact, Location } from "@placard/api-client";
import { fieldTexts, wholeNumberFrom, type FieldTexts, type ProblemWords } from "@placard/hazmat-core/business";
import { CONTACT_TYPES, validateTierTwoPlace } from "@placard/hazmat-core/regulatory";
import type { Messages } from "../../messages/messages.ts";
import { booleanOf, yesNoOf, trimmedOrNull } from "./choices.ts";

type StoredPlace = Location["tier_two"];

/** Form values of a site's Tier II section. A blank value means not stated. */
export type PlaceTierValues = {
  readonly tier_facility: string;
  readonly tier_department: string;
  readonly tier_street: string;
  readonly tier_city: string;
  readonly tier_state: string;
  readonly tier_zip: string;
  readonly tier_county: string;
  readonly tier_fire_district: string;
  readonly tier_naics: string;
  readonly tier_duns: string;
  readonly tier_manned: string;
  readonly tier_occupants: string;
  readonly tier_planning: string;
  readonly tier_prevention: string;
  readonly tier_retail: string;
  readonly tier_tanks: string;
  readonly tier_notes: string;
  /** True if other values of last year's report are no longer exported. */
  readonly tier_leave_out: boolean;
};

export function placeTierValues(stored: StoredPlace): PlaceTierValues {
  return {
    tier_facility: stored?.facility ?? "",
    tier_department: stored?.department ?? "",
    tier_street: stored?.street ?? "",
    tier_city: stored?.city ?? "",
    tier_state: stored?.state ?? "",
    tier_zip: stored?.zip ?? "",
    tier_county: stored?.county ?? "",
    tier_fire_district: stored?.fire_district ?? "",
    tier_naics: stored?.naics ?? "",
    tier_duns: stored?.duns ?? "",
    tier_manned: yesNoOf(stored?.is_manned ?? null),
    tier_occupants: stored?.max_occupants == null ? "" : String(stored.max_occupants),
    tier_planning: yesNoOf(stored?.is_planning_subject ?? null),
    tier_prevention: yesNoOf(stored?.is_prevention_subject ?? null),
    tier_retail: yesNoOf(stored?.is_retail_fuel_station ?? null),
    tier_tanks: yesNoOf(stored?.is_tank_compliant ?? null),
    tier_notes: stored?.notes ?? "",
    tier_leave_out: false,
  };
}

/** The request value; `null` if nothing is stated. Values of last year's file without a field here are kept. */
export function tierOfPlace(values: PlaceTierValues, stored: StoredPlace): StoredPlace {
  const tier = {
    facility: trimmedOrNull(values.tier_facility),
    department: trimmedOrNull(values.tier_department),
    street: trimmedOrNull(values.tier_street),
    city: trimmedOrNull(values.tier_city),
    state: trimmedOrNull(values.tier_state)?.toUpperCase() ?? null,
    zip: trimmedOrNull(values.tier_zip),
    county: trimmedOrNull(values.tier_county),
    fire_district: trimmedOrNull(values.tier_fire_district),
    naics: trimmedOrNull(values.tier_naics),
    duns: trimmedOrNull(values.tier_duns),
    is_manned: booleanOf(values.tier_manned),
    max_occupants: wholeNumberFrom(values.tier_occupants),
    is_planning_subject: booleanOf(values.tier_planning),
    is_prevention_subject: booleanOf(values.tier_prevention),
    is_retail_fuel_station: booleanOf(values.tier_retail),
    is_tank_compliant: booleanOf(values.tier_tanks),
    notes: trimmedOrNull(values.tier_notes),
    state_fields: values.tier_leave_out ? [] : (stored?.state_fields ?? []),
    record_id: stored?.record_id ?? null,
    kept: values.tier_leave_out ? null : (stored?.kept ?? null),
  } satisfies NonNullable<StoredPlace>;
  const isEmpty = Object.values(placeTierValues(tier)).every((value) => value === "" || value === false);
  const isKept = tier.kept !== null || tier.state_fields.length > 0;
  return isEmpty && tier.record_id === null && !isKept ? null : tier;
}

/** Errors of the section by form field, from the rules of the core. */
export function placeTierProblems(values: PlaceTierValues, texts: ProblemWords): FieldTexts<keyof PlaceTierValues> {
  const found = fieldTexts(
    validateTierTwoPlace({
      state: values.tier_state,
      zip: values.tier_zip,
      naics: values.tier_naics,
      duns: values.tier_duns,
      max_occupants: values.tier_occupants,
    }),
    texts,
  );
  const named = {
    tier_state: found.state,
    tier_zip: found.zip,
    tier_naics: found.naics,
    tier_duns: found.duns,
    tier_occupants: found.max_occupants,
  };
  return Object.fromEntries(Object.entries(named).filter(([, problem]) => problem !== undefined)) as FieldTexts<
    keyof PlaceTierValues
  >; // `Object.fromEntries` loses the key names
}

type StoredContact = Contact["tier_two"];

/** Form values of a contact's Tier II section. */
export type ContactTierValues = {
  readonly tier_types: readonly string[];
  readonly tier_phone_24h: string;
  readonly tier_street: string;
  readonly tier_city: string;
  readonly tier_state: string;
  readonly tier_zip: string;
  /** True if other values of last year's report are no longer exported. */
  readonly tier_leave_out: boolean;
};

export function contactTierValues(stored: StoredContact): ContactTierValues {
  return {
    tier_types: stored?.types ?? [],
    tier_phone_24h: stored?.phone_24h ?? "",
    tier_street: stored?.street ?? "",
    tier_city: stored?.city ?? "",
    tier_state: stored?.state ?? "",
    tier_zip: stored?.zip ?? "",
    tier_leave_out: false,
  };
}

/** The request value; `null` if nothing is stated. */
export function tierOfContact(values: ContactTierValues, stored: StoredContact): StoredContact {
  const tier = {
    types: CONTACT_TYPES.filter((type) => values.tier_types.includes(type)),
    phone_24h: trimmedOrNull(values.tier_phone_24h),
    street: trimmedOrNull(values.tier_street),
    city: trimmedOrNull(values.tier_city),
    state: trimmedOrNull(values.tier_state)?.toUpperCase() ?? null,
    zip: trimmedOrNull(values.tier_zip),
    record_id: stored?.record_id ?? null,
    kept: values.tier_leave_out ? null : (stored?.kept ?? null),
  } satisfies NonNullable<StoredContact>;
  const isEmpty = Object.values(contactTierValues(tier)).every(
    (value) => value === false || (value !== true && value.length === 0),
  );
  return isEmpty && tier.record_id === null && tier.kept === null ? null : tier;
}

/** Errors of the contact section, from the rules of the core. */
export function contactTierProblems(
  { tier_phone_24h, tier_state, tier_zip }: ContactTierValues,
  texts: ProblemWords,
): FieldTexts<"tier_phone_24h" | "tier_state" | "tier_zip"> {
  const wrong = validateTierTwoPlace({ phone_24h: tier_phone_24h, state: tier_state, zip: tier_zip });
  const { phone_24h, state, zip } = fieldTexts(wrong, texts);
  return {
    ...(phone_24h !== undefined && { tier_phone_24h: phone_24h }),
    ...(state !== undefined && { tier_state: state }),
    ...(zip !== undefined && { tier_zip: zip }),
  };
}

type TierTexts = Messages["tierTwo"];

/** Labels of the site section. */
export const placeTierLabels = (texts: TierTexts): Readonly<Record<keyof PlaceTierValues, string>> => ({
  tier_facility: texts.facility,
  tier_department: texts.department,
  tier_street: texts.street,
  tier_city: texts.city,
  tier_state: texts.state,
  tier_zip: texts.zip,
  tier_county: texts.county,
  tier_fire_district: texts.fireDistrict,
  tier_naics: texts.naics,
  tier_duns: texts.duns,
  tier_manned: texts.manned,
  tier_occupants: texts.maxOccupants,
  tier_planning: texts.planning,
  tier_prevention: texts.prevention,
  tier_retail: texts.retail,
  tier_tanks: texts.tanks,
  tier_notes: texts.notes,
  tier_leave_out: texts.kept.leaveOut,
});

/** Labels of the contact section. */
export const contactTierLabels = (texts: TierTexts): Readonly<Record<keyof ContactTierValues, string>> => ({
  tier_types: texts.contactTypes,
  tier_phone_24h: texts.phone24h,
  tier_street: texts.street,
  tier_city: texts.city,
  tier_state: texts.state,
  tier_zip: texts.zip,
  tier_leave_out: texts.kept.leaveOut,
});
