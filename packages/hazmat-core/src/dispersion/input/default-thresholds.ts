import { LIMIT_IDS } from "../../record/limit-ids.ts";
import type { ReleaseThreshold } from "../release.ts";

/** Default percentage of the LEL for the flammable zone. */
export const DEFAULT_LEL_PERCENT = 10;

/**
 * Returns the limits for which zones are drawn: AEGL-1 to 3, IDLH and a percentage of the LEL. A limit that is not on
 * file stays in the list with `ppm: null`.
 *
 * @param onFile - limits in ppm, with the full LEL
 * @param lelPercent - percentage of the LEL, 0 to 100; 0 draws no flammable zone
 * @example
 * defaultThresholds([{ id: "lel", ppm: 150_000 }], 10).find(({ id }) => id === "lel")?.ppm; // 15000
 */
export function defaultThresholds(
  onFile: readonly ReleaseThreshold[],
  lelPercent: number = DEFAULT_LEL_PERCENT,
): readonly ReleaseThreshold[] {
  return LIMIT_IDS.map((id) => {
    const threshold = onFile.find((one) => one.id === id);
    if (id === "lel") return shareOfLel(threshold ?? { id, ppm: null }, lelPercent);
    return threshold ?? { id, ppm: null };
  });
}

/** Formats the name of the flammable zone: `10% LEL`, not "LEL", because the zone is drawn at that percentage. */
export function lelLabel(percent: number): string {
  return `${percent}% LEL`;
}

function shareOfLel(lel: ReleaseThreshold, percent: number): ReleaseThreshold {
  const label = lelLabel(percent);
  if (lel.ppm === null) return { ...lel, label };
  if (percent === 0) return { id: lel.id, label, ppm: null, reason: "the chosen LEL percentage is 0" };
  return { ...lel, label, ppm: (lel.ppm * percent) / 100 };
}
