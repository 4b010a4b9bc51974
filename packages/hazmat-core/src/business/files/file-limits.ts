/** Properties of a file that are known before its content is read. A browser `File` fits. */
export interface FileFacts {
  readonly name: string;
  /** Media type, `image/jpeg`. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** Bytes per megabyte in file limits: 1024 × 1024. */
export const BYTES_PER_MB: number = 1_048_576;

/** Limits of one kind of upload. Sizes are in bytes. */
export interface FileLimit {
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** Maximum number of files of this kind per location, chemical or inspection item. */
  readonly maxCount: number;
}

/** Kind of upload. Each kind has its own limits. */
export type UploadKind = "entranceImage" | "inspectionPhoto" | "floorPlan" | "sds";

/**
 * Per location: 4 entrance images of up to 10 MB and 1 floor plan of up to 20 MB. Per chemical: 1 SDS under 20 MB. Per
 * item of an inspection: 4 photos of up to 10 MB.
 */
export const FILE_LIMITS: Readonly<Record<UploadKind, FileLimit>> = {
  entranceImage: { types: ["image/jpeg", "image/png"], maxBytes: 10_485_760, maxCount: 4 },
  inspectionPhoto: { types: ["image/jpeg", "image/png"], maxBytes: 10_485_760, maxCount: 4 },
  floorPlan: { types: ["application/pdf"], maxBytes: 20_971_520, maxCount: 1 },
  sds: { types: ["application/pdf"], maxBytes: 20_971_519, maxCount: 1 },
};

const FLOOR_PLAN = /floor ?plan/i;

/**
 * True if a picture is the floor plan of its location, according to its description.
 *
 * @example
 * isFloorPlan("Floor plan, level 0"); // true
 * isFloorPlan("Main gate"); // false
 */
export function isFloorPlan(description: string | null | undefined): boolean {
  return FLOOR_PLAN.test(description ?? "");
}
