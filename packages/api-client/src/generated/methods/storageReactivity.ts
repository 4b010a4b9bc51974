// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  CheckStorageAnswer,
  CheckStorageParams,
  CheckStorageQuery,
  DeleteAcceptedRiskParams,
  Done,
  GetSeparationPlanAnswer,
  GetSeparationPlanParams,
  GetStandingMarksAnswer,
  GetStandingMarksParams,
  GetStandingMarksQuery,
  GetStorageReactivityAnswer,
  GetStorageReactivityParams,
  GetStorageReactivityQuery,
  InsertAcceptedRiskAnswer,
  InsertAcceptedRiskBody,
} from "../models.ts";

/** Chemicals stored together at a site that may react, and accepted risks. */
export interface StorageReactivityMethods {
  /**
   * Chemicals stored together that may react, at each site of a business or at one site.
   *
   * `GET /api/get-storage-reactivity/{id}`. Access: People of the business, any role, its token with inventory:write, and responders of a verified department. A responder's read is audited.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetStorageReactivityParams}, {@link GetStorageReactivityQuery}, {@link GetStorageReactivityAnswer}
   * @example
   * await client.storageReactivity.getStorageReactivity({ params: { id: 3 } });
   */
  readonly getStorageReactivity: (input: { readonly params: GetStorageReactivityParams; readonly query?: GetStorageReactivityQuery }, options?: CallOptions) => Promise<GetStorageReactivityAnswer>;

  /**
   * Which of these rows are stored with something they must be kept apart from.
   *
   * `GET /api/get-standing-marks/{id}`. Access: People of the business, any role, its token with inventory:write, and responders of a verified department. A responder's read is audited.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetStandingMarksParams}, {@link GetStandingMarksQuery}, {@link GetStandingMarksAnswer}
   * @example
   * await client.storageReactivity.getStandingMarks({ params: { id: 3 }, query: { chemical_ids: "41,42,44" } });
   */
  readonly getStandingMarks: (input: { readonly params: GetStandingMarksParams; readonly query: GetStandingMarksQuery }, options?: CallOptions) => Promise<GetStandingMarksAnswer>;

  /**
   * How a chemical may react with those stored at its planned location. Nothing is saved.
   *
   * `GET /api/check-storage/{location_id}`. Access: Everyone of the business.
   *
   * @throws `location_not_in_business` (422): The selected location does not belong to this business.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link CheckStorageParams}, {@link CheckStorageQuery}, {@link CheckStorageAnswer}
   * @example
   * await client.storageReactivity.checkStorage({ params: { location_id: 21 }, query: { name: "Muriatic acid", room: "Pump room", cabinet: "Cabinet 2" } });
   */
  readonly checkStorage: (input: { readonly params: CheckStorageParams; readonly query: CheckStorageQuery }, options?: CallOptions) => Promise<CheckStorageAnswer>;

  /**
   * Suggested separation of a site's chemicals by storage group, room by room. Derived; not a permission.
   *
   * `GET /api/get-separation-plan/{location_id}`. Access: Everyone of the business.
   *
   * @throws `location_not_in_business` (422): The selected location does not belong to this business.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetSeparationPlanParams}, {@link GetSeparationPlanAnswer}
   * @example
   * await client.storageReactivity.getSeparationPlan({ params: { location_id: 21 } });
   */
  readonly getSeparationPlan: (input: { readonly params: GetSeparationPlanParams }, options?: CallOptions) => Promise<GetSeparationPlanAnswer>;

  /**
   * Accept the risk of storing two chemicals together, with a reason. The acceptance ends when either one moves or is changed to another substance.
   *
   * `POST /api/insert-accepted-risk`. Access: Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `location_not_in_business` (422): The selected location does not belong to this business.
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertAcceptedRiskBody}, {@link InsertAcceptedRiskAnswer}
   * @example
   * await client.storageReactivity.insertAcceptedRisk({ body: { location_id: 21, pair: "0f5b1c2d3e4f5a6b7c8d9e0f1a2b3c4d", reason: "Each in a closed cabinet of its own, with a drain of its own." } });
   */
  readonly insertAcceptedRisk: (input: { readonly body: InsertAcceptedRiskBody }, options?: CallOptions) => Promise<InsertAcceptedRiskAnswer>;

  /**
   * Withdraw an accepted risk: the two must be kept apart again.
   *
   * `DELETE /api/delete-accepted-risk/{id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteAcceptedRiskParams}, {@link Done}
   * @example
   * await client.storageReactivity.deleteAcceptedRisk({ params: { id: 5 } });
   */
  readonly deleteAcceptedRisk: (input: { readonly params: DeleteAcceptedRiskParams }, options?: CallOptions) => Promise<Done>;
}
