import type { InspectionChecklist, InspectionItem } from "@placard/api-client";
import type { InspectionAnswer, InspectionInterval, InspectionTemplateId } from "@placard/hazmat-core/business";
import type { Generated } from "kysely";
import type { Flag, Json, JsonWithDefault, MadeAt, Moment, Version } from "./columns.ts";

/** A scheduled inspection: checklist, location and interval. Dates are ISO 8601. */
export interface InspectionScheduleTable {
  id: Generated<number>;
  business_id: number;
  location_id: number;
  /** `null`: an own checklist of the business. */
  template: InspectionTemplateId | null;
  checklist_id: number | null;
  interval: InspectionInterval;
  /** First date of the interval. */
  first_due: string;
  /** `null`: a single inspection that is done. */
  due_on: string | null;
  /** A user or a contact; both share one id sequence. */
  assignee_id: number | null;
  /** Due date of the last email to the assignee; `null`: none was sent. */
  told_due: Generated<string | null>;
  is_active: Generated<boolean>;
  version: Version;
  created_at: MadeAt;
}

/** A checklist created by a business; `version` is its latest version. */
export interface InspectionChecklistTable {
  id: Generated<number>;
  business_id: number;
  version: Version;
  created_at: Moment;
  created_by: string;
}

/** One saved version of a checklist. It never changes. */
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

/** One inspection. Its items are those of the template at its start. */
export interface InspectionTable {
  id: Generated<number>;
  business_id: number;
  location_id: number;
  schedule_id: number | null;
  /** `null`: an own checklist of the business, which may have been deleted since. */
  template: InspectionTemplateId | null;
  checklist_id: number | null;
  checklist_version: number | null;
  name: string;
  /** Inspections started before hints existed have none. */
  items: Json<readonly (Omit<InspectionItem, "hint"> & Partial<Pick<InspectionItem, "hint">>)[]>;
  answers: JsonWithDefault<readonly InspectionAnswer[]>;
  started_at: Moment;
  started_by: string;
  saved_at: Moment | null;
  saved_by: string | null;
  finished_at: Moment | null;
  finished_by: string | null;
  /** Today's date of the person who finished it. */
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
  /** `null`: the finding is open. */
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
