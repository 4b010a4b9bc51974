import * as z from "zod";
import { done, success } from "../schemas/ground/answers.ts";
import { location, locationChanges, newLocation, sitePoint } from "../schemas/records/location.ts";
import { count, id, idFromText, latitude, longitude } from "../schemas/ground/primitives.ts";
import { planPointKind } from "../schemas/records/files.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { CLIENT_ID_EXAMPLE, MOMENT_EXAMPLE } from "./examples.ts";
import { nextCursor, pageQuery } from "../schemas/ground/paging.ts";

const POINT_EXAMPLE = {
  id: 61,
  kind: "key_box",
  latitude: 44.64901,
  longitude: -63.57533,
  note: "Left of the gate, at 1.5 m",
  updated_by: "Dana Reid",
  updated_at: MOMENT_EXAMPLE,
} as const;

const LOCATION_EXAMPLE = {
  id: 21,
  location_id: 21,
  business_id: 3,
  name: "Pier Road plant",
  address: null,
  civic_address: "100 Pier Road, Halifax NS",
  square_feet: 24000,
  number_employees: 18,
  contact_id: 8,
  contact_name: "Jo Bell",
  best_entrance: "Gate 2, north side",
  fire_suppression: true,
  fire_alarm: true,
  sprinklers: null,
  training_for_chemicals: true,
  nearby_river_or_sewer: false,
  latitude: 44.6488,
  longitude: -63.5752,
  precision: "registered",
  tier_two: null,
  chemicals_count: 5,
  points: [POINT_EXAMPLE],
  client_id: CLIENT_ID_EXAMPLE,
  version: 1,
} as const;

export const getLocationsByBusiness = defineEndpoint({
  id: "getLocationsByBusiness",
  method: "GET",
  path: "/get-locations-by-business/{id}",
  summary: "Sites of a business.",
  access: "read-inventory",
  params: z.object({ id: idFromText }),
  query: z.object(pageQuery),
  response: success({ locations: z.array(location), ...nextCursor }),
  errors: [],
  emptyOn404: { codes: ["not_found"], answer: { status: "success", locations: [] } },
  example: { params: { id: 3 }, response: { status: "success", locations: [LOCATION_EXAMPLE] } },
});

export const insertLocation = defineEndpoint({
  id: "insertLocation",
  method: "POST",
  path: "/insert-location",
  summary: "Add a site.",
  access: "edit-locations",
  body: newLocation,
  response: success({ location_id: id, location }),
  errors: ["plan_limit_reached", "contact_not_in_business"],
  idempotent: true,
  example: {
    body: {
      business_id: 3,
      name: "Pier Road plant",
      civic_address: "100 Pier Road, Halifax NS",
      square_feet: 24000,
      contact_id: 8,
      fire_alarm: true,
      latitude: 44.6488,
      longitude: -63.5752,
    },
    response: { status: "success", location_id: 21, location: LOCATION_EXAMPLE },
  },
});

export const updateLocation = defineEndpoint({
  id: "updateLocation",
  method: "PUT",
  path: "/update-location/{id}",
  summary: "Update a site. Omitted fields are unchanged.",
  access: "edit-locations",
  params: z.object({ id: idFromText }),
  body: locationChanges,
  response: success({ location }),
  errors: ["not_found", "edit_conflict", "contact_not_in_business"],
  idempotent: true,
  example: {
    params: { id: 21 },
    body: { best_entrance: "Gate 2, north side", version: 1 },
    response: { status: "success", location: LOCATION_EXAMPLE },
  },
});

export const deleteLocation = defineEndpoint({
  id: "deleteLocation",
  method: "DELETE",
  path: "/delete-location/{id}",
  summary:
    "Remove a site with its chemicals, their safety data sheets and its pictures. It can be restored for 30 days.",
  access: "edit-locations",
  params: z.object({ id: idFromText }),
  response: success({ deleted_chemicals: count }),
  errors: ["not_found"],
  example: { params: { id: 21 }, response: { status: "success", deleted_chemicals: 5 } },
});

const note = z.string().trim().max(200).optional();

export const insertSitePoint = defineEndpoint({
  id: "insertSitePoint",
  method: "POST",
  path: "/insert-site-point",
  summary: "Add a point to a site map: key box, shut-off, hydrant and so on. Crews see it immediately.",
  access: "edit-locations",
  body: z.object({ location_id: id, kind: planPointKind, latitude, longitude, note }),
  response: success({ point: sitePoint }),
  errors: ["location_not_in_business", "site_points_full"],
  idempotent: true,
  example: {
    body: { location_id: 21, kind: "key_box", latitude: 44.64901, longitude: -63.57533 },
    response: { status: "success", point: POINT_EXAMPLE },
  },
});

export const updateSitePoint = defineEndpoint({
  id: "updateSitePoint",
  method: "PUT",
  path: "/update-site-point/{id}",
  summary: "Move a map point or change what it marks. Omitted fields are unchanged.",
  access: "edit-locations",
  params: z.object({ id: idFromText }),
  body: z
    .object({ kind: planPointKind, latitude, longitude })
    .partial()
    .extend({ note })
    .refine((body) => (body.latitude === undefined) === (body.longitude === undefined), {
      message: "Provide latitude and longitude together.",
      path: ["longitude"],
    }),
  response: success({ point: sitePoint }),
  errors: ["not_found"],
  example: {
    params: { id: 61 },
    body: { latitude: 44.649, longitude: -63.5753 },
    response: { status: "success", point: POINT_EXAMPLE },
  },
});

export const deleteSitePoint = defineEndpoint({
  id: "deleteSitePoint",
  method: "DELETE",
  path: "/delete-site-point/{id}",
  summary: "Remove a point from a site map.",
  access: "edit-locations",
  params: z.object({ id: idFromText }),
  response: done,
  errors: ["not_found"],
  example: { params: { id: 61 }, response: { status: "success" } },
});

export const locations = {
  getLocationsByBusiness,
  insertLocation,
  updateLocation,
  deleteLocation,
  insertSitePoint,
  updateSitePoint,
  deleteSitePoint,
} as const;
