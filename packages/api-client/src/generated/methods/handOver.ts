// Made by tools/client/build.ts from packages/api-client/src/contract. Do not edit: run pnpm client.
import type { CallOptions } from "../../client/call-options.ts";
import type {
  GetEmergencyCountsAnswer,
  GetEmergencyCountsParams,
  GetMissingReportFieldsAnswer,
  GetMissingReportFieldsParams,
  GetMissingReportFieldsQuery,
  GetReportStatesAnswer,
  GetReportStatesParams,
  GetThresholdCountsAnswer,
  GetThresholdCountsParams,
  GetThresholdCountsQuery,
  MakeTierTwoReportAnswer,
  MakeTierTwoReportBody,
  MakeTierTwoReportParams,
} from "../models.ts";

/** Reports required by law: stock compared with thresholds, missing fields, and the report file. */
export interface HandOverMethods {
  /**
   * Each facility of a business compared with the thresholds of a Tier II report: counts by verdict, the first substances that are open, and the missing fields.
   *
   * `GET /api/get-report-states/{id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetReportStatesParams}, {@link GetReportStatesAnswer}
   * @example
   * await client.handOver.getReportStates({ params: { id: 3 } });
   */
  readonly getReportStates: (input: { readonly params: GetReportStatesParams }, options?: CallOptions) => Promise<GetReportStatesAnswer>;

  /**
   * One page of a facility's substances compared with their thresholds, those that must be reported first.
   *
   * `GET /api/get-threshold-counts/{id}`. Access: Everyone of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetThresholdCountsParams}, {@link GetThresholdCountsQuery}, {@link GetThresholdCountsAnswer}
   * @example
   * await client.handOver.getThresholdCounts({ params: { id: 3 }, query: { place_id: 21, state: "open" } });
   */
  readonly getThresholdCounts: (input: { readonly params: GetThresholdCountsParams; readonly query: GetThresholdCountsQuery }, options?: CallOptions) => Promise<GetThresholdCountsAnswer>;

  /**
   * One page of the fields missing for a facility's Tier II report, by record.
   *
   * `GET /api/get-missing-report-fields/{id}`. Access: Everyone of the business.
   *
   * @throws `not_found` (404): Not found.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetMissingReportFieldsParams}, {@link GetMissingReportFieldsQuery}, {@link GetMissingReportFieldsAnswer}
   * @example
   * await client.handOver.getMissingReportFields({ params: { id: 3 }, query: { place_id: 21 } });
   */
  readonly getMissingReportFields: (input: { readonly params: GetMissingReportFieldsParams; readonly query: GetMissingReportFieldsQuery }, options?: CallOptions) => Promise<GetMissingReportFieldsAnswer>;

  /**
   * The substances of Schedule 1 of the Environmental Emergency Regulations, 2019, at each site that stores any.
   *
   * `GET /api/get-emergency-counts/{id}`. Access: Everyone of the business.
   *
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link GetEmergencyCountsParams}, {@link GetEmergencyCountsAnswer}
   * @example
   * await client.handOver.getEmergencyCounts({ params: { id: 3 } });
   */
  readonly getEmergencyCounts: (input: { readonly params: GetEmergencyCountsParams }, options?: CallOptions) => Promise<GetEmergencyCountsAnswer>;

  /**
   * The file of a Tier II report for Tier2 Submit. Nothing is stored.
   *
   * `POST /api/make-tier-two-report/{id}`. Access: Everyone of the business.
   *
   * @throws `report_nothing_over` (409): No chemical is at or above its threshold. There is nothing to report.
   * @throws `report_missing_fields` (409): Fill in the missing fields of each site, contact and chemical first.
   * @throws `report_undecided` (409): Fill in the information that is still needed for each threshold first.
   * @throws Any call of this kind: `invalid_request`, `not_signed_in`, `token_invalid`, `forbidden`, `role_too_low`, `token_scope_missing`, `department_not_verified`, `membership_pending`, `password_change_required`, `csrf_refused`, `request_too_large`, `rate_limited`, `internal_error`, `not_ready`, `storage_full`. See {@link ERROR_CODES}.
   * @see {@link MakeTierTwoReportBody}, {@link MakeTierTwoReportParams}, {@link MakeTierTwoReportAnswer}
   * @example
   * await client.handOver.makeTierTwoReport({ params: { id: 3 }, body: { year: 2025, certifier: "Jo Bell, Manager", signed_on: "2026-02-20" } });
   */
  readonly makeTierTwoReport: (input: { readonly params: MakeTierTwoReportParams; readonly body: MakeTierTwoReportBody }, options?: CallOptions) => Promise<MakeTierTwoReportAnswer>;
}
