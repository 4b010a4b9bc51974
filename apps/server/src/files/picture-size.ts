/** A picture takes four bytes a dot when it is shown: 256 MB at most, which a tablet still has. */
const MOST_DOTS = 64_000_000;

/** Wider or higher than this no browser shows. */
const LONGEST_SIDE = 16_384;

/** Why a picture of this size cannot be shown, or `null`. Both in dots. */
export function sizeFault(width: number, height: number): string | null {
  if (width === 0 || height === 0) return "it contains no image";
  if (width * height <= MOST_DOTS && Math.max(width, height) <= LONGEST_SIDE) return null;
  return `it has ${width} x ${height} pixels, more than devices can show. Reduce it to at most 64 million pixels and ${LONGEST_SIDE} pixels per side`;
}
