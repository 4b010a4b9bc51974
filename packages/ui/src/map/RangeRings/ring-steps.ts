/** Metres per pixel at zoom 0 on the equator, with tiles of 512 px. */
const METRES_PER_PIXEL = 78_271.517;

/** Minimum distance between rings on the screen, px. */
const MIN_GAP_PX = 62;

/** Number of rings. */
const COUNT = 4;

const STEPS = [1, 2, 5, 10];

/**
 * Returns the radii of the rings for a zoom, m: four, with the same round step between them.
 *
 * @param zoom - of the map
 * @param lat - of the centre of the rings, degrees
 * @example
 * ringRadii(14, 44.66); // [500, 1000, 1500, 2000]
 */
export function ringRadii(zoom: number, lat: number): readonly number[] {
  const metresPerPixel = (METRES_PER_PIXEL * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom;
  const least = MIN_GAP_PX * metresPerPixel;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = (STEPS.find((factor) => factor * power >= least) ?? 10) * power;
  return Array.from({ length: COUNT }, (_, index) => (index + 1) * step);
}
