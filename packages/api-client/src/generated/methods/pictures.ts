// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  DeletePictureParams,
  DeletePlanPlacementParams,
  DeletePlanPointParams,
  Done,
  GetPictureFileParams,
  GetPicturesByLocationAnswer,
  GetPicturesByLocationParams,
  GetPlanPointsAnswer,
  GetPlanPointsParams,
  InsertPlanPointAnswer,
  InsertPlanPointBody,
  UpdatePictureAnswer,
  UpdatePictureBody,
  UpdatePictureParams,
  UpdatePlanPlacementAnswer,
  UpdatePlanPlacementBody,
  UpdatePlanPlacementParams,
  UpdatePlanPointAnswer,
  UpdatePlanPointBody,
  UpdatePlanPointParams,
  UploadPictureAnswer,
  UploadPictureForm,
} from "../models.ts";

/** Entrance images and floor plans of a site, and the points on the plans. */
export interface PicturesMethods {
  /**
   * Add an entrance image (JPEG or PNG, 10 MB; up to 4 per location) or the floor plan (PDF, 20 MB; 1 per location). Image metadata such as position, time and serial number is removed.
   *
   * `POST /api/upload-picture`. Access: Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `entrance_images_full` (409): A location can have up to 4 entrance images. Delete one first.
   * @throws `floor_plan_exists` (409): You can only have 1 floor plan. Please delete the existing one first.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `file_too_large`, `file_type_refused`, `file_unreadable`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UploadPictureForm}, {@link UploadPictureAnswer}
   * @example
   * await client.pictures.uploadPicture({ fields: { location_id: 21, description: "Main gate" }, file: file });
   */
  readonly uploadPicture: (input: { readonly fields: UploadPictureForm; readonly file: Blob }, options?: CallOptions) => Promise<UploadPictureAnswer>;

  /**
   * Entrance images and floor plan of a site, in the order that the business chose.
   *
   * `GET /api/get-pictures-by-location/{location_id}`. Access: People of the business, any role, and responders of a verified department. A responder's read is audited.
   * A 404 with the code `not_found` is an empty result; any other 404 is an error.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetPicturesByLocationParams}, {@link GetPicturesByLocationAnswer}
   * @example
   * await client.pictures.getPicturesByLocation({ params: { location_id: 21 } });
   */
  readonly getPicturesByLocation: (input: { readonly params: GetPicturesByLocationParams }, options?: CallOptions) => Promise<GetPicturesByLocationAnswer>;

  /**
   * Update a picture's description or its position among the entrance images. Omitted fields are unchanged. Crews see changes immediately.
   *
   * `PUT /api/update-picture/{picture_id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdatePictureBody}, {@link UpdatePictureParams}, {@link UpdatePictureAnswer}
   * @example
   * await client.pictures.updatePicture({ params: { picture_id: 31 }, body: { description: "Main gate", place: 1, version: 1 } });
   */
  readonly updatePicture: (input: { readonly params: UpdatePictureParams; readonly body?: UpdatePictureBody }, options?: CallOptions) => Promise<UpdatePictureAnswer>;

  /**
   * The picture itself, for those who may see its location.
   *
   * `GET /api/get-picture-file/{picture_id}`. Access: People of the business, any role, and responders of a verified department. A responder's read is audited.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetPictureFileParams}
   * @example
   * await client.pictures.getPictureFile({ params: { picture_id: 31 } });
   */
  readonly getPictureFile: (input: { readonly params: GetPictureFileParams }, options?: CallOptions) => Promise<Blob>;

  /**
   * Remove a picture and its file. It can be restored for 30 days.
   *
   * `DELETE /api/delete-picture/{picture_id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeletePictureParams}, {@link Done}
   * @example
   * await client.pictures.deletePicture({ params: { picture_id: 31 } });
   */
  readonly deletePicture: (input: { readonly params: DeletePictureParams }, options?: CallOptions) => Promise<Done>;

  /**
   * What is marked on a floor plan: key box, shut-offs, hydrants and so on.
   *
   * `GET /api/get-plan-points/{picture_id}`. Access: People of the business, any role, and responders of a verified department. A responder's read is audited.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetPlanPointsParams}, {@link GetPlanPointsAnswer}
   * @example
   * await client.pictures.getPlanPoints({ params: { picture_id: 32 } });
   */
  readonly getPlanPoints: (input: { readonly params: GetPlanPointsParams }, options?: CallOptions) => Promise<GetPlanPointsAnswer>;

  /**
   * Add a point to a floor plan. Crews see it immediately.
   *
   * `POST /api/insert-plan-point`. Access: Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `plan_points_full` (409): A floor plan can have up to 100 points. Remove one first.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertPlanPointBody}, {@link InsertPlanPointAnswer}
   * @example
   * await client.pictures.insertPlanPoint({ body: { picture_id: 32, kind: "gas_shutoff", page: 1, x: 0.1825, y: 0.64, note: "Yellow valve, quarter turn" } });
   */
  readonly insertPlanPoint: (input: { readonly body: InsertPlanPointBody }, options?: CallOptions) => Promise<InsertPlanPointAnswer>;

  /**
   * Move a point or change what it marks. Omitted fields are unchanged.
   *
   * `PUT /api/update-plan-point/{id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdatePlanPointBody}, {@link UpdatePlanPointParams}, {@link UpdatePlanPointAnswer}
   * @example
   * await client.pictures.updatePlanPoint({ params: { id: 91 }, body: { x: 0.2, y: 0.6 } });
   */
  readonly updatePlanPoint: (input: { readonly params: UpdatePlanPointParams; readonly body?: UpdatePlanPointBody }, options?: CallOptions) => Promise<UpdatePlanPointAnswer>;

  /**
   * Remove a point from a floor plan.
   *
   * `DELETE /api/delete-plan-point/{id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeletePlanPointParams}, {@link Done}
   * @example
   * await client.pictures.deletePlanPoint({ params: { id: 91 } });
   */
  readonly deletePlanPoint: (input: { readonly params: DeletePlanPointParams }, options?: CallOptions) => Promise<Done>;

  /**
   * Position a page of a floor plan on the map by two of its points. Replaces its earlier position. Crews see it immediately. A position belongs to one file: a new plan has none.
   *
   * `PUT /api/update-plan-placement/{picture_id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdatePlanPlacementBody}, {@link UpdatePlanPlacementParams}, {@link UpdatePlanPlacementAnswer}
   * @example
   * await client.pictures.updatePlanPlacement({ params: { picture_id: 32 }, body: { page: 1, aspect: 1.5, pairs: [ { x: 0, y: 1, longitude: -63.5984, latitude: 44.669 }, { x: 1, y: 1, longitude: -63.5972, latitude: 44.669 } ] } });
   */
  readonly updatePlanPlacement: (input: { readonly params: UpdatePlanPlacementParams; readonly body: UpdatePlanPlacementBody }, options?: CallOptions) => Promise<UpdatePlanPlacementAnswer>;

  /**
   * Remove a floor plan from the map. The plan is kept, and its position can be restored for 30 days.
   *
   * `DELETE /api/delete-plan-placement/{picture_id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeletePlanPlacementParams}, {@link Done}
   * @example
   * await client.pictures.deletePlanPlacement({ params: { picture_id: 32 } });
   */
  readonly deletePlanPlacement: (input: { readonly params: DeletePlanPlacementParams }, options?: CallOptions) => Promise<Done>;
}
