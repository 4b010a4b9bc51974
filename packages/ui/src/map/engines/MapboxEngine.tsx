import mapboxgl from "mapbox-gl";
import { useState } from "react";
import { Layer, Map, Marker, ScaleControl, Source, type MapRef } from "react-map-gl/mapbox";
import { MapPartsContext, type MapParts } from "../map-parts.ts";
import { MarkerGroups } from "../MarkerGroups/MarkerGroups.tsx";
import { MapCamera } from "./MapCamera.tsx";
import { MAPBOX_FONT } from "./label-font.ts";
import { SCALE_STYLE, type EngineProps } from "./engine-props.ts";
import "mapbox-gl/dist/mapbox-gl.css";

/**
 * Engine for hosts with a Mapbox token: streets and buildings. Logo and attribution stay, as required by the terms of
 * Mapbox.
 */
export default function MapboxEngine(props: EngineProps) {
  const { center, zoom, flies, colours, mapStyle, isPicture, token, onLoad, onError, onPick, surfaceLabel, children } =
    props;
  const [map, setMap] = useState<MapRef | null>(null);
  const [initialView] = useState({ longitude: center[0], latitude: center[1], zoom });
  if (typeof mapStyle !== "string" || token === undefined) {
    throw new RangeError("Mapbox draws a style by its address, with a token. Give both, or leave the token out.");
  }
  return (
    <Map
      ref={setMap}
      mapLib={mapboxgl}
      mapboxAccessToken={token}
      initialViewState={initialView}
      mapStyle={mapStyle}
      locale={{ "Map.Title": surfaceLabel }}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      fadeDuration={0}
      onLoad={(event) => {
        event.target.touchZoomRotate.disableRotation();
        onLoad();
      }}
      onError={(event) => onError(event.error.message)}
      onClick={(event) => onPick?.([event.lngLat.lng, event.lngLat.lat])}
    >
      <ScaleControl position="bottom-left" maxWidth={150} style={SCALE_STYLE} />
      {map === null ? undefined : (
        <MapPartsContext.Provider value={mapboxParts(map, colours, isPicture)}>
          <MarkerGroups>{children}</MarkerGroups>
          <MapCamera initialView={initialView} center={center} zoom={zoom} flies={flies} />
        </MapPartsContext.Provider>
      )}
    </Map>
  );
}

/** Same overlay interface with the same names; the two libraries differ only in their types. */
function mapboxParts(map: MapRef, colours: EngineProps["colours"], isPicture: boolean): MapParts {
  const labelFont = [...MAPBOX_FONT];
  const parts = { Source, Layer, Marker, map, colours, isPicture, below: undefined, labelFont, canAddPoints: false };
  return parts as unknown as MapParts; // react-map-gl wraps both engines in one interface; see its "mapbox vs maplibre" page
}
