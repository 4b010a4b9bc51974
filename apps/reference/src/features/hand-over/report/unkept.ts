import {
  businessOfReport,
  CONTACT_TYPES,
  CONTAINER_TYPES,
  containerText,
  pressureText,
  STORAGE_PRESSURES,
  STORAGE_TEMPERATURES,
  temperatureText,
  type ReportContact,
  type ReportFacility,
  type ReportedContact,
  type TierTwoReport,
} from "@placard/hazmat-core/regulatory";
import { namesOfPlans } from "./report-plans.ts";

/** What a report may say and the record has no field for. */
export const UNKEPT = [
  "mailing",
  "facility_phones",
  "facility_ids",
  "fees",
  "attachments",
  "chemical_fields",
  "storage_words",
  "contact_types",
  "contact_phones",
] as const;

export type UnkeptKind = (typeof UNKEPT)[number];

/** Something of a report that an import leaves out, and what it says. */
export interface Unkept {
  readonly what: UnkeptKind;
  readonly said: readonly string[];
}

/** What an import of this report leaves out, so that nobody finds it missing a year later. */
export function unkeptOf(report: TierTwoReport): readonly Unkept[] {
  const { contacts: people } = businessOfReport(report);
  const plans = new Set(namesOfPlans(report));
  const found: Record<UnkeptKind, readonly string[]> = {
    mailing: report.facilities.flatMap(mailingOf),
    facility_phones: report.facilities.flatMap(({ name, phones }) => phones.map(({ number }) => `${name} ${number}`)),
    facility_ids: report.facilities.flatMap(({ name, ids }) =>
      ids.filter(({ type }) => !KEPT_IDS.has(type)).map(({ type, id }) => `${name} ${type} ${id}`),
    ),
    fees: report.facilities.flatMap(({ name, feesTotal }) => (Number(feesTotal) > 0 ? [`${name} ${feesTotal}`] : [])),
    attachments: report.facilities.flatMap(({ attachments }) =>
      attachments.flatMap(({ fileName }) => (plans.has(fileName) ? [] : [fileName])),
    ),
    chemical_fields: chemicalsOf(report).flatMap(({ name, stateFields }) =>
      stateFields.filter(({ data }) => data !== "").map(({ label, data }) => `${name} ${label} ${data}`),
    ),
    storage_words: chemicalsOf(report).flatMap(({ name, storages }) =>
      storages.flatMap(strangeWords).map((word) => `${name} ${word}`),
    ),
    contact_types: report.contacts.flatMap((contact) =>
      strangeTypes(contact).map((type) => `${nameOf(contact)} ${type}`),
    ),
    contact_phones: report.contacts.flatMap((contact, at) => furtherPhones(contact, people[at])),
  };
  return UNKEPT.map((what) => ({ what, said: [...new Set(found[what])] })).filter(({ said }) => said.length > 0);
}

const KEPT_IDS = new Set(["NAICS", "D-U-N-S"]);

const chemicalsOf = ({ facilities }: TierTwoReport): ReportFacility["chemicals"] =>
  facilities.flatMap(({ chemicals }) => chemicals);

const plain = (text: string): string => text.trim().toLowerCase();

/** An address for letters that is not that of the site. */
function mailingOf({ name, address, mailing }: ReportFacility): readonly string[] {
  const isOther = (["street", "city", "state", "zip"] as const).some(
    (part) => mailing[part] !== "" && plain(mailing[part]) !== plain(address[part]),
  );
  return isOther ? [`${name} ${[mailing.street, mailing.city, mailing.state, mailing.zip].join(" ")}`] : [];
}

const WORDS = new Set(
  [
    ...CONTAINER_TYPES.map(containerText),
    ...STORAGE_PRESSURES.map(pressureText),
    ...STORAGE_TEMPERATURES.map(temperatureText),
  ].map(plain),
);

const strangeWords = ({ type, pressure, temperature }: ReportFacility["chemicals"][number]["storages"][number]) =>
  [type, pressure, temperature].filter((word) => word !== "" && !WORDS.has(plain(word)));

const KNOWN_TYPES: ReadonlySet<string> = new Set(CONTACT_TYPES.map(plain));

const strangeTypes = ({ types }: ReportContact): readonly string[] =>
  types.filter((type) => !KNOWN_TYPES.has(plain(type)));

const nameOf = ({ firstName, lastName }: ReportContact): string =>
  [firstName, lastName].filter((part) => part !== "").join(" ");

function furtherPhones(contact: ReportContact, person: ReportedContact | undefined): readonly string[] {
  const kept = new Set([person?.phone, person?.fields.phone_24h]);
  return contact.phones
    .filter(({ number }) => number.trim() !== "" && !kept.has(number.trim()))
    .map(({ type, number }) => `${nameOf(contact)} ${type} ${number}`);
}
