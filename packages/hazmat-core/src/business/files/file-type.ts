/** Media types that uploads accept, detected from the first bytes. */
export type SniffedType = "image/jpeg" | "image/png" | "application/pdf";

const SIGNATURES: readonly { readonly type: SniffedType; readonly bytes: readonly number[] }[] = [
  { type: "image/jpeg", bytes: [0xff, 0xd8, 0xff] },
  { type: "image/png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "application/pdf", bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] }, // %PDF-
];

/**
 * Detects the type of a file from its first eight bytes. Ignores the file name.
 *
 * @returns the media type, or `null` if Placard does not accept it
 * @example
 * sniffFileType(new TextEncoder().encode("%PDF-1.7")); // "application/pdf"
 */
export function sniffFileType(head: Uint8Array): SniffedType | null {
  const found = SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte));
  return found?.type ?? null;
}
