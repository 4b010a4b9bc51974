import * as z from "zod";

export const accountKind = z.enum(["business", "responder"]);

/** A region with a map on this server: coast, main streets, buildings. */
export const mapRegion = z.object({
  name: z.string(),
  bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).describe("West, south, east, north."),
  edition: z.iso.date().describe("Date its data was retrieved."),
  path: z.string().describe("Path of the pack on this server. Its name changes with its content."),
  bytes: z.int(),
});

/** The map drawn by the browser. Only the map token is sent to browsers. */
export const mapSettings = z.object({
  engine: z.enum(["mapbox", "style", "embedded"]),
  mapbox_token: z.string().nullable(),
  style_url: z.string().nullable(),
  regions: z.array(mapRegion).describe("Regions that the embedded map can draw in full detail."),
});

/** The outside services in use; `none` and `embedded` send no requests. */
export const providers = z.object({
  chemicals: z.enum(["bundled", "bundled+pubchem"]),
  geocoder: z.enum(["embedded", "mapbox", "photon", "pelias"]),
  directions: z.enum(["none", "mapbox", "osrm", "valhalla"]),
  directions_around: z.boolean().describe("Whether routes can avoid areas."),
  weather: z.enum(["none", "open-meteo", "nws", "eccc"]),
  hydrants: z.boolean(),
  mail: z.enum(["smtp", "outbox"]),
});

/** A sign-in of the demo with its password, which gives access only to demo data. */
export const demoSignIn = z.object({ label: z.string(), kind: accountKind, email: z.string(), password: z.string() });
