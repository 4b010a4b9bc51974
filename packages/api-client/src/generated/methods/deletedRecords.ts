// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  GetDeletedRecordsAnswer,
  GetDeletedRecordsParams,
  RestoreDeletedRecordAnswer,
  RestoreDeletedRecordParams,
} from "../models.ts";

/** Items a business deleted in the last 30 days, and restoring them. */
export interface DeletedRecordsMethods {
  /**
   * Items a business deleted in the last 30 days and can restore, latest first; at most 1,000.
   *
   * `GET /api/get-deleted-records/{business_id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetDeletedRecordsParams}, {@link GetDeletedRecordsAnswer}
   * @example
   * await client.deletedRecords.getDeletedRecords({ params: { business_id: 3 } });
   */
  readonly getDeletedRecords: (input: { readonly params: GetDeletedRecordsParams }, options?: CallOptions) => Promise<GetDeletedRecordsAnswer>;

  /**
   * Restore a deleted item under its original id, with everything that was deleted with it.
   *
   * `POST /api/restore-deleted-record/{id}`. Access: Who may delete it: Users, Managers and Admins for chemicals and safety data sheets, Managers and Admins for locations, pictures and contacts, Only Admins for users.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `restore_parent_missing` (409): The item this belonged to is also deleted. Restore that item first.
   * @throws `restore_place_taken` (409): It has been replaced. Delete the replacement first, then restore this item.
   * @throws `email_taken` (409): User with this email already exists
   * @throws `inspection_finished` (409): This inspection is finished and can no longer be changed.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link RestoreDeletedRecordParams}, {@link RestoreDeletedRecordAnswer}
   * @example
   * await client.deletedRecords.restoreDeletedRecord({ params: { id: 12 } });
   */
  readonly restoreDeletedRecord: (input: { readonly params: RestoreDeletedRecordParams }, options?: CallOptions) => Promise<RestoreDeletedRecordAnswer>;
}
