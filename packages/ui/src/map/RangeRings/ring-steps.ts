/** Ground covered by one pixel at zoom 0 on the equator, m, with tiles of 512 px. */
const METRES_PER_PIXEL = 78_271.517;

/** How far apart rings stand on the screen at least, px. */
const LEAST_GAP_PX = 62;

/** How many rings there are. */
const COUNT = 4;

const STEPS = [1, 2, 5, 10];

/**
 * Radii of the rings that a zoom shows well, m: four, the same round step apart.
 *
 * @param zoom - of the map
 * @param lat - of the middle of the rings, degrees
 * @example
 * ringRadii(14, 44.66); // [500, 1000, 1500, 2000]
 */
export function ringRadii(zoom: number, lat: number): readonly number[] {
  const metresPerPixel = (METRES_PER_PIXEL * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom;
  const least = LEAST_GAP_PX * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((factor) => factor * power >= least) ?? 10) * power;
  return Array.from({ length: COUNT }, (_, index) => (index + 1) * step);
}
