import { encodeQR } from "qr";

/**
 * A text as the squares of a QR code without its quiet border, dark ones `true`, row by row. A quarter of it may be
 * covered or torn and it still reads: a binder hangs by the door, a label rubs off.
 */
export function qrSquares(text: string): readonly (readonly boolean[])[] {
  const withBorder = encodeQR(text, "raw", { ecc: "quartile", border: 1 });
  return withBorder.slice(1, -1).map((row) => row.slice(1, -1));
}
