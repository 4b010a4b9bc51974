import { encodeQR } from "qr";

/**
 * Encodes a text as the squares of a QR code without its quiet zone, row by row, with `true` for dark squares. Still
 * readable if a quarter is covered or torn: binders hang by the door, and labels wear off.
 */
export function qrSquares(text: string): readonly (readonly boolean[])[] {
  const withBorder = encodeQR(text, "raw", { ecc: "quartile", border: 1 });
  return withBorder.slice(1, -1).map((row) => row.slice(1, -1));
}
