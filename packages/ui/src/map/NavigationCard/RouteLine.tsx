import { navigationWords } from "../../messages/en/map/navigation.ts";
import { useWords } from "../../messages/use-words.ts";
import { useMapParts } from "../map-parts.ts";
import "./NavigationCard.css";
import { routeCoordinates } from "./route-coordinates.ts";
import type { Navigation } from "./use-navigation.ts";

/** The way on the map: a route as a solid line, a straight line as a dashed one, with A and B at its ends. */
export function RouteLine({ navigation: { origin, destination, route } }: { readonly navigation: Navigation }) {
  const words = useWords(navigationWords).navigation;
  const { Source, Layer, Marker, colours, below } = useMapParts();
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
        <Marker longitude={origin[0]} latitude={origin[1]}>
          <span className="placard-map-end" data-end="start" role="img" aria-label={words.here}>
            A
          </span>
        </Marker>
      )}
      {destination === null ? undefined : (
        <Marker longitude={destination.center[0]} latitude={destination.center[1]}>
          <span className="placard-map-end" data-end="end" role="img" aria-label={words.there(destination.place_name)}>
            B
          </span>
        </Marker>
      )}
    </>
  );
}
