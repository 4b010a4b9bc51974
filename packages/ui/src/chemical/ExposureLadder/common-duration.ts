import type { ExposureLimit } from "@placard/hazmat-core";

/**
 * The averaging time that the AEGLs of a ladder share, in minutes: it stands once in the heading.
 *
 * @returns `null` when there is no AEGL or their times differ
 */
export function commonDuration(limits: readonly ExposureLimit[]): number | null {
  const times = new Set(limits.filter(({ id }) => id.startsWith("aegl")).map(({ durationMin }) => durationMin));
  const [only] = times;
  return times.size === 1 && only !== undefined ? only : null;
}
