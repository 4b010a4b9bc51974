import type { Contact, InputOf, Location, StoredStock } from "@placard/api-client";
import type { insertBusinessContact, insertChemical } from "@placard/api-client/internal";
import { isPhone, normalPhone } from "@placard/hazmat-core/business";
import {
  poundsOf,
  rowOfRecordId,
  type ReportedBusiness,
  type ReportedContact,
  type ReportedPlace,
  type ReportedStock,
} from "@placard/hazmat-core/regulatory";
import type { NamedOnFile } from "../../../lib/api/find-on-file.ts";

type TierOf<Row extends { readonly tier_two: unknown }> = NonNullable<Row["tier_two"]>;

/** A facility of a report with its site, if known. */
export interface MatchedPlace {
  readonly reported: ReportedPlace;
  /** `null` if no site has its id or name. */
  readonly location: Location | null;
}

/** Changes of an import at one site. */
export interface PlannedPlace {
  readonly location: Location;
  readonly tier: TierOf<Location>;
  readonly changed: readonly { readonly chemical: StoredStock; readonly tier: TierOf<StoredStock> }[];
  readonly added: readonly InputOf<typeof insertChemical>["body"][];
  /** Rows without an amount in pounds, which cannot be added. */
  readonly withoutAmount: readonly string[];
  /** Names of the site and chemicals with values that the report replaces. */
  readonly replaced: readonly string[];
}

/** Changes of an import to contacts. */
export interface PlannedContacts {
  readonly changed: readonly {
    readonly contact: Contact;
    readonly tier: TierOf<Contact>;
    /** For a contact without a number; `null` leaves it unchanged. */
    readonly phone: string | null;
    readonly second_phone: string | null;
  }[];
  readonly added: readonly InputOf<typeof insertBusinessContact>["body"][];
  /** Contacts without an email address, which cannot be added. */
  readonly withoutEmail: readonly string[];
}

const normalized = (text: string): string => text.trim().toLowerCase();

/** Finds the site of each facility in a report by its id, else by its name. */
export function matchPlaces(
  { places }: ReportedBusiness,
  locations: readonly Location[],
  code?: string,
): readonly MatchedPlace[] {
  return places.map((reported) => {
    const { name, fields } = reported;
    const byId = locations.find(
      ({ id, tier_two }) =>
        fields.record_id !== null &&
        (tier_two?.record_id === fields.record_id || rowOfRecordId("FA", fields.record_id, code) === id),
    );
    const named = locations.filter(
      (location) =>
        normalized(location.name) === normalized(name) ||
        normalized(location.tier_two?.facility ?? "") === normalized(name),
    );
    return { reported, location: byId ?? (named.length === 1 ? (named[0] ?? null) : null) };
  });
}

/** Keys for finding the rows of a report on file. */
export function namedInReport({ places }: ReportedBusiness, code?: string): Required<Omit<NamedOnFile, "codes">> {
  const stock = places.flatMap((place) => place.stock);
  return {
    names: [...new Set(stock.map(({ name }) => normalized(name)))],
    casNumbers: [...new Set(stock.flatMap(({ casNumber }) => casNumber ?? []))],
    ids: stock.flatMap(({ storageId }) => (storageId === null ? [] : (rowOfRecordId("CL", storageId, code) ?? []))),
  };
}

/** Changes at a site: existing rows get the fields of the report, other rows are added. */
export function planPlace(
  reported: ReportedPlace,
  location: Location,
  chemicals: readonly StoredStock[],
  code?: string,
): PlannedPlace {
  const here = chemicals.filter(({ location_id }) => location_id === location.id);
  const taken = new Set<number>();
  const changed: { chemical: StoredStock; tier: TierOf<StoredStock> }[] = [];
  const added: InputOf<typeof insertChemical>["body"][] = [];
  const withoutAmount: string[] = [];
  for (const stock of reported.stock) {
    const chemical = rowOf(stock, here, { taken, code });
    const tier = tierOfStock(stock);
    if (chemical !== undefined) {
      taken.add(chemical.id);
      changed.push({ chemical, tier: withStoredValues(tier, chemical) });
    } else if (stock.pounds === null) withoutAmount.push(stock.name);
    else added.push(newChemicalOf(stock, stock.pounds, tier, location.id));
  }
  const reportedTier = {
    ...reported.fields,
    state_fields: [...reported.fields.state_fields],
    kept: mutable(reported.fields.kept),
  };
  const tier = location.tier_two === null ? reportedTier : mergeReported(reportedTier, location.tier_two);
  const replaced = [
    ...(isReplaced(location.tier_two, tier) ? [location.name] : []),
    ...changed.flatMap(({ chemical: { name, tier_two }, tier: after }) =>
      tier_two !== null && isReplaced(inUnitOf(tier_two, after), after) ? [name] : [],
    ),
  ];
  return { location, tier, changed, added, withoutAmount, replaced: [...new Set(replaced)] };
}

/**
 * The row for a chemical of the report: by its storage id, else the only row with its CAS number or name. A row with
 * this id but another number or name is skipped: it contains another substance now, or the file belongs to another
 * business.
 */
function rowOf(
  { storageId, casNumber, name }: ReportedStock,
  here: readonly StoredStock[],
  { taken, code }: { readonly taken: ReadonlySet<number>; readonly code: string | undefined },
): StoredStock | undefined {
  const free = here.filter(({ id }) => !taken.has(id));
  const isSame = (row: StoredStock): boolean =>
    casNumber === null || row.cas_number === null
      ? normalized(row.name) === normalized(name)
      : row.cas_number === casNumber;
  const isOfId = ({ id, tier_two }: StoredStock): boolean =>
    storageId !== null && (tier_two?.kept?.storage_id === storageId || rowOfRecordId("CL", storageId, code) === id);
  const byId = free.find((row) => isOfId(row) && isSame(row));
  if (byId !== undefined) return byId;
  const same = free.filter((row) =>
    casNumber === null ? normalized(row.name) === normalized(name) : row.cas_number === casNumber,
  );
  return same.length === 1 ? same[0] : same.find((row) => normalized(row.name) === normalized(name));
}

/** A mutable copy, because request types have no readonly fields. */
type Mutable<Value> = { -readonly [Key in keyof Value]: Mutable<Value[Key]> };
const mutable = <Value>(value: Value): Mutable<Value> => structuredClone(value) as Mutable<Value>;

function tierOfStock({ fields }: ReportedStock): TierOf<StoredStock> {
  return {
    ...fields,
    states: [...fields.states],
    hazards: fields.hazards === null ? null : [...fields.hazards],
    h_codes: [...fields.h_codes],
    parts: fields.parts.map((part) => ({ ...part })),
    kept: mutable(fields.kept),
  };
}

/** Keeps stored values of fields that the report omits or that no report contains. */
function withStoredValues(tier: TierOf<StoredStock>, { tier_two: own }: StoredStock): TierOf<StoredStock> {
  if (own === null) return tier;
  const carcinogen = new Map(own.parts.map(({ name, is_carcinogen }) => [normalized(name), is_carcinogen]));
  return {
    ...mergeReported(tier, own),
    ...amountsOver(tier, own),
    // A file contains "no" wherever nothing was entered, so a stored trade secret is kept.
    is_trade_secret: tier.is_trade_secret || own.is_trade_secret,
    is_place_confidential: tier.is_place_confidential || own.is_place_confidential,
    parts:
      tier.parts.length === 0
        ? own.parts
        : tier.parts.map((part) => ({ ...part, is_carcinogen: carcinogen.get(normalized(part.name)) ?? null })),
  };
}

/** The values of the report, or the stored values where it has none. */
function mergeReported<Fields extends object>(reportedTier: Fields, own: Fields): Fields {
  const isReported = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0);
  return { ...own, ...Object.fromEntries(Object.entries(reportedTier).filter(([, value]) => isReported(value))) };
}

const AMOUNTS = ["max_amount", "average_amount", "largest_container"] as const;

/**
 * All three amounts in one unit: values that only the record has are converted to the unit of the report. If one cannot
 * be converted, such as litres without a density, the record keeps all three.
 */
function amountsOver(
  tier: TierOf<StoredStock>,
  own: TierOf<StoredStock>,
): Pick<TierOf<StoredStock>, "unit" | (typeof AMOUNTS)[number]> {
  const taken = { unit: tier.unit, max_amount: null, average_amount: null, largest_container: null };
  const amounts: [(typeof AMOUNTS)[number], number | null][] = [];
  for (const field of AMOUNTS) {
    const amount = own[field];
    const saved = inPounds(own, amount);
    if (tier[field] === null && amount !== null && saved === null) return own;
    amounts.push([field, tier[field] ?? saved]);
  }
  return AMOUNTS.every((field) => tier[field] === null) ? own : { ...taken, ...Object.fromEntries(amounts) };
}

/** `null` if the amount is not stated, or its density or unit is missing. */
function inPounds({ unit, density }: TierOf<StoredStock>, amount: number | null): number | null {
  const pounds = unit === null || amount === null ? null : poundsOf(amount, unit, density);
  return pounds?.kind === "known" ? Math.round(pounds.value * 100) / 100 : null;
}

/** The stored amounts in the unit of the new ones, for comparison. */
function inUnitOf(own: TierOf<StoredStock>, { unit }: TierOf<StoredStock>): TierOf<StoredStock> {
  if (own.unit === unit || unit !== "lbs") return own;
  return { ...own, ...Object.fromEntries(AMOUNTS.map((field) => [field, inPounds(own, own[field]) ?? own[field]])) };
}

/** True if a stored value would be replaced by a different one. */
function isReplaced<Fields extends object>(own: Fields | null, taken: Fields): boolean {
  const after = new Map<string, unknown>(Object.entries(taken));
  return Object.entries(own ?? {}).some(([field, before]) => {
    const isBlank = before === null || (Array.isArray(before) && before.length === 0);
    return !isBlank && !UNREPORTED_FIELDS.has(field) && canonical(before) !== canonical(after.get(field));
  });
}

/** Fields not reported as replaced: record ids mean nothing to users, and a unit is reported with its amounts. */
const UNREPORTED_FIELDS = new Set(["record_id", "unit", "kept"]);

/** Equal text for equal values, regardless of the order of their parts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).toSorted().join()}]`;
  if (!(value instanceof Object)) return JSON.stringify(value) ?? "";
  return canonical(Object.entries(value).map(([key, one]) => `${key}: ${canonical(one)}`));
}

function newChemicalOf(
  { name, casNumber, storagePlace }: ReportedStock,
  quantity: number,
  tier_two: TierOf<StoredStock>,
  location_id: number,
): InputOf<typeof insertChemical>["body"] {
  return {
    location_id,
    name,
    quantity,
    unit: "lbs",
    ...(casNumber !== null && { cas_number: casNumber }),
    ...(storagePlace !== null && { storage_vessel: storagePlace }),
    tier_two,
  };
}

/** Changes to contacts, matched by id or email address. Others are added if they have an email address. */
export function planContacts(
  { contacts: reported }: ReportedBusiness,
  contacts: readonly Contact[],
  business_id: number,
  code?: string,
): PlannedContacts {
  const changed: PlannedContacts["changed"][number][] = [];
  const added: InputOf<typeof insertBusinessContact>["body"][] = [];
  const withoutEmail: string[] = [];
  for (const person of reported) {
    const contact = contacts.find((known) => isPerson(person, known, code));
    const tier = { ...person.fields, types: [...person.fields.types], kept: mutable(person.fields.kept) };
    const own = contact?.tier_two ?? null;
    if (contact !== undefined) {
      const phones = tier.kept === null ? [] : mergedPhones(tier.kept.phones, contact);
      const reportedTier = { ...tier, kept: tier.kept && { ...tier.kept, phones } };
      const usable = own !== null && unusableNumber(own) !== null ? { ...own, phone_24h: null } : own;
      changed.push({
        contact,
        tier: usable === null ? reportedTier : mergeReported(reportedTier, usable),
        phone: contact.phone === null ? person.phone : null,
        second_phone: contact.second_phone === null ? person.secondPhone : null,
      });
    } else if (person.email.trim() === "") withoutEmail.push(person.name);
    else {
      added.push({
        business_id,
        name: person.name || person.email.trim(),
        email: person.email.trim(),
        ...(person.phone !== null && { phone: person.phone }),
        ...(person.secondPhone !== null && { second_phone: person.secondPhone }),
        ...(person.title !== null && { job_title: person.title }),
        tier_two: tier,
      });
    }
  }
  return { changed, added, withoutEmail: withoutEmail.filter((name) => name !== "") };
}

type Phones = NonNullable<TierOf<Contact>["kept"]>["phones"];

/**
 * The phone numbers of the report for a contact on file. A number that differs from the stored one is kept as an
 * additional number. So is a stored 24-hour number that cannot be dialled, because its field does not accept it.
 */
function mergedPhones(phones: Phones, { phone, second_phone, tier_two }: Contact): Phones {
  const own = { phone, second_phone };
  const unusable = unusableNumber(tier_two);
  return [
    ...phones.map((line) => {
      const before = line.field === "phone" || line.field === "second_phone" ? own[line.field] : null;
      return before !== null && !isSameNumber(line.number, before) ? { ...line, field: null } : line;
    }),
    ...(unusable === null ? [] : [{ record_id: "", number: unusable, type: "24-hour", field: null }]),
  ];
}

const isSameNumber = (one: string, other: string): boolean =>
  one.trim() === other.trim() || (isPhone(one) && normalPhone(one) === normalPhone(other));

const unusableNumber = (tier: Contact["tier_two"]): string | null =>
  tier === null || tier.phone_24h === null || isPhone(tier.phone_24h) ? null : tier.phone_24h;

/**
 * Matches by email address or by the id in the report. An id in our format also needs the same name, because other
 * programs number from one as well.
 */
function isPerson(
  { fields: { record_id }, email, name }: ReportedContact,
  known: Pick<Contact, "id" | "email" | "name" | "tier_two">,
  code: string | undefined,
): boolean {
  if (normalized(email) === normalized(known.email)) return true;
  if (record_id === null) return false;
  const isOurs = rowOfRecordId("CT", record_id, code) === known.id && normalized(name) === normalized(known.name);
  return isOurs || record_id === known.tier_two?.record_id;
}
