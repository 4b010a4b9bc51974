import { describe, expect, it } from "vitest";
import { invariant } from "../../../identity/result.ts";
import { loadRegulatoryLists } from "../../lists/regulatory-lists.ts";
import { HAZARD_CATEGORIES } from "../../tier-two/hazard-categories.ts";
import { readTierTwo } from "../read-report.ts";
import { reportOfBusiness } from "../report-of-business.ts";
import { WHOLE_BUSINESS } from "../sample-business.ts";
import type { ReportChemical } from "../tier-two-report.ts";
import { writeTierTwo } from "../write-report.ts";
import { HAZARD_COLUMNS } from "./hazard-columns.ts";
import { areReportTables, readTierTwoTables, type ReadTables } from "./read-tables.ts";
import { tableRows, writeTables } from "./sample-tables.ts";
import type { TableRows } from "./table.ts";

type Records = Parameters<typeof tableRows>[0];

const PIER = { FacilityRecordID: "FA1", FacilityName: "Pier", ReportYear: "2015" };
const AMMONIA = { ChemInvRecordID: "CV1", CFacilityRouteRecordID: "FA1", EnteredChemName: "Ammonia" };
const JO = { ContactRecordID: "CT1", FirstName: "Jo", LastName: "Bell" };

function readRows(tables: ReadonlyMap<string, TableRows>): ReadTables {
  const found = readTierTwoTables(tables);
  invariant(found.ok, found.ok ? "" : found.error.message);
  return found.value;
}

function read(tables: Readonly<Record<string, Records>>): ReadTables {
  const all = { Facilities: [PIER], ChemicalsInInventory: [AMMONIA], ...tables };
  return readRows(new Map(Object.entries(all).map(([name, records]) => [name, tableRows(records)])));
}

const leftOf = ({ left }: ReadTables): Record<string, readonly string[]> =>
  Object.fromEntries(left.map(({ why, said }) => [why, said]));

function chemicalOf(cells: Records[number]): { chemical: ReportChemical; left: Record<string, readonly string[]> } {
  const found = read({ ChemicalsInInventory: [{ ...AMMONIA, ...cells }] });
  const chemical = found.report.facilities[0]?.chemicals[0];
  invariant(chemical !== undefined, "The table has a chemical.");
  return { chemical, left: leftOf(found) };
}

describe("readTierTwoTables", () => {
  it("gives the same report as its XML, except for data without a column", async () => {
    const made = reportOfBusiness(
      WHOLE_BUSINESS,
      { year: 2025, certifier: "Jo Bell, Manager", signedOn: "2026-02-20" },
      await loadRegulatoryLists(),
    );
    invariant(made.ok, made.ok ? "" : made.error.message);
    const xml = readTierTwo(writeTierTwo(made.value));
    invariant(xml.ok, "The XML is read.");
    const { report, left } = readRows(writeTables(xml.value));
    expect(xml.value.facilities[0]?.chemicals).toHaveLength(2);
    expect(report).toEqual({
      ...xml.value,
      facilities: xml.value.facilities.map((facility) => ({ ...facility, certifier: "", stateFields: [] })),
    });
    expect(left).toEqual([]);
  });

  it("reads names and columns in any order and letter case", () => {
    const { report } = readRows(
      new Map([
        [
          "PHONE",
          [
            ["phone", "TYPE", "parentrecordid"],
            ["207 555 0100", "24-hour", "FA1"],
          ],
        ],
        [
          "cheminvlocations",
          [
            ["LOCATION", "cheminInvRecordid"],
            ["Shed\vNorth", "CV1"],
          ],
        ],
        [
          "chemicalsININVENTORY",
          [
            ["maxamount", "CFACILITYROUTERECORDID", "cheminvrecordid"],
            ["1,200", "FA1", "CV1"],
          ],
        ],
        ["facilities", [[""], ["REPORTYEAR", "facilityname", "FacilityRecordId"], [], ["2015", " Pier ", "FA1"]]],
      ]),
    );
    expect(report).toMatchObject({
      year: 2015,
      facilities: [
        {
          name: "Pier",
          phones: [{ number: "207 555 0100", type: "24-hour" }],
          chemicals: [{ maxLb: 1200, storages: [{ place: "Shed\nNorth" }] }],
        },
      ],
    });
  });

  it("rejects tables without facilities and chemicals, or without a year", () => {
    expect(areReportTables(["facilities", "CHEMICALSININVENTORY"])).toBe(true);
    expect(areReportTables(["Facilities", "Phone"])).toBe(false);
    const refusal = (facilities: TableRows) =>
      readTierTwoTables(
        new Map([
          ["Facilities", facilities],
          ["ChemicalsInInventory", tableRows([AMMONIA])],
        ]),
      );
    expect(refusal(tableRows([{ FacilityName: "Pier" }]))).toMatchObject({ error: { code: "report.other_file" } });
    expect(refusal(tableRows([{ ...PIER, ReportYear: "" }]))).toMatchObject({ error: { code: "report.no_year" } });
    expect(readTierTwoTables(new Map([["Facilities", tableRows([PIER])]]))).toMatchObject({ ok: false });
  });

  it("maps each hazard column to one category, and every category to one column", () => {
    expect(new Set(Object.values(HAZARD_COLUMNS)).size).toBe(23);
    for (const category of HAZARD_CATEGORIES) {
      const column = HAZARD_COLUMNS[category];
      expect(chemicalOf({ [column]: "T" }).chemical.hazards, column).toEqual([category]);
      expect(chemicalOf({ [column.toUpperCase()]: "Yes" }).chemical.hazards, column).toEqual([category]);
      expect(chemicalOf({ [column]: "F" }).chemical.hazards, column).toEqual([]);
    }
    const unknown = chemicalOf({ Hazard_radioactive: "T" });
    expect(unknown.chemical.hazards).toEqual([]);
    expect(unknown.left).toEqual({ columns: ["ChemicalsInInventory Hazard_radioactive"] });
  });

  it("lists old hazard flags, and derives no category from them", () => {
    const { chemical, left } = chemicalOf({ Fire: "T", Pressure: "F", Acute: "1", Hazard_flammable: "T" });
    expect(chemical.hazards).toEqual(["flammable"]);
    expect(left).toEqual({ old_hazards: ["Ammonia (Fire, Acute)"] });
  });

  it.each(["Y", "yes", "True", "T", "1", "x"])("parses %s as a yes", (yes) => {
    expect(chemicalOf({ Pure: yes })).toMatchObject({ chemical: { isPure: true }, left: {} });
  });

  it.each(["N", "no", "False", "F", "0", ""])("does not parse %o as a yes", (no) => {
    expect(chemicalOf({ Pure: no })).toMatchObject({ chemical: { isPure: false }, left: {} });
  });

  it("accepts only numbers as amounts and only pounds as pounds, and lists the others", () => {
    const { chemical, left } = chemicalOf({
      Pure: "maybe",
      MaxAmount: "about 500",
      AveAmount: "1,5",
      DaysOnSite: "365",
    });
    expect(chemical).toMatchObject({ isPure: false, maxLb: null, averageLb: null, daysOnSite: 365 });
    expect(left).toEqual({ values: ["Ammonia Pure maybe", "Ammonia AveAmount 1,5", "Ammonia MaxAmount about 500"] });
    const stored = read({
      ChemInvLocations: [
        { RecordKey: "CL1", ChemInInvRecordID: "CV1", Location: "Shed", Amount: "55", AmountUnit: "gallons" },
        { RecordKey: "CL2", ChemInInvRecordID: "CV1", Location: "Hall", Amount: "40", AmountUnit: "lbs" },
        { RecordKey: "CL3", ChemInInvRecordID: "CV1", Location: "Yard", Amount: "30", AmountUnit: "" },
      ],
    });
    expect(stored.report.facilities[0]?.chemicals[0]?.storages.map(({ pounds }) => pounds)).toEqual([null, 40, null]);
    expect(leftOf(stored)).toEqual({ values: ["Shed Amount 55 gallons", "Yard Amount 30"] });
  });

  it("reads yes or no from one of two columns; both or neither is unknown", () => {
    const manned = (yes: string, no: string) => {
      const found = read({ Facilities: [{ ...PIER, Manned_Y: yes, Manned_N: no }] });
      return [found.report.facilities[0]?.isManned, leftOf(found)["values"] ?? []];
    };
    expect(manned("T", "F")).toEqual([true, []]);
    expect(manned("", "T")).toEqual([false, []]);
    expect(manned("", "")).toEqual([null, []]);
    expect(manned("F", "F")).toEqual([null, []]);
    expect(manned("T", "T")).toEqual([null, ["Pier Manned_Y, Manned_N"]]);
  });

  it("reads percentages of a mixture by weight or by volume, and omits others", () => {
    const part = { ChemInvRecID: "CV1", Percentage: "35" };
    const found = read({
      ChemInvMixtures: [
        { ...part, MxChem: "Acid", WtVol: "Wt" },
        { ...part, MxChem: "Water", WtVol: "volume" },
        { ...part, MxChem: "Salt", WtVol: "moles" },
      ],
    });
    expect(found.report.facilities[0]?.chemicals[0]?.parts.map(({ percent, basis }) => [percent, basis])).toEqual([
      [35, "weight"],
      [35, "volume"],
      [null, "weight"],
    ]);
    expect(leftOf(found)).toEqual({ values: ["Salt WtVol moles"] });
  });
});

describe("readTierTwoTables: links between rows", () => {
  const LINKED = { Contacts: [JO], ContactsLink: [{ ContactRecordID: "CT1", OtherRecordID: "FA1", RecordKey: "CK1" }] };

  it("are found by id, and in a column of another name if only that contains such ids", () => {
    const unnamed = [{ Key: "CK1", Person: "CT1", Place: "FA1" }];
    for (const ContactsLink of [LINKED.ContactsLink, unnamed]) {
      const found = read({
        ...LINKED,
        ContactsLink,
        ChemInvMixtures: [{ Chemical: "CV1", MxChem: "Water" }],
      });
      expect(found.report.contacts).toMatchObject([{ lastName: "Bell" }]);
      expect(found.report.facilities[0]?.contacts).toMatchObject([{ contactId: "CT1" }]);
      expect(found.report.facilities[0]?.chemicals[0]?.parts).toMatchObject([{ name: "Water" }]);
      expect(leftOf(found)["untied_contacts"]).toBeUndefined();
    }
  });

  it("are not guessed: contacts of no facility are listed", () => {
    const unsure = [{ Person: "CT1", Place: "FA1", Other: "FA1" }];
    for (const ContactsLink of [unsure, [], [{ ContactRecordID: "CT1", OtherRecordID: "SL9" }]]) {
      const found = read({ Contacts: [JO], ContactsLink });
      expect(found.report.contacts).toEqual([]);
      expect(found.report.facilities[0]?.contacts).toEqual([]);
      expect(leftOf(found)["untied_contacts"]).toEqual(["Jo Bell"]);
    }
  });

  it("are listed if the file does not contain the record", () => {
    const found = read({
      ChemicalsInInventory: [AMMONIA, { ...AMMONIA, ChemInvRecordID: "CV2", CFacilityRouteRecordID: "RO9" }],
      ChemInvLocations: [{ ChemInInvRecordID: "CV9", Location: "Shed" }],
      Phone: [{ ParentRecordID: "SL9", Phone: "207 555 0100", Type: "Work" }],
      FacilityIDs: [{ FacilityRecordID: "", Type: "NAICS", Id: "493120" }],
    });
    expect(found.report.facilities[0]).toMatchObject({ chemicals: [{ storages: [] }], phones: [], ids: [] });
    expect(leftOf(found)).toEqual({
      untied: [
        "Phone: 207 555 0100 Work",
        "ChemInvLocations: Shed",
        "ChemicalsInInventory: Ammonia",
        "FacilityIDs: NAICS 493120",
      ],
    });
  });

  it("belong to one record: a second one with the same id is listed", () => {
    const found = read({ Facilities: [PIER, { ...PIER, FacilityName: "Quay" }] });
    expect(found.report.facilities.map(({ name }) => name)).toEqual(["Pier"]);
    expect(leftOf(found)).toEqual({ doubled: ["Quay FA1"] });
  });
});

describe("readTierTwoTables lists data without a place in a report:", () => {
  it("facilities of another year, fields of a state, unknown columns and tables", () => {
    const found = read({
      Facilities: [
        { ...PIER, State01Checkbox: "T", State02Checkbox: "F", FEmail: "pier@harbour.example", ValidationReport: "ok" },
        { FacilityRecordID: "FA2", FacilityName: "Quay", ReportYear: "2013" },
        { FacilityRecordID: "FA3", FacilityName: "Yard", ReportYear: "" },
      ],
      ChemicalsInInventory: [{ ...AMMONIA, State01Text: "12", CiNotes: "" }],
      Incidents: [{ IncidentName: "Spill" }],
      Routes: [],
    });
    expect(found.report.year).toBe(2015);
    expect(found.report.facilities.map(({ name }) => name)).toEqual(["Pier", "Yard"]);
    expect(leftOf(found)).toEqual({
      other_year: ["Quay 2013"],
      state_fields: ["Ammonia State01Text 12", "Pier State01Checkbox T"],
      columns: ["Facilities FEmail"],
      tables: ["Incidents"],
    });
  });

  it("a row with more cells than columns, whose cells can be in the wrong ones", () => {
    const { report, left } = readRows(
      new Map([
        ["Facilities", tableRows([PIER])],
        [
          "ChemicalsInInventory",
          [
            ["CFacilityRouteRecordID", "EnteredChemName", "MaxAmount"],
            ["FA1", "Acid", " 35 %", "2000"],
            ["FA1", "Ammonia", "500", ""],
          ],
        ],
      ]),
    );
    expect(report.facilities[0]?.chemicals.map(({ name, maxLb }) => [name, maxLb])).toEqual([["Ammonia", 500]]);
    expect(left).toEqual([{ why: "rows", said: ["ChemicalsInInventory 2"] }]);
  });

  it("an organization with a person: alone it is the last name", () => {
    const found = read({
      Contacts: [
        { ...JO, Organization: "Harbour Ltd" },
        {
          ContactRecordID: "CT2",
          Organization: "Carriers Ltd",
          Contact1Type: "Owner / Operator",
          Contact4Type: "Other",
        },
      ],
      ContactsLink: ["CT1", "CT2"].map((id) => ({ ContactRecordID: id, OtherRecordID: "FA1" })),
    });
    expect(found.report.contacts).toMatchObject([
      { lastName: "Bell" },
      { firstName: "", lastName: "Carriers Ltd", types: ["Owner / Operator", "Other"] },
    ]);
    expect(leftOf(found)).toEqual({ values: ["Jo Bell Organization Harbour Ltd"] });
  });

  it("converts dates of the United States", () => {
    expect(chemicalOf({ CiLastModified: "3/1/2016" }).chemical.modifiedOn).toBe("2016-03-01");
    expect(chemicalOf({ CiLastModified: "25/1/2016" }).chemical.modifiedOn).toBe("");
  });
});
