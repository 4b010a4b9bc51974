import { isPhone } from "../../business/accounts/phone.ts";
import type { Facility, StoredContact } from "./facility.ts";
import type { SubstanceCount } from "./thresholds.ts";

/** A field that is required for a report [40CFR370, 370.42]. */
export const REPORT_FIELDS = [
  "street",
  "city",
  "state",
  "zip",
  "county",
  "place",
  "naics",
  "manned",
  "max_occupants",
  "planning_subject",
  "prevention_subject",
  "owner",
  "information_contact",
  "emergency_contact",
  "emergency_phone",
  "cas",
  "composition",
  "states",
  "hazards",
  "max_amount",
  "average_amount",
  "density",
  "days_on_site",
  "container_type",
  "pressure",
  "temperature",
] as const;

/** An entry of `REPORT_FIELDS`. */
export type ReportField = (typeof REPORT_FIELDS)[number];

/** A missing field and its location. */
export interface MissingField {
  readonly field: ReportField;
  readonly of:
    | { readonly kind: "place"; readonly id: number; readonly name: string }
    | { readonly kind: "contact"; readonly id: number | null; readonly name: string }
    | { readonly kind: "chemical"; readonly id: number; readonly name: string };
}

/**
 * Returns the fields that are missing before the report of a facility can be created: first of the site, then of its
 * contacts, then of each chemical to be reported.
 *
 * @example
 * const place = { id: 1, name: "Pier", latitude: 44.6, longitude: -63.5, fields: NO_PLACE_FIELDS, stock: [] };
 * missingFields({ name: "Pier", place, places: [place], stock: [] }, [], [])[0]; // { field: "street", of: { kind: "place", id: 1, name: "Pier" } }
 */
export function missingFields(
  facility: Facility,
  contacts: readonly StoredContact[],
  counts: readonly SubstanceCount[],
): readonly MissingField[] {
  const reported = reportedRows(facility, counts);
  return [
    ...ofPlace(facility),
    ...ofContacts(contacts, facility.name),
    ...facility.stock.filter(({ id }) => reported.has(id)).flatMap(ofStock),
  ];
}

/** Rows of chemicals that exceed their threshold. */
export const overRows = (counts: readonly SubstanceCount[]): ReadonlySet<number> =>
  new Set(counts.filter(({ verdict }) => verdict === "over").flatMap(({ rows }) => rows.map(({ id }) => id)));

/** Rows of chemicals that exceed their threshold, and of those that last year's report included below it. */
export const reportedRows = ({ stock }: Facility, counts: readonly SubstanceCount[]): ReadonlySet<number> =>
  new Set([
    ...overRows(counts),
    ...stock.flatMap(({ id, fields }) => (fields.kept?.is_below_threshold === true ? id : [])),
  ]);

/** Missing fields of one item, in the order of the form. */
const gaps = (said: Partial<Record<ReportField, unknown>>): readonly ReportField[] =>
  REPORT_FIELDS.filter((field) => field in said && (said[field] === null || said[field] === false));

function ofPlace({ place }: Facility): readonly MissingField[] {
  const { fields, latitude, longitude, id, name } = place;
  const of = { kind: "place", id, name } as const;
  return gaps({
    street: fields.street,
    city: fields.city,
    state: fields.state,
    zip: fields.zip,
    county: fields.county,
    place: latitude !== null && longitude !== null,
    naics: fields.naics,
    manned: fields.is_manned !== null,
    max_occupants: fields.max_occupants,
    planning_subject: fields.is_planning_subject !== null,
    prevention_subject: fields.is_prevention_subject !== null,
  }).map((field) => ({ field, of }));
}

function ofContacts(contacts: readonly StoredContact[], facility: string): readonly MissingField[] {
  const nobody = { kind: "contact", id: null, name: facility } as const;
  const has = (...types: readonly string[]): boolean =>
    contacts.some(({ fields }) => fields.types.some((type) => types.includes(type)));
  const emergency = contacts.filter(({ fields }) =>
    fields.types.some((type) => type === "Emergency Contact" || type === "Fac. Emergency Coordinator"),
  );
  const withoutPhone = emergency.filter(({ fields }) => fields.phone_24h === null || !isPhone(fields.phone_24h));
  return [
    ...gaps({
      owner: has("Owner / Operator"),
      information_contact: has("Tier II Information Contact"),
      emergency_contact: emergency.length > 0,
    }).map((field) => ({ field, of: nobody })),
    ...withoutPhone.map(({ id, name }) => ({
      field: "emergency_phone" as const,
      of: { kind: "contact", id, name } as const,
    })),
  ];
}

function ofStock({
  id,
  name,
  casNumber,
  unit: storedUnit,
  fields,
}: Facility["stock"][number]): readonly MissingField[] {
  const of = { kind: "chemical", id, name } as const;
  const unit = fields.unit ?? storedUnit;
  const isVolume = unit === "L" || unit === "mL" || unit === "gal";
  return gaps({
    // A mixture has no number of its own; that of a trade secret is not disclosed.
    cas: casNumber !== null || fields.composition === "mixture" || fields.is_trade_secret,
    composition: fields.composition,
    states: fields.states.length > 0,
    // A chemical to be reported has a hazard, whatever was stated before.
    hazards: (fields.hazards ?? []).length > 0,
    max_amount: fields.max_amount,
    average_amount: fields.average_amount,
    density: !isVolume || fields.density !== null,
    days_on_site: fields.days_on_site,
    // A value that the form does not list is also an answer.
    container_type: fields.container_type ?? (fields.kept?.storage_type || null),
    pressure: fields.pressure ?? (fields.kept?.pressure || null),
    temperature: fields.temperature ?? (fields.kept?.temperature || null),
  }).map((field) => ({ field, of }));
}
