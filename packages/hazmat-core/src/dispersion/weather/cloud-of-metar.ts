import { firstReport } from "./first-report.ts";

/** Cloud cover by METAR code in tenths: the middle of the range of eighths of each code [WMO306] FM 15. */
const TENTHS: Readonly<Record<string, number>> = {
  CAVOK: 0,
  SKC: 0,
  CLR: 0,
  NSC: 0,
  NCD: 0,
  FEW: 2, // 1 to 2 eighths
  SCT: 4, // 3 to 4 eighths
  BKN: 8, // 5 to 7 eighths
  OVC: 10, // 8 eighths
  VV: 10, // sky obscured
};
const CLOUD_GROUP = /\b(CAVOK|SKC|CLR|NSC|NCD|FEW|SCT|BKN|OVC|VV)(?:\d{3}|\/{3})?(?:CB|TCU)?\b/g;

/**
 * Returns the cloud cover in tenths from a METAR, using the layer with the most cloud; `null` if it reports no cloud
 * group.
 *
 * @example
 * cloudOfMetar("CYHZ 211200Z 27010KT 15SM FEW020 BKN080 M02/M08 A2992"); // 8
 */
export function cloudOfMetar(metar: string): number | null {
  const { report } = firstReport(metar);
  const tenths = [...report.matchAll(CLOUD_GROUP)].map(([, word = ""]) => TENTHS[word] ?? 0);
  return tenths.length === 0 ? null : Math.max(...tenths);
}
