const COOKIE = "sidebar:state";
const SEVEN_DAYS = 7 * 24 * 60 * 60;

/**
 * What was chosen, `null` until someone has: then the width of the window decides.
 *
 * @param cookies - `document.cookie`
 */
export function readSidebarState(cookies: string): "open" | "collapsed" | null {
  const entry = cookies.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  if (entry === undefined) return null;
  return entry.slice(COOKIE.length + 1) === "false" ? "collapsed" : "open";
}

/** The cookie line that keeps the state for seven days, `true` for open. */
export function sidebarCookie(state: "open" | "collapsed"): string {
  return `${COOKIE}=${state === "open"}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
}
