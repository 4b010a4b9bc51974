import { areaOfPath, paths, type Area } from "../paths.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The page a guard sent away from. In the entry of the history, not in the address: no link can set it. */
    returnTo?: string;
  }
}

const guarded: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path) => /^\/(dashboard|responder)(\/|$)/.test(path)),
);

/**
 * The page to continue with after sign-in: one of this person's own area, with its query. `null`: nothing to return to, or
 * not a page of theirs.
 *
 * @param returnTo - path and query as the history holds them; read as a stranger's text
 * @example
 * pageToReturnTo("/dashboard/locations/add", "business"); // "/dashboard/locations/add"
 * pageToReturnTo("//evil.example/dashboard", "business"); // null
 */
export function pageToReturnTo(returnTo: unknown, area: Area): string | null {
  if (typeof returnTo !== "string") return null;
  const [pathname = ""] = returnTo.split(/[?#]/);
  return guarded.has(pathname) && areaOfPath(pathname) === area ? returnTo : null;
}
