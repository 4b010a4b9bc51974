import * as maplibregl from "maplibre-gl";
import { useState } from "react";
import { Layer, Map, Marker, ScaleControl, Source, type MapRef } from "react-map-gl/maplibre";
import { MapPartsContext } from "../map-parts.ts";
import { MarkerGroups } from "../MarkerGroups/MarkerGroups.tsx";
import { MapCamera } from "./MapCamera.tsx";
import { SCALE_STYLE, type EngineProps } from "./engine-props.ts";
import { useLabelFont } from "./use-label-font.ts";
import { configureWorker } from "./maplibre-worker.ts";
import "maplibre-gl/dist/maplibre-gl.css";

configureWorker();

/** Engine without token or network. The map cannot be rotated, so it needs no button for north. */
export default function MapLibreEngine(props: EngineProps) {
  const { center, zoom, flies, colours, mapStyle, isPicture, below, onLoad, onError, onPick, surfaceLabel, children } =
    props;
  const [map, setMap] = useState<MapRef | null>(null);
  const [initialView] = useState({ longitude: center[0], latitude: center[1], zoom });
  const labelFont = useLabelFont(map, mapStyle);
  return (
    <Map
      ref={setMap}
      mapLib={maplibregl}
      initialViewState={initialView}
      mapStyle={mapStyle}
      attributionControl={typeof mapStyle === "string" ? {} : false}
      locale={{ "Map.Title": surfaceLabel }}
      dragRotate={false}
      pitchWithRotate={false}
      touchPitch={false}
      fadeDuration={0}
      onLoad={(event) => {
        event.target.touchZoomRotate.disableRotation();
        event.target.keyboard.disableRotation();
        onLoad();
      }}
      onError={(event) => onError(event.error.message)}
      onClick={(event) => onPick?.([event.lngLat.lng, event.lngLat.lat])}
    >
      <ScaleControl position="bottom-left" maxWidth={150} style={SCALE_STYLE} />
      {map === null ? undefined : (
        <MapPartsContext.Provider
          value={{ Source, Layer, Marker, map, colours, below, isPicture, labelFont, canAddPoints: true }}
        >
          <MarkerGroups>{children}</MarkerGroups>
          <MapCamera initialView={initialView} center={center} zoom={zoom} flies={flies} />
        </MapPartsContext.Provider>
      )}
    </Map>
  );
}
