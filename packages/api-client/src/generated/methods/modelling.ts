// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  BuildPlumesAnswer,
  BuildPlumesQuery,
  ConvertMgM3ToPpmAnswer,
  ConvertMgM3ToPpmBody,
  ConvertPpmToMgM3Answer,
  ConvertPpmToMgM3Body,
  GetWeatherAnswer,
  GetWeatherQuery,
  InitialEvacAnswer,
  InitialEvacQuery,
  TurnbackPpmAnswer,
  TurnbackPpmBody,
} from "../models.ts";

/** Isolation, plumes, weather and conversions. */
export interface ModellingMethods {
  /**
   * Toxic and flammable zones of a release with isolation distances, or a typed refusal with the isolation distances that still apply. Terrain, buildings and fires are not modelled.
   *
   * `GET /api/build-plumes`. Access: Any signed-in person, or a token with hazard:model.
   *
   * @throws `chemical_not_found` (404): Chemical not found. Please check the spelling and try again.
   * @throws `chemical_ambiguous` (422): This matches more than one chemical. Choose which one you mean.
   * @throws `weather_required` (422): Enter wind speed, wind direction and temperature. No wind is assumed.
   * @throws `place_needs_confirmation` (422): The location is not precise enough. Confirm it or place the pin on the map.
   * @throws `address_not_found` (404): This address was not found. Check it, or place the pin on the map.
   * @throws `provider_failed` (502): The external service did not respond. Try again or enter the values yourself.
   * @throws `substance_unknown` (404): This chemical is not on file. Check the spelling.
   * @throws `substance_incomplete` (422): A value the model needs is not on file for this chemical.
   * @throws `solid_not_modelled` (422): Particulates are not modelled. Use the isolation distance.
   * @throws `no_vapour` (422): There is no vapour to model. Use the isolation distance.
   * @throws `wind_too_low` (422): Wind is under 1 m/s: no plume. Use the isolation distance in all directions.
   * @throws `rate_not_positive` (400): Valid emission rate is required
   * @throws `height_negative` (400): Valid emission height is required
   * @throws `outside_domain` (422): An input is outside the model's range.
   * @throws `stability_required` (422): Enter the cloud cover or choose a stability class.
   * @throws `heavy_gas_not_modelled` (422): This gas is heavier than air at this rate and is not modelled.
   * @throws `no_thresholds` (422): No exposure limits on file for this chemical, so no zones can be drawn.
   * @throws `source_incomplete` (422): A value for the release source is missing. Enter it.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link BuildPlumesQuery}, {@link BuildPlumesAnswer}
   * @example
   * await client.modelling.buildPlumes({ query: { chem_name: "ammonia", emission_rate: 0.5, emission_height: 1, lat: 44.6488, lon: -63.5752, inPPM: true, state: "gas", turnBackLELPercent: 10, wind_speed: 5, wind_from: 240, temperature_c: 12, cloud: 5 } });
   */
  readonly buildPlumes: (input: { readonly query: BuildPlumesQuery }, options?: CallOptions) => Promise<BuildPlumesAnswer>;

  /**
   * Initial isolation as a circle. With a chemical it follows the guide; without one, the default of the state for an unidentified material.
   *
   * `GET /api/initial-evac`. Access: Any signed-in person, or a token with hazard:model.
   *
   * @throws `chemical_not_found` (404): Chemical not found. Please check the spelling and try again.
   * @throws `chemical_ambiguous` (422): This matches more than one chemical. Choose which one you mean.
   * @throws `place_needs_confirmation` (422): The location is not precise enough. Confirm it or place the pin on the map.
   * @throws `address_not_found` (404): This address was not found. Check it, or place the pin on the map.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link InitialEvacQuery}, {@link InitialEvacAnswer}
   * @example
   * await client.modelling.initialEvac({ query: { address: "100 Pier Road, Halifax NS", state: "gas", chem_name: "ammonia" } });
   */
  readonly initialEvac: (input: { readonly query: InitialEvacQuery }, options?: CallOptions) => Promise<InitialEvacAnswer>;

  /**
   * Current weather from the provider. Never a default: without one it is an error.
   *
   * `GET /api/get-weather`. Access: Any signed-in person, or a token with hazard:model.
   *
   * @throws `provider_not_configured` (503): No external service is set up for this. Enter the values yourself.
   * @throws `provider_failed` (502): The external service did not respond. Try again or enter the values yourself.
   * @throws `address_not_found` (404): This address was not found. Check it, or place the pin on the map.
   * @throws `place_needs_confirmation` (422): The location is not precise enough. Confirm it or place the pin on the map.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetWeatherQuery}, {@link GetWeatherAnswer}
   * @example
   * await client.modelling.getWeather({ query: { lat: 44.6488, lon: -63.5752 } });
   */
  readonly getWeather: (input?: { readonly query?: GetWeatherQuery }, options?: CallOptions) => Promise<GetWeatherAnswer>;

  /**
   * mg/m³ of a gas or vapour in ppm, with the molar mass on file.
   *
   * `POST /api/convert-mg-m3-to-ppm`. Access: Any signed-in person, or a token with chemicals:read.
   *
   * @throws `chemical_not_found` (404): Chemical not found. Please check the spelling and try again.
   * @throws `chemical_ambiguous` (422): This matches more than one chemical. Choose which one you mean.
   * @throws `unit_not_applicable` (422): ppm applies to gases and vapours. This substance is neither, so it cannot be converted.
   * @throws `figure_not_on_file` (422): A value needed for this is not on file for this chemical.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ConvertMgM3ToPpmBody}, {@link ConvertMgM3ToPpmAnswer}
   * @example
   * await client.modelling.convertMgM3ToPpm({ body: { chem_name: "ammonia", mg_m3: 17.03 } });
   */
  readonly convertMgM3ToPpm: (input: { readonly body: ConvertMgM3ToPpmBody }, options?: CallOptions) => Promise<ConvertMgM3ToPpmAnswer>;

  /**
   * ppm of a gas or vapour in mg/m³, with the molar mass on file.
   *
   * `POST /api/convert-ppm-to-mg-m3`. Access: Any signed-in person, or a token with chemicals:read.
   *
   * @throws `chemical_not_found` (404): Chemical not found. Please check the spelling and try again.
   * @throws `chemical_ambiguous` (422): This matches more than one chemical. Choose which one you mean.
   * @throws `unit_not_applicable` (422): ppm applies to gases and vapours. This substance is neither, so it cannot be converted.
   * @throws `figure_not_on_file` (422): A value needed for this is not on file for this chemical.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link ConvertPpmToMgM3Body}, {@link ConvertPpmToMgM3Answer}
   * @example
   * await client.modelling.convertPpmToMgM3({ body: { chem_name: "ammonia", ppm: 24.465, temp_c: 25, pressure_mb: 1013.25 } });
   */
  readonly convertPpmToMgM3: (input: { readonly body: ConvertPpmToMgM3Body }, options?: CallOptions) => Promise<ConvertPpmToMgM3Answer>;

  /**
   * The sensor reading at which to turn back: 10% of the LEL, divided by the factor (true gas ÷ reading).
   *
   * `POST /api/turnbackPPM`. Access: Any signed-in person, or a token with chemicals:read.
   *
   * @throws `chemical_not_found` (404): Chemical not found. Please check the spelling and try again.
   * @throws `chemical_ambiguous` (422): This matches more than one chemical. Choose which one you mean.
   * @throws `figure_not_on_file` (422): A value needed for this is not on file for this chemical.
   * @throws `does_not_burn` (422): This substance does not burn, so it has no LEL.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link TurnbackPpmBody}, {@link TurnbackPpmAnswer}
   * @example
   * await client.modelling.turnbackPpm({ body: { chem_name: "ammonia", sensorCorrectionFactor: 1 } });
   */
  readonly turnbackPpm: (input: { readonly body: TurnbackPpmBody }, options?: CallOptions) => Promise<TurnbackPpmAnswer>;
}
