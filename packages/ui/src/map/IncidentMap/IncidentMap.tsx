import type { LonLat } from "@placard/hazmat-core";
import { mapTexts } from "../../messages/en/map/map.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { Banner } from "../../feedback/Banner/Banner.tsx";
import { useIsHydrated } from "../../hooks/use-is-hydrated.ts";
import { LABEL_LAYER } from "../basemap/embedded-style.ts";
import { readColours, type MapColours } from "../colours.ts";
import type { EngineProps, MapboxStreets } from "../engines/engine-props.ts";
import { loadMapLibre } from "../engines/load-maplibre.ts";
import { canDrawMaps } from "./engine-choice.ts";
import { MapboxLoadError } from "./mapbox-load-error.ts";
import { EmbeddedBasemap } from "../region/EmbeddedBasemap.tsx";
import type { MapRegion } from "../region/region-pack.ts";
import { FullscreenOverlays } from "./FullscreenOverlays.tsx";
import { MapBoundary } from "./MapBoundary.tsx";
import { MapNotes } from "./MapNotes.tsx";
import { MapTools } from "./MapTools.tsx";
import { SilentMap } from "./SilentMap.tsx";
import { useEmbeddedStyle } from "./use-embedded-style.ts";
import { useSatellite } from "./use-satellite.ts";
import { useBasemapKind } from "./use-basemap-kind.ts";
import "./IncidentMap.css";

async function loadMapbox({ bring }: MapboxStreets): ReturnType<MapboxStreets["bring"]> {
  try {
    return await bring();
  } catch (cause) {
    throw new MapboxLoadError("The Mapbox engine did not load", { cause });
  }
}

/** Mapbox street styles by theme: dark ones for dark themes. */
const MAPBOX_STYLES = {
  light: "mapbox://styles/mapbox/light-v11",
  dark: "mapbox://styles/mapbox/dark-v11",
  satellite: "mapbox://styles/mapbox/satellite-streets-v12",
} as const;

/** Theme of texts and lines over satellite imagery: bright with a dark outline. */
const OVER_PICTURES = "dark";

export interface IncidentMapProps {
  /** Centre of the map. A new value moves the map. */
  center: LonLat;
  /** Default 12. */
  zoom?: number;
  /**
   * Animates the move to a new centre over two seconds, so that the user can follow it, such as to their own position.
   */
  flies?: boolean;
  /** Colours of the map. Default "light". */
  theme?: "light" | "dark" | "night" | "sun";
  /** Mapbox streets, from `mapboxStreets` of `@placard/ui/map/mapbox`. */
  mapbox?: MapboxStreets;
  /** URL of a MapLibre style. */
  styleUrl?: string;
  /** Regions that the embedded map draws in full detail when they are visible. Pass the same array in every render. */
  regions?: readonly MapRegion[];
  /** Accessible name of the map region. */
  label?: string;
  /** Result as text on the map: the reach of each zone. */
  sentence?: ReactNode;
  /**
   * Called with the position of each press. Also adds a button that picks the centre of the map, for users who cannot
   * point.
   */
  onPick?: (place: LonLat) => void;
  /** Called with an error message to show, free of secrets. */
  onError?: (message: string) => void;
  /** Layers, markers and panels. */
  children?: ReactNode;
}

const NO_REGIONS: readonly MapRegion[] = [];

/**
 * A map that works with a token, with a style, or with the world map in the package. It shows a message without WebGL,
 * or if the engine cannot be loaded or draws nothing. The table beside the map contains the same data.
 */
export function IncidentMap(props: IncidentMapProps) {
  return (
    <MapBoundary map={props}>
      <FullscreenOverlays>
        <DrawnMap {...props} />
      </FullscreenOverlays>
    </MapBoundary>
  );
}

function DrawnMap({
  center,
  zoom = 12,
  flies = false,
  theme = "light",
  mapbox,
  styleUrl,
  regions = NO_REGIONS,
  label,
  sentence,
  onPick,
  onError,
  children,
}: IncidentMapProps) {
  const texts = useTexts(mapTexts).map;
  const root = useRef<HTMLElement>(null);
  const overPictures = useRef<HTMLSpanElement>(null);
  const [colours, setColours] = useState<MapColours | null>(null);
  const isDrawable = useDrawable();
  const token = mapbox?.token;
  const { ground, hasFallen, silence, settle, fail } = useBasemapKind(token, styleUrl, onError);
  const satellite = useSatellite(ground, token, theme);
  const isPicture = satellite?.isOn === true;
  const bring = ground === "mapbox" && mapbox !== undefined ? () => loadMapbox(mapbox) : loadMapLibre;
  const embedded = useEmbeddedStyle(ground === "embedded" ? colours : null);

  useEffect(() => {
    const themed = isPicture ? overPictures.current : root.current;
    if (themed !== null && root.current?.dataset["placardTheme"] === theme) setColours(readColours(themed));
  }, [theme, isPicture]);

  const mapboxStyle = MAPBOX_STYLES[isPicture ? "satellite" : theme === "dark" || theme === "night" ? "dark" : "light"];
  const mapStyle = ground === "embedded" ? embedded : ground === "style" ? (styleUrl ?? null) : mapboxStyle;
  const wait = <p className="placard-map-wait">{texts.loading}</p>;
  const engine = {
    center,
    zoom,
    flies,
    token,
    surfaceLabel: texts.surface,
    below: ground === "embedded" ? LABEL_LAYER : undefined,
    onLoad: settle,
    onError: fail,
    onPick,
  };

  return (
    <section
      ref={root}
      part="map"
      className="placard-map"
      data-placard-theme={theme}
      data-picture={isPicture || undefined}
      aria-label={label ?? texts.label}
    >
      <span ref={overPictures} hidden data-placard-theme={OVER_PICTURES} />
      {isDrawable === null ? (
        wait
      ) : isDrawable ? (
        colours === null || mapStyle === null ? (
          wait
        ) : (
          <Engine
            key={ground}
            bring={bring}
            wait={wait}
            {...engine}
            colours={colours}
            mapStyle={mapStyle}
            isPicture={isPicture}
          >
            {ground === "embedded" ? <EmbeddedBasemap regions={regions} hasFallen={hasFallen} /> : undefined}
            {children}
            <MapTools satellite={satellite} onPick={onPick} />
          </Engine>
        )
      ) : (
        <Banner tone="caution" title={texts.noWebGlTitle}>
          {texts.noWebGl}
        </Banner>
      )}
      {silence === null || !isDrawable ? undefined : <SilentMap reason={silence} />}
      {sentence === undefined ? undefined : (
        <div className="placard-map-sentence" aria-live="polite">
          {sentence}
        </div>
      )}
      {ground === "embedded" ? undefined : <MapNotes hasFallen={hasFallen} />}
    </section>
  );
}

/**
 * The engine, whose chunk includes its style sheet. Created for each map, because `lazy` caches a failed load and a map
 * that is opened again must retry.
 */
function Engine({ bring, wait, ...props }: EngineProps & Pick<MapboxStreets, "bring"> & { wait: ReactNode }) {
  const [Brought] = useState(() => lazy(bring)); // outside the boundary: a suspended component loses its state
  return (
    <Suspense fallback={wait}>
      <Brought {...props} />
    </Suspense>
  );
}

/** True if this browser can draw maps; `null` on a server and during hydration. */
function useDrawable(): boolean | null {
  const isOnPage = useIsHydrated();
  return useMemo(() => (isOnPage ? canDrawMaps() : null), [isOnPage]);
}
