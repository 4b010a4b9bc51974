import { readPrintedFor } from "../lib/search-params.ts";
import { areaOfPath, crewAddress, paths, type Area } from "../paths.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /**
     * The page that the guard redirected from. Kept in the history state instead of the URL, so that no link can set
     * it.
     */
    returnTo?: string;
  }
}

const guarded: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path) => /^\/(dashboard|responder)(\/|$)/.test(path)),
);

/**
 * The page to open after sign-in, with its query: a page of the user's own area. A printed code opens a page of its
 * business; for responders it opens the record of that business. `null` if there is no such page.
 *
 * @param returnTo - path and query from the history; treated as untrusted input
 * @example
 * pageToReturnTo("/dashboard/locations/add", "business"); // "/dashboard/locations/add"
 * pageToReturnTo("//evil.example/dashboard", "business"); // null
 */
export function pageToReturnTo(returnTo: unknown, area: Area): string | null {
  if (typeof returnTo !== "string") return null;
  const [pathname = "", query = ""] = returnTo.split(/[?#]/);
  if (!guarded.has(pathname)) return null;
  if (areaOfPath(pathname) === area) return returnTo;
  const record = area === "responder" ? readPrintedFor(Object.fromEntries(new URLSearchParams(query))) : null;
  return record === null ? null : crewAddress("", record);
}
