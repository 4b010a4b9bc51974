/**
 * Outline of a plume for an illustration: a point at the source, widest past the middle, rounded at the tip. It does
 * not model a real release.
 *
 * @param length - from source to tip along x, px
 * @param halfWidth - greatest distance from the axis, px
 * @returns an SVG path that starts at the origin
 */
export function teardrop(length: number, halfWidth: number): string {
  const x = (share: number) => Math.round(length * share);
  const y = Math.round(halfWidth * 1.15);
  return `M0 0C${x(0.25)}-${y} ${x(0.6)}-${y} ${x(0.85)}-${Math.round(y * 0.62)}S${length}-${Math.round(y * 0.18)} ${length} 0 ${x(0.95)} ${Math.round(y * 0.35)} ${x(0.85)} ${Math.round(y * 0.62)}C${x(0.6)} ${y} ${x(0.25)} ${y} 0 0Z`;
}
