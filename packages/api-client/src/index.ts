export { contract, endpoints, type Contract } from "./contract/index.ts";
export * from "./contract/define-endpoint.ts";
export type * from "./contract/endpoint-types.ts";
export * from "./contract/access-rules.ts";
export * from "./contract/session.ts";
export * from "./contract/registration.ts";
export * from "./contract/businesses.ts";
export * from "./contract/people.ts";
export * from "./contract/locations.ts";
export * from "./contract/chemicals.ts";
export * from "./contract/pictures.ts";
export * from "./contract/safety-data-sheets.ts";
export * from "./contract/plans.ts";
export * from "./contract/departments.ts";
export * from "./contract/incidents.ts";
export * from "./contract/reference.ts";
export * from "./contract/modelling.ts";
export * from "./contract/geo.ts";
export * from "./contract/service.ts";

export type * from "./schemas/session-user.ts";
export type * from "./schemas/people.ts";
export type * from "./schemas/business.ts";
export type * from "./schemas/location.ts";
export type * from "./schemas/chemical.ts";
export type * from "./schemas/files.ts";
export type * from "./schemas/department.ts";
export type * from "./schemas/incident.ts";
export { problem, type Problem } from "./schemas/problem.ts";

export { createClient, type Client, type ClientMethod } from "./client/client.ts";
export {
  createCaller,
  type CallArguments,
  type Caller,
  type CallerOptions,
  type CallOptions,
  type Fetch,
} from "./client/caller.ts";
export { API_BASE, requestUrl } from "./client/request-url.ts";
export { CLIENT_HEADER, IDEMPOTENCY_HEADER, type HeaderSource } from "./client/request-init.ts";
export { REQUEST_ID_HEADER } from "./client/read-answer.ts";
export { uploadWithProgress, type UploadOptions } from "./client/upload-with-progress.ts";
export { mayRetry, retryDelayMs, RETRY_TABLE, type RetriedCall } from "./client/retry.ts";

export * from "./errors/client-errors.ts";
export * from "./errors/describe-problem.ts";
export * from "./errors/error-codes.ts";
export * from "./errors/errors-of.ts";

export { httpChemicalSource } from "./ports/http-chemical-source.ts";
export { httpDirections } from "./ports/http-directions.ts";
export { httpGeocoder, httpRegistrationGeocoder } from "./ports/http-geocoder.ts";
export { httpWeather } from "./ports/http-weather.ts";
