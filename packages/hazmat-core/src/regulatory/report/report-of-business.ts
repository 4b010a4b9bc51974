import { err, ok, type Refusal, type Result } from "../../identity/result.ts";
import type { RegulatoryLists } from "../lists/regulatory-lists.ts";
import { HAZARD_CATEGORIES } from "../tier-two/hazard-categories.ts";
import { facilitiesOf, type Facility, type StoredContact, type StoredPlace } from "../tier-two/facility.ts";
import { missingFields, type MissingField } from "../tier-two/missing-fields.ts";
import { poundsOf } from "../tier-two/pounds.ts";
import { rangeCode } from "../tier-two/range-codes.ts";
import { containerText, pressureText, temperatureText } from "../tier-two/storage-words.ts";
import type { StoredStock } from "../tier-two/stored-stock.ts";
import type { MixturePart, TierTwoPlace } from "../tier-two/tier-two-fields.ts";
import { thresholdsOf, type SubstanceCount } from "../tier-two/thresholds.ts";
import { isRecordId, recordIdOf } from "./record-id.ts";
import type { ReportChemical, ReportContact, ReportFacility, ReportPart, TierTwoReport } from "./tier-two-report.ts";

/** What a report is made of. */
export interface ReportSource {
  readonly places: readonly StoredPlace[];
  readonly contacts: readonly StoredContact[];
}

/** What only the person knows who makes the report. */
export interface ReportSetting {
  /** Calendar year of the report: the one before the 1 March on which it is due. */
  readonly year: number;
  /** Name and title of who certifies it. */
  readonly certifier: string;
  /** YYYY-MM-DD. */
  readonly signedOn: string;
}

/** A facility with its thresholds and with what is missing. */
export interface FacilityState {
  readonly facility: Facility;
  readonly counts: readonly SubstanceCount[];
  /** Empty while nothing is to be reported. */
  readonly missing: readonly MissingField[];
}

/**
 * Every facility of a business against the thresholds, with what is missing before its report can be made.
 *
 * @example
 * reportStates({ places: [], contacts: [] }, await loadRegulatoryLists()); // []
 */
export function reportStates({ places, contacts }: ReportSource, lists: RegulatoryLists): readonly FacilityState[] {
  return facilitiesOf(places).map((facility) => {
    const counts = thresholdsOf(facility.stock, facility.place.fields, lists);
    const isReported = counts.some(({ verdict }) => verdict === "over");
    return { facility, counts, missing: isReported ? missingFields(facility, contacts, counts) : [] };
  });
}

/** Why a report cannot be made: nothing is over its threshold, fields are missing, or a threshold is open. */
export type UnmadeReport = Refusal<"report.nothing_over" | "report.missing_fields" | "report.undecided">;

/**
 * The report of a business: every facility with something over its threshold.
 *
 * @returns refused while anything that it needs is missing: nothing is filled in by guessing
 * @example
 * const setting = { year: 2025, certifier: "Jo Bell, Manager", signedOn: "2026-02-20" };
 * reportOfBusiness({ places: [], contacts: [] }, setting, await loadRegulatoryLists()); // refused with "report.nothing_over"
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
  const reported = states.filter(({ counts }) => counts.some(({ verdict }) => verdict === "over"));
  if (reported.length === 0) return refuse("report.nothing_over", "No chemical is over its threshold.");
  if (reported.some(({ missing }) => missing.length > 0)) {
    return refuse("report.missing_fields", "Fill in the missing fields of each site, contact and chemical.");
  }
  const giveId = idGiver();
  const contacts = source.contacts
    .filter(({ fields }) => fields.types.length > 0)
    .map((one) => ({ ...one, fields: { ...one.fields, record_id: giveId("CT", one.fields.record_id, one.id) } }));
  return ok({
    year: setting.year,
    facilities: reported.map((state) => facilityOf(state, contacts, setting, lists, giveId)),
    contacts: contacts.map((contact) => contactOf(contact, setting)),
  });
}

function refuse(code: UnmadeReport["code"], message: string): Result<never, UnmadeReport> {
  return err({ code, message });
}

function facilityOf(
  { facility, counts }: FacilityState,
  contacts: readonly StoredContact[],
  { certifier, signedOn }: ReportSetting,
  lists: RegulatoryLists,
  giveId: GiveId,
): ReportFacility {
  const { place, name } = facility;
  const { fields } = place;
  const address = {
    street: fields.street ?? "",
    city: fields.city ?? "",
    state: (fields.state ?? "").toUpperCase(),
    zip: fields.zip ?? "",
  };
  const over = new Set(
    counts.filter(({ verdict }) => verdict === "over").flatMap(({ rows }) => rows.map(({ id }) => id)),
  );
  const groups = groupsOf(facility.stock.filter(({ id }) => over.has(id)));
  return {
    recordId: giveId("FA", fields.record_id, place.id),
    name,
    address,
    mailing: { ...address, country: "USA" },
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
    feesTotal: "",
    phones: [],
    isManned: fields.is_manned,
    maxOccupants: fields.max_occupants,
    isPreventionSubject: fields.is_prevention_subject,
    isPlanningSubject: fields.is_planning_subject,
    stateFields: fields.state_fields,
    modifiedOn: signedOn,
    contacts: contacts.map(({ id, fields: { record_id } }) => ({
      // One contact may stand for several facilities: the link is of the pair.
      linkId: recordIdOf("CK", place.id * LINKS_A_PLACE + (id % LINKS_A_PLACE)),
      contactId: record_id ?? recordIdOf("CT", id),
    })),
    chemicals: groups.map((rows) => chemicalOf(rows, signedOn, lists, giveId)),
    ids: idsOf(place.id, fields),
    attachments: [],
  };
}

const LINKS_A_PLACE = 1_000_000;

function idsOf(place: number, { naics, duns }: TierTwoPlace): ReportFacility["ids"] {
  const ids = [
    { type: "NAICS", id: naics },
    { type: "D-U-N-S", id: duns },
  ];
  return ids.flatMap(({ type, id }, part) =>
    id === null ? [] : [{ recordId: recordIdOf("FD", place, part), type, id, description: "" }],
  );
}

type Rows = readonly [StoredStock, ...StoredStock[]];

/**
 * Rows that one chemical of the report speaks for: of one CAS number, or of one name for mixtures. Mixtures of other parts
 * and what last year's report had apart stay apart; what nobody has said of a row parts it from nothing.
 */
function groupsOf(stock: readonly StoredStock[]): readonly Rows[] {
  return split(stock, substanceKey)
    .flatMap((rows) => split(rows, partsKey))
    .flatMap((rows) => split(rows, ({ fields }) => fields.record_id));
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

/** Rows of one key together, in their order. Those without one stand with the first that has one. */
function split(stock: readonly StoredStock[], keyOf: (row: StoredStock) => string | null): readonly Rows[] {
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

/** Gives each record its id: the one that it had before, unless the report has that already, as after a move. */
type GiveId = (kind: "FA" | "CV" | "CT", known: string | null, row: number) => string;

const MOST_OF_A_ROW = 36;

function idGiver(): GiveId {
  const given = new Set<string>();
  return (kind, known, row) => {
    const own = Array.from({ length: MOST_OF_A_ROW }, (_, part) => recordIdOf(kind, row, part));
    const id =
      [known, ...own].find((one) => one !== null && isRecordId(one) && !given.has(one)) ?? recordIdOf(kind, row);
    given.add(id);
    return id;
  };
}

function chemicalOf(rows: Rows, signedOn: string, lists: RegulatoryLists, giveId: GiveId): ReportChemical {
  const [first] = rows;
  const { fields } = first;
  const states = new Set(rows.flatMap((row) => row.fields.states));
  const hazards = new Set(rows.flatMap((row) => row.fields.hazards ?? []));
  const parts = rows.find((row) => row.fields.parts.length > 0)?.fields.parts ?? [];
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
    isEhs: saidEhs(rows) ?? (isEhs(first.casNumber) || parts.some(({ cas_number }) => isEhs(cas_number))),
    isPure: fields.composition === "pure",
    isMixture: fields.composition === "mixture",
    isSolid: states.has("solid"),
    isLiquid: states.has("liquid"),
    isGas: states.has("gas"),
    hazards: HAZARD_CATEGORIES.filter((category) => hazards.has(category)),
    averageLb,
    averageCode: rangeCode(averageLb),
    maxLb,
    maxCode: rangeCode(maxLb),
    isSameAsLastYear: false,
    daysOnSite: days.length === 0 ? null : Math.max(...days),
    largestContainerLb: containers.length === 0 ? null : round(Math.max(...containers)),
    isBelowThreshold: false,
    isPlaceConfidential: rows.some((row) => row.fields.is_place_confidential),
    isTradeSecret,
    stateFields: [],
    modifiedOn: signedOn,
    storages: rows.map((row, at) => storageOf(row, maxima[at] ?? 0)),
    parts: parts.map((part, at) => partOf(part, first.id, at, maxLb, isEhs(part.cas_number))),
  };
}

/** What people have said of its rows: one yes is a yes; `null`: nobody has, or not of all. */
function saidEhs(rows: Rows): boolean | null {
  const said = new Set(rows.map(({ fields }) => fields.is_ehs));
  if (said.has(true)) return true;
  return said.has(null) ? null : false;
}

function storageOf({ id, place, fields }: StoredStock, pounds: number): ReportChemical["storages"][number] {
  return {
    recordId: recordIdOf("CL", id),
    place,
    type: fields.container_type === null ? "" : containerText(fields.container_type),
    pressure: fields.pressure === null ? "" : pressureText(fields.pressure),
    temperature: fields.temperature === null ? "" : temperatureText(fields.temperature),
    pounds: round(pounds),
  };
}

function partOf(part: MixturePart, row: number, at: number, maxLb: number, isEhs: boolean): ReportPart {
  const { name, cas_number, percent, basis } = part;
  const isCounted = percent !== null && basis === "weight";
  return {
    recordId: recordIdOf("CM", row, at % 36),
    name,
    cas: cas_number ?? "",
    isEhs,
    maxCode: isCounted ? rangeCode((maxLb * percent) / 100) : "",
    percent,
    basis,
  };
}

/** Nothing is missing by now: `reportOfBusiness` has asked. */
function inPounds({ unit, fields }: StoredStock, amount: number | null): number {
  const pounds = poundsOf(amount ?? 0, fields.unit ?? unit, fields.density);
  return pounds.kind === "known" ? pounds.value : 0;
}

const round = (pounds: number): number => Math.round(pounds * 100) / 100;

function contactOf(
  { id, name, title, email, phone, fields }: StoredContact,
  { signedOn }: ReportSetting,
): ReportContact {
  const words = name.trim().split(/\s+/);
  const phones = [
    { number: fields.phone_24h, type: "24-hour" },
    { number: phone, type: "Work" },
  ];
  return {
    recordId: fields.record_id ?? recordIdOf("CT", id),
    firstName: words.slice(0, -1).join(" "),
    lastName: words.at(-1) ?? "",
    title: title ?? "",
    email,
    mailing: {
      street: fields.street ?? "",
      city: fields.city ?? "",
      state: (fields.state ?? "").toUpperCase(),
      zip: fields.zip ?? "",
      country: "USA",
    },
    types: fields.types,
    phones: phones.flatMap(({ number, type }, part) =>
      number === null ? [] : [{ recordId: recordIdOf("PH", id, part), number, type }],
    ),
    modifiedOn: signedOn,
  };
}
