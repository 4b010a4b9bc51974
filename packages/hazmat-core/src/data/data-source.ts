import type { FigureMark, SourceKey, SourceRef } from "../provenance/source.ts";

/** Source codes of our own sources; every other code names a compilation inside the chemicals project. */
const KEYS: Readonly<Record<string, SourceKey>> = {
  niosh: "NPG",
  "niosh spGr": "NPG",
  "niosh, the same for o-, m- and p-xylene": "NPG",
  "niosh revised 2017": "NIOSH-IDLH",
  aloha: "ALOHA",
  "epa-transcription": "AEGL",
  "clp-annex6": "CLP-VI",
  "hand, after CLP Annex VI 017-011-00-1": "CLP-VI",
  NFPA497: "NFPA497",
  IEC60079: "IEC60079",
  Ontario: "ONTARIO",
  IARC: "IARC",
  "NTP RoC": "NTP",
  "chemTest-unverified": "NFPA-LIST",
  hand: "PLACARD",
};

const LOCATORS: Readonly<Record<string, string>> = {
  "niosh spGr": "specific gravity",
  "niosh, the same for o-, m- and p-xylene": "the same for o-, m- and p-xylene",
  "niosh revised 2017": "revised 2017",
  "hand, after CLP Annex VI 017-011-00-1": "017-011-00-1",
  hand: "entered by hand",
};

const MARKS: Readonly<Record<string, FigureMark>> = {
  Serat: "estimated",
  Gharagheizi: "estimated",
  wikidata: "unverified",
  hand: "unverified",
  "hand, after CLP Annex VI 017-011-00-1": "unverified",
  "chemTest-unverified": "unverified",
};

/**
 * Returns the citation for a source code of the dataset.
 *
 * @param code - as stored: `niosh` or `CRC-org`
 * @param locator - position in the source, such as the NPG entry number, if the code does not include one
 */
export function dataSource(code: string, locator?: string): SourceRef {
  const key = KEYS[code] ?? "CHEMICALS";
  const place = LOCATORS[code] ?? (key === "CHEMICALS" ? code : locator);
  const mark = MARKS[code];
  return { key, ...(place === undefined ? {} : { locator: place }), ...(mark === undefined ? {} : { mark }) };
}
