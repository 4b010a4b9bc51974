import { ZONE_IDS } from "@placard/hazmat-core/scene";

/** Custom properties that a map needs as colours. MapLibre does not support `oklch` or `var()`. */
export const MAP_COLOURS = [
  "--placard-map-land",
  "--placard-map-water",
  "--placard-map-uncharted",
  "--placard-map-park",
  "--placard-map-building",
  "--placard-map-street",
  "--placard-map-street-edge",
  "--placard-map-label",
  "--placard-map-halo",
  "--placard-map-hydrant",
  "--placard-map-route",
  "--placard-map-route-casing",
  "--placard-color-text",
  "--placard-color-border-strong",
  ...ZONE_IDS.flatMap((zone) => [
    `--placard-plume-${zone}`,
    `--placard-plume-${zone}-line`,
    `--placard-map-casing-${zone}`,
  ]),
] as const;

/** Colours by custom property, as `rgba()`. */
export type MapColours = ReadonlyMap<string, string>;

/**
 * Reads the colours that apply to an element and converts each to `rgba()` by painting one pixel, so that any CSS
 * colour works in any theme.
 */
export function readColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  return new Map(
    MAP_COLOURS.map((name) => [name, brush === null ? "gray" : paint(brush, style.getPropertyValue(name).trim())]),
  );
}

function paint(brush: CanvasRenderingContext2D, colour: string): string {
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = "gray";
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = brush.getImageData(0, 0, 1, 1).data;
  return `rgba(${red},${green},${blue},${(alpha / 255).toFixed(3)})`;
}

/** Returns one colour; grey if the style sheet of the package is missing, so that the map is still visible. */
export function colourOf(colours: MapColours, name: string): string {
  return colours.get(name) ?? "gray";
}
