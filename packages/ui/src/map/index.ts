/** Maps of incidents, plumes and responders, and their layers. Need `maplibre-gl` and `react-map-gl`. */
export { IncidentMap, type IncidentMapProps } from "./IncidentMap/IncidentMap.tsx";
export type { MapboxStreets } from "./engines/engine-props.ts";
export { PlumeLayers, type PlumeLayersProps } from "./PlumeLayers/PlumeLayers.tsx";
export { RangeRings, type RangeRingsProps } from "./RangeRings/RangeRings.tsx";
export type { BoundingBox, MapRegion, RegionPack, RegionSource } from "./region/region-pack.ts";
export { useMapParts, type MapParts } from "./map-parts.ts";
export type { MapColours } from "./colours.ts";
export type { SitePoint } from "../business/SitePointList/site-point.ts";
export { NavigationCard, type NavigationCardProps } from "./NavigationCard/NavigationCard.tsx";
export { RouteLine } from "./NavigationCard/RouteLine.tsx";
export {
  useNavigation,
  type Navigation,
  type NavigationEvent,
  type NavigationOptions,
} from "./NavigationCard/use-navigation.ts";
export type { PositionFailure, PositionState } from "./NavigationCard/use-position.ts";
export { HydrantLayer, type HydrantLayerProps } from "./HydrantLayer/HydrantLayer.tsx";
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
