export { preloadIncidentMap } from "./IncidentMap/preload-incident-map.ts";
export { IncidentMap, type IncidentMapProps } from "./IncidentMap/IncidentMap.tsx";
export { PlumeLayers, type PlumeLayersProps } from "./PlumeLayers/PlumeLayers.tsx";
export { LayersPanel, type LayersPanelProps, type MapLayer } from "./LayersPanel/LayersPanel.tsx";
export { useMapParts, type MapParts } from "./map-parts.ts";
export { MAP_COLOURS, type MapColours } from "./colours.ts";
