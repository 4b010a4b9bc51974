// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  AddressSuggestionsAnswer,
  AddressSuggestionsQuery,
  GeocodeAddressAnswer,
  GeocodeAddressBody,
  GetAllLocationsGeocodedAnswer,
  GetAllLocationsGeocodedQuery,
  GetDirectionsAnswer,
  GetDirectionsAroundAnswer,
  GetDirectionsAroundBody,
  GetDirectionsAroundParams,
  GetDirectionsParams,
  LoadHydrantsAnswer,
  LoadHydrantsQuery,
  RegistrationAddressSuggestionsAnswer,
  RegistrationAddressSuggestionsQuery,
} from "../models.ts";

/** Addresses, routes, hydrants, and sites as points of a map. */
export interface GeoMethods {
  /**
   * Places for typed text, from 3 characters; coordinates and grid references are recognized too.
   *
   * `GET /api/address-suggestions`. Access: Any signed-in person, or a token with hazard:model.
   * A 404 with the code `not_found` is an empty result; any other 404 is an error.
   *
   * @throws `provider_failed` (502): The external service did not respond. Try again or enter the values yourself.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link AddressSuggestionsQuery}, {@link AddressSuggestionsAnswer}
   * @example
   * await client.geo.addressSuggestions({ query: { query: "100 pier" } });
   */
  readonly addressSuggestions: (input: { readonly query: AddressSuggestionsQuery }, options?: CallOptions) => Promise<AddressSuggestionsAnswer>;

  /**
   * Places for the address field of the registration form: gazetteer only, never a registered site.
   *
   * `GET /api/registration-address-suggestions`. Access: Anyone.
   * A 404 with the code `not_found` is an empty result; any other 404 is an error.
   *
   * @throws Any call of this kind: `invalid_request`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link RegistrationAddressSuggestionsQuery}, {@link RegistrationAddressSuggestionsAnswer}
   * @example
   * await client.geo.registrationAddressSuggestions({ query: { query: "halif" } });
   */
  readonly registrationAddressSuggestions: (input: { readonly query: RegistrationAddressSuggestionsQuery }, options?: CallOptions) => Promise<RegistrationAddressSuggestionsAnswer>;

  /**
   * The best place for an address, with how well it is known.
   *
   * `POST /api/geocode-address`. Access: Any signed-in person, or a token with hazard:model.
   *
   * @throws `address_not_found` (404): This address was not found. Check it, or place the pin on the map.
   * @throws `provider_failed` (502): The external service did not respond. Try again or enter the values yourself.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GeocodeAddressBody}, {@link GeocodeAddressAnswer}
   * @example
   * await client.geo.geocodeAddress({ body: { address: "100 Pier Road, Halifax NS" } });
   */
  readonly geocodeAddress: (input: { readonly body: GeocodeAddressBody }, options?: CallOptions) => Promise<GeocodeAddressAnswer>;

  /**
   * A route between two places. Without a routing provider, route is null and a straight line is returned.
   *
   * `GET /api/directions/{profile}/{coordinates}`. Access: Any signed-in person, or a token with hazard:model.
   *
   * @throws `route_not_found` (404): Unable to calculate route to destination
   * @throws `provider_failed` (502): The external service did not respond. Try again or enter the values yourself.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetDirectionsParams}, {@link GetDirectionsAnswer}
   * @example
   * await client.geo.getDirections({ params: { profile: "driving", coordinates: "-63.5752,44.6488;-63.57,44.65" } });
   */
  readonly getDirections: (input: { readonly params: GetDirectionsParams }, options?: CallOptions) => Promise<GetDirectionsAnswer>;

  /**
   * A route between two places that avoids areas, if the provider supports it and a route remains.
   *
   * `POST /api/directions/{profile}/{coordinates}`. Access: Any signed-in person, or a token with hazard:model.
   *
   * @throws `route_not_found` (404): Unable to calculate route to destination
   * @throws `provider_failed` (502): The external service did not respond. Try again or enter the values yourself.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetDirectionsAroundBody}, {@link GetDirectionsAroundParams}, {@link GetDirectionsAroundAnswer}
   * @example
   * await client.geo.getDirectionsAround({ params: { profile: "driving", coordinates: "-63.5752,44.6488;-63.57,44.65" }, body: { avoid: [ [ [ -63.573, 44.648 ], [ -63.572, 44.648 ], [ -63.572, 44.649 ], [ -63.573, 44.648 ] ] ] } });
   */
  readonly getDirectionsAround: (input: { readonly params: GetDirectionsAroundParams; readonly body: GetDirectionsAroundBody }, options?: CallOptions) => Promise<GetDirectionsAroundAnswer>;

  /**
   * Hydrants on file; an empty collection when none were loaded.
   *
   * `GET /api/load-hydrants`. Access: Responders of a verified department. Access to business records is always recorded.
   * A 404 with the code `not_found` is an empty result; any other 404 is an error.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link LoadHydrantsQuery}, {@link LoadHydrantsAnswer}
   * @example
   * await client.geo.loadHydrants();
   */
  readonly loadHydrants: (input?: { readonly query?: LoadHydrantsQuery }, options?: CallOptions) => Promise<LoadHydrantsAnswer>;

  /**
   * Sites of all businesses as points of the map, or those in a box, most dangerous first. Reads are audited.
   *
   * `GET /api/get-all-locations-geocoded`. Access: Responders of a verified department. Access to business records is always recorded.
   * A 404 with the code `not_found` is an empty result; any other 404 is an error.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetAllLocationsGeocodedQuery}, {@link GetAllLocationsGeocodedAnswer}
   * @example
   * await client.geo.getAllLocationsGeocoded();
   */
  readonly getAllLocationsGeocoded: (input?: { readonly query?: GetAllLocationsGeocodedQuery }, options?: CallOptions) => Promise<GetAllLocationsGeocodedAnswer>;
}
