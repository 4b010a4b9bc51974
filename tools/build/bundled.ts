/** What `@placard/ui` carries in its own files: nothing installs it, so its licence and its line in the SBOM come along. */
export const BUNDLED_IN_UI: readonly string[] = [
  "@fontsource-variable/ibm-plex-sans",
  "@fontsource/ibm-plex-mono",
  "lucide-react",
];
