/**
 * For a small page: a caller, its errors and the retry rules, without the contract. Endpoints come from
 * `@placard/api-client/contract/<resource>`.
 */
export { createCaller, type CallArguments, type Caller } from "./client/caller.ts";
export type * from "./client/call-options.ts";
export type * from "./client/call-hooks.ts";
export type { Operation } from "./client/operation.ts";
export { memorySession, type SessionStore } from "./client/session-store.ts";
export type * from "./contract/endpoint/endpoint-types.ts";
export { API_BASE, requestUrl } from "./client/request-url.ts";
export { CLIENT_HEADER, IDEMPOTENCY_HEADER, type HeaderSource } from "./client/request-init.ts";
export { REQUEST_ID_HEADER } from "./client/read-answer.ts";
export { mayRetry, retryDelayMs, RETRY_TABLE, type RetriedCall } from "./client/retry.ts";
export * from "./errors/client-errors.ts";
export * from "./errors/describe-problem.ts";
export * from "./errors/error-codes.ts";
