import * as z from "zod";
import { binary, done, success } from "../../schemas/ground/answers.ts";
import { idFromText } from "../../schemas/ground/primitives.ts";
import { INSPECTION_PHOTO_LIMITS, inspectionItemId, inspectionPhoto } from "../../schemas/records/inspection.ts";
import { defineEndpoint } from "../endpoint/define-endpoint.ts";
import { PHOTO_EXAMPLE } from "./inspection-examples.ts";

export const uploadInspectionPhoto = defineEndpoint({
  id: "uploadInspectionPhoto",
  method: "POST",
  path: "/upload-inspection-photo",
  summary: "Add a photo (JPEG or PNG, 10 MB; up to 4 per item) to an unfinished inspection.",
  access: "inspect",
  multipart: {
    fileField: "file",
    limits: INSPECTION_PHOTO_LIMITS,
    fields: z.object({ inspection_id: idFromText, item: inspectionItemId }),
  },
  response: success({ photo: inspectionPhoto }),
  errors: ["not_found", "inspection_finished", "inspection_photos_full"],
  idempotent: true,
  example: {
    fields: { inspection_id: 83, item: "pin" },
    response: { status: "success", photo: PHOTO_EXAMPLE },
  },
});

export const getInspectionPhotoFile = defineEndpoint({
  id: "getInspectionPhotoFile",
  method: "GET",
  path: "/get-inspection-photo-file/{id}",
  summary: "The photo itself.",
  access: "business-viewer",
  params: z.object({ id: idFromText }),
  response: binary,
  produces: ["image/jpeg", "image/png"],
  errors: ["not_found"],
  example: { params: { id: 71 }, response: new Blob(["a JPEG image"], { type: "image/jpeg" }) },
});

export const deleteInspectionPhoto = defineEndpoint({
  id: "deleteInspectionPhoto",
  method: "DELETE",
  path: "/delete-inspection-photo/{id}",
  summary: "Remove a photo from an unfinished inspection.",
  access: "inspect",
  params: z.object({ id: idFromText }),
  response: done,
  errors: ["not_found", "inspection_finished"],
  example: { params: { id: 71 }, response: { status: "success" } },
});

export const inspectionPhotos = { uploadInspectionPhoto, getInspectionPhotoFile, deleteInspectionPhoto } as const;
