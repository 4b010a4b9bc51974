import { isCasNumber } from "../../identity/cas-number.ts";
import { HAZARD_CATEGORIES, hazardCategoryText } from "../tier-two/hazard-categories.ts";
import { rangeCode } from "../tier-two/range-codes.ts";
import { TIER_TWO_NAMESPACE } from "./write-report.ts";
import { all, child, readXml, textOf, type XmlElement } from "./xml.ts";

/** Something in a file that Tier2 Submit would stumble over. */
export interface ReportFlaw {
  /** From the root: `facility[0]/chemical[2]/casNumber`. */
  readonly path: string;
  readonly message: string;
}

const FACILITY_ORDER = [
  "facilityName",
  "streetAddress",
  "mailingAddress",
  "county",
  "fireDistrict",
  "latLong",
  "department",
  "failedTier2SubmitValidation",
  "notes",
  "sitePlanAttached",
  "siteCoordAbbrevAttached",
  "dikeDescriptionAttached",
  "facilityInfoSameAsLastYear",
  "nameAndTitleOfCertifier",
  "dateSigned",
  "feesTotal",
  "phone",
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
];

const CHEMICAL_ORDER = [
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
  "stateFields",
  "lastModified",
  "storageLocations",
  "mixtureComponents",
];

const CONTACT_ORDER = [
  "firstName",
  "lastName",
  "title",
  "email",
  "mailingAddress",
  "parentCompanyDunAndBradstreet",
  "contactTypes",
  "phones",
  "lastModified",
];

const RECORD_ID = /^(?:FA|CV|CL|CM|CT|CK|PH|FD|SK)TR\d{4}[0-9A-Z]{11}$/;
const DAY = /^(?:\d{4}-\d{2}-\d{2})?$/;

/**
 * Holds a file against the structure that Tier2 Submit writes: names, order, words, codes, numbers and links.
 *
 * @param text - of the file inside a `.t2s`
 * @returns what is wrong, in the order of the file; nothing where it will be read
 * @example
 * checkTierTwo(writeTierTwo({ year: 2025, facilities: [], contacts: [] })); // []
 */
export function checkTierTwo(text: string): readonly ReportFlaw[] {
  const read = readXml(text);
  if (!read.ok) return [{ path: "", message: read.error.message }];
  const root = read.value;
  const flaws: ReportFlaw[] = [];
  const expect = (holds: boolean, path: string, message: string): void => {
    if (!holds) flaws.push({ path, message });
  };
  expect(root.name === "epcraTier2Dataset", "", `The root is ${root.name}.`);
  expect(root.attributes["xmlns"] === TIER_TWO_NAMESPACE, "@xmlns", "The name space is another.");
  expect(root.attributes["version"] === "1.0.0", "@version", "The version is not 1.0.0.");
  const dataset = child(root, "dataset");
  expect(/^\d{4}$/.test(dataset?.attributes["reportyear"] ?? ""), "dataset@reportyear", "No year of four digits.");
  const contacts = all(dataset, "contacts", "contact");
  const known = new Set(contacts.map(({ attributes }) => attributes["recordid"]));
  all(dataset, "facilities", "facility").forEach((facility, at) => {
    checkFacility(facility, `facility[${at}]`, known, expect);
  });
  contacts.forEach((contact, at) => {
    const path = `contact[${at}]`;
    checkOrder(contact, CONTACT_ORDER, path, expect);
    checkIds(contact, path, expect);
    expect(all(contact, "contactTypes", "contactType").length > 0, `${path}/contactTypes`, "No type is given.");
  });
  return flaws;
}

type Expect = (holds: boolean, path: string, message: string) => void;

function checkOrder({ children }: XmlElement, order: readonly string[], path: string, expect: Expect): void {
  let last = 0;
  for (const { name } of children) {
    const place = order.indexOf(name);
    expect(place >= 0, `${path}/${name}`, "The format has no such element.");
    expect(place < 0 || place >= last, `${path}/${name}`, `It stands before ${order[last]}.`);
    last = Math.max(last, place);
  }
}

/** Every record id below an element has the shape that programs make. */
function checkIds(parent: XmlElement, path: string, expect: Expect): void {
  const id = parent.attributes["recordid"];
  if (id !== undefined) expect(RECORD_ID.test(id), `${path}@recordid`, `${id} is no record id.`);
  parent.children.forEach((one, at) => checkIds(one, `${path}/${one.name}[${at}]`, expect));
}

function checkFacility(
  facility: XmlElement,
  path: string,
  contacts: ReadonlySet<string | undefined>,
  expect: Expect,
): void {
  checkOrder(facility, FACILITY_ORDER, path, expect);
  checkIds(facility, path, expect);
  expect(textOf(facility, "facilityName") !== "", `${path}/facilityName`, "No name.");
  expect(/^[A-Z]{2}$/.test(textOf(child(facility, "streetAddress"), "state")), `${path}/state`, "Not two letters.");
  for (const day of ["dateSigned", "lastModified"]) {
    expect(DAY.test(textOf(facility, day)), `${path}/${day}`, "Not a day as 2026-03-01.");
  }
  for (const { text, attributes } of all(facility, "contactIds", "contactId")) {
    expect(contacts.has(text), `${path}/contactIds`, `No contact has the id ${text}.`);
    expect(RECORD_ID.test(attributes["linkId"] ?? ""), `${path}/contactIds`, "A link has no id.");
  }
  all(facility, "chemicals", "chemical").forEach((one, at) => checkChemical(one, `${path}/chemical[${at}]`, expect));
}

function checkChemical(chemical: XmlElement, path: string, expect: Expect): void {
  const text = (name: string): string => textOf(chemical, name);
  checkOrder(chemical, CHEMICAL_ORDER, path, expect);
  expect(text("chemName") !== "", `${path}/chemName`, "No name.");
  expect(text("casNumber") === "" || isCasNumber(text("casNumber")), `${path}/casNumber`, "Not a CAS number.");
  expect((text("pure") === "true") !== (text("mixture") === "true"), `${path}/pure`, "Pure or mixture, one of them.");
  const states = ["solid", "liquid", "gas"].filter((state) => text(state) === "true");
  expect(states.length > 0, `${path}/solid`, "No state is given.");
  const categories = all(chemical, "hazards", "hazard").map((hazard) => textOf(hazard, "category"));
  expect(
    categories.join("|") === HAZARD_CATEGORIES.map(hazardCategoryText).join("|"),
    `${path}/hazards`,
    "Not the 23 categories in their order.",
  );
  for (const kind of ["ave", "max"] as const) {
    const [amount, code] = [text(`${kind}Amount`), text(`${kind}AmountCode`)];
    expect(/^\d+(?:\.\d+)?$/.test(amount), `${path}/${kind}Amount`, "Not a plain number of pounds.");
    expect(code === rangeCode(Number(amount)), `${path}/${kind}AmountCode`, "Not the code of its amount.");
  }
  const days = Number(text("daysOnSite"));
  expect(Number.isInteger(days) && days >= 1 && days <= 366, `${path}/daysOnSite`, "Not 1 to 366.");
  const storages = all(chemical, "storageLocations", "storageLocation");
  expect(storages.length > 0, `${path}/storageLocations`, "No place is given.");
  for (const storage of storages) {
    expect(child(storage, "amount")?.attributes["unit"] === "pounds", `${path}/storageLocation`, "Not in pounds.");
    for (const name of ["storageType", "pressure", "temperature"]) {
      expect(textOf(storage, name) !== "", `${path}/storageLocation/${name}`, "Not given.");
    }
  }
}
