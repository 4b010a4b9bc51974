import { isPhone } from "../../business/accounts/phone.ts";
import { isOneOf } from "../../business/forms/choices.ts";
import { rangeOfCode } from "../tier-two/range-codes.ts";
import { containerOf, pressureOf, temperatureOf } from "../tier-two/storage-words.ts";
import {
  CONTACT_TYPES,
  type KeptElement,
  type KeptOfChemical,
  type KeptOfPlace,
  type KeptPhone,
  MAX_KEPT_ELEMENTS,
  MAX_KEPT_XML,
  NO_CONTACT_FIELDS,
  NO_PLACE_FIELDS,
  type TierTwoChemical,
  type TierTwoContact,
  type TierTwoPlace,
} from "../tier-two/tier-two-fields.ts";
import { isRecordId } from "./record-id.ts";
import type { ReportChemical, ReportContact, ReportFacility, ReportPhone, TierTwoReport } from "./tier-two-report.ts";

/** A chemical of a report as a row of an inventory. */
export interface ReportedStock {
  readonly name: string;
  readonly casNumber: string | null;
  /** Maximum of the year, in pounds; `null`: the report gives only its code. */
  readonly pounds: number | null;
  /** Id of the storage location in the report. */
  readonly storageId: string | null;
  readonly storagePlace: string | null;
  readonly fields: TierTwoChemical;
}

/** A facility of a report as a site. */
export interface ReportedPlace {
  readonly name: string;
  /** In one line. */
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly fields: TierTwoPlace;
  readonly stock: readonly ReportedStock[];
}

/** A contact of a report. */
export interface ReportedContact {
  readonly name: string;
  readonly title: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly secondPhone: string | null;
  readonly fields: TierTwoContact;
}

/** Data of a report as records of a business. */
export interface ReportedBusiness {
  readonly year: number;
  readonly places: readonly ReportedPlace[];
  readonly contacts: readonly ReportedContact[];
}

const nonBlank = (text: string): string | null => (text.trim() === "" ? null : text.trim());

/**
 * Converts last year's report to sites, inventory rows and contacts as a start for this year. Missing data is not
 * filled in.
 *
 * @example
 * businessOfReport({ year: 2025, facilities: [], contacts: [] }); // { year: 2025, places: [], contacts: [] }
 */
export function businessOfReport({ year, facilities, contacts }: TierTwoReport): ReportedBusiness {
  return { year, places: facilities.map(placeOf), contacts: contacts.map(contactOf) };
}

function placeOf(facility: ReportFacility): ReportedPlace {
  const { address, ids } = facility;
  const idOf = (type: string): string | null => nonBlank(ids.find((id) => id.type === type)?.id ?? "");
  return {
    name: facility.name,
    address: [address.street, address.city, [address.state, address.zip].filter((part) => part !== "").join(" ")]
      .filter((part) => part !== "")
      .join(", "),
    latitude: facility.latitude,
    longitude: facility.longitude,
    fields: {
      ...NO_PLACE_FIELDS,
      department: nonBlank(facility.department),
      street: nonBlank(address.street),
      city: nonBlank(address.city),
      state: nonBlank(address.state),
      zip: nonBlank(address.zip),
      county: nonBlank(facility.county),
      fire_district: nonBlank(facility.fireDistrict),
      naics: idOf("NAICS"),
      duns: idOf("D-U-N-S"),
      is_manned: facility.isManned,
      max_occupants: wholeNumberWithin(facility.maxOccupants, 0, MAX_PEOPLE),
      is_planning_subject: facility.isPlanningSubject,
      is_prevention_subject: facility.isPreventionSubject,
      notes: nonBlank(facility.notes),
      state_fields: facility.stateFields,
      record_id: validRecordId(facility.recordId),
      kept: unmappedPlaceFields(facility),
    },
    stock: facility.chemicals.flatMap(stockOf),
  };
}

function unmappedPlaceFields({
  address,
  mailing,
  feesTotal,
  phones,
  ids,
  contacts,
  kept,
}: ReportFacility): KeptOfPlace {
  const isSite =
    (["street", "city", "state", "zip"] as const).every((part) => mailing[part] === address[part]) &&
    mailing.country === "USA";
  return {
    mailing: isSite ? null : mailing,
    fees_total: feesTotal,
    phones: phones.map((phone) => unmappedPhone(phone, null)),
    ids: ids.map(({ recordId, type, id, description }) => ({ record_id: recordId, type, id, description })),
    contacts: contacts.map(({ linkId, contactId }) => ({ link_id: linkId, contact_id: contactId })),
    elements: storable(kept),
  };
}

/** Maximum number of elements that can be stored, far more than any state adds. Further ones are omitted. */
const storable = (kept: readonly KeptElement[]): readonly KeptElement[] =>
  kept.filter(({ xml }) => xml.length <= MAX_KEPT_XML).slice(0, MAX_KEPT_ELEMENTS);

const unmappedPhone = ({ recordId, number, type }: ReportPhone, field: KeptPhone["field"]): KeptPhone => ({
  record_id: recordId,
  number,
  type,
  field,
});

/** An id of another form would be rejected in the next report: it is replaced by a new one. */
const validRecordId = (recordId: string): string | null => (isRecordId(recordId.trim()) ? recordId.trim() : null);

/** A number in this range; another one is a typing error and is omitted. */
const numberWithin = (value: number | null, least: number, most: number): number | null =>
  value !== null && value >= least && value <= most ? value : null;

const wholeNumberWithin = (value: number | null, least: number, most: number): number | null =>
  Number.isInteger(value) ? numberWithin(value, least, most) : null;

const MAX_PEOPLE = 2 ** 31 - 1;
/** Larger than the stock of any site. */
const MAX_LB = 1e12;

/** One row for each storage location of the chemical. */
function stockOf(chemical: ReportChemical): readonly ReportedStock[] {
  const maxLb = numberWithin(chemical.maxLb, 0, MAX_LB);
  const averageLb = numberWithin(chemical.averageLb, 0, MAX_LB);
  const storages = chemical.storages.map((one) => ({ ...one, pounds: numberWithin(one.pounds, 0, MAX_LB) }));
  const base = { name: chemical.name, casNumber: nonBlank(chemical.cas) };
  const [only] = storages;
  if (only === undefined || storages.length === 1) {
    return [{ ...base, ...storageLocationOf(only), pounds: maxLb, fields: fieldsOf(chemical, only, maxLb, averageLb) }];
  }
  const stored = storages.reduce((all, { pounds }) => all + (pounds ?? 0), 0);
  // The report has one average for all locations: each gets its share, and the last one the rounding remainder.
  let left = averageLb ?? 0;
  return storages.map((storage, at) => {
    const share = storage.pounds === null || stored === 0 ? null : round(((averageLb ?? 0) * storage.pounds) / stored);
    const average = averageLb === null || share === null ? null : at === storages.length - 1 ? round(left) : share;
    left -= share ?? 0;
    return {
      ...base,
      ...storageLocationOf(storage),
      pounds: storage.pounds,
      fields: fieldsOf(chemical, storage, storage.pounds, average),
    };
  });
}

const round = (pounds: number): number => Math.round(pounds * 100) / 100;

type Storage = ReportChemical["storages"][number];

const storageLocationOf = (storage: Storage | undefined): Pick<ReportedStock, "storageId" | "storagePlace"> => ({
  storageId: nonBlank(storage?.recordId ?? ""),
  storagePlace: nonBlank(storage?.place ?? ""),
});

function fieldsOf(
  chemical: ReportChemical,
  storage: Storage | undefined,
  max: number | null,
  average: number | null,
): TierTwoChemical {
  const states = [
    chemical.isSolid ? (["solid"] as const) : [],
    chemical.isLiquid ? (["liquid"] as const) : [],
    chemical.isGas ? (["gas"] as const) : [],
  ].flat();
  return {
    composition: compositionOf(chemical),
    states,
    // A report lists only hazardous chemicals: one without a category omitted them.
    hazards: chemical.hazards.length === 0 ? null : chemical.hazards,
    h_codes: [],
    // The file cannot distinguish no from not stated; the lists decide if it is not stated.
    is_ehs: chemical.isEhs ? true : null,
    unit: "lbs",
    max_amount: max,
    average_amount: average,
    largest_container: numberWithin(chemical.largestContainerLb, 0, MAX_LB),
    density: null,
    days_on_site: wholeNumberWithin(chemical.daysOnSite, 1, DAYS_OF_A_LEAP_YEAR),
    container_type: containerOf(storage?.type ?? ""),
    pressure: pressureOf(storage?.pressure ?? ""),
    temperature: temperatureOf(storage?.temperature ?? ""),
    is_fine_solid: null,
    parts: chemical.parts.flatMap(partOf),
    is_trade_secret: chemical.isTradeSecret,
    is_place_confidential: chemical.isPlaceConfidential,
    record_id: validRecordId(chemical.recordId),
    kept: unmappedChemicalFields(chemical, storage),
  };
}

function unmappedChemicalFields(chemical: ReportChemical, storage: Storage | undefined): KeptOfChemical {
  const { type = "", pressure = "", temperature = "" } = storage ?? {};
  // Range codes apply to the sum of the report. Codes of the form are calculated again.
  const foreign = (code: string): string => (rangeOfCode(code) === null ? code : "");
  return {
    storage_id: validRecordId(storage?.recordId ?? "") ?? "",
    storage_type: containerOf(type) === null ? type : "",
    pressure: pressureOf(pressure) === null ? pressure : "",
    temperature: temperatureOf(temperature) === null ? temperature : "",
    max_code: foreign(chemical.maxCode),
    max_lb: chemical.maxLb,
    average_code: foreign(chemical.averageCode),
    average_lb: chemical.averageLb,
    is_below_threshold: chemical.isBelowThreshold,
    state_fields: chemical.stateFields,
    elements: storable(chemical.kept),
    storage_elements: storable(storage?.kept ?? []),
    parts: chemical.parts.map(({ recordId, name, cas, maxCode, kept }) => ({
      name: nonBlank(name) ?? cas,
      cas_number: nonBlank(cas),
      record_id: validRecordId(recordId) ?? "",
      max_code: maxCode,
      elements: storable(kept),
    })),
  };
}

const DAYS_OF_A_LEAP_YEAR = 366;

/** A component without a name is named by its number; without either it is omitted. */
function partOf({ name, cas, percent, basis }: ReportChemical["parts"][number]): TierTwoChemical["parts"] {
  const called = nonBlank(name) ?? nonBlank(cas);
  if (called === null) return [];
  return [
    { name: called, cas_number: nonBlank(cas), percent: numberWithin(percent, 0, 100), basis, is_carcinogen: null },
  ];
}

function compositionOf({ isPure, isMixture }: ReportChemical): TierTwoChemical["composition"] {
  if (isPure === isMixture) return null;
  return isPure ? "pure" : "mixture";
}

function contactOf(contact: ReportContact): ReportedContact {
  const { recordId, firstName, lastName, title, email, mailing, types, phones, kept } = contact;
  const indexesOf = (...wanted: readonly string[]): readonly number[] =>
    phones.flatMap(({ type, number }, at) => (wanted.includes(type.toLowerCase()) && isPhone(number) ? [at] : []));
  const [work = -1, second = -1] = indexesOf("work", "mobile - cell", "home");
  const [emergency = -1] = indexesOf("24-hour", "emergency");
  const fieldOf = (at: number): KeptPhone["field"] =>
    at === work ? "phone" : at === second ? "second_phone" : at === emergency ? "phone_24h" : null;
  return {
    name: [firstName, lastName].filter((part) => part !== "").join(" "),
    title: nonBlank(title),
    email,
    phone: nonBlank(phones[work]?.number ?? ""),
    secondPhone: nonBlank(phones[second]?.number ?? ""),
    fields: {
      ...NO_CONTACT_FIELDS,
      types: CONTACT_TYPES.filter((type) => types.some((said) => isOneOf([type], said))),
      phone_24h: nonBlank(phones[emergency]?.number ?? ""),
      street: nonBlank(mailing.street),
      city: nonBlank(mailing.city),
      state: nonBlank(mailing.state),
      zip: nonBlank(mailing.zip),
      record_id: validRecordId(recordId),
      kept: {
        first_name: firstName,
        country: mailing.country,
        types: types.map((said) => CONTACT_TYPES.find((type) => isOneOf([type], said)) ?? said),
        phones: phones.map((phone, at) => unmappedPhone(phone, fieldOf(at))),
        elements: storable(kept),
      },
    },
  };
}
