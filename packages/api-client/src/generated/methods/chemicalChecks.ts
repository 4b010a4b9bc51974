// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  ConfirmChemicalAnswer,
  ConfirmChemicalParams,
  ConfirmInventoryAnswer,
  ConfirmInventoryParams,
  ConfirmLocationAnswer,
  ConfirmLocationParams,
  UndoCheckAnswer,
  UndoCheckBody,
  UndoCheckParams,
} from "../models.ts";

/** Confirmations that inventory rows are still correct. */
export interface ChemicalChecksMethods {
  /**
   * Confirm that an inventory row is still correct. For signed-in people only, not for access tokens.
   *
   * `POST /api/confirm-chemical/{id}`. Access: Users, Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ConfirmChemicalParams}, {@link ConfirmChemicalAnswer}
   * @example
   * await client.chemicalChecks.confirmChemical({ params: { id: 41 } });
   */
  readonly confirmChemical: (input: { readonly params: ConfirmChemicalParams }, options?: CallOptions) => Promise<ConfirmChemicalAnswer>;

  /**
   * Confirm that every row of a site is still correct.
   *
   * `POST /api/confirm-location/{id}`. Access: Users, Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ConfirmLocationParams}, {@link ConfirmLocationAnswer}
   * @example
   * await client.chemicalChecks.confirmLocation({ params: { id: 21 } });
   */
  readonly confirmLocation: (input: { readonly params: ConfirmLocationParams }, options?: CallOptions) => Promise<ConfirmLocationAnswer>;

  /**
   * Confirm that every inventory row of a business is still correct.
   *
   * `POST /api/confirm-inventory/{id}`. Access: Users, Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ConfirmInventoryParams}, {@link ConfirmInventoryAnswer}
   * @example
   * await client.chemicalChecks.confirmInventory({ params: { id: 3 } });
   */
  readonly confirmInventory: (input: { readonly params: ConfirmInventoryParams }, options?: CallOptions) => Promise<ConfirmInventoryAnswer>;

  /**
   * Undo your own check: each of its rows of a business gets back the check it had before.
   *
   * `POST /api/undo-check/{id}`. Access: Users, Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UndoCheckBody}, {@link UndoCheckParams}, {@link UndoCheckAnswer}
   * @example
   * await client.chemicalChecks.undoCheck({ params: { id: 3 }, body: { checked_at: "2026-11-21T14:05:00.000Z" } });
   */
  readonly undoCheck: (input: { readonly params: UndoCheckParams; readonly body: UndoCheckBody }, options?: CallOptions) => Promise<UndoCheckAnswer>;
}
