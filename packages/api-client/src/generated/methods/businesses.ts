// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  BusinessChanges,
  GetBusinessDetailsAnswer,
  GetBusinessDetailsParams,
  GetBusinessNameAnswer,
  GetBusinessNameParams,
  GetBusinessStatsAnswer,
  GetBusinessStatsParams,
  GetHighRiskCountAnswer,
  GetHighRiskCountParams,
  SearchBusinessesAnswer,
  SearchBusinessesQuery,
  UpdateBusinessAnswer,
  UpdateBusinessParams,
  UpdateBusinessRegistrationAnswer,
  UpdateBusinessRegistrationBody,
  UpdateBusinessRegistrationParams,
} from "../models.ts";

/** Businesses: their details, their counts, and a responder's search for them. */
export interface BusinessesMethods {
  /**
   * Update a business or choose its plan. Omitted fields are unchanged. A stale version is answered with edit_conflict. No payment is taken.
   *
   * `PUT /api/update-business/{id}`. Access: Only Admins of the business.
   *
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link BusinessChanges}, {@link UpdateBusinessParams}, {@link UpdateBusinessAnswer}
   * @example
   * await client.businesses.updateBusiness({ params: { id: 3 }, body: { tier: 2 } });
   */
  readonly updateBusiness: (input: { readonly params: UpdateBusinessParams; readonly body?: BusinessChanges }, options?: CallOptions) => Promise<UpdateBusinessAnswer>;

  /**
   * Save the registration details; the registration is complete from then on.
   *
   * `PUT /api/update-business-registration/{business_id}`. Access: Only Admins of the business.
   *
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateBusinessRegistrationBody}, {@link UpdateBusinessRegistrationParams}, {@link UpdateBusinessRegistrationAnswer}
   */
  readonly updateBusinessRegistration: (input: { readonly params: UpdateBusinessRegistrationParams; readonly body: UpdateBusinessRegistrationBody }, options?: CallOptions) => Promise<UpdateBusinessRegistrationAnswer>;

  /**
   * The company name.
   *
   * `GET /api/get-business-name/{id}`. Access: People of the business, any role, and responders of a verified department. A responder's read is audited.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetBusinessNameParams}, {@link GetBusinessNameAnswer}
   * @example
   * await client.businesses.getBusinessName({ params: { id: 3 } });
   */
  readonly getBusinessName: (input: { readonly params: GetBusinessNameParams }, options?: CallOptions) => Promise<GetBusinessNameAnswer>;

  /**
   * A business with its emergency contact, registration details and contacts. Reads by responders are audited.
   *
   * `GET /api/get-business-details/{id}`. Access: People of the business, any role, and responders of a verified department. A responder's read is audited.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetBusinessDetailsParams}, {@link GetBusinessDetailsAnswer}
   * @example
   * await client.businesses.getBusinessDetails({ params: { id: 3 } });
   */
  readonly getBusinessDetails: (input: { readonly params: GetBusinessDetailsParams }, options?: CallOptions) => Promise<GetBusinessDetailsAnswer>;

  /**
   * Number of a business's chemicals with level high or extreme, and number without a level.
   *
   * `GET /api/get-high-risk-count/{id}`. Access: People of the business, any role, and responders of a verified department. A responder's read is audited.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetHighRiskCountParams}, {@link GetHighRiskCountAnswer}
   * @example
   * await client.businesses.getHighRiskCount({ params: { id: 3 } });
   */
  readonly getHighRiskCount: (input: { readonly params: GetHighRiskCountParams }, options?: CallOptions) => Promise<GetHighRiskCountAnswer>;

  /**
   * The counts of the dashboard in one answer.
   *
   * `GET /api/get-business-stats/{id}`. Access: People of the business, any role, and responders of a verified department. A responder's read is audited.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetBusinessStatsParams}, {@link GetBusinessStatsAnswer}
   * @example
   * await client.businesses.getBusinessStats({ params: { id: 3 } });
   */
  readonly getBusinessStats: (input: { readonly params: GetBusinessStatsParams }, options?: CallOptions) => Promise<GetBusinessStatsAnswer>;

  /**
   * Businesses whose name or address, a location's name or address, or a chemical's name, UN or CAS number contains the text. Reads are audited.
   *
   * `GET /api/search-businesses`. Access: Responders of a verified department. Access to business records is always recorded.
   * A 404 with the code `not_found` is an empty result; any other 404 is an error.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link SearchBusinessesQuery}, {@link SearchBusinessesAnswer}
   * @example
   * await client.businesses.searchBusinesses({ query: { query: "harbour" } });
   */
  readonly searchBusinesses: (input: { readonly query: SearchBusinessesQuery }, options?: CallOptions) => Promise<SearchBusinessesAnswer>;
}
