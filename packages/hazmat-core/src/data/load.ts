import { loadDataText } from "./load-data-text.ts";
import { once } from "./once.ts";
import { plainLeaders } from "./plain-leaders.ts";
import type { StoredCorrelations } from "./stored-correlation.ts";
import type {
  PackedEveryday,
  StoredClasses,
  StoredDocument,
  StoredFurtherNames,
  StoredIdNames,
  StoredLeaders,
} from "./stored-document.ts";
import type { StoredSubstance } from "./stored-substance.ts";
import type { StoredGuide, StoredTransport } from "./stored-transport.ts";

/** Data for the search. */
export interface SearchData {
  readonly documents: readonly StoredDocument[];
  readonly leaders: StoredLeaders;
  readonly classes: StoredClasses;
  readonly furtherNames: StoredFurtherNames;
  readonly idNames: StoredIdNames;
  readonly everyday: PackedEveryday;
}

/** UN and NA entries by number, guides by number. */
export interface TransportData {
  readonly entries: ReadonlyMap<string, StoredTransport>;
  readonly guides: ReadonlyMap<string, StoredGuide>;
}

// The casts below trust text that tools/dataset/build.ts wrote from the same types; a freshness test checks this.

/** Names, synonyms and numbers, loaded first: about 190 kB gzip. */
export const loadSearchData: () => Promise<SearchData> = once(async () => {
  const searchDocuments = await loadDataText(() => import("./generated/search-documents.ts"), "searchDocuments");
  const data = JSON.parse(searchDocuments) as SearchData;
  return { ...data, leaders: { ...Object.fromEntries(plainLeaders(data.documents)), ...data.leaders } };
});

/** Figures of every substance by CAS number: about 280 kB gzip. */
export const loadSubstances: () => Promise<ReadonlyMap<string, StoredSubstance>> = once(async () => {
  const substances = await loadDataText(() => import("./generated/substances.ts"), "substances");
  const list = JSON.parse(substances) as readonly StoredSubstance[];
  return new Map(list.map((substance) => [substance.cas, substance]));
});

/** UN and NA numbers with distances, and the guides: about 45 kB gzip. */
export const loadTransport: () => Promise<TransportData> = once(async () => {
  const transport = await loadDataText(() => import("./generated/transport.ts"), "transport");
  const { entries, guides } = JSON.parse(transport) as { entries: StoredTransport[]; guides: StoredGuide[] };
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    guides: new Map(guides.map((guide) => [guide.guide, guide])),
  };
});

/** Temperature correlations by CAS number: about 70 kB gzip. */
export const loadCorrelations: () => Promise<Readonly<Record<string, StoredCorrelations>>> = once(async () => {
  const correlations = await loadDataText(() => import("./generated/correlations.ts"), "correlations");
  return JSON.parse(correlations) as Readonly<Record<string, StoredCorrelations>>;
});
