// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  DeleteAccessTokenParams,
  DeleteBusinessAccessTokenParams,
  Done,
  GetAccessTokensAnswer,
  GetAccessTokensParams,
  GetBusinessAccessTokensAnswer,
  GetBusinessAccessTokensParams,
  InsertAccessTokenAnswer,
  InsertAccessTokenBody,
  InsertBusinessAccessTokenAnswer,
  InsertBusinessAccessTokenBody,
} from "../models.ts";

/** Access tokens: of a department for its portals, of a business for systems that maintain its inventory. */
export interface AccessTokensMethods {
  /**
   * Tokens of the department's portals, without their secrets.
   *
   * `GET /api/get-access-tokens/{department_id}`. Access: Admins of the department.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetAccessTokensParams}, {@link GetAccessTokensAnswer}
   * @example
   * await client.accessTokens.getAccessTokens({ params: { department_id: 2 } });
   */
  readonly getAccessTokens: (input: { readonly params: GetAccessTokensParams }, options?: CallOptions) => Promise<GetAccessTokensAnswer>;

  /**
   * Create a token for a portal. The secret is returned only in this response and is not stored.
   *
   * `POST /api/insert-access-token`. Access: Admins of the department.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertAccessTokenBody}, {@link InsertAccessTokenAnswer}
   * @example
   * await client.accessTokens.insertAccessToken({ body: { department_id: 2, name: "CAD portal", scopes: [ "chemicals:read", "incident:write" ] } });
   */
  readonly insertAccessToken: (input: { readonly body: InsertAccessTokenBody }, options?: CallOptions) => Promise<InsertAccessTokenAnswer>;

  /**
   * Revoke a token immediately.
   *
   * `DELETE /api/delete-access-token/{id}`. Access: Admins of the department.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteAccessTokenParams}, {@link Done}
   * @example
   * await client.accessTokens.deleteAccessToken({ params: { id: 81 } });
   */
  readonly deleteAccessToken: (input: { readonly params: DeleteAccessTokenParams }, options?: CallOptions) => Promise<Done>;

  /**
   * Tokens of a business, without their secrets.
   *
   * `GET /api/get-business-access-tokens/{business_id}`. Access: Only Admins of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetBusinessAccessTokensParams}, {@link GetBusinessAccessTokensAnswer}
   * @example
   * await client.accessTokens.getBusinessAccessTokens({ params: { business_id: 3 } });
   */
  readonly getBusinessAccessTokens: (input: { readonly params: GetBusinessAccessTokensParams }, options?: CallOptions) => Promise<GetBusinessAccessTokensAnswer>;

  /**
   * Create a token for a system of the business. The secret is returned only in this response and is not stored.
   *
   * `POST /api/insert-business-access-token`. Access: Only Admins of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertBusinessAccessTokenBody}, {@link InsertBusinessAccessTokenAnswer}
   * @example
   * await client.accessTokens.insertBusinessAccessToken({ body: { business_id: 3, name: "Stock system", scopes: [ "inventory:write" ] } });
   */
  readonly insertBusinessAccessToken: (input: { readonly body: InsertBusinessAccessTokenBody }, options?: CallOptions) => Promise<InsertBusinessAccessTokenAnswer>;

  /**
   * Revoke a business token immediately.
   *
   * `DELETE /api/delete-business-access-token/{id}`. Access: Only Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteBusinessAccessTokenParams}, {@link Done}
   * @example
   * await client.accessTokens.deleteBusinessAccessToken({ params: { id: 82 } });
   */
  readonly deleteBusinessAccessToken: (input: { readonly params: DeleteBusinessAccessTokenParams }, options?: CallOptions) => Promise<Done>;
}
