import type { LayerSpecification } from "maplibre-gl";
import { describe, expect, it } from "vitest";
import { labelFont } from "./label-font.ts";

const GLYPHS = "https://tiles.example/fonts/{fontstack}/{range}.pbf";

/** A text layer of a style. */
const text = (font: unknown) =>
  ({ id: "names", type: "symbol", source: "places", layout: { "text-font": font } }) as LayerSpecification;

describe("the font of overlays", () => {
  it("is the browser's own if a style serves no glyphs", () => {
    expect(labelFont({ layers: [text(["Noto Sans Regular"])] })).toEqual(["sans-serif"]);
  });

  it("is the one that Mapbox serves with its styles, regardless of their first font", () => {
    const glyphs = "mapbox://fonts/mapbox/{fontstack}/{range}.pbf";
    expect(labelFont({ glyphs, layers: [text(["Some Icons Only"])] })).toEqual([
      "DIN Pro Medium",
      "Arial Unicode MS Regular",
    ]);
  });

  it.each([
    ["a list", ["Noto Sans Regular"]],
    ["a literal", ["literal", ["Noto Sans Regular"]]],
    [
      "a choice",
      ["case", ["==", ["get", "class"], "city"], ["literal", ["Noto Sans Regular"]], ["literal", ["Noto Sans Italic"]]],
    ],
    [
      "steps by zoom",
      {
        stops: [
          [6, ["Noto Sans Regular"]],
          [10, ["Noto Sans Bold"]],
        ],
      },
    ],
    ["a step", ["step", ["zoom"], ["literal", ["Noto Sans Regular"]], 12, ["literal", ["Noto Sans Bold"]]]],
  ])("is the first one that the style uses: %s", (_, font) => {
    const ground: LayerSpecification = { id: "ground", type: "background" };
    expect(labelFont({ glyphs: GLYPHS, layers: [ground, text(font)] })).toEqual(["Noto Sans Regular"]);
  });

  it("is the default of the specification if a style names none, or none that can be read", () => {
    const unnamed = ["Open Sans Regular", "Arial Unicode MS Regular"];
    expect(labelFont({ glyphs: GLYPHS, layers: [] })).toEqual(unnamed);
    expect(labelFont({ glyphs: GLYPHS, layers: [text(["get", "font"])] })).toEqual(unnamed);
  });
});
