import { isBlank, type Entry, type FieldErrors } from "../forms/entry.ts";
import { BYTES_PER_MB, FILE_LIMITS, type FileFacts, type UploadKind } from "./file-limits.ts";
import { sharedMessages } from "../forms/messages.ts";

/**
 * What is wrong with an entrance image.
 *
 * @returns the sentence to show, or `null`
 * @example
 * entranceImageProblem({ name: "gate.pdf", type: "application/pdf", size: 1000 });
 * // "gate.pdf: Choose a JPEG or PNG image."
 */
export function entranceImageProblem(file: FileFacts): string | null {
  return problem(file, "entranceImage", "Choose a JPEG or PNG image.");
}

/**
 * What is wrong with a floor plan, or `null`.
 *
 * @example
 * floorPlanProblem({ name: "gate.png", type: "image/png", size: 1000 });
 * // "gate.png: Choose a PDF file for the floor plan."
 */
export function floorPlanProblem(file: FileFacts): string | null {
  return problem(file, "floorPlan", "Choose a PDF file for the floor plan.");
}

/**
 * What is wrong with a safety data sheet, or `null`.
 *
 * @example
 * sdsProblem({ name: "sheet.pdf", type: "application/pdf", size: 1000 }); // null
 */
export function sdsProblem(file: FileFacts): string | null {
  const { types, maxBytes } = FILE_LIMITS.sds;
  if (!types.includes(file.type)) return sharedMessages.sdsNotPdf;
  if (file.size > maxBytes) return sharedMessages.sdsTooLarge;
  return file.size === 0 ? emptyFile(file) : null;
}

/**
 * Entrance images of Add Location: how many and each of them.
 *
 * @param existing - how many the location has already
 * @example
 * validateEntranceImages([], 4); // {}
 */
export function validateEntranceImages(files: readonly FileFacts[], existing = 0): FieldErrors<"entrance_images"> {
  const room = Math.max(0, FILE_LIMITS.entranceImage.maxCount - existing);
  if (files.length > room) return { entrance_images: `You can only upload up to ${room} more entrance images.` };
  return imageErrors(files);
}

/**
 * The floor plan of Add Location: one PDF at most.
 *
 * @example
 * const plan = { name: "plan.pdf", type: "application/pdf", size: 1000 };
 * validateFloorPlan([plan]); // {}
 * validateFloorPlan([plan], 1).floor_plan; // sharedMessages.secondFloorPlan
 */
export function validateFloorPlan(files: readonly FileFacts[], existing = 0): FieldErrors<"floor_plan"> {
  if (existing + files.length > FILE_LIMITS.floorPlan.maxCount) return { floor_plan: sharedMessages.secondFloorPlan };
  const message = firstProblem(files, floorPlanProblem);
  return message === null ? {} : { floor_plan: message };
}

/** The upload dialog of a location: what it holds and what is to be added. */
export interface LocationUpload {
  readonly entranceImages: readonly FileFacts[];
  readonly floorPlans: readonly FileFacts[];
  readonly existingEntranceImages: number;
  readonly existingFloorPlans: number;
}

/**
 * The upload dialog of a location. The title of an empty choice is `sharedMessages.noFilesTitle`.
 *
 * @example
 * validateLocationUpload({ entranceImages: [], floorPlans: [], existingEntranceImages: 0, existingFloorPlans: 0 });
 * // { entrance_images: "Please select at least one file to upload." }
 */
export function validateLocationUpload(upload: LocationUpload): FieldErrors<"entrance_images" | "floor_plan"> {
  const { entranceImages, floorPlans, existingEntranceImages, existingFloorPlans } = upload;
  if (entranceImages.length + floorPlans.length === 0) return { entrance_images: sharedMessages.noFiles };
  return {
    ...(existingEntranceImages + entranceImages.length > FILE_LIMITS.entranceImage.maxCount
      ? { entrance_images: tooManyImages(existingEntranceImages, entranceImages.length) }
      : imageErrors(entranceImages)),
    ...validateFloorPlan(floorPlans, existingFloorPlans),
  };
}

/**
 * The SDS dialog: a chemical and a file.
 *
 * @example
 * validateSdsUpload({ chemical_id: 7 }); // { file: "Please select a chemical and choose a PDF file." }
 */
export function validateSdsUpload(values: {
  readonly chemical_id?: Entry;
  readonly file?: FileFacts | null | undefined;
}): FieldErrors<"chemical_id" | "file"> {
  const { chemical_id, file } = values;
  if (isBlank(chemical_id)) return { chemical_id: sharedMessages.sdsIncomplete };
  if (file === null || file === undefined) return { file: sharedMessages.sdsIncomplete };
  const message = sdsProblem(file);
  return message === null ? {} : { file: message };
}

function tooManyImages(existing: number, adding: number): string {
  const { maxCount } = FILE_LIMITS.entranceImage;
  return `You can only have ${maxCount} entrance images total. Currently: ${existing}, trying to add: ${adding}`;
}

function problem(file: FileFacts, kind: UploadKind, wrongType: string): string | null {
  const { types, maxBytes } = FILE_LIMITS[kind];
  if (!types.includes(file.type)) return `${file.name}: ${wrongType}`;
  if (file.size > maxBytes) return `${file.name}: Choose a file of up to ${maxBytes / BYTES_PER_MB} MB.`;
  return file.size === 0 ? emptyFile(file) : null;
}

function emptyFile(file: FileFacts): string {
  return `${file.name}: This file is empty. Choose another.`;
}

function imageErrors(files: readonly FileFacts[]): FieldErrors<"entrance_images"> {
  const message = firstProblem(files, entranceImageProblem);
  return message === null ? {} : { entrance_images: message };
}

function firstProblem(files: readonly FileFacts[], problemOf: (file: FileFacts) => string | null): string | null {
  return files.map(problemOf).find((message) => message !== null) ?? null;
}
