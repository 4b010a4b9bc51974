// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  DeleteLocationAnswer,
  DeleteLocationParams,
  DeleteSitePointParams,
  Done,
  GetLocationsByBusinessAnswer,
  GetLocationsByBusinessParams,
  GetLocationsByBusinessQuery,
  InsertLocationAnswer,
  InsertSitePointAnswer,
  InsertSitePointBody,
  LocationChanges,
  NewLocation,
  UpdateLocationAnswer,
  UpdateLocationParams,
  UpdateSitePointAnswer,
  UpdateSitePointBody,
  UpdateSitePointParams,
} from "../models.ts";

/** Sites of a business: address, pin, entrances and safety features. */
export interface LocationsMethods {
  /**
   * Sites of a business.
   *
   * `GET /api/get-locations-by-business/{id}`. Access: People of the business, any role, its token with inventory:write, and responders of a verified department. A responder's read is audited.
   * A 404 with the code `not_found` is an empty result; any other 404 is an error.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetLocationsByBusinessParams}, {@link GetLocationsByBusinessQuery}, {@link GetLocationsByBusinessAnswer}
   * @example
   * await client.locations.getLocationsByBusiness({ params: { id: 3 } });
   */
  readonly getLocationsByBusiness: (input: { readonly params: GetLocationsByBusinessParams; readonly query?: GetLocationsByBusinessQuery }, options?: CallOptions) => Promise<GetLocationsByBusinessAnswer>;

  /**
   * Add a site.
   *
   * `POST /api/insert-location`. Access: Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `plan_limit_reached` (403): You need to upgrade to Standard or Premium to add more.
   * @throws `contact_not_in_business` (422): The selected person does not belong to this business.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link NewLocation}, {@link InsertLocationAnswer}
   * @example
   * await client.locations.insertLocation({ body: { business_id: 3, name: "Pier Road plant", civic_address: "100 Pier Road, Halifax NS", square_feet: 24000, contact_id: 8, fire_alarm: true, latitude: 44.6488, longitude: -63.5752 } });
   */
  readonly insertLocation: (input: { readonly body: NewLocation }, options?: CallOptions) => Promise<InsertLocationAnswer>;

  /**
   * Update a site. Omitted fields are unchanged.
   *
   * `PUT /api/update-location/{id}`. Access: Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `not_found` (404): Not found.
   * @throws `edit_conflict` (409): Someone else has changed this. Compare both versions and save again.
   * @throws `contact_not_in_business` (422): The selected person does not belong to this business.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link LocationChanges}, {@link UpdateLocationParams}, {@link UpdateLocationAnswer}
   * @example
   * await client.locations.updateLocation({ params: { id: 21 }, body: { best_entrance: "Gate 2, north side", version: 1 } });
   */
  readonly updateLocation: (input: { readonly params: UpdateLocationParams; readonly body?: LocationChanges }, options?: CallOptions) => Promise<UpdateLocationAnswer>;

  /**
   * Remove a site with its chemicals, their safety data sheets and its pictures. It can be restored for 30 days.
   *
   * `DELETE /api/delete-location/{id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteLocationParams}, {@link DeleteLocationAnswer}
   * @example
   * await client.locations.deleteLocation({ params: { id: 21 } });
   */
  readonly deleteLocation: (input: { readonly params: DeleteLocationParams }, options?: CallOptions) => Promise<DeleteLocationAnswer>;

  /**
   * Add a point to a site map: key box, shut-off, hydrant and so on. Crews see it immediately.
   *
   * `POST /api/insert-site-point`. Access: Managers and Admins of the business.
   * A repeated call with the same `idempotencyKey` takes effect once.
   *
   * @throws `location_not_in_business` (422): The selected location does not belong to this business.
   * @throws `site_points_full` (409): A site can have up to 100 points on the map. Remove one first.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `idempotency_key_reused`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InsertSitePointBody}, {@link InsertSitePointAnswer}
   * @example
   * await client.locations.insertSitePoint({ body: { location_id: 21, kind: "key_box", latitude: 44.64901, longitude: -63.57533 } });
   */
  readonly insertSitePoint: (input: { readonly body: InsertSitePointBody }, options?: CallOptions) => Promise<InsertSitePointAnswer>;

  /**
   * Move a map point or change what it marks. Omitted fields are unchanged.
   *
   * `PUT /api/update-site-point/{id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link UpdateSitePointBody}, {@link UpdateSitePointParams}, {@link UpdateSitePointAnswer}
   * @example
   * await client.locations.updateSitePoint({ params: { id: 61 }, body: { latitude: 44.649, longitude: -63.5753 } });
   */
  readonly updateSitePoint: (input: { readonly params: UpdateSitePointParams; readonly body?: UpdateSitePointBody }, options?: CallOptions) => Promise<UpdateSitePointAnswer>;

  /**
   * Remove a point from a site map.
   *
   * `DELETE /api/delete-site-point/{id}`. Access: Managers and Admins of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link DeleteSitePointParams}, {@link Done}
   * @example
   * await client.locations.deleteSitePoint({ params: { id: 61 } });
   */
  readonly deleteSitePoint: (input: { readonly params: DeleteSitePointParams }, options?: CallOptions) => Promise<Done>;
}
