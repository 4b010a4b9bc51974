import type { InspectionItem } from "@placard/api-client";
import type { InspectionAnswer, InspectionInterval, InspectionTemplateId } from "@placard/hazmat-core/business";
import type { Generated } from "kysely";
import type { Flag, Json, JsonWithDefault, MadeAt, Moment, Version } from "./columns.ts";

/** What is inspected where and how often. Days are ISO 8601. */
export interface InspectionScheduleTable {
  id: Generated<number>;
  business_id: number;
  location_id: number;
  template: InspectionTemplateId;
  interval: InspectionInterval;
  /** The day from which the beat counts. */
  first_due: string;
  /** `null`: made once, and done. */
  due_on: string | null;
  /** A user or a contact, which share one id sequence. */
  assignee_id: number | null;
  is_active: Generated<boolean>;
  version: Version;
  created_at: MadeAt;
}

/** One round. Its items are those of the template when it began. */
export interface InspectionTable {
  id: Generated<number>;
  business_id: number;
  location_id: number;
  schedule_id: number | null;
  template: InspectionTemplateId;
  name: string;
  items: Json<readonly InspectionItem[]>;
  answers: JsonWithDefault<readonly InspectionAnswer[]>;
  started_at: Moment;
  started_by: string;
  saved_at: Moment | null;
  saved_by: string | null;
  finished_at: Moment | null;
  finished_by: string | null;
  /** The day of whoever finished it. */
  done_on: string | null;
  version: Version;
}

export interface InspectionPhotoTable {
  id: Generated<number>;
  business_id: number;
  inspection_id: number;
  item: string;
  filename: string;
  content_type: string;
  size_bytes: number;
  storage_key: string;
  created_at: MadeAt;
}

/** A failed item of a finished round. */
export interface InspectionFindingTable {
  id: Generated<number>;
  business_id: number;
  location_id: number;
  inspection_id: number;
  item: string;
  text: string;
  note: string;
  owner_id: number | null;
  mend_by: string;
  is_high_risk: Flag;
  /** `null`: it is open. */
  mended_at: Moment | null;
  mended_by: string | null;
  mended_how: string | null;
  version: Version;
  created_at: MadeAt;
}

export interface InspectionTables {
  inspection_schedules: InspectionScheduleTable;
  inspections: InspectionTable;
  inspection_photos: InspectionPhotoTable;
  inspection_findings: InspectionFindingTable;
}
