import cyrillic from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-400-normal.woff?inline";
import greek from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-greek-400-normal.woff?inline";
import latinExtended from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff?inline";
import latin from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff?inline";
import latinStrong from "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff?inline";

/** A font of the document, by the name it has in it. */
export interface PlanFont {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * The letters of the document. They lie in this module itself, so that a device which has the module can write a PDF
 * without a network.
 */
export const PLAN_FONTS = {
  strong: fontOf("strong", latinStrong),
  text: [
    fontOf("latin", latin),
    fontOf("latin-ext", latinExtended),
    fontOf("greek", greek),
    fontOf("cyrillic", cyrillic),
  ],
} as const;

function fontOf(name: string, dataAddress: string): PlanFont {
  const base64 = dataAddress.slice(dataAddress.indexOf(",") + 1);
  return { name, bytes: Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0) };
}
