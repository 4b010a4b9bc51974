import { THEMES, type Theme } from "../shell/account/appearance.ts";

/** Language and theme from the frame address: `?lang=fr&theme=night`. */
export interface FrameSettings {
  /** BCP 47; `undefined` means English. */
  readonly language: string | undefined;
  /** For the map. The page itself gets the theme from `src/theme.js` before its first paint. */
  readonly theme: Theme;
}

/** Languages of the embedded components. */
const SPOKEN = /^(en|es|fr)(-[a-z0-9]+)*$/i;

/** @param search - the query of the URL; unknown values are ignored, so that the component is English and light */
export function frameSettingsOf(search: string): FrameSettings {
  const params = new URLSearchParams(search);
  const language = params.get("lang") ?? "";
  const theme = params.get("theme");
  return {
    language: SPOKEN.test(language) ? language : undefined,
    theme: THEMES.find((known) => known === theme) ?? "light",
  };
}
