import {
  CONTAINER_TYPES,
  containerText,
  pressureText,
  STORAGE_PRESSURES,
  STORAGE_TEMPERATURES,
  temperatureText,
} from "../tier-two/storage-words.ts";
import { CONTACT_TYPES } from "../tier-two/tier-two-fields.ts";

/**
 * Children of an element in order. A name that ends with `?` is optional, one with `*` can occur any number of times.
 */
export const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  epcraTier2Dataset: ["dataset"],
  dataset: ["facilities", "contacts"],
  facilities: ["facility*"],
  contacts: ["contact*"],
  facility: [
    "facilityName",
    "streetAddress",
    "mailingAddress",
    "county",
    "fireDistrict",
    "latLong",
    "department",
    "failedTier2SubmitValidation?",
    "notes",
    "sitePlanAttached",
    "siteCoordAbbrevAttached",
    "dikeDescriptionAttached",
    "facilityInfoSameAsLastYear",
    "nameAndTitleOfCertifier",
    "dateSigned",
    "feesTotal",
    "phone*",
    "manned",
    "maxNumOccupants",
    "subjectToChemAccidentPrevention",
    "subjectToEmergencyPlanning",
    "stateFields",
    "lastModified",
    "contactIds",
    "chemicals",
    "facilityIds",
    "attachments",
  ],
  streetAddress: ["street", "city", "state", "zipcode"],
  mailingAddress: ["street", "city", "state", "zipcode", "country"],
  latLong: ["latitude", "longitude"],
  stateFields: ["stateField*"],
  stateField: ["label", "t2sFieldname", "data"],
  contactIds: ["contactId*"],
  chemicals: ["chemical*"],
  facilityIds: ["facilityId*"],
  facilityId: ["id", "description?"],
  attachments: ["attachment*"],
  attachment: ["fileName"],
  chemical: [
    "chemName",
    "casNumber",
    "ehs",
    "pure",
    "mixture",
    "solid",
    "liquid",
    "gas",
    "hazards",
    "aveAmount",
    "aveAmountCode",
    "maxAmount",
    "maxAmountCode",
    "sameAsLastYear",
    "daysOnSite",
    "maxAmtLargestContainer",
    "belowReportingThresholds",
    "confidentialStorageLocs",
    "tradeSecret",
    "stateFields?",
    "lastModified",
    "storageLocations",
    "mixtureComponents?",
  ],
  hazards: ["hazard*"],
  hazard: ["category", "value"],
  storageLocations: ["storageLocation*"],
  storageLocation: ["locationDescription", "storageType", "pressure", "temperature", "amount"],
  mixtureComponents: ["mixtureComponent*"],
  mixtureComponent: ["componentName", "casNumber", "ehs", "maxAmountCode", "componentPercentage"],
  contact: [
    "firstName",
    "lastName",
    "title",
    "email",
    "mailingAddress",
    "parentCompanyDunAndBradstreet?",
    "contactTypes",
    "phones",
    "lastModified",
  ],
  contactTypes: ["contactType*"],
  phones: ["phone*"],
  phone: ["phoneNumber", "phoneType"],
};

const oneOf =
  (words: readonly string[]) =>
  (text: string): boolean =>
    words.includes(text);
const between =
  (least: number, most: number) =>
  (text: string): boolean =>
    /^-?\d+(?:\.\d+)?$/.test(text) && Number(text) >= least && Number(text) <= most;
const orBlank =
  (holds: (text: string) => boolean) =>
  (text: string): boolean =>
    text === "" || holds(text);

interface Content {
  readonly holds: (text: string) => boolean;
  readonly message: string;
}

const FLAG: Content = { holds: oneOf(["true", "false"]), message: "Must be true or false." };
const DAY: Content = {
  holds: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text),
  message: "Must be a date such as 2026-03-01.",
};
const POUNDS: Content = { holds: between(0, Infinity), message: "Must be a plain number of pounds." };
const REQUIRED_TEXT: Content = { holds: (text) => text !== "", message: "Missing." };

/** Valid content of an element. */
export const CONTENT: Readonly<Record<string, Content>> = {
  ...Object.fromEntries(
    [
      "sitePlanAttached",
      "siteCoordAbbrevAttached",
      "dikeDescriptionAttached",
      "facilityInfoSameAsLastYear",
      "manned",
      "subjectToChemAccidentPrevention",
      "subjectToEmergencyPlanning",
      "ehs",
      "pure",
      "mixture",
      "solid",
      "liquid",
      "gas",
      "sameAsLastYear",
      "belowReportingThresholds",
      "confidentialStorageLocs",
      "tradeSecret",
      "value",
    ].map((name) => [name, FLAG]),
  ),
  facilityName: REQUIRED_TEXT,
  chemName: REQUIRED_TEXT,
  fileName: REQUIRED_TEXT,
  phoneNumber: REQUIRED_TEXT,
  dateSigned: DAY,
  lastModified: DAY,
  latitude: { holds: between(-90, 90), message: "Must be in decimal degrees." },
  longitude: { holds: between(-180, 180), message: "Must be in decimal degrees." },
  maxNumOccupants: { holds: (text) => /^\d+$/.test(text), message: "Must be a whole number." },
  aveAmount: POUNDS,
  maxAmount: POUNDS,
  amount: POUNDS,
  maxAmtLargestContainer: { ...POUNDS, holds: orBlank(POUNDS.holds) },
  daysOnSite: { holds: (text) => /^\d+$/.test(text) && between(1, 366)(text), message: "Must be 1 to 366." },
  storageType: {
    // Tier2 Submit writes it for batteries; it is not among the letters of the form.
    holds: oneOf([...CONTAINER_TYPES.map(containerText), "Battery"]),
    message: "Must be a container type from the form.",
  },
  pressure: { holds: oneOf(STORAGE_PRESSURES.map(pressureText)), message: "Must be a pressure from the form." },
  temperature: {
    holds: oneOf(STORAGE_TEMPERATURES.map(temperatureText)),
    message: "Must be a temperature from the form.",
  },
  componentPercentage: { holds: orBlank(between(0, 100)), message: "Must be a percentage." },
  contactType: {
    holds: oneOf(CONTACT_TYPES),
    message: "Must be a reason from the form.",
  },
  phoneType: {
    holds: oneOf(["24-hour", "Work", "Home", "Emergency", "Mobile - Cell", "Fax"]),
    message: "Must be a phone type from the form.",
  },
};
