import { HAZARD_CATEGORIES } from "../../tier-two/hazard-categories.ts";
import type { ReportChemical, ReportContact, ReportFacility, ReportPhone, TierTwoReport } from "../tier-two-report.ts";
import { HAZARD_COLUMNS } from "./hazard-columns.ts";
import type { TableRows } from "./table.ts";

type Cell = string | number | boolean | null;

/** Rows preceded by the names of their columns. */
export function tableRows(records: readonly Readonly<Record<string, Cell>>[]): TableRows {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return [columns, ...records.map((record) => columns.map((column) => cellText(record[column] ?? null)))];
}

function cellText(value: Cell): string {
  if (typeof value === "boolean") return value ? "T" : "F";
  return value === null ? "" : String(value);
}

/** A report as the tables that CAMEO would export. */
export function writeTables({ year, facilities, contacts }: TierTwoReport): Map<string, TableRows> {
  const chemicals = facilities.flatMap((facility) => facility.chemicals.map((chemical) => ({ facility, chemical })));
  return new Map([
    ["Facilities", tableRows(facilities.map((facility) => facilityRow(facility, year)))],
    ["ChemicalsInInventory", tableRows(chemicals.map(({ facility, chemical }) => chemicalRow(chemical, facility)))],
    ["ChemInvLocations", tableRows(chemicals.flatMap(({ facility, chemical }) => storageRows(chemical, facility)))],
    ["ChemInvMixtures", tableRows(chemicals.flatMap(({ chemical }) => partRows(chemical)))],
    ["Contacts", tableRows(contacts.map(contactRow))],
    [
      "ContactsLink",
      tableRows(
        facilities.flatMap(({ recordId, contacts: links }) =>
          links.map(({ linkId, contactId }) => ({
            ContactRecordID: contactId,
            OtherRecordID: recordId,
            RecordKey: linkId,
          })),
        ),
      ),
    ],
    [
      "FacilityIDs",
      tableRows(
        facilities.flatMap((facility) =>
          facility.ids.map(({ recordId, type, id, description }) => ({
            RecordKey: recordId,
            FacilityRecordID: facility.recordId,
            Type: type,
            Id: id,
            Description: description,
          })),
        ),
      ),
    ],
    ["Phone", tableRows([...facilities, ...contacts].flatMap(phoneRows))],
  ]);
}

const pair = (column: string, value: boolean | null): Record<string, Cell> => ({
  [`${column}_Y`]: value === true ? "T" : "",
  [`${column}_N`]: value === false ? "T" : "",
});

const facilityRow = (facility: ReportFacility, year: number): Record<string, Cell> => ({
  FacilityRecordID: facility.recordId,
  ReportYear: year,
  FacilityName: facility.name,
  FacilityDept: facility.department,
  FStreetAddress: facility.address.street,
  FCity: facility.address.city,
  FState: facility.address.state,
  FZip: facility.address.zip,
  FCounty: facility.county,
  FFireDistrict: facility.fireDistrict,
  FMailAddress: facility.mailing.street,
  FMailCity: facility.mailing.city,
  FMailState: facility.mailing.state,
  FMailZip: facility.mailing.zip,
  FMailCountry: facility.mailing.country,
  Latitude: facility.latitude,
  Longitude: facility.longitude,
  DateSigned: facility.signedOn,
  DikeOrOtherSafeguard: facility.hasDikeDescription,
  SiteCoordAbbrev: facility.hasCoordinateAbbreviations,
  SiteMap: facility.hasSitePlan,
  FeesTotal: facility.feesTotal,
  FNotes: facility.notes,
  FacilityInfoSameAsLastYear: facility.isSameAsLastYear,
  MaxNumOccupants: facility.maxOccupants,
  ...pair("Manned", facility.isManned),
  ...pair("SubjectToChemAccidentPrevention", facility.isPreventionSubject),
  ...pair("SubjectToEmergencyPlanning", facility.isPlanningSubject),
  FDateModified: facility.modifiedOn,
});

const chemicalRow = (chemical: ReportChemical, facility: ReportFacility): Record<string, Cell> => ({
  ChemInvRecordID: chemical.recordId,
  CFacilityRouteRecordID: facility.recordId,
  EnteredChemName: chemical.name,
  CiCAS: chemical.cas,
  CiEHSChemical: chemical.isEhs,
  Pure: chemical.isPure,
  Mixture: chemical.isMixture,
  Solid: chemical.isSolid,
  Liquid: chemical.isLiquid,
  Gas: chemical.isGas,
  AveAmount: chemical.averageLb,
  AveAmountCode: chemical.averageCode,
  MaxAmount: chemical.maxLb,
  MaxAmountCode: chemical.maxCode,
  MaxAmtContainer: chemical.largestContainerLb,
  DaysOnSite: chemical.daysOnSite,
  ChemSameAsLastYr: chemical.isSameAsLastYear,
  TradeSecret: chemical.isTradeSecret,
  BelowReportingThresholds: chemical.isBelowThreshold,
  ConfidentialStorageLocs: chemical.isPlaceConfidential,
  CiLastModified: chemical.modifiedOn,
  ...Object.fromEntries(
    HAZARD_CATEGORIES.map((category) => [HAZARD_COLUMNS[category], chemical.hazards.includes(category)]),
  ),
});

const storageRows = (chemical: ReportChemical, facility: ReportFacility): Record<string, Cell>[] =>
  chemical.storages.map((storage) => ({
    RecordKey: storage.recordId,
    ChemInInvRecordID: chemical.recordId,
    FacilityRouteRecordID: facility.recordId,
    Amount: storage.pounds,
    AmountUnit: storage.pounds === null ? "" : "pounds",
    LocationType: storage.type,
    LocationPressure: storage.pressure,
    LocationTemperature: storage.temperature,
    Location: storage.place,
  }));

const partRows = (chemical: ReportChemical): Record<string, Cell>[] =>
  chemical.parts.map((part) => ({
    RecordKey: part.recordId,
    ChemInvRecID: chemical.recordId,
    MxChem: part.name,
    MxCAS: part.cas,
    Percentage: part.percent,
    WtVol: part.basis,
    MxEHS: part.isEhs,
    MxMaxAmountCode: part.maxCode,
  }));

const contactRow = (contact: ReportContact): Record<string, Cell> => ({
  ContactRecordID: contact.recordId,
  FirstName: contact.firstName,
  LastName: contact.lastName,
  Title: contact.title,
  CoEmail: contact.email,
  CoMailAddress: contact.mailing.street,
  CoMailCity: contact.mailing.city,
  CoMailState: contact.mailing.state,
  CoMailZip: contact.mailing.zip,
  CoMailCountry: contact.mailing.country,
  ...Object.fromEntries(contact.types.slice(0, 4).map((type, at) => [`Contact${at + 1}Type`, type])),
  ModificationDate: contact.modifiedOn,
});

const phoneRows = ({
  recordId,
  phones,
}: {
  readonly recordId: string;
  readonly phones: readonly ReportPhone[];
}): Record<string, Cell>[] =>
  phones.map((phone) => ({
    RecordKey: phone.recordId,
    ParentRecordID: recordId,
    Phone: phone.number,
    Type: phone.type,
  }));
