import type { InspectionChecklist, InspectionItem } from "@placard/api-client";
import type { InspectionAnswer, InspectionInterval, InspectionTemplateId } from "@placard/hazmat-core/business";
import type { Generated } from "kysely";
import type { Flag, Json, JsonWithDefault, MadeAt, Moment, Version } from "./columns.ts";

/** What is inspected where and how often. Days are ISO 8601. */
export interface InspectionScheduleTable {
  id: Generated<number>;
  business_id: number;
  location_id: number;
  /** `null`: a checklist of the business's own. */
  template: InspectionTemplateId | null;
  checklist_id: number | null;
  interval: InspectionInterval;
  /** The day from which the beat counts. */
  first_due: string;
  /** `null`: made once, and done. */
  due_on: string | null;
  /** A user or a contact, which share one id sequence. */
  assignee_id: number | null;
  /** The due day of which someone was told by mail; `null`: of none. */
  told_due: Generated<string | null>;
  is_active: Generated<boolean>;
  version: Version;
  created_at: MadeAt;
}

/** A checklist that a business made; `version` is the newest of its versions. */
export interface InspectionChecklistTable {
  id: Generated<number>;
  business_id: number;
  version: Version;
  created_at: Moment;
  created_by: string;
}

/** A checklist as it was saved once. It is never changed. */
export interface InspectionChecklistVersionTable {
  id: Generated<number>;
  business_id: number;
  checklist_id: number;
  version: number;
  name: string;
  items: Json<InspectionChecklist["items"]>;
  saved_at: Moment;
  saved_by: string;
}

/** One round. Its items are those of the template when it began. */
export interface InspectionTable {
  id: Generated<number>;
  business_id: number;
  location_id: number;
  schedule_id: number | null;
  /** `null`: a checklist of the business's own, which may be gone by now. */
  template: InspectionTemplateId | null;
  checklist_id: number | null;
  checklist_version: number | null;
  name: string;
  /** Rounds that began before there were hints have none. */
  items: Json<readonly (Omit<InspectionItem, "hint"> & Partial<Pick<InspectionItem, "hint">>)[]>;
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
  inspection_checklists: InspectionChecklistTable;
  inspection_checklist_versions: InspectionChecklistVersionTable;
}
