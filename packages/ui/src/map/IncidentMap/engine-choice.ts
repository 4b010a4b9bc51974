/** Kind of basemap. `embedded` needs nothing, `style` a MapLibre style, `mapbox` a token. */
export type BasemapKind = "mapbox" | "style" | "embedded";

/** Returns the basemap to try first: with a token, then with a style, then the map in the package. */
export function preferredBasemap(token: string | undefined, styleUrl: string | undefined): BasemapKind {
  if (token !== undefined && token !== "") return "mapbox";
  return styleUrl !== undefined && styleUrl !== "" ? "style" : "embedded";
}

/** Time limit for loading a basemap, in ms, before the embedded one replaces it. */
export const LOAD_WITHIN_MS = 10_000;

/** True for errors before the first load after which the map will never load. */
export function isFatal(message: string): boolean {
  return /access token|WebGL|Failed to fetch|styles\/|AJAXError|NetworkError|Unauthorized|Forbidden/i.test(message);
}

/**
 * Removes the token from an error message, for display and logging: Mapbox includes it in the URL that failed.
 *
 * @example
 * withoutToken("Failed to fetch https://api…?access_token=pk.abc", "pk.abc");
 * // "Failed to fetch https://api…?access_token=…"
 */
export function withoutToken(message: string, token: string | undefined): string {
  const cleaned = message.replaceAll(/access_token=[^&\s"')]+/g, "access_token=…");
  return token === undefined || token === "" ? cleaned : cleaned.replaceAll(token, "…");
}

/** True if this browser can draw maps: both engines need WebGL 2. */
export function canDrawMaps(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
