import { HAZARD_CATEGORIES, hazardCategoryText, type HazardCategory } from "../tier-two/hazard-categories.ts";
import { element, writeXml, type XmlElement } from "./xml.ts";

// Written for tests in the format of Tier2 Submit; not actual reports. Values, codes, fields and elements that the form
// does not have are where a state or another program could add them.

const texts = (of: Readonly<Record<string, string>>): readonly XmlElement[] =>
  Object.entries(of).map(([name, text]) => element(name, text));
const record = (name: string, recordid: string, children: readonly (XmlElement | undefined)[]): XmlElement =>
  element(name, children, { recordid });
const stateFields = (...fields: readonly (readonly [label: string, name: string, data: string])[]): XmlElement =>
  element(
    "stateFields",
    fields.map(([label, t2sFieldname, data]) =>
      element("stateField", texts({ label, t2sFieldname, data }), { required: "true" }),
    ),
  );
const phone = (recordid: string, phoneNumber: string, phoneType: string): XmlElement =>
  record("phone", recordid, texts({ phoneNumber, phoneType }));
const hazardsOf = (set: readonly HazardCategory[], ...foreign: readonly string[]): XmlElement =>
  element("hazards", [
    ...HAZARD_CATEGORIES.map((category) =>
      element("hazard", texts({ category: hazardCategoryText(category), value: String(set.includes(category)) })),
    ),
    ...foreign.map((category) => element("hazard", texts({ category, value: "true" }))),
  ]);
const storage = (
  recordid: string,
  words: Readonly<Record<"locationDescription" | "storageType" | "pressure" | "temperature", string>>,
  pounds: number,
  more: Readonly<Record<string, string>> = {},
): XmlElement =>
  record("storageLocation", recordid, [
    ...texts(words),
    element("amount", String(pounds), { unit: "pounds" }),
    ...texts(more),
  ]);
const AMBIENT = { pressure: "Ambient pressure", temperature: "Ambient temperature" } as const;

interface SampleChemical {
  readonly id: string;
  readonly name: string;
  readonly cas: string;
  readonly isEhs?: boolean;
  readonly composition: "pure" | "mixture";
  readonly state: "solid" | "liquid" | "gas";
  readonly hazards: XmlElement;
  readonly average: readonly [pounds: number, code: string];
  readonly most: readonly [pounds: number, code: string];
  readonly isBelow?: boolean;
  readonly fields?: XmlElement;
  readonly storages: readonly XmlElement[];
  readonly parts?: readonly XmlElement[];
  readonly more?: Readonly<Record<string, string>>;
}

const chemical = (signedOn: string, made: SampleChemical): XmlElement =>
  record("chemical", made.id, [
    ...texts({
      chemName: made.name,
      casNumber: made.cas,
      ehs: String(made.isEhs ?? false),
      pure: String(made.composition === "pure"),
      mixture: String(made.composition === "mixture"),
      solid: String(made.state === "solid"),
      liquid: String(made.state === "liquid"),
      gas: String(made.state === "gas"),
    }),
    made.hazards,
    ...texts({
      aveAmount: String(made.average[0]),
      aveAmountCode: made.average[1],
      maxAmount: String(made.most[0]),
      maxAmountCode: made.most[1],
      sameAsLastYear: "false",
      daysOnSite: "365",
      maxAmtLargestContainer: "500",
      belowReportingThresholds: String(made.isBelow ?? false),
      confidentialStorageLocs: "false",
      tradeSecret: "false",
    }),
    made.fields,
    element("lastModified", signedOn),
    ...texts(made.more ?? {}),
    element("storageLocations", made.storages),
    made.parts === undefined ? undefined : element("mixtureComponents", made.parts),
  ]);

interface SampleFacility {
  readonly id: string;
  readonly name: string;
  readonly address: Readonly<Record<"street" | "city" | "state" | "zipcode", string>>;
  readonly mailing: Readonly<Record<"street" | "city" | "state" | "zipcode" | "country", string>>;
  readonly place: Readonly<Record<string, string>>;
  readonly signedOn: string;
  readonly fees: string;
  readonly phones: readonly XmlElement[];
  readonly fields: XmlElement;
  readonly more?: Readonly<Record<string, string>>;
  readonly contacts: readonly (readonly [linkId: string, contact: string])[];
  readonly chemicals: readonly SampleChemical[];
  readonly ids: readonly (readonly [recordid: string, type: string, id: string, description: string])[];
}

const facility = (made: SampleFacility): XmlElement =>
  record("facility", made.id, [
    element("facilityName", made.name),
    element("streetAddress", texts(made.address)),
    element("mailingAddress", texts(made.mailing)),
    ...texts({ county: "Sample County", fireDistrict: "District 4" }),
    element("latLong", texts(made.place)),
    ...texts({
      department: "",
      notes: "Gate code at the guard house",
      sitePlanAttached: "false",
      siteCoordAbbrevAttached: "false",
      dikeDescriptionAttached: "false",
      facilityInfoSameAsLastYear: "false",
      nameAndTitleOfCertifier: "Sam Roe, Plant Manager",
      dateSigned: made.signedOn,
      feesTotal: made.fees,
    }),
    ...made.phones,
    ...texts({
      manned: "true",
      maxNumOccupants: "12",
      subjectToChemAccidentPrevention: "false",
      subjectToEmergencyPlanning: "true",
    }),
    made.fields,
    ...texts(made.more ?? {}),
    element("lastModified", made.signedOn),
    element(
      "contactIds",
      made.contacts.map(([linkId, contact]) => element("contactId", contact, { linkId })),
    ),
    element(
      "chemicals",
      made.chemicals.map((one) => chemical(made.signedOn, one)),
    ),
    element(
      "facilityIds",
      made.ids.map(([recordid, type, id, description]) =>
        element("facilityId", texts({ id, ...(description !== "" && { description }) }), { recordid, type }),
      ),
    ),
    element("attachments", []),
  ]);

interface SampleContact {
  readonly id: string;
  readonly names: readonly [first: string, last: string];
  readonly email: string;
  readonly country?: string;
  readonly parent?: string;
  readonly types: readonly string[];
  readonly phones: readonly XmlElement[];
  readonly more?: Readonly<Record<string, string>>;
}

const contact = (signedOn: string, made: SampleContact): XmlElement =>
  record("contact", made.id, [
    ...texts({ firstName: made.names[0], lastName: made.names[1], title: "Manager", email: made.email }),
    element(
      "mailingAddress",
      texts({ street: "1 Dock", city: "Port", state: "TX", zipcode: "77001", country: made.country ?? "USA" }),
    ),
    made.parent === undefined ? undefined : element("parentCompanyDunAndBradstreet", made.parent),
    element(
      "contactTypes",
      made.types.map((type) => element("contactType", type)),
    ),
    element("phones", made.phones),
    ...texts(made.more ?? {}),
    element("lastModified", signedOn),
  ]);

const report = (year: number, facilities: readonly XmlElement[], contacts: readonly XmlElement[]): string =>
  writeXml(
    element(
      "epcraTier2Dataset",
      [
        element("dataset", [element("facilities", facilities), element("contacts", contacts)], {
          reportyear: String(year),
        }),
      ],
      { xmlns: "https://cameo.noaa.gov/epcra_tier2/data_standard/v1", version: "1.0.0" },
    ),
  );

/**
 * One site: batteries, cell phones, a state's fee and number, its own range codes, and a chemical below the thresholds.
 */
export const SAMPLE_TEXAS_REPORT: string = report(
  2025,
  [
    facility({
      id: "FATR2019AB12CD34EF5",
      name: "Bayou Battery Works",
      address: { street: "100 Ship Channel Road", city: "Houston", state: "TX", zipcode: "77015" },
      mailing: { street: "PO Box 70", city: "Houston", state: "TX", zipcode: "77001", country: "USA" },
      place: { latitude: "29.7355", longitude: "-95.2012", latLongMethod: "Interpolation-Map" },
      signedOn: "2026-02-20",
      fees: "150",
      phones: [phone("PHTR2019AB12CD34E01", "713-555-0100 ext. 4", "24-hour")],
      fields: stateFields(
        ["TXT2 Facility ID", "State01Text", "T2-0012345"],
        ["Fee category", "State02Number", "3"],
        ["Sub-threshold chemicals listed", "State03Checkbox", "True"],
      ),
      more: { txReportTrackingNumber: "TRK-88" },
      contacts: [
        ["CKTR2019AB12CD34E01", "CTTR2019AB12CD34E01"],
        ["CKTR2019AB12CD34E02", "CTTR2019AB12CD34E02"],
      ],
      chemicals: [
        {
          id: "CVTR2019AB12CD34E01",
          name: "Lead acid batteries",
          cas: "",
          isEhs: true,
          composition: "mixture",
          state: "solid",
          hazards: hazardsOf(["skin", "eye"], "State Listed Reproductive Hazard"),
          average: [30_000, "07"],
          most: [40_000, "07A"],
          fields: stateFields(["Building", "State01Text", "B-12"]),
          more: { txLocalCode: "LB" },
          storages: [
            storage(
              "CLTR2019AB12CD34E01",
              { locationDescription: "Formation hall", storageType: "Battery", ...AMBIENT },
              40_000,
              { txDikeCode: "D2" },
            ),
          ],
          parts: [
            record("mixtureComponent", "CMTR2019AB12CD34E01", [
              ...texts({ componentName: "Sulfuric acid", casNumber: "7664-93-9", ehs: "true", maxAmountCode: "06" }),
              element("componentPercentage", "40", { weightOrVolume: "weight" }),
              element("txGrade", "electrolyte"),
            ]),
            record("mixtureComponent", "CMTR2019AB12CD34E02", [
              ...texts({ componentName: "Water", casNumber: "7732-18-5", ehs: "false", maxAmountCode: "07B" }),
              element("componentPercentage", "60", { weightOrVolume: "volume" }),
            ]),
          ],
        },
        {
          id: "CVTR2019AB12CD34E02",
          name: "Propane",
          cas: "74-98-6",
          composition: "pure",
          state: "gas",
          hazards: hazardsOf(["flammable", "gas_under_pressure"]),
          average: [900, "03"],
          most: [1000, "04"],
          isBelow: true,
          storages: [
            storage(
              "CLTR2019AB12CD34E02",
              {
                locationDescription: "Tank farm",
                storageType: "Mounded bullet",
                pressure: "Vapor pressure at ambient",
                temperature: "Seasonal",
              },
              1000,
            ),
          ],
        },
      ],
      ids: [
        ["FDTR2019AB12CD34E01", "NAICS", "335911", "Storage battery manufacturing"],
        ["FDTR2019AB12CD34E02", "RMP", "100000123456", ""],
        ["FDTR2019AB12CD34E03", "D-U-N-S", "123456789", ""],
        ["FDTR2019AB12CD34E04", "TRI", "77015BYBTT100SH", "Toxics release inventory"],
      ],
    }),
  ],
  [
    contact("2026-02-20", {
      id: "CTTR2019AB12CD34E01",
      names: ["Jo", "van Bell"],
      email: "jo@bayou.example",
      parent: "987654321",
      types: ["Tier II Information Contact", "State Filing Agent", "Emergency Contact"],
      phones: [
        phone("PHTR2019AB12CD34E02", "(713) 555-0143", "Mobile - Cell"),
        phone("PHTR2019AB12CD34E03", "ask the gate", "24-hour"),
        phone("PHTR2019AB12CD34E04", "+1 713 555 0199", "Emergency"),
        phone("PHTR2019AB12CD34E05", "713 555 0188", "Pager"),
      ],
      more: { txTwicCard: "yes" },
    }),
    contact("2026-02-20", {
      id: "CTTR2019AB12CD34E02",
      names: ["", "Bayou Battery Holdings Inc"],
      email: "office@bayou.example",
      country: "Mexico",
      types: ["Owner / Operator"],
      phones: [],
    }),
  ],
);

/** Two sites with their own contacts, two tanks of one chemical, and an amount stored at three locations. */
export const SAMPLE_ILLINOIS_REPORT: string = report(
  2024,
  ["North", "South"].map((side, at) =>
    facility({
      id: `FATR2021ILL000000N${at}`,
      name: `${side} Prairie Farm Supply`,
      address: { street: `${at + 1} Elevator Lane`, city: "Peoria", state: "IL", zipcode: "61602" },
      mailing: { street: `${at + 1} Elevator Lane`, city: "Peoria", state: "IL", zipcode: "61602", country: "USA" },
      place: { latitude: "40.6936", longitude: `-89.58${at}2` },
      signedOn: "2025-02-27",
      fees: "",
      phones: [],
      fields: stateFields(["IEMA number", "State06Text", `IL-${at}77`], ["Dike", "State01Checkbox", "False"]),
      contacts: [[`CKTR2021ILL000000N${at}`, `CTTR2021ILL000000N${at}`]],
      chemicals: [
        {
          id: `CVTR2021ILL00000N${at}1`,
          name: "Ammonia, anhydrous",
          cas: "7664-41-7",
          isEhs: true,
          composition: "pure",
          state: "liquid",
          hazards: hazardsOf(["gas_under_pressure", "acute_toxicity"]),
          average: [10_000, "06"],
          most: [36_000, "07"],
          fields: stateFields(["Co-op lot", "State04Text", `${side} 9`]),
          storages: [1, 2, 3].map((tank) =>
            storage(
              `CLTR2021ILL00000N${at}${tank}`,
              {
                locationDescription: `Tank ${tank}`,
                storageType: tank === 3 ? "Nurse tank" : "Above ground tank",
                pressure: "Greater than ambient pressure",
                temperature: "Ambient temperature",
              },
              12_000,
            ),
          ),
        },
      ],
      ids: [[`FDTR2021ILL000000N${at}`, "NAICS", "424910", "Farm supplies merchant wholesalers"]],
    }),
  ),
  [0, 1].map((at) =>
    contact("2025-02-27", {
      id: `CTTR2021ILL000000N${at}`,
      names: ["Pat", at === 0 ? "Ames" : "Boone"],
      email: `pat${at}@prairie.example`,
      types: ["Owner / Operator", "Tier II Information Contact", "Emergency Contact"],
      phones: [
        phone(`PHTR2021ILL00000N${at}1`, `309-555-010${at}`, "24-hour"),
        phone(`PHTR2021ILL00000N${at}2`, `309-555-014${at} x7`, "Work"),
        phone(`PHTR2021ILL00000N${at}3`, `309-555-018${at}`, "Fax"),
      ],
    }),
  ),
);
