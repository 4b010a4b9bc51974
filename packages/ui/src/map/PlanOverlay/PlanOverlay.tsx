import type { PlanCorners } from "@placard/hazmat-core/business";
import type { Feature, LineString } from "geojson";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { SourceProps } from "react-map-gl/maplibre";
import { colourOf } from "../colours.ts";
import { useMapParts, type MapParts } from "../map-parts.ts";
import { layerAbove, PLAN_EDGE, PLAN_LAYER } from "./layer-above.ts";
import { usePicture } from "./use-picture.ts";

export interface PlanOverlayProps {
  /** URL of the page as an image. The host renders pages of a PDF. */
  src: string;
  /**
   * Positions of the corners: top left, top right, bottom right, bottom left of the page. From `placePlan` of the core.
   */
  corners: PlanCorners;
  /** Opacity, the same in every theme; default 0.6. Dark themes dim the paper, not the plan. */
  opacity?: number;
  /** Called if the image cannot be loaded. */
  onFailed?: () => void;
}

const OPACITY = 0.6;

/** Maximum brightness of the paper by theme: a white page would be blinding at night. */
const BRIGHTEST: Readonly<Record<string, number>> = { dark: 0.8, night: 0.45 };

/**
 * A floor plan in an `IncidentMap`, drawn above the basemap and below everything else: zones, hydrants, routes and
 * points. It has no text: show beside the map who placed it, and that it was not surveyed.
 *
 * @example
 * <IncidentMap center={[-63.5753, 44.649]} zoom={17} theme="light">
 *   <PlanOverlay src={page} corners={corners} />
 * </IncidentMap>;
 */
export function PlanOverlay({ src, corners, opacity = OPACITY, onFailed }: PlanOverlayProps) {
  const { Source, Layer, map, colours } = useMapParts();
  const longest = usePixels(map, corners);
  const canvas = usePicture(src, longest, onFailed);
  const above = useLayerAbove(map);
  const theme =
    map.getContainer().closest<HTMLElement>('[data-placard-theme]:not([data-placard-theme=""])')?.dataset[
      "placardTheme"
    ] ?? "light";
  if (canvas === null) return null;
  // A canvas instead of a URL: engines fetch URLs, which the security policy of a page may allow only for images. Both
  // engines accept a canvas, but the types of the library omit it.
  const source = { type: "canvas", canvas, animate: false, coordinates: corners } as unknown as SourceProps;
  const order = above === undefined ? {} : { beforeId: above };
  return (
    <>
      <Source key={`${src} ${longest}`} id={SOURCE} {...source}>
        <Layer
          {...order}
          id={PLAN_LAYER}
          type="raster"
          paint={{
            "raster-opacity": opacity,
            "raster-brightness-max": BRIGHTEST[theme] ?? 1,
            "raster-fade-duration": 0,
          }}
        />
      </Source>
      <Source id="placard-plan-edge" type="geojson" data={edgeOf(corners)}>
        <Layer
          {...order}
          id={PLAN_EDGE}
          type="line"
          paint={{ "line-color": colourOf(colours, "--placard-map-label"), "line-width": 1, "line-opacity": opacity }}
        />
      </Source>
    </>
  );
}

const SOURCE = "placard-plan";

/** Edge of the paper, which would be invisible on a light basemap. */
function edgeOf([one, two, three, four]: PlanCorners): Feature<LineString> {
  const coordinates = [one, two, three, four, one].map(([lon, lat]) => [lon, lat]);
  return { type: "Feature", properties: {}, geometry: { type: "LineString", coordinates } };
}

/**
 * Length of the plan's longer side on the screen, px, in steps of a factor of two, up to the largest that every device
 * can draw.
 */
function usePixels(map: MapParts["map"], corners: PlanCorners): number {
  return useSyncExternalStore(
    (onMove) => {
      map.on("moveend", onMove);
      return () => map.off("moveend", onMove);
    },
    () => pixelsOf(map, corners),
    () => SIZES[0],
  );
}

const SIZES = [256, 512, 1024, 2048] as const;

function pixelsOf(map: MapParts["map"], [topLeft, topRight, , bottomLeft]: PlanCorners): number {
  const from = map.project([...topLeft]);
  const sides = [topRight, bottomLeft].map((corner) => {
    const to = map.project([...corner]);
    return Math.hypot(to.x - from.x, to.y - from.y) * window.devicePixelRatio;
  });
  return SIZES.find((size) => size >= Math.max(...sides)) ?? 2048;
}

/** Layer above the plan. Determined again whenever layers are added or removed. */
function useLayerAbove(map: MapParts["map"]): string | undefined {
  const [above, setAbove] = useState(() => layerAbove(idsOf(map)));
  useEffect(() => {
    const updateAbove = (): void => setAbove(layerAbove(idsOf(map)));
    updateAbove();
    map.on("styledata", updateAbove);
    return () => {
      map.off("styledata", updateAbove);
    };
  }, [map]);
  return above;
}

/** The engine has no style before one is loaded, despite its type. */
function idsOf(map: MapParts["map"]): readonly string[] {
  const style: ReturnType<MapParts["map"]["getStyle"]> | undefined = map.getStyle();
  return style === undefined ? [] : style.layers.map(({ id }) => id);
}
