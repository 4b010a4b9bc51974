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
export * from "./contract/pictures.ts";
export * from "./contract/safety-data-sheets.ts";
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
export * from "./schemas/records/storage-reactivity.ts";
export * from "./schemas/records/files.ts";
export * from "./schemas/accounts/department.ts";
export * from "./schemas/records/incident.ts";
export { problem } from "./schemas/ground/problem.ts";

export * from "./client.ts";
export { checkAnswers } from "./checked.ts";
export { uploadWithProgress, type UploadOptions } from "./client/upload-with-progress.ts";

export * from "./errors/errors-of.ts";

export { chainLog, type LogHead } from "./log-file/log-chain.ts";
export { verifyLogFile, type LogFault, type LogVerdict } from "./log-file/verify-log-file.ts";

export { httpChemicalSource } from "./ports/http-chemical-source.ts";
export { httpDirections } from "./ports/http-directions.ts";
export { httpGeocoder, httpRegistrationGeocoder } from "./ports/http-geocoder.ts";
export { httpWeather } from "./ports/http-weather.ts";
