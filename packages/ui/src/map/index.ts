export { preloadIncidentMap } from "./IncidentMap/preload-incident-map.ts";
export { IncidentMap, type IncidentMapProps } from "./IncidentMap/IncidentMap.tsx";
export type { MapboxStreets } from "./engines/engine-props.ts";
export { PlumeLayers, type PlumeLayersProps } from "./PlumeLayers/PlumeLayers.tsx";
export { LayersPanel, type LayersPanelProps, type MapLayer, type MapPlaces } from "./LayersPanel/LayersPanel.tsx";
export { RangeRings, type RangeRingsProps } from "./RangeRings/RangeRings.tsx";
export {
  readRegionPack,
  type BoundingBox,
  type MapRegion,
  type RegionPack,
  type RegionSource,
} from "./region/region-pack.ts";
export { useMapParts, type MapParts } from "./map-parts.ts";
export { MAP_COLOURS, type MapColours } from "./colours.ts";
export { NavigationCard, type NavigationCardProps } from "./NavigationCard/NavigationCard.tsx";
export { RouteLine } from "./NavigationCard/RouteLine.tsx";
export {
  useNavigation,
  type Navigation,
  type NavigationEvent,
  type NavigationOptions,
} from "./NavigationCard/use-navigation.ts";
export { usePosition, type PositionFailure, type PositionState } from "./NavigationCard/use-position.ts";
export { HydrantLayer, type HydrantLayerProps } from "./HydrantLayer/HydrantLayer.tsx";
export { MarkLayer, type MarkLayerProps } from "./MarkLayer/MarkLayer.tsx";
export { SitePointLayer, type SitePointLayerProps } from "./SitePointLayer/SitePointLayer.tsx";
export { PlanOverlay, type PlanOverlayProps } from "./PlanOverlay/PlanOverlay.tsx";
export type { SitePoint } from "../business/SitePointList/site-point.ts";
export { NearestHydrants, type NearestHydrantsProps } from "./NearestHydrants/NearestHydrants.tsx";
export { ResponderMap, type ResponderMapProps } from "./ResponderMap/ResponderMap.tsx";
export type {
  MapView,
  HydrantPlace,
  LaidPlan,
  PlaceCount,
  PlaceLayer,
  ShownPlaces,
  SitePlace,
  SitePlan,
} from "./ResponderMap/places.ts";
export { PlumeMap, type PlumeMapLook } from "./PlumeMap/PlumeMap.tsx";
