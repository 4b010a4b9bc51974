// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  ChemicalChanges,
  DeleteChemicalParams,
  Done,
  FindOnFileAnswer,
  FindOnFileBody,
  FindOnFileParams,
  GetChemicalsByBusinessAnswer,
  GetChemicalsByBusinessParams,
  GetChemicalsByBusinessQuery,
  GetInventoryPageAnswer,
  GetInventoryPageParams,
  GetInventoryPageQuery,
  GetInventorySummaryAnswer,
  GetInventorySummaryParams,
  InsertChemicalAnswer,
  NewChemical,
  UpdateChemicalAnswer,
  UpdateChemicalParams,
} from "../models.ts";

/** The chemical inventory of a business, each row with its hazard level and the basis for it. */
export interface ChemicalsMethods {
  /**
   * The chemical inventory of a business.
   *
   * `GET /api/get-chemicals-by-business/{id}`. Access: People of the business, any role, its token with inventory:write, and responders of a verified department. A responder's read is audited.
   * A 404 with the code `not_found` is an empty result; any other 404 is an error.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetChemicalsByBusinessParams}, {@link GetChemicalsByBusinessQuery}, {@link GetChemicalsByBusinessAnswer}
   * @example
   * await client.chemicals.getChemicalsByBusiness({ params: { id: 3 } });
   */
  readonly getChemicalsByBusiness: (input: { readonly params: GetChemicalsByBusinessParams; readonly query?: GetChemicalsByBusinessQuery }, options?: CallOptions) => Promise<GetChemicalsByBusinessAnswer>;

  /**
   * One page of a business's inventory, searched, filtered and sorted.
   *
   * `GET /api/get-inventory-page/{id}`. Access: People of the business, any role, its token with inventory:write, and responders of a verified department. A responder's read is audited.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetInventoryPageParams}, {@link GetInventoryPageQuery}, {@link GetInventoryPageAnswer}
   * @example
   * await client.chemicals.getInventoryPage({ params: { id: 3 }, query: { search: "ammonia", sort: "name", direction: "ascending" } });
   */
  readonly getInventoryPage: (input: { readonly params: GetInventoryPageParams; readonly query?: GetInventoryPageQuery }, options?: CallOptions) => Promise<GetInventoryPageAnswer>;

  /**
   * Summary of a business's inventory: rows, sites, levels, and rows not checked recently.
   *
   * `GET /api/get-inventory-summary/{id}`. Access: People of the business, any role, its token with inventory:write, and responders of a verified department. A responder's read is audited.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetInventorySummaryParams}, {@link GetInventorySummaryAnswer}
   * @example
   * await client.chemicals.getInventorySummary({ params: { id: 3 } });
   */
  readonly getInventorySummary: (input: { readonly params: GetInventorySummaryParams }, options?: CallOptions) => Promise<GetInventorySummaryAnswer>;

  /**
   * Which chemicals of a business have one of these names, CAS numbers or ids, and which codes are taken.
   *
   * `POST /api/find-on-file/{id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link FindOnFileBody}, {@link FindOnFileParams}, {@link FindOnFileAnswer}
   * @example
   * await client.chemicals.findOnFile({ params: { id: 3 }, body: { names: [ "ammonia, ANHYDROUS" ], codes: [ "K7QX-2M9P" ] } });
   */
  readonly findOnFile: (input: { readonly params: FindOnFileParams; readonly body?: FindOnFileBody }, options?: CallOptions) => Promise<FindOnFileAnswer>;

  /**
   * Add a chemical to a site.
   *
   * `POST /api/insert-chemical`. Access: Users, Managers and Admins of the business, or its token with inventory:write.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `plan_limit_reached` (403): You need to upgrade to Standard or Premium to add more.
   * @throws `location_not_in_business` (422): The selected location does not belong to this business.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link NewChemical}, {@link InsertChemicalAnswer}
   * @example
   * await client.chemicals.insertChemical({ body: { location_id: 21, name: "Chlorine cylinders", quantity: 1200.5, unit: "kg", un_number: "1017" } });
   */
  readonly insertChemical: (input: { readonly body: NewChemical }, options?: CallOptions) => Promise<InsertChemicalAnswer>;

  /**
   * Update a chemical. Omitted fields are unchanged; an empty string clears a field.
   *
   * `PUT /api/update-chemical/{id}`. Access: Users, Managers and Admins of the business, or its token with inventory:write.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws `location_not_in_business` (422): The selected location does not belong to this business.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ChemicalChanges}, {@link UpdateChemicalParams}, {@link UpdateChemicalAnswer}
   * @example
   * await client.chemicals.updateChemical({ params: { id: 41 }, body: { quantity: 1200.5, unit: "kg", version: 1 } });
   */
  readonly updateChemical: (input: { readonly params: UpdateChemicalParams; readonly body?: ChemicalChanges }, options?: CallOptions) => Promise<UpdateChemicalAnswer>;

  /**
   * Remove a chemical with its safety data sheet and its containers. It can be restored for 30 days.
   *
   * `DELETE /api/delete-chemical/{id}`. Access: Users, Managers and Admins of the business, or its token with inventory:write.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteChemicalParams}, {@link Done}
   * @example
   * await client.chemicals.deleteChemical({ params: { id: 41 } });
   */
  readonly deleteChemical: (input: { readonly params: DeleteChemicalParams }, options?: CallOptions) => Promise<Done>;
}
