import { paths } from "../paths.ts";

/**
 * Source of a page. `kept`: from the device immediately, regardless of the network. `network-first`: the stored page is
 * the fallback if no response arrives. `network`: not handled by the service worker, such as a path without a page, for
 * which only the server returns 404.
 */
export type PageSource = "kept" | "network-first" | "network";

const RESPONDER: ReadonlySet<string> = new Set([
  paths.responder,
  paths.responderWorkspace,
  paths.pastIncidents,
  paths.responderAccount,
  paths.verifyLog,
]);
/** Pages before sign-in. They also lead to the business area, which is always the newest version. */
const ENTRANCE: ReadonlySet<string> = new Set([paths.landing, paths.signIn]);

export function pageSource(pathname: string): PageSource {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  if (RESPONDER.has(path)) return "kept";
  return ENTRANCE.has(path) ? "network-first" : "network";
}
