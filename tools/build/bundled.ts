/** What `@placard/ui` carries in its own files: nothing installs it, so its licence and its line in the SBOM come along. */
export const BUNDLED_IN_UI: readonly string[] = [
  "@fontsource-variable/ibm-plex-sans",
  "@fontsource/ibm-plex-mono",
  "lucide-react",
];

/**
 * React Aria comes along too, so that hosts need no plugin to leave out its words in 31 languages. It is installed for its
 * types, which the components' properties rest on.
 */
export const ARIA_IN_UI: readonly RegExp[] = [/^react-aria(-components)?(\/|$)/, /^react-stately(\/|$)/];
