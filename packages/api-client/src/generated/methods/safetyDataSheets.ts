// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  DeleteSdsParams,
  Done,
  GetSdsByBusinessAnswer,
  GetSdsByBusinessParams,
  GetSdsByBusinessQuery,
  GetSdsByChemicalAnswer,
  GetSdsByChemicalParams,
  GetSdsFileParams,
  GetSdsFileQuery,
  GetSdsPageAnswer,
  GetSdsPageParams,
  GetSdsPageQuery,
  GetSdsVersionsAnswer,
  GetSdsVersionsParams,
  RestoreSdsAnswer,
  RestoreSdsParams,
  UpdateSdsAnswer,
  UpdateSdsBody,
  UpdateSdsParams,
  UploadSdsAnswer,
  UploadSdsForm,
} from "../models.ts";

/** Safety data sheets of stored chemicals, with earlier versions. */
export interface SafetyDataSheetsMethods {
  /**
   * Add a safety data sheet (PDF, under 20 MB) for one or more inventory rows of a substance. Rows share their sheets, with one current sheet in each language. A current sheet in the same or an unknown language is replaced only when the call names it, and is kept as an earlier version.
   *
   * `POST /api/upload-sds`. Access: Users, Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `safety_data_sheet_exists` (409): This chemical already has a safety data sheet in this language, or one whose language is not set. Check it and confirm that the new one replaces it.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `file_too_large`, `file_type_refused`, `file_unreadable`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UploadSdsForm}, {@link UploadSdsAnswer}
   * @example
   * await client.safetyDataSheets.uploadSds({ fields: { chemical_id: 41 }, file: file });
   */
  readonly uploadSds: (input: { readonly fields: UploadSdsForm; readonly file: Blob }, options?: CallOptions) => Promise<UploadSdsAnswer>;

  /**
   * Set or clear the revision date and languages of a sheet, and which rows it is for. A language that already has another current sheet is refused, as is a row with a current sheet of its own.
   *
   * `PUT /api/update-sds/{id}`. Access: Users, Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws `safety_data_sheet_exists` (409): This chemical already has a safety data sheet in this language, or one whose language is not set. Check it and confirm that the new one replaces it.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateSdsBody}, {@link UpdateSdsParams}, {@link UpdateSdsAnswer}
   * @example
   * await client.safetyDataSheets.updateSds({ params: { id: 9 }, body: { revision_date: "2024-03-15", languages: [ "en" ] } });
   */
  readonly updateSds: (input: { readonly params: UpdateSdsParams; readonly body: UpdateSdsBody }, options?: CallOptions) => Promise<UpdateSdsAnswer>;

  /**
   * A chemical's current safety data sheets, one per language, newest first; sds is the first. 404 if there are none.
   *
   * `GET /api/get-sds-by-chemical/{chemical_id}`. Access: People of the business, any role, and responders of a verified department. A responder's read is audited.
   * A 404 with the code `not_found` or `safety_data_sheet_not_found` is an empty result; any other 404 is an error.
   *
   * @throws `not_found` (404): Not found.
   * @throws `safety_data_sheet_not_found` (404): No safety data sheet on file for this chemical.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetSdsByChemicalParams}, {@link GetSdsByChemicalAnswer}
   * @example
   * await client.safetyDataSheets.getSdsByChemical({ params: { chemical_id: 41 } });
   */
  readonly getSdsByChemical: (input: { readonly params: GetSdsByChemicalParams }, options?: CallOptions) => Promise<GetSdsByChemicalAnswer>;

  /**
   * The safety data sheet library of a business, newest first.
   *
   * `GET /api/get-sds-by-business/{business_id}`. Access: People of the business, any role, and responders of a verified department. A responder's read is audited.
   * A 404 with the code `not_found` is an empty result; any other 404 is an error.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetSdsByBusinessParams}, {@link GetSdsByBusinessQuery}, {@link GetSdsByBusinessAnswer}
   * @example
   * await client.safetyDataSheets.getSdsByBusiness({ params: { business_id: 3 } });
   */
  readonly getSdsByBusiness: (input: { readonly params: GetSdsByBusinessParams; readonly query?: GetSdsByBusinessQuery }, options?: CallOptions) => Promise<GetSdsByBusinessAnswer>;

  /**
   * One page of a business's safety data sheet library, searched, filtered and sorted.
   *
   * `GET /api/get-sds-page/{business_id}`. Access: People of the business, any role, and responders of a verified department. A responder's read is audited.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetSdsPageParams}, {@link GetSdsPageQuery}, {@link GetSdsPageAnswer}
   * @example
   * await client.safetyDataSheets.getSdsPage({ params: { business_id: 3 }, query: { search: "ammonia" } });
   */
  readonly getSdsPage: (input: { readonly params: GetSdsPageParams; readonly query?: GetSdsPageQuery }, options?: CallOptions) => Promise<GetSdsPageAnswer>;

  /**
   * The safety data sheet itself, for those who may see its chemical.
   *
   * `GET /api/get-sds-file/{id}`. Access: People of the business, any role, and responders of a verified department. A responder's read is audited.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetSdsFileParams}, {@link GetSdsFileQuery}
   * @example
   * await client.safetyDataSheets.getSdsFile({ params: { id: 9 } });
   */
  readonly getSdsFile: (input: { readonly params: GetSdsFileParams; readonly query?: GetSdsFileQuery }, options?: CallOptions) => Promise<Blob>;

  /**
   * Earlier versions of a chemical's safety data sheet, newest first; ten are kept in each language.
   *
   * `GET /api/get-sds-versions/{chemical_id}`. Access: Everyone of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetSdsVersionsParams}, {@link GetSdsVersionsAnswer}
   * @example
   * await client.safetyDataSheets.getSdsVersions({ params: { chemical_id: 41 } });
   */
  readonly getSdsVersions: (input: { readonly params: GetSdsVersionsParams }, options?: CallOptions) => Promise<GetSdsVersionsAnswer>;

  /**
   * Make an earlier version current in its languages. The sheets it replaces become earlier versions.
   *
   * `POST /api/restore-sds/{id}`. Access: Users, Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link RestoreSdsParams}, {@link RestoreSdsAnswer}
   * @example
   * await client.safetyDataSheets.restoreSds({ params: { id: 9 } });
   */
  readonly restoreSds: (input: { readonly params: RestoreSdsParams }, options?: CallOptions) => Promise<RestoreSdsAnswer>;

  /**
   * Remove a safety data sheet with its earlier versions in its languages, or one earlier version. Every row in covers loses it. It can be restored for 30 days.
   *
   * `DELETE /api/delete-sds/{id}`. Access: Users, Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteSdsParams}, {@link Done}
   * @example
   * await client.safetyDataSheets.deleteSds({ params: { id: 9 } });
   */
  readonly deleteSds: (input: { readonly params: DeleteSdsParams }, options?: CallOptions) => Promise<Done>;
}
