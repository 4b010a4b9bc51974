import { inspectionChecklists } from "./checklists.ts";
import { inspectionFindings } from "./findings.ts";
import { inspectionPhotos } from "./photos.ts";
import { inspectionRounds } from "./rounds.ts";
import { inspectionSchedules } from "./schedules.ts";

/** Safety inspections: schedules, completed inspections and findings. */
export const inspections = {
  ...inspectionSchedules,
  ...inspectionRounds,
  ...inspectionPhotos,
  ...inspectionFindings,
  ...inspectionChecklists,
} as const;
