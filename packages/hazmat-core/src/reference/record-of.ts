import type { TransportData } from "../data/load.ts";
import type { StoredDocument } from "../data/stored-document.ts";
import type { StoredSubstance, StoredUnLink } from "../data/stored-substance.ts";
import { dataSource } from "../data/data-source.ts";
import { casNumber } from "../identity/cas-number.ts";
import { unNumber } from "../identity/un-number.ts";
import type { ExplainedHazardLevel } from "../hazard/hazard-level.ts";
import { CURRENT_ERG, type FigureMark } from "../provenance/source.ts";
import { guideDistancesOf, transportEntryOf } from "./transport-entry-of.ts";
import type { TransportEntry } from "../record/transport-entry.ts";
import { isNoIdReason } from "../record/no-id-reason.ts";
import type { ChemicalRecord } from "../record/chemical-record.ts";
import { constantsOf, NO_CONSTANTS } from "./figures/constants-of.ts";
import { disagreementsOf } from "./figures/disagreements-of.ts";
import { aeglTableOf, exposureOf } from "./figures/exposure-of.ts";
import { hazardLevelOf, hazardLevelOfTransport } from "./hazard-level-of.ts";
import { shownLevel } from "./level-of-form.ts";
import { nfpaRatingOf } from "./figures/nfpa-rating-of.ts";
import { nioshEntryOf } from "./niosh-entry-of.ts";
import { withAgent } from "./agent-entry.ts";
import { noProperties, propertiesOf } from "./figures/properties-of.ts";

const LINK_MARKS: Readonly<Partial<Record<StoredUnLink["src"], FigureMark>>> = {
  "name-match": "name-match",
  hand: "unverified",
  "by-name": "name-match",
  "by-class": "derived",
  "by-knowledge": "from-memory",
  low: "unverified",
};

/** A UN number of NIOSH that the current table no longer lists: only its guide is known. */
function unlistedEntry(link: StoredUnLink, guides: TransportData["guides"], npg: string | undefined): TransportEntry {
  const guide = link.guide === undefined ? undefined : guides.get(link.guide);
  return {
    unNumber: unNumber(link.un),
    properShippingNames: [],
    hazardClass: null,
    subsidiaryClasses: [],
    packingGroups: [],
    guide: guide?.guide ?? null,
    guideDistances: guide === undefined ? null : guideDistancesOf(guide),
    small: null,
    large: null,
    containers: [],
    fireM: guide?.fireM ?? null,
    isToxicByInhalation: false,
    hazardZones: [],
    waterReactiveGases: [],
    polymerizes: false,
    source: { key: "NPG", locator: `${npg ?? "entry"}; no longer listed in 49 CFR 172.101` },
  };
}

/** The entry without a row of Table 1 that belongs to another substance. */
function ownEntry(entry: TransportEntry, { when, state, isOwnRow }: StoredUnLink): TransportEntry {
  return {
    ...entry,
    ...(isOwnRow === false ? { small: null, large: null, isToxicByInhalation: false, hazardZones: [] } : {}),
    ...(when === undefined ? {} : { when }),
    ...(state === undefined ? {} : { state }),
  };
}

/** The UN and NA numbers of a substance, the leading one first. */
export function transportOf(of: StoredSubstance, { entries, guides }: TransportData): readonly TransportEntry[] {
  return (of.un ?? []).map((link) => {
    const entry = entries.get(link.un);
    if (entry === undefined) return unlistedEntry(link, guides, of.npg);
    const own = ownEntry(transportEntryOf(entry, guides, LINK_MARKS[link.src]), link);
    return of.agent === undefined ? own : withAgent(own, of.agent, guides);
  });
}

/** The UN numbers, each with its own level if it differs from that of all forms together. */
function withLevels(
  of: StoredSubstance,
  all: ExplainedHazardLevel,
  transport: readonly TransportEntry[],
  { entries, guides }: TransportData,
): readonly TransportEntry[] {
  if (transport.length < 2) return transport;
  return transport.map((entry) => {
    const stored = entries.get(entry.unNumber);
    const printed = stored === undefined ? entry : transportEntryOf(stored, guides);
    const hazardLevel = shownLevel(of, all, printed, transport);
    return JSON.stringify(hazardLevel) === JSON.stringify(all) ? entry : { ...entry, hazardLevel };
  });
}

/** The guide to use if no UN number is known: not a transport assignment. */
function standInGuideOf({ actAs }: StoredSubstance): Pick<ChemicalRecord, "standInGuide"> {
  if (actAs === undefined) return {};
  const polymerizes = actAs.guide.endsWith("P");
  const source = { key: CURRENT_ERG, locator: `Guide ${actAs.guide.slice(0, 3)}`, mark: "derived" } as const;
  return { standInGuide: { guide: actAs.guide.slice(0, 3), polymerizes, reason: actAs.why, source } };
}

/** Builds the record of a substance from its figures, its row in the search index and the transport tables. */
export function substanceRecord(
  of: StoredSubstance,
  synonyms: readonly string[],
  transportData: TransportData,
): ChemicalRecord {
  const entries = transportOf(of, transportData);
  const hazardLevel = hazardLevelOf(of, entries);
  const transport = withLevels(of, hazardLevel, entries, transportData);
  return {
    key: `cas:${of.cas}`,
    name: of.name,
    synonyms,
    casNumber: casNumber(of.cas),
    formula: of.formula?.[0] ?? null,
    isThin: of.rel === undefined && of.pel === undefined && of.idlh === undefined,
    transport,
    ...standInGuideOf(of),
    ...(of.noId === undefined || !isNoIdReason(of.noId) ? {} : { noIdReason: of.noId }),
    properties: propertiesOf(of, synonyms, transport),
    constants: constantsOf(of),
    nfpa: nfpaRatingOf(of, transport),
    ghs:
      of.ghs === undefined
        ? null
        : {
            hCodes: of.ghs.hCodes,
            pictograms: of.ghs.pictograms,
            source: dataSource(of.ghs.src, of.ghs.index),
          },
    exposure: exposureOf(of),
    aegl: aeglTableOf(of),
    niosh: nioshEntryOf(of),
    hazardLevel,
    disagreements: disagreementsOf(of),
  };
}

/** Builds the record of a UN number without a single substance: only the transport entry. */
export function transportRecord(entry: TransportEntry, document: StoredDocument | undefined): ChemicalRecord {
  const [name = entry.unNumber, ...others] = entry.properShippingNames;
  return {
    key: `un:${entry.unNumber}`,
    name: document?.[1] ?? name,
    synonyms: document?.[6] ?? others,
    casNumber: null,
    formula: null,
    isThin: true,
    transport: [entry],
    properties: { ...noProperties(), un_number: [{ value: entry.unNumber, source: entry.source }] },
    constants: NO_CONSTANTS,
    nfpa: null,
    ghs: null,
    exposure: [],
    aegl: null,
    niosh: null,
    hazardLevel: hazardLevelOfTransport(entry),
    disagreements: [],
  };
}
