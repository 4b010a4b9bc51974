import * as z from "zod";
import { success } from "../schemas/ground/answers.ts";
import { hydrantCollection } from "../schemas/places/geojson.ts";
import { geocodedLocation } from "../schemas/records/location.ts";
import { addressSuggestion, placePrecision } from "../schemas/places/place.ts";
import { outline, route, straightLine, travelProfile } from "../schemas/places/route.ts";
import { count, instant, latitude, longitude, numberFromText, requiredText } from "../schemas/ground/primitives.ts";
import { nextCursor, pageQuery } from "../schemas/ground/paging.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { MOMENT_EXAMPLE } from "./examples.ts";

const suggestionQuery = z.object({
  query: z.string().trim().min(3).max(200).describe("Search text, at least 3 characters."),
  limit: numberFromText(z.int().min(1).max(10)).optional().describe("Default 5."),
});

const NO_SUGGESTIONS = { status: "success", suggestions: [] } as const;

export const addressSuggestions = defineEndpoint({
  id: "addressSuggestions",
  method: "GET",
  path: "/address-suggestions",
  summary: "Places for typed text, from 3 characters; coordinates and grid references are recognized too.",
  access: "hazard-model",
  query: suggestionQuery,
  response: success({ suggestions: z.array(addressSuggestion) }),
  errors: ["provider_failed"],
  emptyOn404: { codes: ["not_found"], answer: NO_SUGGESTIONS },
  example: {
    query: { query: "100 pier" },
    response: {
      status: "success",
      suggestions: [
        {
          id: "location-21",
          place_name: "100 Pier Road, Halifax NS",
          center: [-63.5752, 44.6488],
          precision: "registered",
          source: "registered locations",
        },
      ],
    },
  },
});

export const registrationAddressSuggestions = defineEndpoint({
  id: "registrationAddressSuggestions",
  method: "GET",
  path: "/registration-address-suggestions",
  summary: "Places for the address field of the registration form: gazetteer only, never a registered site.",
  access: "anyone",
  query: suggestionQuery,
  response: success({ suggestions: z.array(addressSuggestion) }),
  errors: [],
  emptyOn404: { codes: ["not_found"], answer: NO_SUGGESTIONS },
  example: {
    query: { query: "halif" },
    response: {
      status: "success",
      suggestions: [
        {
          id: "town-halifax-ns",
          place_name: "Halifax, Nova Scotia",
          center: [-63.5752, 44.6488],
          precision: "town",
          source: "gazetteer",
        },
      ],
    },
  },
});

export const geocodeAddress = defineEndpoint({
  id: "geocodeAddress",
  method: "POST",
  path: "/geocode-address",
  summary: "The best place for an address, with how well it is known.",
  access: "hazard-model",
  body: z.object({ address: requiredText }),
  response: success({ latitude, longitude, place_name: z.string(), precision: placePrecision, source: z.string() }),
  errors: ["address_not_found", "provider_failed"],
  example: {
    body: { address: "100 Pier Road, Halifax NS" },
    response: {
      status: "success",
      latitude: 44.6488,
      longitude: -63.5752,
      place_name: "100 Pier Road, Halifax NS",
      precision: "registered",
      source: "registered locations",
    },
  },
});

const wayParams = z.object({
  profile: travelProfile,
  coordinates: z
    .string()
    .max(200)
    .regex(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?;-?\d+(\.\d+)?,-?\d+(\.\d+)?$/, "Use the format lng,lat;lng,lat.")
    .describe("lng,lat;lng,lat in degrees."),
});

export const getDirections = defineEndpoint({
  id: "getDirections",
  method: "GET",
  path: "/directions/{profile}/{coordinates}",
  summary: "A route between two places. Without a routing provider, route is null and a straight line is returned.",
  access: "hazard-model",
  params: wayParams,
  response: success({
    route: route.nullable(),
    straight_line: straightLine,
  }),
  errors: ["route_not_found", "provider_failed"],
  example: {
    params: { profile: "driving", coordinates: "-63.5752,44.6488;-63.57,44.65" },
    response: {
      status: "success",
      route: null,
      straight_line: {
        distance: 433,
        bearing_deg: 72,
        words: "0.4 km E, straight line; no road routing set up",
      },
    },
  },
});

export const getDirectionsAround = defineEndpoint({
  id: "getDirectionsAround",
  method: "POST",
  path: "/directions/{profile}/{coordinates}",
  summary: "A route between two places that avoids areas, if the provider supports it and a route remains.",
  access: "hazard-model",
  params: wayParams,
  body: z.object({
    avoid: z.array(outline).min(1).max(20, "A route can avoid up to 20 areas.").describe("Areas to avoid."),
  }),
  response: getDirections.response,
  errors: ["route_not_found", "provider_failed"],
  example: {
    params: { profile: "driving", coordinates: "-63.5752,44.6488;-63.57,44.65" },
    body: {
      avoid: [
        [
          [-63.573, 44.648],
          [-63.572, 44.648],
          [-63.572, 44.649],
          [-63.573, 44.648],
        ],
      ],
    },
    response: {
      status: "success",
      route: {
        provider: "Valhalla",
        geometry: {
          type: "LineString",
          coordinates: [
            [-63.5752, 44.6488],
            [-63.5752, 44.65],
            [-63.57, 44.65],
          ],
        },
        distance: 545,
        duration: 82,
        steps: [
          {
            instruction: "Drive north on Barrington Street.",
            distance: 545,
            duration: 82,
            maneuver: { type: "depart" },
          },
        ],
        around: "around",
      },
      straight_line: { distance: 433, bearing_deg: 72, words: "0.4 km E, straight line" },
    },
  },
});

export const loadHydrants = defineEndpoint({
  id: "loadHydrants",
  method: "GET",
  path: "/load-hydrants",
  summary: "Hydrants on file; an empty collection when none were loaded.",
  access: "responder-verified",
  query: z.object({
    ...pageQuery,
    limit: numberFromText(z.int().min(1).max(10_000)).optional().describe("Maximum number of results; default 1000."),
  }),
  response: success({
    geojson: hydrantCollection,
    source: z.string().nullable(),
    loaded_at: instant
      .nullable()
      .describe(
        "Edition of the list. If a page has a different edition from the previous page, the list has changed: start again.",
      ),
    failed_at: instant.nullable().describe("When the last refresh failed; null: the copy is from the latest refresh."),
    ...nextCursor,
  }),
  errors: [],
  emptyOn404: {
    codes: ["not_found"],
    answer: {
      status: "success",
      geojson: { type: "FeatureCollection", features: [] },
      source: null,
      loaded_at: null,
      failed_at: null,
    },
  },
  example: {
    response: {
      status: "success",
      geojson: {
        type: "FeatureCollection",
        features: [
          {
            type: "Feature",
            geometry: { type: "Point", coordinates: [-63.5752, 44.6488] },
            properties: { FACILITYID: "H-0001", TYPE: null, STATUS: null },
          },
        ],
      },
      source: "hydrants.geojson",
      loaded_at: MOMENT_EXAMPLE,
      failed_at: null,
    },
  },
});

export const getAllLocationsGeocoded = defineEndpoint({
  id: "getAllLocationsGeocoded",
  method: "GET",
  path: "/get-all-locations-geocoded",
  summary: "Sites of all businesses as points of the map, or those in a box, most dangerous first. Reads are audited.",
  access: "responder-verified",
  query: z.object({
    ...pageQuery,
    limit: pageQuery.limit.describe("Maximum number of results; default 500 with bbox, else 1000."),
    bbox: z
      .string()
      .max(200)
      .regex(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/, "Use the format west,south,east,north.")
      .optional()
      .describe(
        "west,south,east,north in degrees. West greater than east: across 180°. Sites are ordered by the hazard level of their most dangerous chemical; sites without chemicals come last. Without bbox they are ordered by location_id, and a page can have fewer results than the limit and still have a next page.",
      ),
  }),
  response: success({
    geocoded_locations: z.array(geocodedLocation),
    rest: count.exactOptional().describe("With bbox: number of sites in the box that come after this page."),
    rest_by_area: z
      .array(z.object({ latitude, longitude, count }))
      .max(64)
      .exactOptional()
      .describe(
        "With bbox: the sites that come after this page, as the mean position and number for each area of the box.",
      ),
    ...nextCursor,
  }),
  errors: [],
  emptyOn404: { codes: ["not_found"], answer: { status: "success", geocoded_locations: [] } },
  example: {
    response: {
      status: "success",
      geocoded_locations: [
        {
          location_id: 21,
          location_name: "Pier Road plant",
          address: "100 Pier Road, Halifax NS",
          latitude: 44.6488,
          longitude: -63.5752,
          business_id: 3,
          business_name: "Harbour Ice and Cold Storage",
          chemical_count: 5,
          square_feet: 24000,
          number_employees: 18,
          precision: "registered",
          points: [],
          plan: null,
          geocoded: true,
        },
      ],
    },
  },
});

export const geo = {
  addressSuggestions,
  registrationAddressSuggestions,
  geocodeAddress,
  getDirections,
  getDirectionsAround,
  loadHydrants,
  getAllLocationsGeocoded,
} as const;
