// The scene: from input to answer
export type * from "./scene/scene.ts";
export type * from "./scene/source/release-source.ts";
export {
  GROUNDS,
  SOURCE_KINDS,
  SPILL_SIZES,
  STATE_OF_SOURCE,
  TIMES_OF_DAY,
  type SourceKind,
} from "./scene/scene-choices.ts";
export { modelScene, rateOfScene, type SceneMeans, type SceneRate } from "./scene/model-scene.ts";

export { withoutGaps } from "./identity/every-field.ts";
export { absoluteFromGauge, GAUGE_UNITS, type GaugeUnit } from "./units/gauge-pressure.ts";

// Weather, with its completeness and age
export {
  completeWeather,
  fillWeather,
  isBygone,
  isCalm,
  readingOf,
  weatherAge,
  type MissingWeather,
  type SceneWeather,
  type WeatherAge,
  type WeatherReading,
  type WeatherRefusal,
} from "./scene/weather/weather.ts";
export { implausibleFigures, type ImplausibleFigure } from "./scene/weather/plausible-weather.ts";
export { firstReport, type FirstReport } from "./dispersion/weather/first-report.ts";
export { readMetar, type MetarReading } from "./scene/weather/read-metar.ts";

// Position
export { isExactEnough, type ScenePlace } from "./scene/place/place.ts";
export { meantPlace } from "./scene/place/meant-place.ts";
export {
  coordinateFault,
  farCoordinates,
  typedCoordinates,
  type CoordinateOptions,
  type TypedCoordinates,
} from "./scene/place/typed-coordinates.ts";
export type { FarCoordinates } from "./scene/place/near-reading.ts";
export { degreesText } from "./geo/lon-lat.ts";
export type { CoordinateFault } from "./scene/place/typed-angles.ts";

// Layers
export { inZoneOrder, isZoneId, spokenZone, ZONE_IDS, ZONE_LABELS, zoneLabel, type ZoneId } from "./scene/zone-ids.ts";
export { isInside, placesInside, sitesInside } from "./scene/place/sites-inside.ts";
export { nearestPlaces, type NearPlace } from "./scene/place/nearest-places.ts";
export { LIMIT_IDS, type LimitId } from "./record/limit-ids.ts";

// The route: hazards of a release along it, and progress on it
export {
  routeHazards,
  type CrossedZone,
  type RouteApproach,
  type RouteHazards,
  type RouteScene,
} from "./scene/route/route-hazards.ts";
export { entersOutline, outlinesToAvoid, type Outline } from "./scene/route/outlines-to-avoid.ts";
export { type ReleaseZones } from "./scene/route/release-areas.ts";
export { OFF_ROUTE_M, routeProgress, type RouteProgress } from "./scene/route/route-progress.ts";
