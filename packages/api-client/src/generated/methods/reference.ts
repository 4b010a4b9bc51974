// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  GetAllPropertiesAnswer,
  GetAllPropertiesQuery,
  GetChemicalRecordAnswer,
  GetChemicalRecordParams,
  GetNfpaAnswer,
  GetNfpaParams,
  GetNfpaQuery,
  GetPpePropertiesAnswer,
  GetPpePropertiesQuery,
  GetPubchemPropertyAnswer,
  GetPubchemPropertyQuery,
  GetSafetyPropertiesAnswer,
  GetSafetyPropertiesParams,
  GetSafetyPropertiesQuery,
  MeantChemicalAnswer,
  MeantChemicalQuery,
  SearchChemicalsAnswer,
  SearchChemicalsQuery,
  SearchNioshsAnswer,
  SearchNioshsQuery,
} from "../models.ts";

/** Reference data about substances, with a source for every value. */
export interface ReferenceMethods {
  /**
   * Chemicals by name, synonym, CAS, UN or NA number or formula; typing errors are allowed for.
   *
   * `GET /api/search-chemicals`. Access: Any signed-in person, or a token with chemicals:read.
   * A 404 with the code `not_found` or `chemical_not_found` is an empty result; any other 404 is an error.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link SearchChemicalsQuery}, {@link SearchChemicalsAnswer}
   * @example
   * await client.reference.searchChemicals({ query: { query: "un 1005", limit: 5 } });
   */
  readonly searchChemicals: (input: { readonly query: SearchChemicalsQuery }, options?: CallOptions) => Promise<SearchChemicalsAnswer>;

  /**
   * Resolve a text to a chemical: one, several, similar names, an unregulated substance, or none.
   *
   * `GET /api/meant-chemical`. Access: Any signed-in person, or a token with chemicals:read.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link MeantChemicalQuery}, {@link MeantChemicalAnswer}
   * @example
   * await client.reference.meantChemical({ query: { text: "un 1005" } });
   */
  readonly meantChemical: (input: { readonly query: MeantChemicalQuery }, options?: CallOptions) => Promise<MeantChemicalAnswer>;

  /**
   * Everything on file about one chemical, with a source on every figure.
   *
   * `GET /api/get-chemical-record/{key}`. Access: Any signed-in person, or a token with chemicals:read.
   * A 404 with the code `not_found` or `chemical_not_found` is an empty result; any other 404 is an error.
   *
   * @throws `chemical_not_found` (404): Chemical not found. Please check the spelling and try again.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetChemicalRecordParams}, {@link GetChemicalRecordAnswer}
   * @example
   * await client.reference.getChemicalRecord({ params: { key: "cas:7664-41-7" } });
   */
  readonly getChemicalRecord: (input: { readonly params: GetChemicalRecordParams }, options?: CallOptions) => Promise<GetChemicalRecordAnswer>;

  /**
   * Safety Information by topic, with the source of each sentence.
   *
   * `GET /api/get-safety-properties/{key}`. Access: Any signed-in person, or a token with chemicals:read.
   * A 404 with the code `not_found` or `chemical_not_found` is an empty result; any other 404 is an error.
   *
   * @throws `chemical_not_found` (404): Chemical not found. Please check the spelling and try again.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetSafetyPropertiesParams}, {@link GetSafetyPropertiesQuery}, {@link GetSafetyPropertiesAnswer}
   * @example
   * await client.reference.getSafetyProperties({ params: { key: "cas:7664-41-7" } });
   */
  readonly getSafetyProperties: (input: { readonly params: GetSafetyPropertiesParams; readonly query?: GetSafetyPropertiesQuery }, options?: CallOptions) => Promise<GetSafetyPropertiesAnswer>;

  /**
   * Safety Information as the positional list of 20; each entry is a list of one text, N/A when not on file.
   *
   * `GET /api/get-PPE-properties`. Access: Any signed-in person, or a token with chemicals:read.
   *
   * @throws `chemical_not_found` (404): Chemical not found. Please check the spelling and try again.
   * @throws `chemical_ambiguous` (422): This matches more than one chemical. Choose which one you mean.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetPpePropertiesQuery}, {@link GetPpePropertiesAnswer}
   * @example
   * await client.reference.getPpeProperties({ query: { chemical_name: "ammonia" } });
   */
  readonly getPpeProperties: (input?: { readonly query?: GetPpePropertiesQuery }, options?: CallOptions) => Promise<GetPpePropertiesAnswer>;

  /**
   * NFPA 704 codes; null when none are on file.
   *
   * `GET /api/nfpa/{chemical_name}`. Access: Any signed-in person, or a token with chemicals:read.
   * A 404 with the code `not_found` or `chemical_not_found` is an empty result; any other 404 is an error.
   *
   * @throws `chemical_not_found` (404): Chemical not found. Please check the spelling and try again.
   * @throws `chemical_ambiguous` (422): This matches more than one chemical. Choose which one you mean.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetNfpaParams}, {@link GetNfpaQuery}, {@link GetNfpaAnswer}
   * @example
   * await client.reference.getNfpa({ params: { chemical_name: "ammonia" } });
   */
  readonly getNfpa: (input: { readonly params: GetNfpaParams; readonly query?: GetNfpaQuery }, options?: CallOptions) => Promise<GetNfpaAnswer>;

  /**
   * The physical record as the positional list of 20; an empty entry is not on file.
   *
   * `GET /api/get-all-properties`. Access: Any signed-in person, or a token with chemicals:read.
   *
   * @throws `chemical_not_found` (404): Chemical not found. Please check the spelling and try again.
   * @throws `chemical_ambiguous` (422): This matches more than one chemical. Choose which one you mean.
   * @throws `provider_failed` (502): The external service did not respond. Try again or enter the values yourself.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetAllPropertiesQuery}, {@link GetAllPropertiesAnswer}
   * @example
   * await client.reference.getAllProperties({ query: { chemical_name: "ammonia" } });
   */
  readonly getAllProperties: (input?: { readonly query?: GetAllPropertiesQuery }, options?: CallOptions) => Promise<GetAllPropertiesAnswer>;

  /**
   * One heading of the physical record. Of AEGLs Table, entries 4 to 6 are AEGL-1, AEGL-2 and AEGL-3.
   *
   * `GET /api/pubchem-property`. Access: Any signed-in person, or a token with chemicals:read.
   *
   * @throws `chemical_not_found` (404): Chemical not found. Please check the spelling and try again.
   * @throws `chemical_ambiguous` (422): This matches more than one chemical. Choose which one you mean.
   * @throws `provider_failed` (502): The external service did not respond. Try again or enter the values yourself.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetPubchemPropertyQuery}, {@link GetPubchemPropertyAnswer}
   * @example
   * await client.reference.getPubchemProperty({ query: { chemical_name: "ammonia", target_heading: "CAS" } });
   */
  readonly getPubchemProperty: (input: { readonly query: GetPubchemPropertyQuery }, options?: CallOptions) => Promise<GetPubchemPropertyAnswer>;

  /**
   * Entries of the NIOSH Pocket Guide whose name, CAS number or synonyms contain the text; at most 8.
   *
   * `GET /api/search-nioshs`. Access: Any signed-in person, or a token with chemicals:read.
   * A 404 with the code `not_found` is an empty result; any other 404 is an error.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link SearchNioshsQuery}, {@link SearchNioshsAnswer}
   * @example
   * await client.reference.searchNioshs({ query: { query: "ammonia" } });
   */
  readonly searchNioshs: (input: { readonly query: SearchNioshsQuery }, options?: CallOptions) => Promise<SearchNioshsAnswer>;
}
