import { isOneOf } from "../../business/forms/choices.ts";
import { err, ok, type Refusal, type Result } from "../../identity/result.ts";
import type { RegulatoryLists } from "../lists/regulatory-lists.ts";
import { HAZARD_CATEGORIES } from "../tier-two/hazard-categories.ts";
import { facilitiesOf, type Facility, type StoredContact, type StoredPlace } from "../tier-two/facility.ts";
import { missingFields, overRows, reportedRows, type MissingField } from "../tier-two/missing-fields.ts";
import { poundsOf } from "../tier-two/pounds.ts";
import { rangeCode } from "../tier-two/range-codes.ts";
import { containerText, pressureText, temperatureText } from "../tier-two/storage-words.ts";
import type { StoredStock } from "../tier-two/stored-stock.ts";
import {
  CONTACT_TYPES,
  type KeptOfPart,
  type KeptPhone,
  type MixturePart,
  type TierTwoContact,
} from "../tier-two/tier-two-fields.ts";
import { thresholdsOf, type SubstanceCount } from "../tier-two/thresholds.ts";
import { isRecordId, linkIdOf, recordIdOf, type RecordKind } from "./record-id.ts";
import type {
  ReportChemical,
  ReportContact,
  ReportFacility,
  ReportPart,
  ReportPhone,
  ReportStorage,
  TierTwoReport,
} from "./tier-two-report.ts";

/** Data from which a report is created. */
export interface ReportSource {
  /** Code of the installation for the ids of records: four of 0-9 and A-Z. */
  readonly installation: string;
  readonly places: readonly StoredPlace[];
  readonly contacts: readonly StoredContact[];
}

/** Data that only the author of the report knows. */
export interface ReportSetting {
  /** Calendar year of the report: the one before the 1 March on which it is due. */
  readonly year: number;
  /** Name and title of the person who certifies it. */
  readonly certifier: string;
  /** Date of signature, YYYY-MM-DD. */
  readonly signedOn: string;
}

/** A facility with its thresholds and its missing fields. */
export interface FacilityState {
  readonly facility: Facility;
  readonly counts: readonly SubstanceCount[];
  /** Empty if nothing has to be reported. */
  readonly missing: readonly MissingField[];
}

/**
 * Returns every facility of a business with its thresholds and the fields missing for its report.
 *
 * @example
 * reportStates({ installation: "K7QD", places: [], contacts: [] }, await loadRegulatoryLists()); // []
 */
export function reportStates(
  { places, contacts }: Pick<ReportSource, "places" | "contacts">,
  lists: RegulatoryLists,
): readonly FacilityState[] {
  return facilitiesOf(places).map((facility) => {
    const counts = thresholdsOf(facility.stock, facility.place.fields, lists);
    const isReported = reportedRows(facility, counts).size > 0;
    return { facility, counts, missing: isReported ? missingFields(facility, contacts, counts) : [] };
  });
}

/**
 * Reason why a report cannot be created: nothing exceeds its threshold, fields are missing, or a threshold is
 * undecided.
 */
export type UnmadeReport = Refusal<"report.nothing_over" | "report.missing_fields" | "report.undecided">;

/**
 * Creates the report of a business: every facility with a chemical that exceeds its threshold.
 *
 * @returns a refusal while required data are missing: nothing is guessed
 * @example
 * const setting = { year: 2025, certifier: "Jo Bell, Manager", signedOn: "2026-02-20" };
 * reportOfBusiness({ installation: "K7QD", places: [], contacts: [] }, setting, await loadRegulatoryLists()); // refused with "report.nothing_over"
 */
export function reportOfBusiness(
  source: ReportSource,
  setting: ReportSetting,
  lists: RegulatoryLists,
): Result<TierTwoReport, UnmadeReport> {
  const states = reportStates(source, lists);
  if (states.some(({ counts }) => counts.some(({ verdict }) => verdict === "undecided"))) {
    return refuse("report.undecided", "Fill in the fields that decide each open threshold.");
  }
  const reported = states.filter(({ facility, counts }) => reportedRows(facility, counts).size > 0);
  if (reported.length === 0) return refuse("report.nothing_over", "No chemical is over its threshold.");
  if (reported.some(({ missing }) => missing.length > 0)) {
    return refuse("report.missing_fields", "Fill in the missing fields of each site, contact and chemical.");
  }
  const { installation } = source;
  const giveId = idGiver(installation);
  const contacts = source.contacts
    .filter(({ fields }) => typesOf(fields).length > 0)
    .map((one) => ({ ...one, fields: { ...one.fields, record_id: giveId("CT", one.fields.record_id, one.id) } }));
  return ok({
    year: setting.year,
    facilities: reported.map((state) => facilityOf(state, contacts, setting, lists, { installation, giveId })),
    contacts: contacts.map((contact) => contactOf(contact, setting, giveId)),
  });
}

/** Contact types in the order of last year's report; those that the form does not list are kept. */
function typesOf({ types, kept }: TierTwoContact): readonly string[] {
  const known = new Set<string>(CONTACT_TYPES);
  const before = (kept?.types ?? []).filter((type) => !known.has(type) || isOneOf(types, type));
  return [...before, ...types.filter((type) => !before.includes(type))];
}

/** Kind of record of an id. */
interface Ids {
  readonly installation: string;
  readonly giveId: GiveId;
}

function refuse(code: UnmadeReport["code"], message: string): Result<never, UnmadeReport> {
  return err({ code, message });
}

function facilityOf(
  { facility, counts }: FacilityState,
  contacts: readonly StoredContact[],
  { certifier, signedOn }: ReportSetting,
  lists: RegulatoryLists,
  ids: Ids,
): ReportFacility {
  const { place, name } = facility;
  const { fields } = place;
  const { kept } = fields;
  const address = {
    street: fields.street ?? "",
    city: fields.city ?? "",
    state: (fields.state ?? "").toUpperCase(),
    zip: fields.zip ?? "",
  };
  const [over, reported] = [overRows(counts), reportedRows(facility, counts)];
  const groups = groupsOf(facility.stock.filter(({ id }) => reported.has(id)));
  return {
    recordId: ids.giveId("FA", fields.record_id, place.id),
    name,
    address,
    mailing: kept?.mailing ?? { ...address, country: "USA" },
    county: fields.county ?? "",
    fireDistrict: fields.fire_district ?? "",
    latitude: place.latitude,
    longitude: place.longitude,
    department: fields.department ?? "",
    notes: fields.notes ?? "",
    hasSitePlan: false,
    hasCoordinateAbbreviations: false,
    hasDikeDescription: false,
    isSameAsLastYear: false,
    certifier,
    signedOn,
    feesTotal: kept?.fees_total ?? "",
    phones: (kept?.phones ?? []).map((phone, at) => phoneOf(phone, place.id, at, ids)),
    isManned: fields.is_manned,
    maxOccupants: fields.max_occupants,
    isPreventionSubject: fields.is_prevention_subject,
    isPlanningSubject: fields.is_planning_subject,
    stateFields: fields.state_fields,
    modifiedOn: signedOn,
    contacts: linksOf(place, contacts, ids),
    chemicals: groups.map((rows) =>
      chemicalOf(rows, { signedOn, lists, ids, isOver: rows.some(({ id }) => over.has(id)) }),
    ),
    ids: idsOf(place, ids),
    attachments: [],
    kept: kept?.elements ?? [],
  };
}

/** Facilities and contacts share one kind of id for phones: those of facilities are numbered from the end. */
const phoneOf = ({ record_id, number, type }: KeptPhone, place: number, at: number, { giveId }: Ids): ReportPhone => ({
  recordId: giveId("PH", record_id, place, MAX_RECORDS_PER_ROW - 1 - at),
  number,
  type,
});

/** Contacts of a facility: those of last year's report, and everyone whom it listed for no facility. */
function linksOf(
  { id: place, fields }: Pick<StoredPlace, "id" | "fields">,
  contacts: readonly StoredContact[],
  { installation }: Ids,
): ReportFacility["contacts"] {
  const before = fields.kept?.contacts ?? [];
  const recordOf = ({ id, fields: { record_id } }: StoredContact): string =>
    record_id ?? recordIdOf("CT", id, 0, installation);
  const kept = before.filter(({ contact_id }) => contacts.some((one) => recordOf(one) === contact_id));
  const named = new Set(kept.map(({ contact_id }) => contact_id));
  const others = contacts.filter(
    (one) => !named.has(recordOf(one)) && (before.length === 0 || one.fields.kept === null),
  );
  return [
    ...kept.map(({ link_id, contact_id }) => ({ linkId: link_id, contactId: contact_id })),
    ...others.map((one) => ({ linkId: linkIdOf(place, one.id, installation), contactId: recordOf(one) })),
  ];
}

/** Ids of a facility: those of last year's report with current values, and the fields it lacked. */
function idsOf({ id: place, fields }: Pick<StoredPlace, "id" | "fields">, { giveId }: Ids): ReportFacility["ids"] {
  const open = new Map([
    ["NAICS", fields.naics],
    ["D-U-N-S", fields.duns],
  ]);
  const kept = (fields.kept?.ids ?? []).flatMap(({ record_id, type, id, description }) => {
    const now = open.has(type) ? (open.get(type) ?? null) : id;
    open.delete(type);
    // The description of one number does not apply to another.
    if (now === null) return [];
    return [{ recordId: giveId("FD", record_id, place, 2), type, id: now, description: now === id ? description : "" }];
  });
  const added = [...open].flatMap(([type, id]) =>
    id === null ? [] : [{ recordId: giveId("FD", null, place, type === "NAICS" ? 0 : 1), type, id, description: "" }],
  );
  return [...kept, ...added];
}

type Rows = readonly [StoredStock, ...StoredStock[]];

/**
 * Groups rows for one chemical of the report: by CAS number, or by name for mixtures. Mixtures with other components
 * and chemicals separate in last year's report stay separate; rows with unknown data join the others.
 */
function groupsOf(stock: readonly StoredStock[]): readonly Rows[] {
  return groupRows(stock, substanceKey)
    .flatMap((rows) => groupRows(rows, partsKey))
    .flatMap((rows) => groupRows(rows, ({ fields }) => fields.record_id));
}

function substanceKey({ name, casNumber, fields }: StoredStock): string {
  return (fields.composition === "mixture" ? null : casNumber) ?? name.trim().toLowerCase();
}

function partsKey({ fields: { parts } }: StoredStock): string | null {
  if (parts.length === 0) return null;
  const said = parts.map(({ name, cas_number, percent, basis }) =>
    [cas_number ?? name.trim().toLowerCase(), percent, basis].join(" "),
  );
  return said.toSorted().join("; ");
}

/** Rows of one key, in their order. Rows without a key join the first group with one. */
function groupRows(stock: readonly StoredStock[], keyOf: (row: StoredStock) => string | null): readonly Rows[] {
  const groups = new Map<string, [StoredStock, ...StoredStock[]]>();
  const first = stock.map(keyOf).find((key) => key !== null) ?? "";
  for (const row of stock) {
    const key = keyOf(row) ?? first;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [row]);
    else known.push(row);
  }
  return [...groups.values()];
}

/** Returns the id of each record: its earlier one, unless the report already uses it, such as after a move. */
type GiveId = (kind: RecordKind, known: string | null, row: number, part?: number) => string;

const MAX_RECORDS_PER_ROW = 36;

function idGiver(installation: string): GiveId {
  const usedIds = new Set<string>();
  return (kind, known, row, first = 0) => {
    const idOf = (part: number): string => recordIdOf(kind, row, part, installation);
    const own = Array.from({ length: MAX_RECORDS_PER_ROW }, (_, part) => idOf(part));
    const id =
      [known, idOf(first % MAX_RECORDS_PER_ROW), ...own].find(
        (one) => one !== null && isRecordId(one) && !usedIds.has(one),
      ) ?? idOf(0);
    usedIds.add(id);
    return id;
  };
}

interface ChemicalSetting {
  readonly signedOn: string;
  readonly lists: RegulatoryLists;
  readonly ids: Ids;
  readonly isOver: boolean;
}

function chemicalOf(rows: Rows, { signedOn, lists, ids: { giveId }, isOver }: ChemicalSetting): ReportChemical {
  const [first] = rows;
  const { fields } = first;
  const kept = rows.find((row) => row.fields.kept !== null)?.fields.kept ?? null;
  const states = new Set(rows.flatMap((row) => row.fields.states));
  const hazards = new Set(rows.flatMap((row) => row.fields.hazards ?? []));
  const mixed = rows.find((row) => row.fields.parts.length > 0) ?? first;
  const isTradeSecret = rows.some((row) => row.fields.is_trade_secret);
  const isEhs = (cas: string | null): boolean =>
    lists.of({ casNumber: cas, states: [...states] }).some(({ list, applies }) => list === "ehs" && applies === "yes");
  const maxima = rows.map((row) => inPounds(row, row.fields.max_amount));
  const maxLb = round(maxima.reduce((all, pounds) => all + pounds, 0));
  const averageLb = round(rows.reduce((all, row) => all + inPounds(row, row.fields.average_amount), 0));
  const containers = rows.flatMap((row) =>
    row.fields.largest_container === null ? [] : [inPounds(row, row.fields.largest_container)],
  );
  const days = rows.flatMap((row) => row.fields.days_on_site ?? []);
  return {
    recordId: giveId("CV", rows.find((row) => row.fields.record_id !== null)?.fields.record_id ?? null, first.id),
    name: first.name,
    cas: isTradeSecret ? "" : (first.casNumber ?? ""),
    isEhs:
      statedEhs(rows) ?? (isEhs(first.casNumber) || mixed.fields.parts.some(({ cas_number }) => isEhs(cas_number))),
    isPure: fields.composition === "pure",
    isMixture: fields.composition === "mixture",
    isSolid: states.has("solid"),
    isLiquid: states.has("liquid"),
    isGas: states.has("gas"),
    hazards: HAZARD_CATEGORIES.filter((category) => hazards.has(category)),
    averageLb,
    averageCode: codeOf(averageLb, kept?.average_code ?? "", kept?.average_lb ?? null),
    maxLb,
    maxCode: codeOf(maxLb, kept?.max_code ?? "", kept?.max_lb ?? null),
    isSameAsLastYear: false,
    daysOnSite: days.length === 0 ? null : Math.max(...days),
    largestContainerLb: containers.length === 0 ? null : round(Math.max(...containers)),
    isBelowThreshold: !isOver,
    isPlaceConfidential: rows.some((row) => row.fields.is_place_confidential),
    isTradeSecret,
    stateFields: kept?.state_fields ?? [],
    modifiedOn: signedOn,
    storages: rows.map((row, at) => storageOf(row, maxima[at] ?? 0, giveId)),
    parts: mixed.fields.parts.map((part, at) => {
      const keptPart = unmappedPartFields(mixed, part);
      const recordId = giveId("CM", keptPart?.record_id ?? null, first.id, at);
      return partOf(part, { recordId, maxLb, isEhs: isEhs(part.cas_number), kept: keptPart });
    }),
    kept: kept?.elements ?? [],
  };
}

/** The code of the form; that of a state if the pounds are those for which it was given. */
const codeOf = (pounds: number, code: string, of: number | null): string =>
  code !== "" && of === pounds ? code : rangeCode(pounds);

const unmappedPartFields = ({ fields }: StoredStock, { name, cas_number }: MixturePart): KeptOfPart | undefined =>
  fields.kept?.parts.find((part) => (cas_number === null ? part.name === name : part.cas_number === cas_number));

/** Statement of users on the rows: one yes is a yes; `null`: none, or not for all rows. */
function statedEhs(rows: Rows): boolean | null {
  const said = new Set(rows.map(({ fields }) => fields.is_ehs));
  if (said.has(true)) return true;
  return said.has(null) ? null : false;
}

function storageOf({ id, place, fields }: StoredStock, pounds: number, giveId: GiveId): ReportStorage {
  const { container_type, pressure, temperature, kept } = fields;
  return {
    recordId: giveId("CL", kept?.storage_id ?? null, id),
    place,
    type: container_type === null ? (kept?.storage_type ?? "") : containerText(container_type),
    pressure: pressure === null ? (kept?.pressure ?? "") : pressureText(pressure),
    temperature: temperature === null ? (kept?.temperature ?? "") : temperatureText(temperature),
    pounds: round(pounds),
    kept: kept?.storage_elements ?? [],
  };
}

interface PartSetting {
  readonly recordId: string;
  readonly maxLb: number;
  readonly isEhs: boolean;
  readonly kept: KeptOfPart | undefined;
}

function partOf(
  { name, cas_number, percent, basis }: MixturePart,
  { recordId, maxLb, isEhs, kept }: PartSetting,
): ReportPart {
  const isCounted = percent !== null && basis === "weight";
  return {
    recordId,
    name,
    cas: cas_number ?? "",
    isEhs,
    maxCode: isCounted ? rangeCode((maxLb * percent) / 100) : (kept?.max_code ?? ""),
    percent,
    basis,
    kept: kept?.elements ?? [],
  };
}

/** All data are present: `reportOfBusiness` has checked. */
function inPounds({ unit, fields }: StoredStock, amount: number | null): number {
  const pounds = poundsOf(amount ?? 0, fields.unit ?? unit, fields.density);
  return pounds.kind === "known" ? pounds.value : 0;
}

const round = (pounds: number): number => Math.round(pounds * 100) / 100;

function contactOf(
  { id, name, title, email, phone, secondPhone, fields }: StoredContact,
  { signedOn }: ReportSetting,
  giveId: GiveId,
): ReportContact {
  const { kept } = fields;
  return {
    recordId: fields.record_id ?? "",
    ...nameParts(name.trim(), kept?.first_name ?? null),
    title: title ?? "",
    email,
    mailing: {
      street: fields.street ?? "",
      city: fields.city ?? "",
      state: (fields.state ?? "").toUpperCase(),
      zip: fields.zip ?? "",
      country: kept?.country ?? "USA",
    },
    types: typesOf(fields),
    phones: phonesOf(
      { phone, second_phone: secondPhone, phone_24h: fields.phone_24h },
      kept?.phones ?? [],
      (known, part) => giveId("PH", known, id, part),
    ),
    modifiedOn: signedOn,
    kept: kept?.elements ?? [],
  };
}

/** The first name of last year's report, if the full name begins with it; otherwise all but the last word. */
function nameParts(name: string, first: string | null): Pick<ReportContact, "firstName" | "lastName"> {
  if (first === "") return { firstName: "", lastName: name };
  if (first !== null && name.startsWith(`${first} `)) {
    return { firstName: first, lastName: name.slice(first.length).trim() };
  }
  const words = name.split(/\s+/);
  return { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

const PHONE_TYPES = [
  ["phone_24h", "24-hour"],
  ["phone", "Work"],
  ["second_phone", "Work"],
] as const;

/**
 * Phone numbers of a contact: those of last year's report, each with the current number of its field, then the fields
 * without a number there. A field that was emptied removes its number.
 */
function phonesOf(
  now: Readonly<Record<"phone" | "second_phone" | "phone_24h", string | null>>,
  kept: readonly KeptPhone[],
  idOf: (known: string | null, part: number) => string,
): readonly ReportPhone[] {
  const before = kept.flatMap(({ record_id, number, type, field }) => {
    const said = field === null ? number : now[field];
    return said === null ? [] : [{ recordId: idOf(record_id, 2), number: said, type }];
  });
  const added = PHONE_TYPES.flatMap(([field, type], part) => {
    const number = now[field];
    const isThere = number === null || kept.some((one) => one.field === field);
    return isThere ? [] : [{ recordId: idOf(null, part), number, type }];
  });
  return [...before, ...added];
}
