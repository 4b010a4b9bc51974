import cyrillic from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-400-normal.woff?inline";
import greek from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-greek-400-normal.woff?inline";
import latinExtended from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff?inline";
import latin from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff?inline";
import latinStrong from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff?inline";
import { sfntOfWoff } from "./sfnt-of-woff.ts";

/** A font of the document, by the name it has in it. */
export interface PlanFont {
  readonly name: string;
  /** An OpenType font, whole. */
  readonly bytes: Uint8Array;
}

/** The letters of the document: those of its headings, and of its text, the most used first. */
export interface PlanFonts {
  readonly strong: PlanFont;
  readonly text: readonly [PlanFont, ...(readonly PlanFont[])];
}

let read: Promise<PlanFonts> | null = null;

/**
 * The letters of the document, unpacked when the first one is written. They lie in this module itself, so that a device
 * which has the module can write a PDF without a network.
 */
export function planFonts(): Promise<PlanFonts> {
  return (read ??= unpack());
}

async function unpack(): Promise<PlanFonts> {
  const [strong, ...text] = await Promise.all([
    fontOf("strong", latinStrong),
    fontOf("latin", latin),
    fontOf("latin-ext", latinExtended),
    fontOf("greek", greek),
    fontOf("cyrillic", cyrillic),
  ]);
  return { strong, text };
}

async function fontOf(name: string, dataAddress: string): Promise<PlanFont> {
  const base64 = dataAddress.slice(dataAddress.indexOf(",") + 1);
  const woff = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
  return { name, bytes: await sfntOfWoff(woff) };
}
