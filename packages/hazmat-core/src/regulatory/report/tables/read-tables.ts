import { err, ok, type Result } from "../../../identity/result.ts";
import type { ReportRefusal } from "../read-report.ts";
import type { ReportFacility, ReportFacilityId, TierTwoReport } from "../tier-two-report.ts";
import { chemicalsOf } from "./chemicals.ts";
import { childrenOf, idsOf, onceEach, rowName, type ReadRow } from "./children.ts";
import { contactLinks, contactName, contactsOf, phoneOf } from "./contacts.ts";
import { facilitiesOf, type FacilityOfYear } from "./facilities.ts";
import { createLossCollector, type LeftOut, type LossCollector } from "./losses.ts";
import { plainName, tableOf, type Table, type TableRow, type TableRows } from "./table.ts";

/** A report read from tables, and the data that are not in it. */
export interface ReadTables {
  readonly report: TierTwoReport;
  readonly left: readonly LeftOut[];
}

const TABLES = [
  "Facilities",
  "ChemicalsInInventory",
  "ChemInvLocations",
  "ChemInvMixtures",
  "Contacts",
  "ContactsLink",
  "FacilityIDs",
  "Phone",
] as const;

type TableName = (typeof TABLES)[number];

/** Tables that a report needs. */
const NEEDED = ["Facilities", "ChemicalsInInventory"] as const satisfies readonly TableName[];

/**
 * True if tables of these names, in any spelling, can be a report.
 *
 * @example
 * areReportTables(["FACILITIES", "ChemicalsInInventory", "Phone"]); // true
 */
export function areReportTables(names: readonly string[]): boolean {
  const plain = new Set(names.map(plainName));
  return NEEDED.every((name) => plain.has(plainName(name)));
}

const KNOWN_TABLES: ReadonlySet<string> = new Set(TABLES.map(plainName));

/**
 * True if a table of this name, in any spelling, belongs to a report.
 *
 * @example
 * isReportTable("facilities"); // true
 */
export const isReportTable = (name: string): boolean => KNOWN_TABLES.has(plainName(name));

/**
 * Converts the tables that CAMEO and Tier2 Submit exported before their XML to the report of that XML. Missing data are
 * not filled in, a row without a record in the file is linked to none, and all omitted data are listed.
 *
 * @param tables - the rows of each table by its name
 * @example
 * readTierTwoTables(new Map()); // refused with "report.other_file"
 */
export function readTierTwoTables(tables: ReadonlyMap<string, TableRows>): Result<ReadTables, ReportRefusal> {
  const read = new Map([...tables].map(([name, rows]) => [plainName(name), tableOf(name, rows)] as const));
  const named = (name: TableName): Table => read.get(plainName(name)) ?? tableOf(name, []);
  if (!areReportTables([...tables.keys()]) || !named("Facilities").has("FacilityRecordID")) {
    return err({
      code: "report.other_file",
      message: "These are not the tables of a Tier II report. Choose a .zip file exported from CAMEO.",
    });
  }
  const left = createLossCollector();
  const { facilities: ofAnyYear, contacts } = recordsOf(named, left);
  const years = ofAnyYear.flatMap(({ year }) => year ?? []);
  if (years.length === 0) {
    return err({ code: "report.no_year", message: "The tables have no year. Export them again from CAMEO." });
  }
  const year = Math.max(...years);
  const facilities = onceEach(facilitiesOfYear(ofAnyYear, year, left), ({ name }) => name, left);
  const tied = new Set(facilities.flatMap((facility) => facility.contacts.map(({ contactId }) => contactId)));
  const isTied = (contact: (typeof contacts)[number]): boolean => tied.has(contact.recordId);
  for (const contact of contacts) {
    if (!isTied(contact)) left.add("untied_contacts", contactName(contact) || contact.email || contact.recordId);
  }
  reportUnknownColumns(read, left);
  return ok({ report: { year, facilities, contacts: contacts.filter(isTied) }, left: left.all() });
}

function recordsOf(named: (name: TableName) => Table, left: LossCollector) {
  const facilityIds = idsOf(named("Facilities"), "FacilityRecordID");
  const contactIds = idsOf(named("Contacts"), "ContactRecordID");
  const known = ["ParentRecordID"];
  const phonesOf = childrenOf(named("Phone"), { known, ids: new Set([...facilityIds, ...contactIds]) }, phoneOf, left);
  const contacts = onceEach(contactsOf(named("Contacts"), phonesOf, left), contactName, left);
  const chemicals = chemicalsOf(
    {
      chemicals: named("ChemicalsInInventory"),
      storages: named("ChemInvLocations"),
      mixtures: named("ChemInvMixtures"),
    },
    facilityIds,
    left,
  );
  const parts = {
    phonesOf,
    contactsOf: contactLinks(named("ContactsLink"), contactIds, facilityIds),
    chemicalsOf: (facility: string) => onceEach(chemicals(facility), ({ name }) => name, left),
    idsOf: childrenOf(named("FacilityIDs"), { known: ["FacilityRecordID"], ids: facilityIds }, facilityId, left),
  };
  return { facilities: facilitiesOf(named("Facilities"), parts, left), contacts };
}

function facilityId({ text }: TableRow): ReadRow<ReportFacilityId> {
  const id = { recordId: text("RecordKey"), type: text("Type"), id: text("Id"), description: text("Description") };
  return { called: [id.type, id.id].join(" ").trim(), child: id };
}

/** A facility without a year belongs to the year of the others. */
function facilitiesOfYear(
  facilities: readonly FacilityOfYear[],
  year: number,
  left: LossCollector,
): readonly ReportFacility[] {
  for (const { facility, year: named } of facilities) {
    if (named !== null && named !== year) left.add("other_year", `${facility.name} ${named}`);
  }
  return facilities.filter(({ year: named }) => named === null || named === year).map(({ facility }) => facility);
}

/** Columns of the program itself, which nobody entered. */
const OWN_COLUMNS: ReadonlySet<string> = new Set(
  [
    "OBJECTID",
    "RecordKey",
    "CBRecordID",
    "FacilityRouteRecordID",
    "ContactRecordID",
    "OtherRecordID",
    "LastModified",
    "MxLastModified",
    "PhLastModified",
    "FailedValidation",
    "ValidationReport",
    "StateLabelCode",
  ].map(plainName),
);

/** Lists rows with cells beyond the columns, and columns and tables that the report does not have. */
function reportUnknownColumns(read: ReadonlyMap<string, Table>, left: LossCollector): void {
  for (const [plain, table] of read) {
    const { name, rows, shifted } = table;
    if (isReportTable(plain)) {
      for (const at of shifted) left.add("rows", rowName(name, { at }));
      for (const column of table.unread()) {
        if (!OWN_COLUMNS.has(plainName(column))) left.add("columns", `${name} ${column}`);
      }
    } else if (rows.length + shifted.length > 0) left.add("tables", name);
  }
}
