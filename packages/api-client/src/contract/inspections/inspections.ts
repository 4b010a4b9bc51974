import { inspectionChecklists } from "./checklists.ts";
import { inspectionFindings } from "./findings.ts";
import { inspectionPhotos } from "./photos.ts";
import { inspectionRounds } from "./rounds.ts";
import { inspectionSchedules } from "./schedules.ts";

/** Safety inspections: what is planned, done and found. */
export const inspections = {
  ...inspectionSchedules,
  ...inspectionRounds,
  ...inspectionPhotos,
  ...inspectionFindings,
  ...inspectionChecklists,
} as const;
