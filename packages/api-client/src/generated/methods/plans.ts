// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  CheckNumberOfChemicalsParams,
  CheckNumberOfLocationsParams,
  CheckNumberOfUsersParams,
  LimitCheck,
} from "../models.ts";

/** Whether the plan of a business allows one more site, chemical or user. */
export interface PlansMethods {
  /**
   * Whether the plan allows one more location.
   *
   * `GET /api/check-number-of-locations/{business_id}`. Access: Everyone of the business.
   *
   * @throws `plan_limit_reached` (403): You need to upgrade to Standard or Premium to add more.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link CheckNumberOfLocationsParams}, {@link LimitCheck}
   * @example
   * await client.plans.checkNumberOfLocations({ params: { business_id: 3 } });
   */
  readonly checkNumberOfLocations: (input: { readonly params: CheckNumberOfLocationsParams }, options?: CallOptions) => Promise<LimitCheck>;

  /**
   * Whether the plan allows one more chemical.
   *
   * `GET /api/check-number-of-chemicals/{business_id}`. Access: Everyone of the business.
   *
   * @throws `plan_limit_reached` (403): You need to upgrade to Standard or Premium to add more.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link CheckNumberOfChemicalsParams}, {@link LimitCheck}
   * @example
   * await client.plans.checkNumberOfChemicals({ params: { business_id: 3 } });
   */
  readonly checkNumberOfChemicals: (input: { readonly params: CheckNumberOfChemicalsParams }, options?: CallOptions) => Promise<LimitCheck>;

  /**
   * Whether the plan allows one more person who can sign in.
   *
   * `POST /api/check-number-of-users/{business_id}`. Access: Everyone of the business.
   *
   * @throws `plan_limit_reached` (403): You need to upgrade to Standard or Premium to add more.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link CheckNumberOfUsersParams}, {@link LimitCheck}
   * @example
   * await client.plans.checkNumberOfUsers({ params: { business_id: 3 } });
   */
  readonly checkNumberOfUsers: (input: { readonly params: CheckNumberOfUsersParams }, options?: CallOptions) => Promise<LimitCheck>;
}
