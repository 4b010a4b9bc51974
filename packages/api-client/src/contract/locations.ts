import * as z from "zod";
import { success } from "../schemas/ground/answers.ts";
import { location, locationChanges, newLocation } from "../schemas/records/location.ts";
import { count, id, idFromText } from "../schemas/ground/primitives.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { CLIENT_ID_EXAMPLE } from "./examples.ts";
import { nextCursor, pageQuery } from "../schemas/ground/paging.ts";

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
  emptyOn404: { status: "success", locations: [] },
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
    },
    response: { status: "success", location_id: 21, location: LOCATION_EXAMPLE },
  },
});

export const updateLocation = defineEndpoint({
  id: "updateLocation",
  method: "PUT",
  path: "/update-location/{id}",
  summary: "Change a site. Fields that are left out stay as they are.",
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

export const locations = { getLocationsByBusiness, insertLocation, updateLocation, deleteLocation } as const;
