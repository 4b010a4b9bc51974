import { HAZARD_CATEGORIES, hazardCategoryText } from "../tier-two/hazard-categories.ts";
import type { StateField } from "../tier-two/tier-two-fields.ts";
import type {
  ReportAddress,
  ReportChemical,
  ReportContact,
  ReportFacility,
  ReportPart,
  ReportPhone,
  ReportStorage,
  TierTwoReport,
} from "./tier-two-report.ts";
import { withUnmappedElements } from "./unmapped-elements.ts";
import { element, writeXml, type XmlElement } from "./xml.ts";

/** The namespace of the file that Tier2 Submit and CAMEO read. */
export const TIER_TWO_NAMESPACE = "https://cameo.noaa.gov/epcra_tier2/data_standard/v1";
/** The name of the file inside a `.t2s`, which is a ZIP archive. */
export const TIER_TWO_FILE = "epcra_tier2_data.xml";

/**
 * Writes a report as the file inside a `.t2s`: elements and values in the order and form of Tier2 Submit.
 *
 * @example
 * writeTierTwo({ year: 2025, facilities: [], contacts: [] }).includes('reportyear="2025"'); // true
 */
export function writeTierTwo({ year, facilities, contacts }: TierTwoReport): string {
  const dataset = element(
    "dataset",
    [element("facilities", facilities.map(facilityOf)), element("contacts", contacts.map(contactOf))],
    { reportyear: String(year) },
  );
  return writeXml(element("epcraTier2Dataset", [dataset], { xmlns: TIER_TWO_NAMESPACE, version: "1.0.0" }));
}

const flag = (name: string, value: boolean | null): XmlElement => element(name, value === null ? "" : String(value));
const number = (name: string, value: number | null): XmlElement => element(name, value === null ? "" : String(value));

function facilityOf(facility: ReportFacility): XmlElement {
  const written = element(
    "facility",
    [
      element("facilityName", facility.name),
      element("streetAddress", addressOf(facility.address)),
      element("mailingAddress", [...addressOf(facility.mailing), element("country", facility.mailing.country)]),
      element("county", facility.county),
      element("fireDistrict", facility.fireDistrict),
      element("latLong", [number("latitude", facility.latitude), number("longitude", facility.longitude)]),
      element("department", facility.department),
      element("notes", facility.notes),
      flag("sitePlanAttached", facility.hasSitePlan),
      flag("siteCoordAbbrevAttached", facility.hasCoordinateAbbreviations),
      flag("dikeDescriptionAttached", facility.hasDikeDescription),
      flag("facilityInfoSameAsLastYear", facility.isSameAsLastYear),
      element("nameAndTitleOfCertifier", facility.certifier),
      element("dateSigned", facility.signedOn),
      element("feesTotal", facility.feesTotal),
      ...facility.phones.map(phoneOf),
      flag("manned", facility.isManned),
      number("maxNumOccupants", facility.maxOccupants),
      flag("subjectToChemAccidentPrevention", facility.isPreventionSubject),
      flag("subjectToEmergencyPlanning", facility.isPlanningSubject),
      stateFieldsOf(facility.stateFields),
      element("lastModified", facility.modifiedOn),
      element(
        "contactIds",
        facility.contacts.map(({ linkId, contactId }) => element("contactId", contactId, { linkId })),
      ),
      element("chemicals", facility.chemicals.map(chemicalOf)),
      element(
        "facilityIds",
        facility.ids.map(({ recordId, type, id, description }) =>
          element(
            "facilityId",
            [element("id", id), description === "" ? undefined : element("description", description)],
            { recordid: recordId, type },
          ),
        ),
      ),
      element(
        "attachments",
        facility.attachments.map(({ recordId, fileName }) =>
          element("attachment", [element("fileName", fileName)], { recordid: recordId }),
        ),
      ),
    ],
    { recordid: facility.recordId },
  );
  return withUnmappedElements(written, facility.kept);
}

function addressOf({ street, city, state, zip }: ReportAddress): readonly XmlElement[] {
  return [element("street", street), element("city", city), element("state", state), element("zipcode", zip)];
}

const phoneOf = ({ recordId, number: digits, type }: ReportPhone): XmlElement =>
  element("phone", [element("phoneNumber", digits), element("phoneType", type)], { recordid: recordId });

function stateFieldsOf(fields: readonly StateField[]): XmlElement {
  return element(
    "stateFields",
    fields.map(({ label, name, data, is_required }) =>
      element("stateField", [element("label", label), element("t2sFieldname", name), element("data", data)], {
        required: String(is_required),
      }),
    ),
  );
}

function chemicalOf(chemical: ReportChemical): XmlElement {
  const written = element(
    "chemical",
    [
      element("chemName", chemical.name),
      element("casNumber", chemical.cas),
      flag("ehs", chemical.isEhs),
      flag("pure", chemical.isPure),
      flag("mixture", chemical.isMixture),
      flag("solid", chemical.isSolid),
      flag("liquid", chemical.isLiquid),
      flag("gas", chemical.isGas),
      element(
        "hazards",
        HAZARD_CATEGORIES.map((category) =>
          element("hazard", [
            element("category", hazardCategoryText(category)),
            flag("value", chemical.hazards.includes(category)),
          ]),
        ),
      ),
      number("aveAmount", chemical.averageLb),
      element("aveAmountCode", chemical.averageCode),
      number("maxAmount", chemical.maxLb),
      element("maxAmountCode", chemical.maxCode),
      flag("sameAsLastYear", chemical.isSameAsLastYear),
      number("daysOnSite", chemical.daysOnSite),
      number("maxAmtLargestContainer", chemical.largestContainerLb),
      flag("belowReportingThresholds", chemical.isBelowThreshold),
      flag("confidentialStorageLocs", chemical.isPlaceConfidential),
      flag("tradeSecret", chemical.isTradeSecret),
      chemical.stateFields.length === 0 ? undefined : stateFieldsOf(chemical.stateFields),
      element("lastModified", chemical.modifiedOn),
      element("storageLocations", chemical.storages.map(storageOf)),
      chemical.parts.length === 0 ? undefined : element("mixtureComponents", chemical.parts.map(partOf)),
    ],
    { recordid: chemical.recordId },
  );
  return withUnmappedElements(written, chemical.kept);
}

function storageOf({ recordId, place, type, pressure, temperature, pounds, kept }: ReportStorage): XmlElement {
  const written = element(
    "storageLocation",
    [
      element("locationDescription", place),
      element("storageType", type),
      element("pressure", pressure),
      element("temperature", temperature),
      element("amount", pounds === null ? "" : String(pounds), { unit: "pounds" }),
    ],
    { recordid: recordId },
  );
  return withUnmappedElements(written, kept);
}

function partOf({ recordId, name, cas, isEhs, maxCode, percent, basis, kept }: ReportPart): XmlElement {
  const written = element(
    "mixtureComponent",
    [
      element("componentName", name),
      element("casNumber", cas),
      flag("ehs", isEhs),
      element("maxAmountCode", maxCode),
      element("componentPercentage", percent === null ? "" : String(percent), { weightOrVolume: basis }),
    ],
    { recordid: recordId },
  );
  return withUnmappedElements(written, kept);
}

function contactOf(contact: ReportContact): XmlElement {
  const written = element(
    "contact",
    [
      element("firstName", contact.firstName),
      element("lastName", contact.lastName),
      element("title", contact.title),
      element("email", contact.email),
      element("mailingAddress", [...addressOf(contact.mailing), element("country", contact.mailing.country)]),
      element(
        "contactTypes",
        contact.types.map((type) => element("contactType", type)),
      ),
      element("phones", contact.phones.map(phoneOf)),
      element("lastModified", contact.modifiedOn),
    ],
    { recordid: contact.recordId },
  );
  return withUnmappedElements(written, contact.kept);
}
