/**
 * For the server and the reference application only: the contract with its schemas. Names may change or disappear in
 * any release. Everyone else reads the OpenAPI document or `contract/<resource>`.
 */
export { contract, endpoints, type Contract } from "./contract/index.ts";
export * from "./contract/endpoint/define-endpoint.ts";
export type * from "./contract/endpoint/handler-types.ts";
export * from "./contract/endpoint/access-rules.ts";
export * from "./contract/endpoint/secret-fields.ts";
export * from "./contract/session.ts";
export * from "./contract/registration.ts";
export * from "./contract/businesses.ts";
export * from "./contract/people.ts";
export * from "./contract/invitations.ts";
export * from "./contract/locations.ts";
export * from "./contract/chemicals.ts";
export * from "./contract/chemical-imports.ts";
export * from "./contract/chemical-checks.ts";
export * from "./contract/containers.ts";
export * from "./contract/storage-reactivity.ts";
export * from "./contract/deleted-records.ts";
export * from "./contract/reports/hand-over.ts";
export * from "./contract/pictures.ts";
export * from "./contract/safety-data-sheets.ts";
export * from "./contract/inspections/inspections.ts";
export * from "./contract/inspections/schedules.ts";
export * from "./contract/inspections/rounds.ts";
export * from "./contract/inspections/photos.ts";
export * from "./contract/inspections/findings.ts";
export * from "./contract/inspections/checklists.ts";
export * from "./contract/plans.ts";
export * from "./contract/access-tokens.ts";
export * from "./contract/departments.ts";
export * from "./contract/incidents.ts";
export * from "./contract/reference.ts";
export * from "./contract/modelling.ts";
export * from "./contract/geo.ts";
export * from "./contract/service.ts";

export * from "./schemas/accounts/session-user.ts";
export * from "./schemas/accounts/people.ts";
export * from "./schemas/accounts/business.ts";
export * from "./schemas/records/location.ts";
export * from "./schemas/records/chemical.ts";
export * from "./schemas/records/chemical-import.ts";
export * from "./schemas/records/container.ts";
export { MOST_NAMED } from "./schemas/records/on-file.ts";
export { REPORT_PAGE_SIZE } from "./schemas/records/hand-over.ts";
export * from "./schemas/records/storage-reactivity.ts";
export * from "./schemas/records/files.ts";
export * from "./schemas/records/inspection.ts";
export * from "./schemas/accounts/department.ts";
export * from "./schemas/records/incident.ts";
export { changedParts, mergePlans, withPartsOf, type MergedPlans } from "./schemas/records/merge-plans.ts";
export { problem } from "./schemas/ground/problem.ts";

export * from "./errors/errors-of.ts";

export { chainLog, type LogHead } from "./log-file/log-chain.ts";

export { httpRegistrationGeocoder } from "./ports/http-geocoder.ts";
