import type { ReportContact, ReportFacility, ReportPhone } from "../tier-two-report.ts";
import { tableDay } from "./cells.ts";
import type { ReadRow } from "./children.ts";
import type { LossCollector } from "./losses.ts";
import { linkColumn, type Table, type TableRow } from "./table.ts";

/** A telephone number of a facility or contact. */
export function phoneOf({ text }: TableRow): ReadRow<ReportPhone> {
  const phone = { recordId: text("RecordKey"), number: text("Phone"), type: text("Type") };
  return { called: [phone.number, phone.type].join(" ").trim(), child: phone };
}

/**
 * The contacts of a table. An organization is in the last name, as in the XML; if there is also a person, it is
 * omitted.
 */
export function contactsOf(
  { rows }: Table,
  phonesOf: (contact: string) => readonly ReportPhone[],
  left: LossCollector,
): readonly ReportContact[] {
  return rows.map(({ text }) => {
    const [firstName, lastName, organization] = [text("FirstName"), text("LastName"), text("Organization")];
    const isPerson = firstName !== "" || lastName !== "";
    const contact = {
      recordId: text("ContactRecordID"),
      firstName,
      lastName: isPerson ? lastName : organization,
      title: text("Title"),
      email: text("CoEmail"),
      mailing: {
        street: text("CoMailAddress"),
        city: text("CoMailCity"),
        state: text("CoMailState"),
        zip: text("CoMailZip"),
        country: text("CoMailCountry"),
      },
      types: TYPE_COLUMNS.map(text).filter((type) => type !== ""),
      phones: phonesOf(text("ContactRecordID")),
      modifiedOn: tableDay(text("ModificationDate")),
      kept: [],
    };
    if (isPerson && organization !== "") left.add("values", `${contactName(contact)} Organization ${organization}`);
    return contact;
  });
}

const TYPE_COLUMNS = ["Contact1Type", "Contact2Type", "Contact3Type", "Contact4Type"] as const;

/** Name of a contact in the import. */
export const contactName = ({ firstName, lastName }: Pick<ReportContact, "firstName" | "lastName">): string =>
  [firstName, lastName].filter((part) => part !== "").join(" ");

type ContactLinks = ReportFacility["contacts"];

/** Contacts of each facility. If the columns that link them are not certain, there are none. */
export function contactLinks(
  links: Table,
  contactIds: ReadonlySet<string>,
  facilityIds: ReadonlySet<string>,
): (facility: string) => ContactLinks {
  const ofContact = linkColumn(links, ["ContactRecordID"], contactIds);
  const ofFacility = linkColumn(links, ["OtherRecordID", "FacilityRecordID"], facilityIds);
  if (ofContact === null || ofFacility === null) return () => [];
  const found = new Map<string, ContactLinks[number][]>();
  for (const { text } of links.rows) {
    const [facility, contactId] = [text(ofFacility), text(ofContact)];
    const before = found.get(facility) ?? [];
    if (contactIds.has(contactId)) found.set(facility, [...before, { linkId: text("RecordKey"), contactId }]);
  }
  return (facility) => found.get(facility) ?? [];
}
