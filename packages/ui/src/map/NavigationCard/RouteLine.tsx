import { useEffect, useRef } from "react";
import { navigationTexts } from "../../messages/en/map/navigation.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { isStill } from "../engines/is-still.ts";
import { useMapParts } from "../map-parts.ts";
import "./NavigationCard.css";
import { routeCoordinates } from "./route-coordinates.ts";
import type { Navigation } from "./use-navigation.ts";

/** Presses pass through to the marker below. */
const PRESSED_THROUGH = { pointerEvents: "none", zIndex: 1 } as const;

/** The route on the map as a solid line, or a straight line as a dashed one, with A and B at its ends. */
export function RouteLine({
  navigation: { origin, destination, route, position, isNavigating },
}: {
  /** Navigation to draw, from `useNavigation`. */
  readonly navigation: Navigation;
}) {
  const texts = useTexts(navigationTexts).navigation;
  const { Source, Layer, Marker, colours, below } = useMapParts();
  useFit(coordinatesOf(route));
  const here = position.kind === "acquired" ? position.place : null;
  const under = below === undefined ? {} : { beforeId: below };
  const straight = origin === null || destination === null ? [] : [origin, destination.center];
  const coordinates = routeCoordinates(route?.geometry.coordinates ?? straight);
  const paint = (name: string, width: number) => ({ "line-color": colours.get(name) ?? "gray", "line-width": width });
  const dash = route === null ? { "line-dasharray": [1.5, 1.5] } : {};
  const layout = { "line-cap": "butt", "line-join": "round" } as const;
  return (
    <>
      {coordinates === null ? undefined : (
        <Source
          id="placard-route"
          type="geojson"
          data={{ type: "Feature", properties: {}, geometry: { type: "LineString", coordinates } }}
        >
          <Layer
            {...under}
            id="placard-route-casing"
            type="line"
            layout={layout}
            paint={paint("--placard-map-route-casing", 12)}
          />
          <Layer
            {...under}
            id="placard-route-line"
            type="line"
            layout={layout}
            paint={{ ...paint("--placard-map-route", 8), ...dash }}
          />
        </Source>
      )}
      {origin === null ? undefined : (
        <Marker longitude={origin[0]} latitude={origin[1]} style={PRESSED_THROUGH}>
          <span className="placard-map-end" data-end="start" role="img" aria-label={texts.here}>
            A
          </span>
        </Marker>
      )}
      {destination === null ? undefined : (
        <Marker longitude={destination.center[0]} latitude={destination.center[1]} style={PRESSED_THROUGH}>
          <span className="placard-map-end" data-end="end" role="img" aria-label={texts.there(destination.place_name)}>
            B
          </span>
        </Marker>
      )}
      {here === null || !isNavigating ? undefined : (
        <Marker longitude={here[0]} latitude={here[1]} style={PRESSED_THROUGH}>
          <span className="placard-map-here" role="img" aria-label={texts.youAreHere} />
        </Marker>
      )}
    </>
  );
}

const coordinatesOf = (route: Navigation["route"]) => route?.geometry.coordinates ?? null;

/** Padding around a route for panels, px. */
const MARGIN_PX = 50;

/** Duration of the move that shows the full route, ms. */
const FIT_MS = 1000;

/** Moves the map to show a new route in full: within a second, or immediately under reduced motion. */
function useFit(coordinates: readonly (readonly number[])[] | null): void {
  const { map } = useMapParts();
  const fitted = useRef<typeof coordinates>(null);
  useEffect(() => {
    if (coordinates === null || coordinates === fitted.current) return;
    fitted.current = coordinates;
    const lons = coordinates.map(([lon = 0]) => lon);
    const lats = coordinates.map(([, lat = 0]) => lat);
    map.fitBounds(
      [
        [Math.min(...lons), Math.min(...lats)],
        [Math.max(...lons), Math.max(...lats)],
      ],
      { padding: MARGIN_PX, maxZoom: 16, duration: isStill(map) ? 0 : FIT_MS },
    );
  }, [map, coordinates]);
}
