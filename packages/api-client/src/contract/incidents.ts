import * as z from "zod";
import { binary, success } from "../schemas/ground/answers.ts";
import {
  checklistChange,
  checklistMark,
  checklistProgress,
  documentVersion,
  incident,
  incidentAction,
  sentActionData,
  incidentLogEntry,
  incidentPerson,
  incidentPlan,
  incidentStatus,
  deviceTime,
  madeAt,
  savedBy,
  signedLog,
} from "../schemas/records/incident.ts";
import { PHOTO_LIMITS } from "../schemas/records/files.ts";
import { id, idFromText, requiredText } from "../schemas/ground/primitives.ts";
import { boundedPageQuery, nextCursor } from "../schemas/ground/paging.ts";
import { defineEndpoint } from "./endpoint/define-endpoint.ts";
import { CLIENT_ID_EXAMPLE, MOMENT_EXAMPLE } from "./examples.ts";

const incidentIdParams = z.object({ incident_id: idFromText });

const INCIDENT_EXAMPLE = {
  incident_id: 51,
  user_id: 12,
  department_id: 2,
  title: "Ammonia release, Pier Road",
  status: "active",
  created_at: MOMENT_EXAMPLE,
  completed_at: null,
  client_id: CLIENT_ID_EXAMPLE,
} as const;

const LOG_ENTRY_EXAMPLE = {
  id: 601,
  incident_id: 51,
  user_id: 12,
  user_name: "Alex Morin",
  module: "business-search",
  action_type: "search_performed",
  action_data: { query: "harbour", timestamp: MOMENT_EXAMPLE },
  made_at: MOMENT_EXAMPLE,
  recorded_at: MOMENT_EXAMPLE,
  client_id: CLIENT_ID_EXAMPLE,
} as const;

const HASH_EXAMPLE = "b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9";

const PLAN_EXAMPLE = {
  incidentName: "Ammonia release, Pier Road",
  incidentCommander: "A. Morin",
  location: "100 Pier Road, Halifax NS",
  dateTime: MOMENT_EXAMPLE,
  incidentType: "Hazardous material",
  objectives: "Account for all people on site.",
  strategy: "",
  safety: "",
  resources: "",
  communications: "",
  logistics: "",
  canUtechConsultation: "",
  chemicals: [
    {
      text: "anhydrous ammonia",
      chemical: { key: "cas:7664-41-7", name: "Ammonia, anhydrous", un_number: "UN1005" },
      guide: null,
    },
  ],
  boxes: [{ box: "safetyOfficer", text: "J. Roy" }],
  resource_list: [
    { resource: "Engine", identifier: "E3", ordered: "14:00", eta: "14:20", has_arrived: false, notes: "Staging" },
  ],
  known: [{ field: "incidentName", text: "Ammonia release, Pier Road" }],
} as const;

const CHANGE_EXAMPLE = {
  guide: "decon-officer",
  item: "decon-officer.1.1",
  is_done: true,
  changed_at: MOMENT_EXAMPLE,
} as const;

const PROGRESS_EXAMPLE = {
  progress: { "decon-officer": ["decon-officer.1.1"] },
  changes: [{ ...CHANGE_EXAMPLE, changed_by: "Alex Morin" }],
};

const SAVED_EXAMPLE = { version: 1, updated_at: MOMENT_EXAMPLE, updated_by: "Alex Morin" } as const;

export const createIncident = defineEndpoint({
  id: "createIncident",
  method: "POST",
  path: "/create-incident",
  summary:
    "Open an incident. An incident created offline gets its id here. Idempotency-Key becomes its client_id; requests with the same client_id create one incident.",
  access: "open-incident",
  body: z.object({
    user_id: id.optional().describe("Must be the caller. A token may omit it."),
    title: requiredText,
    made_at: madeAt.optional(),
  }),
  response: success({ data: incident }),
  errors: [],
  idempotent: true,
  example: {
    body: { user_id: 12, title: "Ammonia release, Pier Road" },
    response: { status: "success", data: INCIDENT_EXAMPLE },
  },
});

export const logIncidentAction = defineEndpoint({
  id: "logIncidentAction",
  method: "POST",
  path: "/log-incident-action",
  summary: "Add an action to an incident's log.",
  access: "incident-log",
  body: incidentAction.extend({ action_data: sentActionData, incident_id: id, made_at: madeAt.optional() }),
  response: success({
    entry: incidentLogEntry,
    incident_status: incidentStatus.describe("Lets a device that was offline learn that the incident has ended."),
  }),
  errors: ["not_found", "incident_completed"],
  idempotent: true,
  example: {
    body: {
      incident_id: 51,
      module: "business-search",
      action_type: "search_performed",
      action_data: { query: "harbour", timestamp: MOMENT_EXAMPLE },
    },
    response: { status: "success", entry: LOG_ENTRY_EXAMPLE, incident_status: "active" },
  },
});

const PHOTO_ENTRY_EXAMPLE = {
  ...LOG_ENTRY_EXAMPLE,
  module: "incident",
  action_type: "photo_added",
  action_data: { photo_id: 71, caption: "Leak at the east valve", sha256: HASH_EXAMPLE, size_bytes: 412_345 },
} as const;

export const logIncidentPhoto = defineEndpoint({
  id: "logIncidentPhoto",
  method: "POST",
  path: "/log-incident-photo",
  summary:
    "Add a photo to an incident's log (JPEG or PNG, 10 MB). Image metadata is removed; the log entry refers to the photo by the hash of the stored file.",
  access: "incident-log",
  multipart: {
    fileField: "file",
    limits: PHOTO_LIMITS,
    fields: z.object({
      incident_id: idFromText,
      caption: z.string().trim().max(200).optional(),
      made_at: madeAt.optional(),
    }),
  },
  response: success({ entry: incidentLogEntry, incident_status: incidentStatus }),
  errors: ["not_found", "incident_completed"],
  idempotent: true,
  example: {
    fields: { incident_id: 51, caption: "Leak at the east valve" },
    response: { status: "success", entry: PHOTO_ENTRY_EXAMPLE, incident_status: "active" },
  },
});

export const getIncidentPhoto = defineEndpoint({
  id: "getIncidentPhoto",
  method: "GET",
  path: "/get-incident-photo/{photo_id}",
  summary: "A photo of an incident's log.",
  access: "incident-log",
  params: z.object({ photo_id: idFromText }),
  response: binary,
  produces: ["image/jpeg", "image/png"],
  errors: ["not_found"],
  example: { params: { photo_id: 71 }, response: new Blob(["a JPEG image"], { type: "image/jpeg" }) },
});

export const getUserIncidents = defineEndpoint({
  id: "getUserIncidents",
  method: "GET",
  path: "/get-user-incidents/{userId}",
  summary: "Incidents that a responder opened, newest first.",
  access: "own-incidents",
  params: z.object({ userId: idFromText }),
  query: z.object(boundedPageQuery),
  response: success({ incidents: z.array(incident), ...nextCursor }),
  errors: ["not_found"],
  emptyOn404: { codes: ["not_found"], answer: { status: "success", incidents: [] } },
  example: { params: { userId: 12 }, response: { status: "success", incidents: [INCIDENT_EXAMPLE] } },
});

export const getDepartmentIncidents = defineEndpoint({
  id: "getDepartmentIncidents",
  method: "GET",
  path: "/get-department-incidents/{department_id}",
  summary: "Incidents of a department, newest first.",
  access: "incident-log",
  params: z.object({ department_id: idFromText }),
  query: z.object({
    ...boundedPageQuery,
    status: incidentStatus.optional().describe("Open incidents, or incidents that have ended."),
  }),
  response: success({ incidents: z.array(incident), ...nextCursor }),
  errors: [],
  example: { params: { department_id: 2 }, response: { status: "success", incidents: [INCIDENT_EXAMPLE] } },
});

export const updateIncidentStatus = defineEndpoint({
  id: "updateIncidentStatus",
  method: "PUT",
  path: "/update-incident-status/{id}",
  summary: "End an incident, whoever opened it. Its log is then closed and accepts only entries made offline.",
  access: "department-incidents",
  params: z.object({ id: idFromText }),
  body: z.object({ status: incidentStatus.extract(["completed"]), made_at: madeAt.optional() }),
  response: success({ data: incident }),
  errors: ["not_found"],
  idempotent: true,
  example: {
    params: { id: 51 },
    body: { status: "completed" },
    response: { status: "success", data: { ...INCIDENT_EXAMPLE, status: "completed", completed_at: MOMENT_EXAMPLE } },
  },
});

export const getIncidentLog = defineEndpoint({
  id: "getIncidentLog",
  method: "GET",
  path: "/get-incident-log/{incident_id}",
  summary: "The log of an incident, oldest first.",
  access: "incident-log",
  params: incidentIdParams,
  query: z.object({
    ...boundedPageQuery,
    after: idFromText.optional().describe("Number of the last known entry; later entries are returned."),
  }),
  response: success({ incident, entries: z.array(incidentLogEntry), ...nextCursor }),
  errors: ["not_found"],
  example: {
    params: { incident_id: 51 },
    response: { status: "success", incident: INCIDENT_EXAMPLE, entries: [LOG_ENTRY_EXAMPLE] },
  },
});

export const exportIncidentLog = defineEndpoint({
  id: "exportIncidentLog",
  method: "GET",
  path: "/export-incident-log/{incident_id}",
  summary: "The whole log as a signed file: each line carries the hash of the line before it, the last one is signed.",
  access: "incident-log",
  params: incidentIdParams,
  response: success({ file: signedLog }),
  errors: ["not_found"],
  example: {
    params: { incident_id: 51 },
    response: {
      status: "success",
      file: {
        format: "placard-incident-log",
        version: 1,
        incident: INCIDENT_EXAMPLE,
        exported_at: MOMENT_EXAMPLE,
        exported_by: "Alex Morin",
        entries: [{ ...LOG_ENTRY_EXAMPLE, previous_hash: HASH_EXAMPLE, hash: HASH_EXAMPLE }],
        last_hash: HASH_EXAMPLE,
        signature: { algorithm: "Ed25519", public_key: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo", value: "pQzQ" },
      },
    },
  },
});

export const getIncidentPeople = defineEndpoint({
  id: "getIncidentPeople",
  method: "GET",
  path: "/get-incident-people/{incident_id}",
  summary: "People currently viewing an incident, by name.",
  access: "department-incidents",
  params: incidentIdParams,
  response: success({ people: z.array(incidentPerson) }),
  errors: ["not_found"],
  example: {
    params: { incident_id: 51 },
    response: {
      status: "success",
      people: [{ user_id: 12, name: "Alex Morin", here_since: MOMENT_EXAMPLE, seen_at: MOMENT_EXAMPLE }],
    },
  },
});

export const watchDepartmentIncidents = defineEndpoint({
  id: "watchDepartmentIncidents",
  method: "GET",
  path: "/watch-department-incidents/{department_id}",
  summary:
    "Server-sent events: `incidents` when an incident of the department was opened or ended, and a heartbeat every 25 seconds. With Last-Event-ID, changes since then are sent first; without it, an `open` event signals that the list can be loaded. A server that stops sends `stopping` and ends the stream: connect again. rate_limited, with the reason, when the person, the department or the network has too many streams.",
  access: "department-live",
  params: z.object({ department_id: idFromText }),
  response: binary,
  produces: ["text/event-stream"],
  errors: [],
  example: {
    params: { department_id: 2 },
    response: new Blob(["id: 9\nevent: incidents\ndata: {}\n\n"], { type: "text/event-stream" }),
  },
});

export const watchIncident = defineEndpoint({
  id: "watchIncident",
  method: "GET",
  path: "/watch-incident/{incident_id}",
  summary:
    "Server-sent events: log, plan, checklists, status and people, each sent when it has changed, `incidents` when an incident of the department was opened or ended, and a heartbeat every 25 seconds. With Last-Event-ID, changes since then are sent first; without it, an `open` event signals that everything can be loaded. A server that stops sends `stopping` and ends the stream: connect again. rate_limited, with the reason, when the person, the department or the network has too many streams.",
  access: "department-live",
  params: incidentIdParams,
  response: binary,
  produces: ["text/event-stream"],
  errors: ["not_found"],
  example: {
    params: { incident_id: 51 },
    response: new Blob(["id: 601.0.0.1.9\nevent: log\ndata: {}\n\n"], { type: "text/event-stream" }),
  },
});

export const getIncidentPlan = defineEndpoint({
  id: "getIncidentPlan",
  method: "GET",
  path: "/get-incident-plan/{incident_id}",
  summary: "The incident action plan as last saved.",
  access: "department-incidents",
  params: incidentIdParams,
  response: success({ plan: incidentPlan, ...savedBy }),
  errors: ["not_found"],
  example: { params: { incident_id: 51 }, response: { status: "success", plan: PLAN_EXAMPLE, ...SAVED_EXAMPLE } },
});

export const updateIncidentPlan = defineEndpoint({
  id: "updateIncidentPlan",
  method: "PUT",
  path: "/update-incident-plan/{incident_id}",
  summary:
    "Save the incident action plan. With `base`, a stale version is merged field by field. edit_conflict, with the current plan, when both changed the same field, or without `base` when the version is stale.",
  access: "department-incidents",
  params: incidentIdParams,
  body: z.object({
    plan: incidentPlan,
    version: documentVersion,
    base: incidentPlan.optional().describe("The plan of that version, on which this one was written."),
    made_at: madeAt.optional(),
    device_time: deviceTime.optional(),
  }),
  response: success({ plan: incidentPlan, ...savedBy }),
  errors: ["not_found", "edit_conflict", "incident_completed"],
  idempotent: true,
  example: {
    params: { incident_id: 51 },
    body: { plan: PLAN_EXAMPLE, version: 0 },
    response: { status: "success", plan: PLAN_EXAMPLE, ...SAVED_EXAMPLE },
  },
});

const checklistAnswer = success({ progress: checklistProgress, changes: z.array(checklistMark), ...savedBy });

export const getChecklistProgress = defineEndpoint({
  id: "getChecklistProgress",
  method: "GET",
  path: "/get-checklist-progress/{incident_id}",
  summary: "Completed checklist items of an incident, by guide, and the last change of each item.",
  access: "department-incidents",
  params: incidentIdParams,
  response: checklistAnswer,
  errors: ["not_found"],
  example: {
    params: { incident_id: 51 },
    response: { status: "success", ...PROGRESS_EXAMPLE, ...SAVED_EXAMPLE },
  },
});

export const updateChecklistProgress = defineEndpoint({
  id: "updateChecklistProgress",
  method: "PUT",
  path: "/update-checklist-progress/{incident_id}",
  summary:
    "Check and uncheck checklist items. For each item the latest change wins, whatever order devices send in. The save is recorded in the incident's log.",
  access: "department-incidents",
  params: incidentIdParams,
  body: z.object({
    changes: z.array(checklistChange).min(1).max(2000),
    made_at: madeAt.optional(),
    device_time: deviceTime.optional(),
  }),
  response: checklistAnswer,
  errors: ["not_found", "incident_completed"],
  idempotent: true,
  example: {
    params: { incident_id: 51 },
    body: { changes: [CHANGE_EXAMPLE] },
    response: { status: "success", ...PROGRESS_EXAMPLE, ...SAVED_EXAMPLE },
  },
});

export const incidents = {
  createIncident,
  logIncidentAction,
  logIncidentPhoto,
  getIncidentPhoto,
  getUserIncidents,
  getDepartmentIncidents,
  updateIncidentStatus,
  getIncidentLog,
  exportIncidentLog,
  getIncidentPeople,
  watchDepartmentIncidents,
  watchIncident,
  getIncidentPlan,
  updateIncidentPlan,
  getChecklistProgress,
  updateChecklistProgress,
} as const;
