import type { PlanCorners } from "@placard/hazmat-core/business";
import type { Feature, LineString } from "geojson";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { SourceProps } from "react-map-gl/maplibre";
import { colourOf } from "../colours.ts";
import { useMapParts, type MapParts } from "../map-parts.ts";
import { layerAbove, PLAN_EDGE, PLAN_LAYER } from "./layer-above.ts";
import { usePicture } from "./use-picture.ts";

export interface PlanOverlayProps {
  /** URL of the page as an image. A page of a PDF is drawn by the host. */
  src: string;
  /** Where its corners lie: top left, top right, bottom right, bottom left of the page. From `placePlan` of the core. */
  corners: PlanCorners;
  /** The same in every theme; 0.6 unless given. Dark themes dim the paper, not the plan. */
  opacity?: number;
  /** Told where the picture cannot be read. */
  onFailed?: () => void;
}

const OPACITY = 0.6;

/** How bright paper may be on the map of a theme: a white sheet would blind at night. */
const BRIGHTEST: Readonly<Record<string, number>> = { dark: 0.8, night: 0.45 };

/**
 * A floor plan on the ground, drawn into an `IncidentMap` over the ground and below everything else: zones, hydrants, ways
 * and points. It says nothing on its own: who placed it, and that no one surveyed it, stands beside the map.
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
  // A canvas, not an address: engines fetch addresses, which the policy of a page may allow for pictures alone. Both take
  // one, which the types of the library leave out.
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

/** Where the paper ends: on a light ground it would not be seen. */
function edgeOf([one, two, three, four]: PlanCorners): Feature<LineString> {
  const coordinates = [one, two, three, four, one].map(([lon, lat]) => [lon, lat]);
  return { type: "Feature", properties: {}, geometry: { type: "LineString", coordinates } };
}

/** px that the longer side of the plan takes on the screen, in steps of twice as many; every device draws the largest. */
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

/** The layer that the plan stays below; it is looked for again whenever layers come or go. */
function useLayerAbove(map: MapParts["map"]): string | undefined {
  const [above, setAbove] = useState(() => layerAbove(idsOf(map)));
  useEffect(() => {
    const look = (): void => setAbove(layerAbove(idsOf(map)));
    look();
    map.on("styledata", look);
    return () => {
      map.off("styledata", look);
    };
  }, [map]);
  return above;
}

/** The engine has no style before it has loaded one, whatever its type says. */
function idsOf(map: MapParts["map"]): readonly string[] {
  const style: ReturnType<MapParts["map"]["getStyle"]> | undefined = map.getStyle();
  return style === undefined ? [] : style.layers.map(({ id }) => id);
}
