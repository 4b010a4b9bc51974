import { isBlank, type Entry, type FieldErrors } from "../forms/entry.ts";
import { BYTES_PER_MB, FILE_LIMITS, type FileFacts, type UploadKind } from "./file-limits.ts";
import type { Problem } from "../forms/problem.ts";

/**
 * Checks an entrance image against the file limits.
 *
 * @returns the problem, or `null`
 * @example
 * entranceImageProblem({ name: "gate.pdf", type: "application/pdf", size: 1000 });
 * // { code: "image.type", name: "gate.pdf" }
 */
export function entranceImageProblem(file: FileFacts): Problem | null {
  return problem(file, "entranceImage", "image.type");
}

/**
 * Checks a photo of an inspection against the file limits. Returns `null` if it is accepted.
 *
 * @example
 * inspectionPhotoProblem({ name: "dock.jpg", type: "image/jpeg", size: 1000 }); // null
 */
export function inspectionPhotoProblem(file: FileFacts): Problem | null {
  return problem(file, "inspectionPhoto", "image.type");
}

/**
 * Checks a floor plan against the file limits. Returns `null` if it is accepted.
 *
 * @example
 * floorPlanProblem({ name: "gate.png", type: "image/png", size: 1000 });
 * // { code: "floor_plan.type", name: "gate.png" }
 */
export function floorPlanProblem(file: FileFacts): Problem | null {
  return problem(file, "floorPlan", "floor_plan.type");
}

/**
 * Checks the file of a safety data sheet against the file limits. Returns `null` if it is accepted.
 *
 * @example
 * sdsProblem({ name: "sheet.pdf", type: "application/pdf", size: 1000 }); // null
 */
export function sdsProblem(file: FileFacts): Problem | null {
  const { types, maxBytes } = FILE_LIMITS.sds;
  if (!types.includes(file.type)) return { code: "sds.not_pdf" };
  if (file.size > maxBytes) return { code: "sds.too_large", mostMb: Math.ceil(maxBytes / BYTES_PER_MB) };
  return file.size === 0 ? emptyFile(file) : null;
}

/**
 * Validates the entrance images of Add Location: their number and each file.
 *
 * @param existing - number of files that the location already has
 * @example
 * validateEntranceImages([], 4); // {}
 */
export function validateEntranceImages(files: readonly FileFacts[], existing = 0): FieldErrors<"entrance_images"> {
  const room = Math.max(0, FILE_LIMITS.entranceImage.maxCount - existing);
  if (files.length > room) return { entrance_images: { code: "images.no_room", room } };
  return imageErrors(files);
}

/**
 * Validates the floor plan of Add Location: at most one PDF.
 *
 * @example
 * const plan = { name: "plan.pdf", type: "application/pdf", size: 1000 };
 * validateFloorPlan([plan]); // {}
 * validateFloorPlan([plan], 1).floor_plan; // { code: "floor_plan.second" }
 */
export function validateFloorPlan(files: readonly FileFacts[], existing = 0): FieldErrors<"floor_plan"> {
  if (existing + files.length > FILE_LIMITS.floorPlan.maxCount) return { floor_plan: { code: "floor_plan.second" } };
  const wrong = firstProblem(files, floorPlanProblem);
  return wrong === null ? {} : { floor_plan: wrong };
}

/** Input of the upload dialog of a location: existing files and files to add. */
export interface LocationUpload {
  readonly entranceImages: readonly FileFacts[];
  readonly floorPlans: readonly FileFacts[];
  readonly existingEntranceImages: number;
  readonly existingFloorPlans: number;
}

/**
 * Validates the upload dialog of a location.
 *
 * @example
 * validateLocationUpload({ entranceImages: [], floorPlans: [], existingEntranceImages: 0, existingFloorPlans: 0 });
 * // { entrance_images: { code: "files.none" } }
 */
export function validateLocationUpload(upload: LocationUpload): FieldErrors<"entrance_images" | "floor_plan"> {
  const { entranceImages, floorPlans, existingEntranceImages, existingFloorPlans } = upload;
  if (entranceImages.length + floorPlans.length === 0) return { entrance_images: { code: "files.none" } };
  return {
    ...(existingEntranceImages + entranceImages.length > FILE_LIMITS.entranceImage.maxCount
      ? { entrance_images: tooManyImages(existingEntranceImages, entranceImages.length) }
      : imageErrors(entranceImages)),
    ...validateFloorPlan(floorPlans, existingFloorPlans),
  };
}

/**
 * Validates the SDS upload dialog: a chemical and a file.
 *
 * @example
 * validateSdsUpload({ chemical_id: 7 }); // { file: { code: "sds.incomplete" } }
 */
export function validateSdsUpload(values: {
  readonly chemical_id?: Entry;
  readonly file?: FileFacts | null | undefined;
  /** True if the file needs a password, if that is known. */
  readonly isLocked?: boolean;
}): FieldErrors<"chemical_id" | "file"> {
  const { chemical_id, file, isLocked = false } = values;
  if (isBlank(chemical_id)) return { chemical_id: { code: "sds.incomplete" } };
  if (file === null || file === undefined) return { file: { code: "sds.incomplete" } };
  const wrong = sdsProblem(file) ?? (isLocked ? { code: "sds.locked" as const, name: file.name } : null);
  return wrong === null ? {} : { file: wrong };
}

function tooManyImages(existing: number, adding: number): Problem {
  return { code: "images.too_many", most: FILE_LIMITS.entranceImage.maxCount, existing, adding };
}

function problem(file: FileFacts, kind: UploadKind, wrongType: "image.type" | "floor_plan.type"): Problem | null {
  const { types, maxBytes } = FILE_LIMITS[kind];
  if (!types.includes(file.type)) return { code: wrongType, name: file.name };
  if (file.size > maxBytes) return { code: "file.too_large", name: file.name, mostMb: maxBytes / BYTES_PER_MB };
  return file.size === 0 ? emptyFile(file) : null;
}

function emptyFile(file: FileFacts): Problem {
  return { code: "file.empty", name: file.name };
}

function imageErrors(files: readonly FileFacts[]): FieldErrors<"entrance_images"> {
  const wrong = firstProblem(files, entranceImageProblem);
  return wrong === null ? {} : { entrance_images: wrong };
}

function firstProblem(files: readonly FileFacts[], problemOf: (file: FileFacts) => Problem | null): Problem | null {
  return files.map(problemOf).find((wrong) => wrong !== null) ?? null;
}
