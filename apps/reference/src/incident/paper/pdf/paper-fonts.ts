import cyrillic from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-400-normal.woff?inline";
import greek from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-greek-400-normal.woff?inline";
import latinExtended from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff?inline";
import latin from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff?inline";
import latinStrong from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff?inline";
import { sfntOfWoff } from "./sfnt-of-woff.ts";

/** A font of the document, by the name it has in it. */
export interface PaperFont {
  readonly name: string;
  /** An OpenType font, whole. */
  readonly bytes: Uint8Array;
}

/** The letters of the document: those of its headings, and of its text, the most used first. */
export interface PaperFonts {
  readonly strong: PaperFont;
  readonly text: readonly [PaperFont, ...(readonly PaperFont[])];
}

let read: Promise<PaperFonts> | null = null;

/**
 * The letters of the document, unpacked when the first one is written. They lie in this module itself, so that a device
 * which has the module can write a PDF without a network.
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
