import type { ReportFacility } from "../tier-two-report.ts";
import { cellsOf, tableDay, type Cells } from "./cells.ts";
import { rowName } from "./children.ts";
import type { LossCollector } from "./losses.ts";
import { reportStateFields } from "./state-columns.ts";
import type { Table, TableRow } from "./table.ts";

/** Data of other tables on a facility, by its id. */
export interface FacilityParts {
  readonly phonesOf: (facility: string) => ReportFacility["phones"];
  readonly contactsOf: (facility: string) => ReportFacility["contacts"];
  readonly chemicalsOf: (facility: string) => ReportFacility["chemicals"];
  readonly idsOf: (facility: string) => ReportFacility["ids"];
}

/** A facility with the year in its row; `null`: none. */
export interface FacilityOfYear {
  readonly year: number | null;
  readonly facility: ReportFacility;
}

/** The facilities of a table, of any year. */
export function facilitiesOf(table: Table, parts: FacilityParts, left: LossCollector): readonly FacilityOfYear[] {
  return table.rows.map((row) => {
    const called = facilityName(row, table.name);
    const cells = cellsOf(row, called, left);
    reportStateFields(row, called, left);
    return { year: cells.number("ReportYear"), facility: facilityOf(cells, parts) };
  });
}

const facilityName = (row: TableRow, table: string): string => row.text("FacilityName") || rowName(table, row);

function facilityOf({ text, number, isSet, either }: Cells, parts: FacilityParts): ReportFacility {
  const recordId = text("FacilityRecordID");
  return {
    recordId,
    name: text("FacilityName"),
    address: { street: text("FStreetAddress"), city: text("FCity"), state: text("FState"), zip: text("FZip") },
    mailing: {
      street: text("FMailAddress"),
      city: text("FMailCity"),
      state: text("FMailState"),
      zip: text("FMailZip"),
      country: text("FMailCountry"),
    },
    county: text("FCounty"),
    fireDistrict: text("FFireDistrict"),
    latitude: number("Latitude"),
    longitude: number("Longitude"),
    department: text("FacilityDept"),
    notes: text("FNotes"),
    hasSitePlan: isSet("SiteMap"),
    hasCoordinateAbbreviations: isSet("SiteCoordAbbrev"),
    hasDikeDescription: isSet("DikeOrOtherSafeguard"),
    isSameAsLastYear: isSet("FacilityInfoSameAsLastYear"),
    certifier: "",
    signedOn: tableDay(text("DateSigned")),
    feesTotal: text("FeesTotal"),
    phones: parts.phonesOf(recordId),
    isManned: either("Manned_Y", "Manned_N"),
    maxOccupants: number("MaxNumOccupants"),
    isPreventionSubject: either("SubjectToChemAccidentPrevention_Y", "SubjectToChemAccidentPrevention_N"),
    isPlanningSubject: either("SubjectToEmergencyPlanning_Y", "SubjectToEmergencyPlanning_N"),
    stateFields: [],
    modifiedOn: tableDay(text("FDateModified")),
    contacts: parts.contactsOf(recordId),
    chemicals: parts.chemicalsOf(recordId),
    ids: parts.idsOf(recordId),
    attachments: [],
    kept: [],
  };
}
