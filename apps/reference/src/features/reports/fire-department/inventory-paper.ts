import type { InventoryChemical } from "@placard/api-client";
import type { RegulatoryLists } from "@placard/hazmat-core/regulatory";
import type { DocumentBlock, PlanDocument } from "@placard/ui/internal";
import type { ReportingBusiness } from "../use-reported-business.ts";
import type { Gathered } from "./gather-paper.ts";
import { contactsOnPaper, emergencyOnPaper, factsOnPaper, mapOnPaper, type EmergencyOnPaper } from "./paper-facts.ts";
import { plansOnPaper, type PlanOnPaper } from "./paper-plans.ts";
import { pairsOnPaper, roomsOnPaper, substanceKey, worstOnPaper } from "./paper-stock.ts";
import type { PaperTexts } from "./paper-texts.ts";

/** The hazard signs of one substance: NFPA rating declared by the site, and GHS pictograms by CAS number. */
export interface PaperSigns {
  readonly name: string;
  readonly nfpa: InventoryChemical["nfpa"];
  /** `GHS06`; empty if none are on file. */
  readonly ghs: readonly string[];
}

/** One site in the PDF. */
interface PaperSite {
  readonly title: string;
  readonly emergency: EmergencyOnPaper;
  /** Contents in order: access, contacts, most hazardous substances and map on the first pages, then the rest. */
  readonly blocks: readonly DocumentBlock[];
  readonly signs: readonly PaperSigns[];
  /** Each starts on a new page. */
  readonly plans: readonly PlanOnPaper[];
  /** Reason why there is no plan; `null` if there is one. */
  readonly noPlan: string | null;
}

/** The inventory for crews, by site, as data. */
export interface InventoryPaper extends Pick<PlanDocument, "title" | "subject" | "language" | "notes" | "words"> {
  readonly sites: readonly PaperSite[];
  readonly planTitle: string;
  readonly signWords: {
    readonly title: string;
    readonly nfpaOf: (signs: PaperSigns) => string;
    readonly ghsOf: (signs: PaperSigns) => string;
    readonly source: string;
  };
}

/** All records of a business. */
export interface PaperRecord extends ReportingBusiness {
  readonly chemicals: readonly InventoryChemical[];
  readonly lists: RegulatoryLists;
}

interface PaperSource {
  readonly record: PaperRecord;
  /** Chemicals by site id. */
  readonly stock: ReadonlyMap<number, readonly InventoryChemical[]>;
  readonly gathered: Gathered;
  readonly company: string;
  /** The address in the QR code on the document. */
  readonly address: string;
  /** GHS pictograms by CAS number. */
  readonly ghs: ReadonlyMap<string, readonly string[]>;
  readonly ghsSource: string;
  readonly formWords: PlanDocument["words"];
  readonly language: string;
  readonly texts: PaperTexts;
}

/** Builds the document with all data that crews need for each site. Missing data is marked as not on file. */
export function inventoryPaper(given: Omit<PaperSource, "stock">): InventoryPaper {
  const source = { ...given, stock: Map.groupBy(given.record.chemicals, ({ location_id }) => location_id) };
  const { record, company, ghsSource, formWords, language, texts } = source;
  const { fire } = texts;
  return {
    title: fire.document(company),
    subject: company,
    language,
    notes: [fire.note],
    words: formWords,
    planTitle: fire.plan,
    signWords: signTexts(ghsSource, texts),
    sites: record.locations.map((location) => siteOnPaper(location, source)),
  };
}

function siteOnPaper(location: ReportingBusiness["locations"][number], source: PaperSource): PaperSite {
  const { record, stock, gathered, address, texts } = source;
  const { lists } = record;
  const chemicals = stock.get(location.id) ?? [];
  const {
    compatibility: standing,
    plans,
    background: ground,
  } = gathered.sites.get(location.id) ?? { compatibility: null, plans: null, background: null };
  const contacts = contactsOnPaper(record.contacts, location, texts);
  return {
    title: location.name,
    emergency: emergencyOnPaper(gathered.business, address, texts),
    blocks: [
      factsOnPaper(location, texts),
      contacts.first,
      ...(chemicals.length === 0 ? [] : [worstOnPaper(chemicals, texts)]),
      ...mapOnPaper(location, ground, texts),
      ...roomsOnPaper({ chemicals, lists }, texts),
      ...(chemicals.length > 1 ? pairsOnPaper(standing, texts) : []),
      ...contacts.others,
    ],
    signs: signsOf(chemicals, source),
    plans: plansOnPaper({ plans }, texts),
    noPlan: plans === null ? texts.fire.planNotRead : plans.length === 0 ? texts.fire.noPlan : null,
  };
}

/** One entry per substance. Rows with different declared ratings get separate entries. */
function signsOf(chemicals: readonly InventoryChemical[], { ghs }: PaperSource): readonly PaperSigns[] {
  const signs = chemicals
    .map((chemical) => ({
      key: JSON.stringify([substanceKey(chemical), chemical.nfpa]),
      name: chemical.name,
      nfpa: chemical.nfpa,
      ghs: ghs.get(chemical.cas_number ?? "") ?? [],
    }))
    .filter(({ nfpa, ghs: codes }) => nfpa !== null || codes.length > 0);
  return [...new Map(signs.map(({ key, ...one }) => [key, one])).values()];
}

function signTexts(ghsSource: string, { fire }: PaperTexts): InventoryPaper["signWords"] {
  const degree = (value: number | null | undefined): string => (value == null ? "?" : String(value));
  return {
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
  };
}
