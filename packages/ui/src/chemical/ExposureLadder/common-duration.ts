import type { ExposureLimit } from "@placard/hazmat-core";

/**
 * Returns the averaging time that all AEGLs of a ladder share, in minutes. The heading shows it once.
 *
 * @returns `null` if there is no AEGL or their times differ
 */
export function commonDuration(limits: readonly ExposureLimit[]): number | null {
  const times = new Set(limits.filter(({ id }) => id.startsWith("aegl")).map(({ durationMin }) => durationMin));
  const [only] = times;
  return times.size === 1 && only !== undefined ? only : null;
}
