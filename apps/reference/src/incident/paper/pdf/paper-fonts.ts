import cyrillic from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-400-normal.woff?inline";
import greek from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-greek-400-normal.woff?inline";
import latinExtended from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff?inline";
import latin from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff?inline";
import latinStrong from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff?inline";
import { sfntOfWoff } from "./sfnt-of-woff.ts";

/** A font of the document, with the name it is registered under. */
export interface PaperFont {
  readonly name: string;
  /** A complete OpenType font. */
  readonly bytes: Uint8Array;
}

/** The fonts of the document: one for headings, and those for text, most used first. */
export interface PaperFonts {
  readonly strong: PaperFont;
  readonly text: readonly [PaperFont, ...(readonly PaperFont[])];
}

let read: Promise<PaperFonts> | null = null;

/**
 * The fonts of the document, unpacked at the first use. The data is part of this module, so that a device that has the
 * module can write a PDF without a network.
 */
export function paperFonts(): Promise<PaperFonts> {
  return (read ??= unpack());
}

async function unpack(): Promise<PaperFonts> {
  const [strong, ...text] = await Promise.all([
    fontOf("strong", latinStrong),
    fontOf("latin", latin),
    fontOf("latin-ext", latinExtended),
    fontOf("greek", greek),
    fontOf("cyrillic", cyrillic),
  ]);
  return { strong, text };
}

async function fontOf(name: string, dataAddress: string): Promise<PaperFont> {
  const base64 = dataAddress.slice(dataAddress.indexOf(",") + 1);
  const woff = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
  return { name, bytes: await sfntOfWoff(woff) };
}
