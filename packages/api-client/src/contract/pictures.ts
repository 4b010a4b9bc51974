import * as z from "zod";
import { binary, done, success } from "../schemas/ground/answers.ts";
import { PICTURE_LIMITS, picture } from "../schemas/records/files.ts";
import { idFromText, requiredText } from "../schemas/ground/primitives.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { MOMENT_EXAMPLE } from "./examples.ts";

const PICTURE_EXAMPLE = {
  id: 31,
  location_id: 21,
  description: "Main gate",
  blob_url: "/api/get-picture-file/31",
  url: "/api/get-picture-file/31",
  created_at: MOMENT_EXAMPLE,
} as const;

export const uploadPicture = defineEndpoint({
  id: "uploadPicture",
  method: "POST",
  path: "/upload-picture",
  summary: "Add an entrance image (JPEG or PNG, 10 MB; 4 a location) or the floor plan (PDF, 20 MB; 1 a location).",
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
  summary: "Entrance images and floor plan of a site.",
  access: "business-or-responder",
  params: z.object({ location_id: idFromText }),
  response: success({ pictures: z.array(picture) }),
  errors: ["not_found"],
  emptyOn404: { status: "success", pictures: [] },
  example: { params: { location_id: 21 }, response: { status: "success", pictures: [PICTURE_EXAMPLE] } },
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

export const pictures = { uploadPicture, getPicturesByLocation, getPictureFile, deletePicture } as const;
