import type { StyleSpecification } from "maplibre-gl";

/** Font drawn by the browser, without glyph files, for styles that serve none. */
export const BROWSER_FONT: readonly string[] = ["sans-serif"];

/** Font that Mapbox serves with all its own styles. */
export const MAPBOX_FONT: readonly string[] = ["DIN Pro Medium", "Arial Unicode MS Regular"];

/** Default font of text layers, by the style specification. */
const UNNAMED: readonly string[] = ["Open Sans Regular", "Arial Unicode MS Regular"];

/** Parts of a style that determine the font. */
type StyleWithFonts = Pick<StyleSpecification, "glyphs" | "layers">;

/**
 * Returns a font for the overlays of a map for which its style serves glyphs. Without glyphs, Mapbox draws no text at
 * all, and other engines send a failing request for each range of characters.
 *
 * @example
 * labelFont({ layers: [] }); // ["sans-serif"]
 * labelFont({ glyphs: "mapbox://fonts/mapbox/{fontstack}/{range}.pbf", layers: [] });
 * // ["DIN Pro Medium", "Arial Unicode MS Regular"]
 */
export function labelFont({ glyphs, layers }: StyleWithFonts): string[] {
  if (glyphs === undefined || glyphs === "") return [...BROWSER_FONT];
  if (glyphs.startsWith("mapbox://fonts/mapbox/")) return [...MAPBOX_FONT];
  for (const layer of layers) {
    const font = layer.type === "symbol" ? fontIn(layer.layout?.["text-font"]) : null;
    if (font !== null) return font;
  }
  return [...UNNAMED];
}

/** First list of names in a value, which may be the list, an expression or steps by zoom. */
function fontIn(value: unknown): string[] | null {
  if (!Array.isArray(value)) {
    return typeof value === "object" && value !== null && "stops" in value ? fontIn(value.stops) : null;
  }
  const parts: readonly unknown[] = value;
  if (parts[0] === "literal") return names(parts[1]);
  // An expression begins with its name and contains lists; a list of fonts contains only names.
  const listed = names(parts);
  if (listed !== null && !EXPRESSIONS.has(String(parts[0]))) return listed;
  for (const part of parts) {
    const found = fontIn(part);
    if (found !== null) return found;
  }
  return null;
}

/** Expressions that contain only strings. */
const EXPRESSIONS = new Set(["get", "has", "var", "zoom", "global-state", "config", "geometry-type"]);

function names(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const texts = value.filter((part) => typeof part === "string");
  return texts.length === value.length ? texts : null;
}
