import type { Generated } from "kysely";
import type { Flag, Json, MadeAt, Moment, Version } from "./columns.ts";

export interface IncidentTable {
  id: Generated<number>;
  department_id: number;
  /** The responder who opened it. */
  user_id: number;
  title: string;
  status: Generated<"active" | "completed">;
  client_id: string | null;
  is_demo: Flag;
  version: Version;
  created_at: MadeAt;
  completed_at: Moment | null;
}

export interface IncidentActionTable {
  id: Generated<number>;
  incident_id: number;
  department_id: number;
  user_id: number;
  /** The name at that time, because the log outlives the account. */
  user_name: string;
  module: string;
  action_type: string;
  action_data: Json<Readonly<Record<string, unknown>>>;
  client_id: string | null;
  /** By the device's clock, but never later than `created_at`. */
  made_at: MadeAt;
  created_at: MadeAt;
}

/** A picture taken by a crew. The log entry that came with it refers to it. */
export interface IncidentPhotoTable {
  id: Generated<number>;
  incident_id: number;
  department_id: number;
  user_id: number;
  filename: string;
  content_type: string;
  size_bytes: number;
  /** Hash of the stored file, hex. */
  sha256: string;
  storage_key: string;
  created_at: MadeAt;
}

/** An open event stream of a person who watches an incident. */
export interface IncidentWatcherTable {
  stream_id: string;
  incident_id: number;
  department_id: number;
  account_id: number;
  user_name: string;
  since: Moment;
  seen_at: Moment;
}

export interface IncidentDocumentTable {
  incident_id: number;
  department_id: number;
  kind: "action_plan" | "checklists";
  content: Json<unknown>;
  version: Version;
  updated_at: MadeAt;
  updated_by: string;
}

export interface IncidentTables {
  incidents: IncidentTable;
  incident_actions: IncidentActionTable;
  incident_photos: IncidentPhotoTable;
  incident_documents: IncidentDocumentTable;
  incident_watchers: IncidentWatcherTable;
}
