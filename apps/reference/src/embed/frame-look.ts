import { THEMES, type Theme } from "../shell/account/look.ts";

/** Language and theme from the frame address: `?lang=fr&theme=night`. */
export interface FrameLook {
  /** BCP 47; `undefined`: English. */
  readonly language: string | undefined;
  /** For the map. The page itself has it from `src/theme.js`, before its first paint. */
  readonly theme: Theme;
}

/** The languages that the pieces speak. */
const SPOKEN = /^(en|es|fr)(-[a-z0-9]+)*$/i;

/** @param search - the query of the address; what is not known is left out, and the piece is English and light */
export function frameLookOf(search: string): FrameLook {
  const asked = new URLSearchParams(search);
  const language = asked.get("lang") ?? "";
  const theme = asked.get("theme");
  return {
    language: SPOKEN.test(language) ? language : undefined,
    theme: THEMES.find((known) => known === theme) ?? "light",
  };
}
