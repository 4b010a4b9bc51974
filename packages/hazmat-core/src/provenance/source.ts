/**
 * All external sources of figures and rules. `docs/sources.md` lists them with links; a test keeps both equal. `title`
 * is shown to the reader; `edition` is the edition or date used.
 */
export const SOURCES = {
  ERG2020: { title: "ERG", edition: "2020" },
  ERG2024: { title: "ERG", edition: "2024" },
  "UN-MR": { title: "UN Model Regulations", edition: "23rd revised edition" },
  "49CFR172.101": { title: "49 CFR 172.101", edition: "2026-06-01" },
  "49CFR177.848": { title: "49 CFR 177.848", edition: "eCFR of 2026-08-27" },
  ADR: { title: "ADR 5.3.2.3", edition: "2019" },
  "HIN-LIST": { title: "orange plate list", edition: "one copy of 2025-09-16" },
  NPG: { title: "NIOSH Pocket Guide", edition: "January 2016" },
  "NIOSH-IDLH": { title: "NIOSH", edition: "IDLH values of 2017" },
  AEGL: { title: "EPA AEGL", edition: "final values" },
  ALOHA: { title: "ALOHA chemical library", edition: "5.4" },
  PAC: { title: "DOE PAC", edition: "older than revision 29" },
  "CLP-VI": { title: "EU CLP Annex VI", edition: "Regulation (EC) 1272/2008" },
  CAMEO: { title: "CAMEO Chemicals", edition: "3.1.0 (2024)" },
  NFPA497: { title: "NFPA 497", edition: "as compiled by the chemicals project" },
  IEC60079: { title: "IEC 60079-20-1", edition: "as compiled by the chemicals project" },
  ONTARIO: { title: "Ontario exposure limits", edition: "as compiled by the chemicals project" },
  IARC: { title: "IARC Monographs", edition: "as compiled by the chemicals project" },
  NTP: { title: "NTP Report on Carcinogens", edition: "as compiled by the chemicals project" },
  NFPA704: { title: "NFPA 704", edition: "criteria" },
  "NFPA-LIST": { title: "NFPA list", edition: "undated" },
  CHEMICALS: { title: "physical constants from the chemicals project", edition: "1.x" },
  TM43: { title: "NOAA TM NOS OR&R 43, ALOHA Technical Documentation", edition: "5.4.4, November 2013" },
  DEGADIS: { title: "DEGADIS closure constants", edition: "2.1" },
  RICOU1961: { title: "Ricou and Spalding, entrainment by turbulent jets", edition: "J. Fluid Mech. 11 (1961) 21" },
  BIRCH1987: { title: "Birch et al., high-pressure gas jets", edition: "Combust. Sci. Technol. 52 (1987) 161" },
  BM1988: { title: "Britter and McQuaid workbook", edition: "1988, as in CCPS 1999" },
  "EIGHT-STEP": {
    title: "Eight Step Process",
    edition: "Noll and Hildebrand, Hazardous Materials: Managing the Incident",
  },
  "CFR1910.120": { title: "29 CFR 1910.120", edition: "paragraph (q), emergency response" },
  CANUTEC: { title: "CANUTEC services", edition: "tc.canada.ca, as read in November 2026" },
  CHEMTREC: { title: "CHEMTREC", edition: "iafc.org, as read in November 2026" },
  "40CFR355": { title: "40 CFR 355 Appendix A", edition: "eCFR of 2026-08-05" },
  "40CFR302.4": { title: "40 CFR 302.4", edition: "eCFR, August 2026" },
  "40CFR370": { title: "40 CFR 370", edition: "as read in November 2026" },
  "40CFR68.130": { title: "40 CFR 68.130", edition: "eCFR of 2026-08-15" },
  "29CFR1910.119": { title: "29 CFR 1910.119 Appendix A", edition: "osha.gov, 2026-08-15" },
  "SOR2019-51": { title: "SOR/2019-51 Schedule 1", edition: "text current to October 2021" },
  OSHA1910: { title: "OSHA 29 CFR", edition: "part 1910, as quoted in November 2026" },
  "ANSIZ358.1": { title: "ANSI/ISEA Z358.1", edition: "2014, as quoted in November 2026" },
  PUBCHEM: { title: "PubChem", edition: "live, see date" },
  SCENE: { title: "as seen on scene", edition: "see time" },
  SITE: { title: "as declared by the site", edition: "see date" },
  PLACARD: { title: "written for Placard", edition: "2026" },
} as const;

/** Key of a source in code and docs: `ERG2024`. */
export type SourceKey = keyof typeof SOURCES;

/** The ERG edition of guides, isolation and protective action distances. `pnpm data` accepts only this one. */
export const CURRENT_ERG: SourceKey = "ERG2024";

/**
 * Reliability mark of a figure. `assumed`: not given, a default was used. `derived`: calculated from other figures by a
 * named rule. `estimated`: from a correlation. `unverified`: not confirmed by a second source. `name-match`: linked
 * only by name. `from-memory`: entered without the page at hand.
 */
export type FigureMark = "assumed" | "derived" | "estimated" | "unverified" | "name-match" | "from-memory";

/** Source of a figure, with the place in it: `{ key: "ERG2024", locator: "Guide 124" }`. */
export interface SourceRef {
  readonly key: SourceKey;
  readonly locator?: string;
  readonly mark?: FigureMark;
}

/**
 * Formats a source as the line shown under a figure.
 *
 * @example
 * citation({ key: "ERG2024", locator: "Guide 124" }); // "ERG 2024, Guide 124"
 */
export function citation(ref: SourceRef): string {
  const { title, edition } = SOURCES[ref.key];
  const named = ref.key.startsWith("ERG") ? `${title} ${edition}` : title;
  const dated = ref.key === "49CFR177.848" ? edition : undefined;
  return [named, dated, ref.locator, ref.mark === undefined ? undefined : MARK_WORDS[ref.mark]]
    .filter((part) => part !== undefined)
    .join(", ");
}

const MARK_WORDS = {
  assumed: "assumed",
  derived: "derived",
  estimated: "estimated",
  unverified: "unverified",
  "name-match": "matched by name",
  "from-memory": "from memory",
} as const;
