/** A shown picture takes four bytes per pixel: 256 MB at most, which fits on a tablet. */
const MAX_PIXELS = 64_000_000;

/** Browsers do not show wider or higher pictures. */
const MAX_SIDE = 16_384;

/** The reason why a picture of this size cannot be shown, or `null`. Both sizes in pixels. */
export function sizeFault(width: number, height: number): string | null {
  if (width === 0 || height === 0) return "it contains no image";
  if (width * height <= MAX_PIXELS && Math.max(width, height) <= MAX_SIDE) return null;
  return `it has ${width} x ${height} pixels, more than devices can show. Reduce it to at most 64 million pixels and ${MAX_SIDE} pixels per side`;
}
