// Export of a calculation to other software
export type { ZoneFile, ZoneFileArea, ZoneFileLine } from "./exchange/zone-file.ts";
export { zonesGeoJson, type ZoneProperties } from "./exchange/zones-geojson.ts";
export { zonesKml } from "./exchange/zones-kml.ts";
export { takPackage } from "./exchange/tak-package.ts";
export { CAP_STATUSES, capAlert, type CapIssue, type CapStatus } from "./exchange/cap-alert.ts";
export { FILL_OPACITY, ZONE_PAINT } from "./exchange/zone-paint.ts";
