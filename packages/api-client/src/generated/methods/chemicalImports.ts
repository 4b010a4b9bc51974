// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  FinishChemicalImportAnswer,
  FinishChemicalImportParams,
  GetChemicalImportsAnswer,
  GetChemicalImportsParams,
  InsertChemicalImportAnswer,
  InsertChemicalImportBody,
  InsertImportedChemicalsAnswer,
  InsertImportedChemicalsBody,
  InsertImportedChemicalsParams,
  InsertImportedContainersAnswer,
  InsertImportedContainersBody,
  InsertImportedContainersParams,
  UndoChemicalImportAnswer,
  UndoChemicalImportParams,
} from "../models.ts";

/** Bulk import of chemicals, all or none, and undoing an import. */
export interface ChemicalImportsMethods {
  /**
   * The latest 20 finished imports of a business, the newest first.
   *
   * `GET /api/get-chemical-imports/{business_id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetChemicalImportsParams}, {@link GetChemicalImportsAnswer}
   * @example
   * await client.chemicalImports.getChemicalImports({ params: { business_id: 3 } });
   */
  readonly getChemicalImports: (input: { readonly params: GetChemicalImportsParams }, options?: CallOptions) => Promise<GetChemicalImportsAnswer>;

  /**
   * Start an import of many chemicals, containers, or both. Nothing appears in the inventory until it is finished.
   *
   * `POST /api/insert-chemical-import`. Access: Users, Managers and Admins of the business, or its token with inventory:write.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `plan_limit_reached` (403): You need to upgrade to Standard or Premium to add more.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertChemicalImportBody}, {@link InsertChemicalImportAnswer}
   * @example
   * await client.chemicalImports.insertChemicalImport({ body: { filename: "stock.xlsx", rows: 480, containers: 1210 } });
   */
  readonly insertChemicalImport: (input: { readonly body: InsertChemicalImportBody }, options?: CallOptions) => Promise<InsertChemicalImportAnswer>;

  /**
   * Send a batch of chemicals for an open import. Sending a batch again replaces it.
   *
   * `POST /api/insert-imported-chemicals/{id}`. Access: Users, Managers and Admins of the business, or its token with inventory:write.
   *
   * @throws `not_found` (404): Not found.
   * @throws `location_not_in_business` (422): The selected location does not belong to this business.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertImportedChemicalsBody}, {@link InsertImportedChemicalsParams}, {@link InsertImportedChemicalsAnswer}
   * @example
   * await client.chemicalImports.insertImportedChemicals({ params: { id: 5 }, body: { first: 0, chemicals: [ { location_id: 21, name: "Chlorine", quantity: 70, unit: "kg" } ] } });
   */
  readonly insertImportedChemicals: (input: { readonly params: InsertImportedChemicalsParams; readonly body: InsertImportedChemicalsBody }, options?: CallOptions) => Promise<InsertImportedChemicalsAnswer>;

  /**
   * Send a batch of containers for an open import, for its chemicals or chemicals on file. Sending a batch again replaces it.
   *
   * `POST /api/insert-imported-containers/{id}`. Access: Users, Managers and Admins of the business, or its token with inventory:write.
   *
   * @throws `not_found` (404): Not found.
   * @throws `chemical_not_in_business` (422): The chemical of some containers is not on file. It may have been deleted. Choose the file again.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertImportedContainersBody}, {@link InsertImportedContainersParams}, {@link InsertImportedContainersAnswer}
   * @example
   * await client.chemicalImports.insertImportedContainers({ params: { id: 5 }, body: { first: 0, containers: [ { chemical_place: 0, code: "K7QX-2M9P", size: { quantity: 70, unit: "kg" } } ] } });
   */
  readonly insertImportedContainers: (input: { readonly params: InsertImportedContainersParams; readonly body: InsertImportedContainersBody }, options?: CallOptions) => Promise<InsertImportedContainersAnswer>;

  /**
   * Add all chemicals and containers of an import to the inventory in one transaction.
   *
   * `POST /api/finish-chemical-import/{id}`. Access: Users, Managers and Admins of the business, or its token with inventory:write.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `plan_limit_reached` (403): You need to upgrade to Standard or Premium to add more.
   * @throws `location_not_in_business` (422): The selected location does not belong to this business.
   * @throws `chemical_not_in_business` (422): The chemical of some containers is not on file. It may have been deleted. Choose the file again.
   * @throws `container_code_taken` (409): Another container in your business already has this code. Find that container by its code, or use a different code here.
   * @throws `containers_full` (409): A chemical can have up to 500 containers. Delete containers you no longer have first.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link FinishChemicalImportParams}, {@link FinishChemicalImportAnswer}
   * @example
   * await client.chemicalImports.finishChemicalImport({ params: { id: 5 } });
   */
  readonly finishChemicalImport: (input: { readonly params: FinishChemicalImportParams }, options?: CallOptions) => Promise<FinishChemicalImportAnswer>;

  /**
   * Remove all chemicals and containers of an import from the inventory, including later changes and additions. They can be restored for 30 days.
   *
   * `POST /api/undo-chemical-import/{id}`. Access: Users, Managers and Admins of the business, or its token with inventory:write.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UndoChemicalImportParams}, {@link UndoChemicalImportAnswer}
   * @example
   * await client.chemicalImports.undoChemicalImport({ params: { id: 5 } });
   */
  readonly undoChemicalImport: (input: { readonly params: UndoChemicalImportParams }, options?: CallOptions) => Promise<UndoChemicalImportAnswer>;
}
