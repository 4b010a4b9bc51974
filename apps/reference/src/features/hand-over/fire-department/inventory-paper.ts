import type { Contact, InventoryChemical, Location } from "@placard/api-client";
import { formatNumber } from "@placard/hazmat-core";
import type { DocumentBlock, PlanDocument } from "@placard/ui/incident";
import { listingsOf } from "../../../lib/chemical/listings.ts";
import type { Messages } from "../../../messages/messages.ts";
import type { HandedOver } from "../use-hand-over.ts";

/** The signs of one chemical: as declared by the site, and by its CAS number. */
export interface PaperSigns {
  readonly name: string;
  readonly nfpa: InventoryChemical["nfpa"];
  /** `GHS06`; none on file: empty. */
  readonly ghs: readonly string[];
}

/** One site of the paper. */
interface PaperSite {
  readonly title: string;
  readonly blocks: readonly DocumentBlock[];
  readonly signs: readonly PaperSigns[];
  /** Stands after the signs. */
  readonly contacts: DocumentBlock;
}

/** The inventory for crews, by site, as data. */
export interface InventoryPaper extends Pick<PlanDocument, "title" | "subject" | "language" | "notes" | "words"> {
  readonly sites: readonly PaperSite[];
  readonly signWords: {
    readonly title: string;
    readonly nfpaOf: (signs: PaperSigns) => string;
    readonly ghsOf: (signs: PaperSigns) => string;
    readonly source: string;
  };
}

interface PaperSource {
  readonly record: HandedOver;
  readonly company: string;
  /** GHS pictograms by CAS number. */
  readonly ghs: ReadonlyMap<string, readonly string[]>;
  readonly ghsSource: string;
  readonly words: PlanDocument["words"];
  readonly language: string;
  readonly messages: Messages;
}

/** Puts the paper together: every site, every chemical, and what is not on file called so. */
export function inventoryPaper(source: PaperSource): InventoryPaper {
  const { record, company, ghs, ghsSource, words, language, messages } = source;
  const { fire } = messages.handOver;
  const degree = (value: number | null | undefined): string => (value == null ? "?" : String(value));
  return {
    title: fire.document(company),
    subject: company,
    language,
    notes: [fire.note],
    words,
    signWords: {
      title: fire.signs,
      nfpaOf: ({ name, nfpa }) =>
        fire.nfpaOf(
          name,
          degree(nfpa?.health),
          degree(nfpa?.fire),
          degree(nfpa?.reactivity),
          nfpa?.special ?? fire.unknown,
        ),
      ghsOf: ({ name, ghs: codes }) => fire.ghsOf(name, codes.join(", ")),
      source: fire.signsSource(ghsSource),
    },
    sites: record.locations.map((location) => {
      const chemicals = record.chemicals.filter(({ location_id }) => location_id === location.id);
      return {
        title: location.name,
        blocks: [factsOf(location, messages), chemicalsOf(chemicals, record, messages)],
        signs: chemicals
          .map(({ name, nfpa, cas_number }) => ({ name, nfpa, ghs: ghs.get(cas_number ?? "") ?? [] }))
          .filter((signs) => signs.nfpa !== null || signs.ghs.length > 0),
        contacts: contactsOf(record.contacts, messages),
      };
    }),
  };
}

function factsOf(location: Location, { handOver: { fire }, locations: words }: Messages): DocumentBlock {
  const { latitude, longitude, precision } = location;
  const states = [
    [words.features.fire_suppression, location.fire_suppression],
    [words.features.fire_alarm, location.fire_alarm],
    [words.features.sprinklers, location.sprinklers],
    [words.trainedField, location.training_for_chemicals],
    [words.nearWaterField, location.nearby_river_or_sewer],
  ] as const;
  return {
    kind: "fields",
    fields: [
      { label: fire.address, text: location.civic_address },
      {
        label: fire.place,
        text:
          latitude === null || longitude === null
            ? fire.notOnMap
            : fire.placeText(latitude.toFixed(5), longitude.toFixed(5), precision),
      },
      { label: fire.entrance, text: location.best_entrance ?? fire.unknown },
      {
        label: fire.people,
        text: location.number_employees === null ? fire.unknown : String(location.number_employees),
      },
      {
        label: fire.features,
        text: states
          .map(([label, state]) =>
            fire.feature(label, words.featureStates[state === null ? "unknown" : state ? "yes" : "no"]),
          )
          .join("\n"),
      },
    ],
  };
}

function chemicalsOf(
  chemicals: readonly InventoryChemical[],
  { lists }: HandedOver,
  { handOver: { fire }, tierTwo }: Messages,
): DocumentBlock {
  const { columns } = fire;
  return {
    kind: "table",
    caption: fire.chemicals,
    columns: [
      columns.name,
      columns.number,
      columns.level,
      columns.quantity,
      columns.vessel,
      columns.lists,
      columns.updated,
    ],
    rows: chemicals.map((chemical) => {
      const { un_number, cas_number, hazard_level, hazard_class, quantity, unit, storage_vessel } = chemical;
      const listed = listingsOf(chemical, lists).map(({ list, applies }) =>
        applies === "depends" ? tierTwo.listedOpen(list) : list.toUpperCase(),
      );
      return [
        chemical.name,
        [un_number === null ? null : `UN ${un_number.replace(/^UN\s*/i, "")}`, cas_number]
          .filter((number) => number !== null)
          .join(", ") || fire.unknown,
        [hazard_level ?? fire.unknown, hazard_class].filter((part) => part !== null).join(", "),
        `${formatNumber(quantity)} ${unit}`,
        storage_vessel ?? fire.unknown,
        [...new Set(listed)].join(", ") || tierTwo.no,
        chemical.updated_at.slice(0, 10),
      ];
    }),
    none: fire.noChemicals,
  };
}

function contactsOf(contacts: readonly Contact[], { handOver: { fire } }: Messages): DocumentBlock {
  const { contactColumns: columns } = fire;
  return {
    kind: "table",
    caption: fire.people24,
    columns: [columns.name, columns.role, columns.phone, columns.email],
    rows: contacts.map(({ name, role, job_title, phone, email, tier_two }) => [
      name,
      [role, job_title].filter((part) => part !== null).join(", ") || fire.unknown,
      [tier_two?.phone_24h, phone].filter((number) => number != null).join(", ") || fire.unknown,
      email,
    ]),
    none: fire.noContacts,
  };
}
