// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  CreateIncidentAnswer,
  CreateIncidentBody,
  ExportIncidentLogAnswer,
  ExportIncidentLogParams,
  GetChecklistProgressAnswer,
  GetChecklistProgressParams,
  GetDepartmentIncidentsAnswer,
  GetDepartmentIncidentsParams,
  GetDepartmentIncidentsQuery,
  GetIncidentLogAnswer,
  GetIncidentLogParams,
  GetIncidentLogQuery,
  GetIncidentPeopleAnswer,
  GetIncidentPeopleParams,
  GetIncidentPhotoParams,
  GetIncidentPlanAnswer,
  GetIncidentPlanParams,
  GetUserIncidentsAnswer,
  GetUserIncidentsParams,
  GetUserIncidentsQuery,
  LogIncidentActionAnswer,
  LogIncidentActionBody,
  LogIncidentPhotoAnswer,
  LogIncidentPhotoForm,
  UpdateChecklistProgressAnswer,
  UpdateChecklistProgressBody,
  UpdateChecklistProgressParams,
  UpdateIncidentPlanAnswer,
  UpdateIncidentPlanBody,
  UpdateIncidentPlanParams,
  UpdateIncidentStatusAnswer,
  UpdateIncidentStatusBody,
  UpdateIncidentStatusParams,
  WatchDepartmentIncidentsParams,
  WatchIncidentParams,
} from "../models.ts";

/** Incidents of a department: log, action plan and checklists. */
export interface IncidentsMethods {
  /**
   * Open an incident. An incident created offline gets its id here. Idempotency-Key becomes its client_id; requests with the same client_id create one incident.
   *
   * `POST /api/create-incident`. Access: Any responder, including in a pending department, or a department token with incident:write.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link CreateIncidentBody}, {@link CreateIncidentAnswer}
   * @example
   * await client.incidents.createIncident({ body: { user_id: 12, title: "Ammonia release, Pier Road" } });
   */
  readonly createIncident: (input: { readonly body: CreateIncidentBody }, options?: CallOptions) => Promise<CreateIncidentAnswer>;

  /**
   * Add an action to an incident's log.
   *
   * `POST /api/log-incident-action`. Access: Responders of the department whose incident it is, or its token with incident:write.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `incident_completed` (409): This incident is completed. Its log is closed.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link LogIncidentActionBody}, {@link LogIncidentActionAnswer}
   * @example
   * await client.incidents.logIncidentAction({ body: { incident_id: 51, module: "business-search", action_type: "search_performed", action_data: { query: "harbour", timestamp: "2026-11-21T14:05:00.000Z" } } });
   */
  readonly logIncidentAction: (input: { readonly body: LogIncidentActionBody }, options?: CallOptions) => Promise<LogIncidentActionAnswer>;

  /**
   * Add a photo to an incident's log (JPEG or PNG, 10 MB). Image metadata is removed; the log entry refers to the photo by the hash of the stored file.
   *
   * `POST /api/log-incident-photo`. Access: Responders of the department whose incident it is, or its token with incident:write.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `incident_completed` (409): This incident is completed. Its log is closed.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `file_too_large`, `file_type_refused`, `file_unreadable`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link LogIncidentPhotoForm}, {@link LogIncidentPhotoAnswer}
   * @example
   * await client.incidents.logIncidentPhoto({ fields: { incident_id: 51, caption: "Leak at the east valve" }, file: file });
   */
  readonly logIncidentPhoto: (input: { readonly fields: LogIncidentPhotoForm; readonly file: Blob }, options?: CallOptions) => Promise<LogIncidentPhotoAnswer>;

  /**
   * A photo of an incident's log.
   *
   * `GET /api/get-incident-photo/{photo_id}`. Access: Responders of the department whose incident it is, or its token with incident:write.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetIncidentPhotoParams}
   * @example
   * await client.incidents.getIncidentPhoto({ params: { photo_id: 71 } });
   */
  readonly getIncidentPhoto: (input: { readonly params: GetIncidentPhotoParams }, options?: CallOptions) => Promise<Blob>;

  /**
   * Incidents that a responder opened, newest first.
   *
   * `GET /api/get-user-incidents/{userId}`. Access: The responder whose incident it is.
   * A 404 with the code `not_found` is an empty result; any other 404 is an error.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetUserIncidentsParams}, {@link GetUserIncidentsQuery}, {@link GetUserIncidentsAnswer}
   * @example
   * await client.incidents.getUserIncidents({ params: { userId: 12 } });
   */
  readonly getUserIncidents: (input: { readonly params: GetUserIncidentsParams; readonly query?: GetUserIncidentsQuery }, options?: CallOptions) => Promise<GetUserIncidentsAnswer>;

  /**
   * Incidents of a department, newest first.
   *
   * `GET /api/get-department-incidents/{department_id}`. Access: Responders of the department whose incident it is, or its token with incident:write.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetDepartmentIncidentsParams}, {@link GetDepartmentIncidentsQuery}, {@link GetDepartmentIncidentsAnswer}
   * @example
   * await client.incidents.getDepartmentIncidents({ params: { department_id: 2 } });
   */
  readonly getDepartmentIncidents: (input: { readonly params: GetDepartmentIncidentsParams; readonly query?: GetDepartmentIncidentsQuery }, options?: CallOptions) => Promise<GetDepartmentIncidentsAnswer>;

  /**
   * End an incident, whoever opened it. Its log is then closed and accepts only entries made offline.
   *
   * `PUT /api/update-incident-status/{id}`. Access: Responders of the department whose incident it is.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateIncidentStatusBody}, {@link UpdateIncidentStatusParams}, {@link UpdateIncidentStatusAnswer}
   * @example
   * await client.incidents.updateIncidentStatus({ params: { id: 51 }, body: { status: "completed" } });
   */
  readonly updateIncidentStatus: (input: { readonly params: UpdateIncidentStatusParams; readonly body: UpdateIncidentStatusBody }, options?: CallOptions) => Promise<UpdateIncidentStatusAnswer>;

  /**
   * The log of an incident, oldest first.
   *
   * `GET /api/get-incident-log/{incident_id}`. Access: Responders of the department whose incident it is, or its token with incident:write.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetIncidentLogParams}, {@link GetIncidentLogQuery}, {@link GetIncidentLogAnswer}
   * @example
   * await client.incidents.getIncidentLog({ params: { incident_id: 51 } });
   */
  readonly getIncidentLog: (input: { readonly params: GetIncidentLogParams; readonly query?: GetIncidentLogQuery }, options?: CallOptions) => Promise<GetIncidentLogAnswer>;

  /**
   * The whole log as a signed file: each line carries the hash of the line before it, the last one is signed.
   *
   * `GET /api/export-incident-log/{incident_id}`. Access: Responders of the department whose incident it is, or its token with incident:write.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ExportIncidentLogParams}, {@link ExportIncidentLogAnswer}
   * @example
   * await client.incidents.exportIncidentLog({ params: { incident_id: 51 } });
   */
  readonly exportIncidentLog: (input: { readonly params: ExportIncidentLogParams }, options?: CallOptions) => Promise<ExportIncidentLogAnswer>;

  /**
   * People currently viewing an incident, by name.
   *
   * `GET /api/get-incident-people/{incident_id}`. Access: Responders of the department whose incident it is.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetIncidentPeopleParams}, {@link GetIncidentPeopleAnswer}
   * @example
   * await client.incidents.getIncidentPeople({ params: { incident_id: 51 } });
   */
  readonly getIncidentPeople: (input: { readonly params: GetIncidentPeopleParams }, options?: CallOptions) => Promise<GetIncidentPeopleAnswer>;

  /**
   * Server-sent events: `incidents` when an incident of the department was opened or ended, and a heartbeat every 25 seconds. With Last-Event-ID, changes since then are sent first; without it, an `open` event signals that the list can be loaded. A server that stops sends `stopping` and ends the stream: connect again. rate_limited, with the reason, when the person, the department or the network has too many streams.
   *
   * `GET /api/watch-department-incidents/{department_id}`. Access: Responders of a verified department, for its own incidents.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link WatchDepartmentIncidentsParams}
   * @example
   * await client.incidents.watchDepartmentIncidents({ params: { department_id: 2 } });
   */
  readonly watchDepartmentIncidents: (input: { readonly params: WatchDepartmentIncidentsParams }, options?: CallOptions) => Promise<Blob>;

  /**
   * Server-sent events: log, plan, checklists, status and people, each sent when it has changed, `incidents` when an incident of the department was opened or ended, and a heartbeat every 25 seconds. With Last-Event-ID, changes since then are sent first; without it, an `open` event signals that everything can be loaded. A server that stops sends `stopping` and ends the stream: connect again. rate_limited, with the reason, when the person, the department or the network has too many streams.
   *
   * `GET /api/watch-incident/{incident_id}`. Access: Responders of a verified department, for its own incidents.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link WatchIncidentParams}
   * @example
   * await client.incidents.watchIncident({ params: { incident_id: 51 } });
   */
  readonly watchIncident: (input: { readonly params: WatchIncidentParams }, options?: CallOptions) => Promise<Blob>;

  /**
   * The incident action plan as last saved.
   *
   * `GET /api/get-incident-plan/{incident_id}`. Access: Responders of the department whose incident it is.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetIncidentPlanParams}, {@link GetIncidentPlanAnswer}
   * @example
   * await client.incidents.getIncidentPlan({ params: { incident_id: 51 } });
   */
  readonly getIncidentPlan: (input: { readonly params: GetIncidentPlanParams }, options?: CallOptions) => Promise<GetIncidentPlanAnswer>;

  /**
   * Save the incident action plan. With `base`, a stale version is merged field by field. edit_conflict, with the current plan, when both changed the same field, or without `base` when the version is stale.
   *
   * `PUT /api/update-incident-plan/{incident_id}`. Access: Responders of the department whose incident it is.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws `incident_completed` (409): This incident is completed. Its log is closed.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateIncidentPlanBody}, {@link UpdateIncidentPlanParams}, {@link UpdateIncidentPlanAnswer}
   */
  readonly updateIncidentPlan: (input: { readonly params: UpdateIncidentPlanParams; readonly body: UpdateIncidentPlanBody }, options?: CallOptions) => Promise<UpdateIncidentPlanAnswer>;

  /**
   * Completed checklist items of an incident, by guide, and the last change of each item.
   *
   * `GET /api/get-checklist-progress/{incident_id}`. Access: Responders of the department whose incident it is.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetChecklistProgressParams}, {@link GetChecklistProgressAnswer}
   * @example
   * await client.incidents.getChecklistProgress({ params: { incident_id: 51 } });
   */
  readonly getChecklistProgress: (input: { readonly params: GetChecklistProgressParams }, options?: CallOptions) => Promise<GetChecklistProgressAnswer>;

  /**
   * Check and uncheck checklist items. For each item the latest change wins, whatever order devices send in. The save is recorded in the incident's log.
   *
   * `PUT /api/update-checklist-progress/{incident_id}`. Access: Responders of the department whose incident it is.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `incident_completed` (409): This incident is completed. Its log is closed.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateChecklistProgressBody}, {@link UpdateChecklistProgressParams}, {@link UpdateChecklistProgressAnswer}
   * @example
   * await client.incidents.updateChecklistProgress({ params: { incident_id: 51 }, body: { changes: [ { guide: "decon-officer", item: "decon-officer.1.1", is_done: true, changed_at: "2026-11-21T14:05:00.000Z" } ] } });
   */
  readonly updateChecklistProgress: (input: { readonly params: UpdateChecklistProgressParams; readonly body: UpdateChecklistProgressBody }, options?: CallOptions) => Promise<UpdateChecklistProgressAnswer>;
}
