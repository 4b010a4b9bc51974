import { areaOfPath, paths, type Area } from "../paths.ts";

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
 * The page to open after sign-in, with its query: a page of the user's own area. `null` if there is no such page.
 *
 * @param returnTo - path and query from the history; treated as untrusted input
 * @example
 * pageToReturnTo("/dashboard/locations/add", "business"); // "/dashboard/locations/add"
 * pageToReturnTo("//evil.example/dashboard", "business"); // null
 */
export function pageToReturnTo(returnTo: unknown, area: Area): string | null {
  if (typeof returnTo !== "string") return null;
  const [pathname = ""] = returnTo.split(/[?#]/);
  return guarded.has(pathname) && areaOfPath(pathname) === area ? returnTo : null;
}
