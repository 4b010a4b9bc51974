import type { Manifest } from "vite";

/** The pages that a responder needs without a network, and the modules that the entrance loads around them. */
const PAGES = [
  "../../packages/ui/src/feedback/Toast/ShownToasts.tsx",
  "src/shell/root/DataLayer.tsx",
  "src/shell/responder/ResponderArea.tsx",
  "src/features/landing/LandingPage.tsx",
  "src/features/not-found/NotFoundPage.tsx",
  "src/features/responder-landing/PastIncidentsPage.tsx",
  "src/features/responder-landing/ResponderAccountPage.tsx",
  "src/features/responder-landing/ResponderLandingPage.tsx",
  "src/features/responder-workspace/ResponderWorkspacePage.tsx",
  "src/features/verify-log/VerifyLogPage.tsx",
];
const ENTRY = "index.html";
/** Other modules that the entrance loads on demand: not needed by a responder without a network. */
const OTHER_PAGES =
  /^src\/(embed|shell\/(business|public)|features\/(sign-in|registration|subscription|dashboard|chemicals|locations|fire-safety|safety-data-sheets|reports|people|deleted))\//;
/**
 * The Mapbox street map needs a token and loads its tiles only from the network, and is a quarter of the total size;
 * the readers of floor plans and SDSs draw files that come from the network.
 */
const NEEDS_THE_NETWORK = /MapboxEngine|mapbox-gl|plans\/read-plan|sheets\/open-sheet/;

/**
 * The built files that a responder needs without a network: the entrance, the responder's pages, and everything that
 * these load later. Files used only by the business area are not included.
 *
 * @param manifest - Vite's manifest of the build
 * @throws if a page is missing, or if the entrance loads a module that is assigned to neither list
 */
export function responderFiles(manifest: Manifest): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();

  function take(name: string): void {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}. Adapt responder-files.ts.`);
    if (seen.has(name) || NEEDS_THE_NETWORK.test(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    // The entrance names every page of the app, but only those above are needed.
    const later = name === ENTRY ? [] : (chunk.dynamicImports ?? []);
    for (const next of [...(chunk.imports ?? []), ...later]) take(next);
  }

  for (const page of [ENTRY, ...PAGES]) take(page);
  for (const name of manifest[ENTRY]?.dynamicImports ?? []) {
    if (PAGES.includes(name) || OTHER_PAGES.test(name)) continue;
    throw new Error(`The entrance brings ${name}. Say in responder-files.ts whether a responder needs it offline.`);
  }
  return files;
}
