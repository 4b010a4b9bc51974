import { err, ok, type Refusal, type Result } from "../../identity/result.ts";
import { HAZARD_CATEGORIES, hazardCategoryOf } from "../tier-two/hazard-categories.ts";
import type { StateField } from "../tier-two/tier-two-fields.ts";
import { unmappedElementsOf } from "./unmapped-elements.ts";
import { isPounds, reportNumber } from "./report-values.ts";
import type {
  ReportAddress,
  ReportChemical,
  ReportContact,
  ReportFacility,
  ReportPhone,
  TierTwoReport,
} from "./tier-two-report.ts";
import { all, child, readXml, textOf, type XmlElement, type XmlRefusal } from "./xml.ts";

/** Reason why a file is not a Tier II report. */
export type ReportRefusal = XmlRefusal | Refusal<"report.other_file" | "report.no_year">;

/**
 * Parses a report tolerantly: order, prefixes, letter case of values and unknown elements are ignored, and missing data
 * are not filled in.
 *
 * @param text - of the file inside a `.t2s`
 * @example
 * readTierTwo("<nothing />"); // refused with "report.other_file"
 */
export function readTierTwo(text: string): Result<TierTwoReport, ReportRefusal> {
  const read = readXml(text);
  if (!read.ok) return read;
  const dataset = read.value.name === "epcraTier2Dataset" ? child(read.value, "dataset") : undefined;
  if (dataset === undefined) {
    return err({
      code: "report.other_file",
      message: "This is not a Tier II report. Choose a .t2s file exported from Tier2 Submit or CAMEO.",
    });
  }
  const year = reportNumber(dataset.attributes["reportyear"] ?? "");
  if (year === null) {
    return err({ code: "report.no_year", message: "The report has no year. Export it again from Tier2 Submit." });
  }
  return ok({
    year,
    facilities: all(dataset, "facilities", "facility").map(facilityOf),
    contacts: all(dataset, "contacts", "contact").map(contactOf),
  });
}

const recordId = ({ attributes }: XmlElement): string => attributes["recordid"] ?? "";

/** A yes or no; `null`: neither is given. */
function flagOf(parent: XmlElement, name: string): boolean | null {
  const text = textOf(parent, name).toLowerCase();
  if (text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : null;
}

const isSet = (parent: XmlElement, name: string): boolean => flagOf(parent, name) === true;

function addressOf(address: XmlElement | undefined): ReportAddress & { readonly country: string } {
  return {
    street: textOf(address, "street"),
    city: textOf(address, "city"),
    state: textOf(address, "state"),
    zip: textOf(address, "zipcode"),
    country: textOf(address, "country"),
  };
}

function streetOf(address: XmlElement | undefined): ReportAddress {
  const { country: _, ...street } = addressOf(address);
  return street;
}

const phoneOf = (phone: XmlElement): ReportPhone => ({
  recordId: recordId(phone),
  number: textOf(phone, "phoneNumber"),
  type: textOf(phone, "phoneType"),
});

const stateFieldsOf = (parent: XmlElement): readonly StateField[] =>
  all(parent, "stateFields", "stateField").map((field) => ({
    label: textOf(field, "label"),
    name: textOf(field, "t2sFieldname"),
    data: textOf(field, "data"),
    is_required: field.attributes["required"]?.toLowerCase() === "true",
  }));

function facilityOf(facility: XmlElement): ReportFacility {
  const text = (name: string): string => textOf(facility, name);
  const place = child(facility, "latLong");
  return {
    recordId: recordId(facility),
    name: text("facilityName"),
    address: streetOf(child(facility, "streetAddress")),
    mailing: addressOf(child(facility, "mailingAddress")),
    county: text("county"),
    fireDistrict: text("fireDistrict"),
    latitude: reportNumber(textOf(place, "latitude")),
    longitude: reportNumber(textOf(place, "longitude")),
    department: text("department"),
    notes: text("notes"),
    hasSitePlan: isSet(facility, "sitePlanAttached"),
    hasCoordinateAbbreviations: isSet(facility, "siteCoordAbbrevAttached"),
    hasDikeDescription: isSet(facility, "dikeDescriptionAttached"),
    isSameAsLastYear: isSet(facility, "facilityInfoSameAsLastYear"),
    certifier: text("nameAndTitleOfCertifier"),
    signedOn: text("dateSigned"),
    feesTotal: text("feesTotal"),
    phones: facility.children.filter(({ name }) => name === "phone").map(phoneOf),
    isManned: flagOf(facility, "manned"),
    maxOccupants: reportNumber(text("maxNumOccupants")),
    isPreventionSubject: flagOf(facility, "subjectToChemAccidentPrevention"),
    isPlanningSubject: flagOf(facility, "subjectToEmergencyPlanning"),
    stateFields: stateFieldsOf(facility),
    modifiedOn: text("lastModified"),
    contacts: all(facility, "contactIds", "contactId").map(({ attributes, text: contactId }) => ({
      linkId: attributes["linkId"] ?? "",
      contactId,
    })),
    chemicals: all(facility, "chemicals", "chemical").map(chemicalOf),
    ids: all(facility, "facilityIds", "facilityId").map((id) => ({
      recordId: recordId(id),
      type: id.attributes["type"] ?? "",
      id: textOf(id, "id"),
      description: textOf(id, "description"),
    })),
    attachments: all(facility, "attachments", "attachment").map((attachment) => ({
      recordId: recordId(attachment),
      fileName: textOf(attachment, "fileName"),
    })),
    kept: unmappedElementsOf(facility),
  };
}

function chemicalOf(chemical: XmlElement): ReportChemical {
  const text = (name: string): string => textOf(chemical, name);
  const set = new Set(
    all(chemical, "hazards", "hazard").flatMap((hazard) =>
      isSet(hazard, "value") ? (hazardCategoryOf(textOf(hazard, "category")) ?? []) : [],
    ),
  );
  return {
    recordId: recordId(chemical),
    name: text("chemName"),
    cas: text("casNumber"),
    isEhs: isSet(chemical, "ehs"),
    isPure: isSet(chemical, "pure"),
    isMixture: isSet(chemical, "mixture"),
    isSolid: isSet(chemical, "solid"),
    isLiquid: isSet(chemical, "liquid"),
    isGas: isSet(chemical, "gas"),
    hazards: HAZARD_CATEGORIES.filter((category) => set.has(category)),
    averageLb: reportNumber(text("aveAmount")),
    averageCode: text("aveAmountCode"),
    maxLb: reportNumber(text("maxAmount")),
    maxCode: text("maxAmountCode"),
    isSameAsLastYear: isSet(chemical, "sameAsLastYear"),
    daysOnSite: reportNumber(text("daysOnSite")),
    largestContainerLb: reportNumber(text("maxAmtLargestContainer")),
    isBelowThreshold: isSet(chemical, "belowReportingThresholds"),
    isPlaceConfidential: isSet(chemical, "confidentialStorageLocs"),
    isTradeSecret: isSet(chemical, "tradeSecret"),
    stateFields: stateFieldsOf(chemical),
    modifiedOn: text("lastModified"),
    storages: all(chemical, "storageLocations", "storageLocation").map((storage) => ({
      recordId: recordId(storage),
      place: textOf(storage, "locationDescription"),
      type: textOf(storage, "storageType"),
      pressure: textOf(storage, "pressure"),
      temperature: textOf(storage, "temperature"),
      pounds: poundsOf(child(storage, "amount")),
      kept: unmappedElementsOf(storage),
    })),
    parts: all(chemical, "mixtureComponents", "mixtureComponent").map((part) => ({
      recordId: recordId(part),
      name: textOf(part, "componentName"),
      cas: textOf(part, "casNumber"),
      isEhs: isSet(part, "ehs"),
      maxCode: textOf(part, "maxAmountCode"),
      percent: reportNumber(textOf(part, "componentPercentage")),
      basis: child(part, "componentPercentage")?.attributes["weightOrVolume"] === "volume" ? "volume" : "weight",
      kept: unmappedElementsOf(part),
    })),
    kept: unmappedElementsOf(chemical),
  };
}

function poundsOf(amount: XmlElement | undefined): number | null {
  const unit = amount?.attributes["unit"] ?? "";
  return amount !== undefined && (unit.trim() === "" || isPounds(unit)) ? reportNumber(amount.text) : null;
}

function contactOf(contact: XmlElement): ReportContact {
  return {
    recordId: recordId(contact),
    firstName: textOf(contact, "firstName"),
    lastName: textOf(contact, "lastName"),
    title: textOf(contact, "title"),
    email: textOf(contact, "email"),
    mailing: addressOf(child(contact, "mailingAddress")),
    types: all(contact, "contactTypes", "contactType").map(({ text }) => text),
    phones: all(contact, "phones", "phone").map(phoneOf),
    modifiedOn: textOf(contact, "lastModified"),
    kept: unmappedElementsOf(contact),
  };
}
