import * as z from "zod";
import { binary, done, success } from "../schemas/ground/answers.ts";
import {
  PICTURE_LIMITS,
  picture,
  planPlace,
  planPlacement,
  planPoint,
  planPointKind,
  planTie,
} from "../schemas/records/files.ts";
import { id, idFromText, requiredText, version } from "../schemas/ground/primitives.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { MOMENT_EXAMPLE } from "./examples.ts";

const PICTURE_EXAMPLE = {
  id: 31,
  location_id: 21,
  description: "Main gate",
  blob_url: "/api/get-picture-file/31",
  url: "/api/get-picture-file/31",
  filename: "main-gate.jpg",
  size_bytes: 482_133,
  created_at: MOMENT_EXAMPLE,
  placement: null,
  version: 1,
} as const;

export const uploadPicture = defineEndpoint({
  id: "uploadPicture",
  method: "POST",
  path: "/upload-picture",
  summary:
    "Add an entrance image (JPEG or PNG, 10 MB; up to 4 per location) or the floor plan (PDF, 20 MB; 1 per location). Image metadata such as position, time and serial number is removed.",
  access: "edit-pictures",
  multipart: {
    fileField: "file",
    limits: PICTURE_LIMITS,
    fields: z.object({ location_id: idFromText, description: requiredText }),
  },
  response: success({ picture }),
  errors: ["not_found", "entrance_images_full", "floor_plan_exists"],
  idempotent: true,
  example: {
    fields: { location_id: 21, description: "Main gate" },
    response: { status: "success", picture: PICTURE_EXAMPLE },
  },
});

export const getPicturesByLocation = defineEndpoint({
  id: "getPicturesByLocation",
  method: "GET",
  path: "/get-pictures-by-location/{location_id}",
  summary: "Entrance images and floor plan of a site, in the order that the business chose.",
  access: "business-or-responder",
  params: z.object({ location_id: idFromText }),
  response: success({ pictures: z.array(picture) }),
  errors: ["not_found"],
  emptyOn404: { codes: ["not_found"], answer: { status: "success", pictures: [] } },
  example: { params: { location_id: 21 }, response: { status: "success", pictures: [PICTURE_EXAMPLE] } },
});

export const updatePicture = defineEndpoint({
  id: "updatePicture",
  method: "PUT",
  path: "/update-picture/{picture_id}",
  summary:
    "Update a picture's description or its position among the entrance images. Omitted fields are unchanged. Crews see changes immediately.",
  access: "edit-pictures",
  params: z.object({ picture_id: idFromText }),
  body: z.object({
    description: requiredText
      .optional()
      .describe("A floor plan must keep the words 'floor plan'; an image must not use them."),
    place: z
      .int()
      .min(1)
      .max(1000)
      .optional()
      .describe("From 1; a value past the end means last. A floor plan has no position."),
    version: version.optional(),
  }),
  response: success({ picture }),
  errors: ["not_found", "edit_conflict"],
  example: {
    params: { picture_id: 31 },
    body: { description: "Main gate", place: 1, version: 1 },
    response: { status: "success", picture: PICTURE_EXAMPLE },
  },
});

export const getPictureFile = defineEndpoint({
  id: "getPictureFile",
  method: "GET",
  path: "/get-picture-file/{picture_id}",
  summary: "The picture itself, for those who may see its location.",
  access: "business-or-responder",
  params: z.object({ picture_id: idFromText }),
  response: binary,
  produces: ["image/jpeg", "image/png", "application/pdf"],
  errors: ["not_found"],
  example: { params: { picture_id: 31 }, response: new Blob(["a JPEG image"], { type: "image/jpeg" }) },
});

export const deletePicture = defineEndpoint({
  id: "deletePicture",
  method: "DELETE",
  path: "/delete-picture/{picture_id}",
  summary: "Remove a picture and its file. It can be restored for 30 days.",
  access: "edit-pictures",
  params: z.object({ picture_id: idFromText }),
  response: done,
  errors: ["not_found"],
  example: { params: { picture_id: 31 }, response: { status: "success" } },
});

const POINT_EXAMPLE = {
  id: 91,
  picture_id: 32,
  kind: "gas_shutoff",
  page: 1,
  x: 0.1825,
  y: 0.64,
  note: "Yellow valve, quarter turn",
  updated_by: "Dana Reid",
  updated_at: MOMENT_EXAMPLE,
} as const;

const note = z.string().trim().max(200).optional();

export const getPlanPoints = defineEndpoint({
  id: "getPlanPoints",
  method: "GET",
  path: "/get-plan-points/{picture_id}",
  summary: "What is marked on a floor plan: key box, shut-offs, hydrants and so on.",
  access: "business-or-responder",
  params: z.object({ picture_id: idFromText }),
  response: success({ points: z.array(planPoint) }),
  errors: ["not_found"],
  example: { params: { picture_id: 32 }, response: { status: "success", points: [POINT_EXAMPLE] } },
});

export const insertPlanPoint = defineEndpoint({
  id: "insertPlanPoint",
  method: "POST",
  path: "/insert-plan-point",
  summary: "Add a point to a floor plan. Crews see it immediately.",
  access: "edit-pictures",
  body: z.object({ picture_id: id, kind: planPointKind, ...planPlace, note }),
  response: success({ point: planPoint }),
  errors: ["not_found", "plan_points_full"],
  idempotent: true,
  example: {
    body: { picture_id: 32, kind: "gas_shutoff", page: 1, x: 0.1825, y: 0.64, note: "Yellow valve, quarter turn" },
    response: { status: "success", point: POINT_EXAMPLE },
  },
});

export const updatePlanPoint = defineEndpoint({
  id: "updatePlanPoint",
  method: "PUT",
  path: "/update-plan-point/{id}",
  summary: "Move a point or change what it marks. Omitted fields are unchanged.",
  access: "edit-pictures",
  params: z.object({ id: idFromText }),
  body: z.object({
    kind: planPointKind.optional(),
    page: planPlace.page.optional(),
    x: planPlace.x.optional(),
    y: planPlace.y.optional(),
    note,
  }),
  response: success({ point: planPoint }),
  errors: ["not_found"],
  example: {
    params: { id: 91 },
    body: { x: 0.2, y: 0.6 },
    response: { status: "success", point: POINT_EXAMPLE },
  },
});

export const deletePlanPoint = defineEndpoint({
  id: "deletePlanPoint",
  method: "DELETE",
  path: "/delete-plan-point/{id}",
  summary: "Remove a point from a floor plan.",
  access: "edit-pictures",
  params: z.object({ id: idFromText }),
  response: done,
  errors: ["not_found"],
  example: { params: { id: 91 }, response: { status: "success" } },
});

const TIE_EXAMPLE = {
  page: 1,
  aspect: 1.5,
  pairs: [
    { x: 0, y: 1, longitude: -63.5984, latitude: 44.669 },
    { x: 1, y: 1, longitude: -63.5972, latitude: 44.669 },
  ],
} as const;

export const updatePlanPlacement = defineEndpoint({
  id: "updatePlanPlacement",
  method: "PUT",
  path: "/update-plan-placement/{picture_id}",
  summary:
    "Position a page of a floor plan on the map by two of its points. Replaces its earlier position. Crews see it immediately. A position belongs to one file: a new plan has none.",
  access: "edit-pictures",
  params: z.object({ picture_id: idFromText }),
  body: z.object(planTie),
  response: success({ placement: planPlacement }),
  errors: ["not_found"],
  example: {
    params: { picture_id: 32 },
    body: TIE_EXAMPLE,
    response: {
      status: "success",
      placement: {
        ...TIE_EXAMPLE,
        corners: [
          [-63.5984, 44.6695689],
          [-63.5972, 44.6695689],
          [-63.5972, 44.669],
          [-63.5984, 44.669],
        ],
        placed_by: "Dana Reid",
        placed_at: MOMENT_EXAMPLE,
      },
    },
  },
});

export const deletePlanPlacement = defineEndpoint({
  id: "deletePlanPlacement",
  method: "DELETE",
  path: "/delete-plan-placement/{picture_id}",
  summary: "Remove a floor plan from the map. The plan is kept, and its position can be restored for 30 days.",
  access: "edit-pictures",
  params: z.object({ picture_id: idFromText }),
  response: done,
  errors: ["not_found"],
  example: { params: { picture_id: 32 }, response: { status: "success" } },
});

export const pictures = {
  uploadPicture,
  getPicturesByLocation,
  updatePicture,
  getPictureFile,
  deletePicture,
  getPlanPoints,
  insertPlanPoint,
  updatePlanPoint,
  deletePlanPoint,
  updatePlanPlacement,
  deletePlanPlacement,
} as const;
