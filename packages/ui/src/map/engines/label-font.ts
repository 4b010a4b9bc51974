import type { StyleSpecification } from "maplibre-gl";

/** Drawn by the browser, without glyph files: what a style gets that serves none. */
export const BROWSER_FONT: readonly string[] = ["sans-serif"];

/** What Mapbox serves with every style of its own. */
export const MAPBOX_FONT: readonly string[] = ["DIN Pro Medium", "Arial Unicode MS Regular"];

/** What a style that says nothing of a font means by its layers of text, by the style specification. */
const UNNAMED: readonly string[] = ["Open Sans Regular", "Arial Unicode MS Regular"];

/** What of a style decides about fonts. */
type StyleWithFonts = Pick<StyleSpecification, "glyphs" | "layers">;

/**
 * The font in which the overlays of a map write: one that its style serves glyphs of. A font that no one serves is not
 * drawn at all with Mapbox, and costs a refused request with each range of letters elsewhere.
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

/** The first list of names in a value, which may be the list, an expression or steps by zoom. */
function fontIn(value: unknown): string[] | null {
  if (!Array.isArray(value)) {
    return typeof value === "object" && value !== null && "stops" in value ? fontIn(value.stops) : null;
  }
  const parts: readonly unknown[] = value;
  if (parts[0] === "literal") return names(parts[1]);
  // An expression begins with its name and has lists in it; a list of fonts has names alone.
  const listed = names(parts);
  if (listed !== null && !EXPRESSIONS.has(String(parts[0]))) return listed;
  for (const part of parts) {
    const found = fontIn(part);
    if (found !== null) return found;
  }
  return null;
}

/** Expressions that have nothing but words in them. */
const EXPRESSIONS = new Set(["get", "has", "var", "zoom", "global-state", "config", "geometry-type"]);

function names(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const words = value.filter((part) => typeof part === "string");
  return words.length === value.length ? words : null;
}
