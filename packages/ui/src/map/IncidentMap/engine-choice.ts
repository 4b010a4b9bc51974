/** How the ground is drawn. `embedded` needs nothing; `style` any MapLibre style; `mapbox` a token. */
export type Ground = "mapbox" | "style" | "embedded";

/** The ground to try first: a token before a style before the map that ships with the package. */
export function firstGround(token: string | undefined, styleUrl: string | undefined): Ground {
  if (token !== undefined && token !== "") return "mapbox";
  return styleUrl !== undefined && styleUrl !== "" ? "style" : "embedded";
}

/** How long a ground may take to load, in ms, before the embedded one takes its place. */
export const LOAD_WITHIN_MS = 10_000;

/** Errors before the first load that mean it will not load at all. */
export function isFatal(message: string): boolean {
  return /access token|WebGL|Failed to fetch|styles\/|AJAXError|NetworkError|Unauthorized|Forbidden/i.test(message);
}

/**
 * An error as it may be shown and logged: Mapbox writes its token into the address it could not reach.
 *
 * @example
 * withoutToken("Failed to fetch https://api…?access_token=pk.abc", "pk.abc");
 * // "Failed to fetch https://api…?access_token=…"
 */
export function withoutToken(message: string, token: string | undefined): string {
  const cleaned = message.replaceAll(/access_token=[^&\s"')]+/g, "access_token=…");
  return token === undefined || token === "" ? cleaned : cleaned.replaceAll(token, "…");
}

/** True if this browser can draw a map at all: both engines need WebGL 2. */
export function canDrawMaps(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
