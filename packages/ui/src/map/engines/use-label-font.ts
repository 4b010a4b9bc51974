import { useEffect, useState } from "react";
import type { MapRef } from "react-map-gl/maplibre";
import type { EngineProps } from "./engine-props.ts";
import { BROWSER_FONT, labelFont } from "./label-font.ts";

/**
 * Font for the overlays of a map: known immediately for a style of this package, and for others once they have loaded.
 */
export function useLabelFont(map: MapRef | null, mapStyle: EngineProps["mapStyle"]): string[] {
  const [read, setRead] = useState(() => [...BROWSER_FONT]);
  const isByAddress = typeof mapStyle === "string";
  useEffect(() => {
    if (map === null || !isByAddress) return undefined;
    const updateFont = (): void => {
      // The engine returns nothing before a style is loaded, despite its type.
      const style: ReturnType<MapRef["getStyle"]> | undefined = map.getStyle();
      if (style !== undefined) setRead(labelFont(style));
    };
    updateFont();
    map.on("style.load", updateFont);
    return () => {
      map.off("style.load", updateFont);
    };
  }, [map, isByAddress]);
  return isByAddress ? read : labelFont(mapStyle);
}
