// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  DeleteContainerParams,
  Done,
  FindContainerAnswer,
  FindContainerParams,
  FindContainerQuery,
  GetContainersAnswer,
  GetContainersByBusinessAnswer,
  GetContainersByBusinessParams,
  GetContainersByBusinessQuery,
  GetContainersParams,
  GetContainersQuery,
  GetDueContainersAnswer,
  GetDueContainersParams,
  GetDueContainersQuery,
  GetSameStockAnswer,
  GetSameStockParams,
  GetSameStockQuery,
  GetSitesWithContainersAnswer,
  GetSitesWithContainersParams,
  InsertContainersAnswer,
  InsertContainersBody,
  UpdateContainerAnswer,
  UpdateContainerBody,
  UpdateContainerParams,
} from "../models.ts";

/** Single containers of a chemical: code, size, storage place and expiry date. */
export interface ContainersMethods {
  /**
   * A chemical and its containers, in the order in which they were added.
   *
   * `GET /api/get-containers/{chemical_id}`. Access: People of the business, any role, its token with inventory:write, and responders of a verified department. A responder's read is audited.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetContainersParams}, {@link GetContainersQuery}, {@link GetContainersAnswer}
   * @example
   * await client.containers.getContainers({ params: { chemical_id: 41 } });
   */
  readonly getContainers: (input: { readonly params: GetContainersParams; readonly query?: GetContainersQuery }, options?: CallOptions) => Promise<GetContainersAnswer>;

  /**
   * Containers of a business that have expired or will expire within 30 days, oldest first.
   *
   * `GET /api/get-due-containers/{business_id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetDueContainersParams}, {@link GetDueContainersQuery}, {@link GetDueContainersAnswer}
   * @example
   * await client.containers.getDueContainers({ params: { business_id: 3 } });
   */
  readonly getDueContainers: (input: { readonly params: GetDueContainersParams; readonly query?: GetDueContainersQuery }, options?: CallOptions) => Promise<GetDueContainersAnswer>;

  /**
   * Every container of a business, in the order in which they were added.
   *
   * `GET /api/get-containers-by-business/{business_id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetContainersByBusinessParams}, {@link GetContainersByBusinessQuery}, {@link GetContainersByBusinessAnswer}
   * @example
   * await client.containers.getContainersByBusiness({ params: { business_id: 3 } });
   */
  readonly getContainersByBusiness: (input: { readonly params: GetContainersByBusinessParams; readonly query?: GetContainersByBusinessQuery }, options?: CallOptions) => Promise<GetContainersByBusinessAnswer>;

  /**
   * Number of containers at each site of a business that has any, by site name.
   *
   * `GET /api/get-sites-with-containers/{business_id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetSitesWithContainersParams}, {@link GetSitesWithContainersAnswer}
   * @example
   * await client.containers.getSitesWithContainers({ params: { business_id: 3 } });
   */
  readonly getSitesWithContainers: (input: { readonly params: GetSitesWithContainersParams }, options?: CallOptions) => Promise<GetSitesWithContainersAnswer>;

  /**
   * Other rows of the same chemical, by site, that its containers can be moved to.
   *
   * `GET /api/get-same-stock/{chemical_id}`. Access: Everyone of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetSameStockParams}, {@link GetSameStockQuery}, {@link GetSameStockAnswer}
   * @example
   * await client.containers.getSameStock({ params: { chemical_id: 41 }, query: { search: "depot" } });
   */
  readonly getSameStock: (input: { readonly params: GetSameStockParams; readonly query?: GetSameStockQuery }, options?: CallOptions) => Promise<GetSameStockAnswer>;

  /**
   * The container of a business with this code (not case-sensitive). 404 if there is none.
   *
   * `GET /api/find-container/{business_id}`. Access: Everyone of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link FindContainerParams}, {@link FindContainerQuery}, {@link FindContainerAnswer}
   * @example
   * await client.containers.findContainer({ params: { business_id: 3 }, query: { code: "k7qx-2m9p" } });
   */
  readonly findContainer: (input: { readonly params: FindContainerParams; readonly query: FindContainerQuery }, options?: CallOptions) => Promise<FindContainerAnswer>;

  /**
   * Add containers to a chemical: one with its existing code, or several identical ones with generated codes.
   *
   * `POST /api/insert-containers`. Access: Users, Managers and Admins of the business, or its token with inventory:write.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `container_code_taken` (409): Another container in your business already has this code. Find that container by its code, or use a different code here.
   * @throws `containers_full` (409): A chemical can have up to 500 containers. Delete containers you no longer have first.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertContainersBody}, {@link InsertContainersAnswer}
   * @example
   * await client.containers.insertContainers({ body: { chemical_id: 41, count: 1, size: { quantity: 600, unit: "kg" }, room: "Compressor room" } });
   */
  readonly insertContainers: (input: { readonly body: InsertContainersBody }, options?: CallOptions) => Promise<InsertContainersAnswer>;

  /**
   * Update or move a container. Omitted fields are unchanged; null or an empty string clears a field. A change of site, room or cabinet is recorded as a move, with user and time.
   *
   * `PUT /api/update-container/{id}`. Access: Users, Managers and Admins of the business, or its token with inventory:write.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws `container_code_taken` (409): Another container in your business already has this code. Find that container by its code, or use a different code here.
   * @throws `container_other_chemical` (409): This container holds a different chemical. Move it to a record of the same chemical.
   * @throws `containers_full` (409): A chemical can have up to 500 containers. Delete containers you no longer have first.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateContainerBody}, {@link UpdateContainerParams}, {@link UpdateContainerAnswer}
   * @example
   * await client.containers.updateContainer({ params: { id: 71 }, body: { room: "Compressor room", version: 1 } });
   */
  readonly updateContainer: (input: { readonly params: UpdateContainerParams; readonly body?: UpdateContainerBody }, options?: CallOptions) => Promise<UpdateContainerAnswer>;

  /**
   * Remove a container. It can be restored for 30 days.
   *
   * `DELETE /api/delete-container/{id}`. Access: Users, Managers and Admins of the business, or its token with inventory:write.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteContainerParams}, {@link Done}
   * @example
   * await client.containers.deleteContainer({ params: { id: 71 } });
   */
  readonly deleteContainer: (input: { readonly params: DeleteContainerParams }, options?: CallOptions) => Promise<Done>;
}
