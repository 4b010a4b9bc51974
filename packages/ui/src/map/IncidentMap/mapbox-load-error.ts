/** The map library of Mapbox could not be loaded. */
export class MapboxLoadError extends Error {}
