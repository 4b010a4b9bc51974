const COOKIE = "sidebar:state";
const SEVEN_DAYS = 7 * 24 * 60 * 60;

/**
 * The chosen state; `null` until chosen, so that the window width decides.
 *
 * @param cookies - `document.cookie`
 */
export function readSidebarState(cookies: string): "open" | "collapsed" | null {
  const entry = cookies.split("; ").find((cookie) => cookie.startsWith(`${COOKIE}=`));
  if (entry === undefined) return null;
  return entry.slice(COOKIE.length + 1) === "false" ? "collapsed" : "open";
}

/** The cookie that stores the state for seven days, `true` for open. */
export function sidebarCookie(state: "open" | "collapsed"): string {
  return `${COOKIE}=${state === "open"}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
}
