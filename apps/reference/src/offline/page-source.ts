import { paths } from "../paths.ts";

/**
 * Where a page comes from. `kept`: from the device, at once, whatever the network does. `network-first`: what is kept
 * stands in when nothing answers. `network`: none of the worker's business, such as a path that is not a page, which only the
 * server answers with 404.
 */
export type PageSource = "kept" | "network-first" | "network";

const RESPONDER: ReadonlySet<string> = new Set([
  paths.responder,
  paths.responderWorkspace,
  paths.pastIncidents,
  paths.responderAccount,
  paths.verifyLog,
]);
/** On the way there. They lead to the business area too, which is of the newest version. */
const ENTRANCE: ReadonlySet<string> = new Set([paths.landing, paths.signIn]);

export function pageSource(pathname: string): PageSource {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  if (RESPONDER.has(path)) return "kept";
  return ENTRANCE.has(path) ? "network-first" : "network";
}
