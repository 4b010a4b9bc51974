// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  DeleteInspectionChecklistParams,
  DeleteInspectionParams,
  DeleteInspectionPhotoParams,
  DeleteInspectionScheduleParams,
  Done,
  FinishInspectionAnswer,
  FinishInspectionBody,
  FinishInspectionParams,
  GetInspectionAnswer,
  GetInspectionChecklistVersionsAnswer,
  GetInspectionChecklistVersionsParams,
  GetInspectionChecklistVersionsQuery,
  GetInspectionChecklistsAnswer,
  GetInspectionChecklistsParams,
  GetInspectionFindingsAnswer,
  GetInspectionFindingsParams,
  GetInspectionFindingsQuery,
  GetInspectionParams,
  GetInspectionPhotoFileParams,
  GetInspectionSchedulesAnswer,
  GetInspectionSchedulesParams,
  GetInspectionSummaryAnswer,
  GetInspectionSummaryParams,
  GetInspectionSummaryQuery,
  GetInspectionsAnswer,
  GetInspectionsParams,
  GetInspectionsQuery,
  InsertInspectionAnswer,
  InsertInspectionBody,
  InsertInspectionChecklistAnswer,
  InsertInspectionChecklistBody,
  InsertInspectionScheduleAnswer,
  InsertInspectionScheduleBody,
  MendInspectionFindingAnswer,
  MendInspectionFindingBody,
  MendInspectionFindingParams,
  ReopenInspectionFindingAnswer,
  ReopenInspectionFindingBody,
  ReopenInspectionFindingParams,
  UpdateInspectionAnswer,
  UpdateInspectionBody,
  UpdateInspectionChecklistAnswer,
  UpdateInspectionChecklistBody,
  UpdateInspectionChecklistParams,
  UpdateInspectionFindingAnswer,
  UpdateInspectionFindingBody,
  UpdateInspectionFindingParams,
  UpdateInspectionParams,
  UpdateInspectionScheduleAnswer,
  UpdateInspectionScheduleBody,
  UpdateInspectionScheduleParams,
  UploadInspectionPhotoAnswer,
  UploadInspectionPhotoForm,
} from "../models.ts";

/** Safety inspections: schedules, completed inspections and findings. */
export interface InspectionsMethods {
  /**
   * Number of inspections in progress, upcoming and overdue, and their findings.
   *
   * `GET /api/get-inspection-summary/{id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetInspectionSummaryParams}, {@link GetInspectionSummaryQuery}, {@link GetInspectionSummaryAnswer}
   * @example
   * await client.inspections.getInspectionSummary({ params: { id: 3 }, query: { today: "2026-11-21" } });
   */
  readonly getInspectionSummary: (input: { readonly params: GetInspectionSummaryParams; readonly query?: GetInspectionSummaryQuery }, options?: CallOptions) => Promise<GetInspectionSummaryAnswer>;

  /**
   * Inspection schedules of a business, earliest due date first.
   *
   * `GET /api/get-inspection-schedules/{id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetInspectionSchedulesParams}, {@link GetInspectionSchedulesAnswer}
   * @example
   * await client.inspections.getInspectionSchedules({ params: { id: 3 } });
   */
  readonly getInspectionSchedules: (input: { readonly params: GetInspectionSchedulesParams }, options?: CallOptions) => Promise<GetInspectionSchedulesAnswer>;

  /**
   * Schedule an inspection of a location: once, or every week, month, quarter or year.
   *
   * `POST /api/insert-inspection-schedule`. Access: Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `location_not_in_business` (422): The selected location does not belong to this business.
   * @throws `contact_not_in_business` (422): The selected person does not belong to this business.
   * @throws `checklist_not_in_business` (422): This checklist no longer exists. Choose another one.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertInspectionScheduleBody}, {@link InsertInspectionScheduleAnswer}
   * @example
   * await client.inspections.insertInspectionSchedule({ body: { location_id: 21, template: "fire_extinguishers", interval: "month", due_on: "2026-12-01", assignee_id: 8 } });
   */
  readonly insertInspectionSchedule: (input: { readonly body: InsertInspectionScheduleBody }, options?: CallOptions) => Promise<InsertInspectionScheduleAnswer>;

  /**
   * Update a schedule's frequency, due date or assignee, or pause it. Omitted fields are unchanged.
   *
   * `PUT /api/update-inspection-schedule/{id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws `contact_not_in_business` (422): The selected person does not belong to this business.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateInspectionScheduleBody}, {@link UpdateInspectionScheduleParams}, {@link UpdateInspectionScheduleAnswer}
   * @example
   * await client.inspections.updateInspectionSchedule({ params: { id: 81 }, body: { interval: "quarter", version: 2 } });
   */
  readonly updateInspectionSchedule: (input: { readonly params: UpdateInspectionScheduleParams; readonly body?: UpdateInspectionScheduleBody }, options?: CallOptions) => Promise<UpdateInspectionScheduleAnswer>;

  /**
   * Delete a schedule and its inspection in progress. Finished inspections are kept. It can be restored for 30 days.
   *
   * `DELETE /api/delete-inspection-schedule/{id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteInspectionScheduleParams}, {@link Done}
   * @example
   * await client.inspections.deleteInspectionSchedule({ params: { id: 81 } });
   */
  readonly deleteInspectionSchedule: (input: { readonly params: DeleteInspectionScheduleParams }, options?: CallOptions) => Promise<Done>;

  /**
   * The inspections of a business or of one location, the latest first.
   *
   * `GET /api/get-inspections/{id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetInspectionsParams}, {@link GetInspectionsQuery}, {@link GetInspectionsAnswer}
   * @example
   * await client.inspections.getInspections({ params: { id: 3 }, query: { location_id: 21 } });
   */
  readonly getInspections: (input: { readonly params: GetInspectionsParams; readonly query?: GetInspectionsQuery }, options?: CallOptions) => Promise<GetInspectionsAnswer>;

  /**
   * An inspection with its items, answers, photos and findings.
   *
   * `GET /api/get-inspection/{id}`. Access: Everyone of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetInspectionParams}, {@link GetInspectionAnswer}
   * @example
   * await client.inspections.getInspection({ params: { id: 83 } });
   */
  readonly getInspection: (input: { readonly params: GetInspectionParams }, options?: CallOptions) => Promise<GetInspectionAnswer>;

  /**
   * Start a scheduled inspection. If one is already in progress, it is returned.
   *
   * `POST /api/insert-inspection`. Access: Users, Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertInspectionBody}, {@link InsertInspectionAnswer}
   * @example
   * await client.inspections.insertInspection({ body: { schedule_id: 81 } });
   */
  readonly insertInspection: (input: { readonly body: InsertInspectionBody }, options?: CallOptions) => Promise<InsertInspectionAnswer>;

  /**
   * Save the answers so far, complete or not.
   *
   * `PUT /api/update-inspection/{id}`. Access: Users, Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws `inspection_finished` (409): This inspection is finished and can no longer be changed.
   * @throws `contact_not_in_business` (422): The selected person does not belong to this business.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateInspectionBody}, {@link UpdateInspectionParams}, {@link UpdateInspectionAnswer}
   * @example
   * await client.inspections.updateInspection({ params: { id: 83 }, body: { answers: [ { item: "pin", result: "fail", note: "Pin is missing at the loading dock", owner_id: 8, mend_by: "2026-11-28", is_high_risk: true } ], version: 1 } });
   */
  readonly updateInspection: (input: { readonly params: UpdateInspectionParams; readonly body: UpdateInspectionBody }, options?: CallOptions) => Promise<UpdateInspectionAnswer>;

  /**
   * Finish an inspection: each failed item becomes a finding, and the schedule moves on.
   *
   * `POST /api/finish-inspection/{id}`. Access: Users, Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws `inspection_finished` (409): This inspection is finished and can no longer be changed.
   * @throws `inspection_incomplete` (422): Answer every item. For each failed item, describe the problem and enter a due date for the correction.
   * @throws `contact_not_in_business` (422): The selected person does not belong to this business.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link FinishInspectionBody}, {@link FinishInspectionParams}, {@link FinishInspectionAnswer}
   * @example
   * await client.inspections.finishInspection({ params: { id: 83 }, body: { answers: [ { item: "pin", result: "fail", note: "Pin is missing at the loading dock", owner_id: 8, mend_by: "2026-11-28", is_high_risk: true } ], version: 2, today: "2026-11-21" } });
   */
  readonly finishInspection: (input: { readonly params: FinishInspectionParams; readonly body: FinishInspectionBody }, options?: CallOptions) => Promise<FinishInspectionAnswer>;

  /**
   * Discard an unfinished inspection and its photos. The schedule stays due. It can be restored for 30 days.
   *
   * `DELETE /api/delete-inspection/{id}`. Access: Users, Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws `inspection_finished` (409): This inspection is finished and can no longer be changed.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteInspectionParams}, {@link Done}
   * @example
   * await client.inspections.deleteInspection({ params: { id: 83 } });
   */
  readonly deleteInspection: (input: { readonly params: DeleteInspectionParams }, options?: CallOptions) => Promise<Done>;

  /**
   * Add a photo (JPEG or PNG, 10 MB; up to 4 per item) to an unfinished inspection.
   *
   * `POST /api/upload-inspection-photo`. Access: Users, Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `inspection_finished` (409): This inspection is finished and can no longer be changed.
   * @throws `inspection_photos_full` (409): Each item can have up to 4 photos. Delete one first.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `file_too_large`, `file_type_refused`, `file_unreadable`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UploadInspectionPhotoForm}, {@link UploadInspectionPhotoAnswer}
   * @example
   * await client.inspections.uploadInspectionPhoto({ fields: { inspection_id: 83, item: "pin" }, file: file });
   */
  readonly uploadInspectionPhoto: (input: { readonly fields: UploadInspectionPhotoForm; readonly file: Blob }, options?: CallOptions) => Promise<UploadInspectionPhotoAnswer>;

  /**
   * The photo itself.
   *
   * `GET /api/get-inspection-photo-file/{id}`. Access: Everyone of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetInspectionPhotoFileParams}
   * @example
   * await client.inspections.getInspectionPhotoFile({ params: { id: 71 } });
   */
  readonly getInspectionPhotoFile: (input: { readonly params: GetInspectionPhotoFileParams }, options?: CallOptions) => Promise<Blob>;

  /**
   * Remove a photo from an unfinished inspection.
   *
   * `DELETE /api/delete-inspection-photo/{id}`. Access: Users, Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws `inspection_finished` (409): This inspection is finished and can no longer be changed.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteInspectionPhotoParams}, {@link Done}
   * @example
   * await client.inspections.deleteInspectionPhoto({ params: { id: 71 } });
   */
  readonly deleteInspectionPhoto: (input: { readonly params: DeleteInspectionPhotoParams }, options?: CallOptions) => Promise<Done>;

  /**
   * Inspection findings: open ones by due date, corrected ones latest first.
   *
   * `GET /api/get-inspection-findings/{id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetInspectionFindingsParams}, {@link GetInspectionFindingsQuery}, {@link GetInspectionFindingsAnswer}
   * @example
   * await client.inspections.getInspectionFindings({ params: { id: 3 }, query: { state: "open" } });
   */
  readonly getInspectionFindings: (input: { readonly params: GetInspectionFindingsParams; readonly query: GetInspectionFindingsQuery }, options?: CallOptions) => Promise<GetInspectionFindingsAnswer>;

  /**
   * Update a finding's assignee, due date and risk. Omitted fields are unchanged.
   *
   * `PUT /api/update-inspection-finding/{id}`. Access: Users, Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws `contact_not_in_business` (422): The selected person does not belong to this business.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateInspectionFindingBody}, {@link UpdateInspectionFindingParams}, {@link UpdateInspectionFindingAnswer}
   * @example
   * await client.inspections.updateInspectionFinding({ params: { id: 95 }, body: { mend_by: "2026-12-05", version: 1 } });
   */
  readonly updateInspectionFinding: (input: { readonly params: UpdateInspectionFindingParams; readonly body?: UpdateInspectionFindingBody }, options?: CallOptions) => Promise<UpdateInspectionFindingAnswer>;

  /**
   * Mark a finding as corrected, with the corrective action.
   *
   * `POST /api/mend-inspection-finding/{id}`. Access: Users, Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link MendInspectionFindingBody}, {@link MendInspectionFindingParams}, {@link MendInspectionFindingAnswer}
   * @example
   * await client.inspections.mendInspectionFinding({ params: { id: 95 }, body: { mended_how: "New pin and seal", version: 1 } });
   */
  readonly mendInspectionFinding: (input: { readonly params: MendInspectionFindingParams; readonly body: MendInspectionFindingBody }, options?: CallOptions) => Promise<MendInspectionFindingAnswer>;

  /**
   * Reopen a finding that was not corrected after all.
   *
   * `POST /api/reopen-inspection-finding/{id}`. Access: Users, Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ReopenInspectionFindingBody}, {@link ReopenInspectionFindingParams}, {@link ReopenInspectionFindingAnswer}
   * @example
   * await client.inspections.reopenInspectionFinding({ params: { id: 95 }, body: { version: 2 } });
   */
  readonly reopenInspectionFinding: (input: { readonly params: ReopenInspectionFindingParams; readonly body?: ReopenInspectionFindingBody }, options?: CallOptions) => Promise<ReopenInspectionFindingAnswer>;

  /**
   * A business's own checklists by name, each in its newest version.
   *
   * `GET /api/get-inspection-checklists/{id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetInspectionChecklistsParams}, {@link GetInspectionChecklistsAnswer}
   * @example
   * await client.inspections.getInspectionChecklists({ params: { id: 3 } });
   */
  readonly getInspectionChecklists: (input: { readonly params: GetInspectionChecklistsParams }, options?: CallOptions) => Promise<GetInspectionChecklistsAnswer>;

  /**
   * Every version of a checklist of the business's own, the newest first.
   *
   * `GET /api/get-inspection-checklist-versions/{id}`. Access: Everyone of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetInspectionChecklistVersionsParams}, {@link GetInspectionChecklistVersionsQuery}, {@link GetInspectionChecklistVersionsAnswer}
   * @example
   * await client.inspections.getInspectionChecklistVersions({ params: { id: 61 }, query: {} });
   */
  readonly getInspectionChecklistVersions: (input: { readonly params: GetInspectionChecklistVersionsParams; readonly query?: GetInspectionChecklistVersionsQuery }, options?: CallOptions) => Promise<GetInspectionChecklistVersionsAnswer>;

  /**
   * Create a checklist of the business's own.
   *
   * `POST /api/insert-inspection-checklist`. Access: Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `checklists_full` (409): A business can have up to 100 checklists of its own. Delete one first.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertInspectionChecklistBody}, {@link InsertInspectionChecklistAnswer}
   * @example
   * await client.inspections.insertInspectionChecklist({ body: { name: "Forklifts before the shift", items: [ { id: null, text: "Check that forks and chains are whole.", hint: "Look at both heels of the forks." } ] } });
   */
  readonly insertInspectionChecklist: (input: { readonly body: InsertInspectionChecklistBody }, options?: CallOptions) => Promise<InsertInspectionChecklistAnswer>;

  /**
   * Save a checklist as a new version. New inspections use it; inspections already started keep their version.
   *
   * `PUT /api/update-inspection-checklist/{id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateInspectionChecklistBody}, {@link UpdateInspectionChecklistParams}, {@link UpdateInspectionChecklistAnswer}
   * @example
   * await client.inspections.updateInspectionChecklist({ params: { id: 61 }, body: { name: "Forklifts every morning", items: [ { id: "item_1", text: "Check that forks and chains are whole.", hint: "Look at both heels of the forks." } ], version: 1 } });
   */
  readonly updateInspectionChecklist: (input: { readonly params: UpdateInspectionChecklistParams; readonly body: UpdateInspectionChecklistBody }, options?: CallOptions) => Promise<UpdateInspectionChecklistAnswer>;

  /**
   * Delete a checklist with its versions. Inspections that used it are kept. It can be restored for 30 days.
   *
   * `DELETE /api/delete-inspection-checklist/{id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws `checklist_in_use` (409): Scheduled assessments use this checklist. Delete those assessments first, then the checklist.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteInspectionChecklistParams}, {@link Done}
   * @example
   * await client.inspections.deleteInspectionChecklist({ params: { id: 61 } });
   */
  readonly deleteInspectionChecklist: (input: { readonly params: DeleteInspectionChecklistParams }, options?: CallOptions) => Promise<Done>;
}
