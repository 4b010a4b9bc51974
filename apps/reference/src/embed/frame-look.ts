import { THEMES, type Theme } from "../shell/account/look.ts";

/** Language and theme from the frame address: `?lang=fr&theme=night`. */
export interface FrameLook {
  /** BCP 47; `undefined` means English. */
  readonly language: string | undefined;
  /** For the map. The page itself gets the theme from `src/theme.js` before its first paint. */
  readonly theme: Theme;
}

/** Languages of the embedded components. */
const SPOKEN = /^(en|es|fr)(-[a-z0-9]+)*$/i;

/** @param search - the query of the URL; unknown values are ignored, so that the component is English and light */
export function frameLookOf(search: string): FrameLook {
  const asked = new URLSearchParams(search);
  const language = asked.get("lang") ?? "";
  const theme = asked.get("theme");
  return {
    language: SPOKEN.test(language) ? language : undefined,
    theme: THEMES.find((known) => known === theme) ?? "light",
  };
}
