/**
 * For the maps of the reference application only: names may change or disappear in any release. Needs `maplibre-gl` and
 * `react-map-gl`.
 */
export { preloadIncidentMap } from "./IncidentMap/preload-incident-map.ts";
export { LayersPanel, type LayersPanelProps, type MapLayer, type MapPlaces } from "./LayersPanel/LayersPanel.tsx";
export { MarkLayer, type MarkLayerProps } from "./MarkLayer/MarkLayer.tsx";
export { SitePointLayer, type SitePointLayerProps } from "./SitePointLayer/SitePointLayer.tsx";
export { PlanOverlay, type PlanOverlayProps } from "./PlanOverlay/PlanOverlay.tsx";
