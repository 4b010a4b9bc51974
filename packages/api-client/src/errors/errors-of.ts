import type { EndpointShape } from "../contract/endpoint/define-endpoint.ts";
import type { ErrorCode } from "./error-code-names.ts";

/**
 * All codes that an endpoint can return: its declared ones, and those that follow from its access, input and method.
 */
export function errorsOf(endpoint: EndpointShape): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>(endpoint.errors);
  const takesInput = endpoint.params ?? endpoint.query ?? endpoint.body ?? endpoint.multipart;
  if (takesInput !== undefined) codes.add("invalid_request");
  if (endpoint.access !== "anyone") for (const code of ACCESS_ERRORS) codes.add(code);
  if (endpoint.method !== "GET") for (const code of WRITE_ERRORS) codes.add(code);
  if (endpoint.multipart !== undefined) for (const code of UPLOAD_ERRORS) codes.add(code);
  if (endpoint.idempotent !== undefined) codes.add("idempotency_key_reused");
  for (const code of COMMON_ERRORS) codes.add(code);
  return [...codes];
}

const ACCESS_ERRORS = [
  "not_signed_in",
  "token_invalid",
  "forbidden",
  "role_too_low",
  "token_scope_missing",
  "department_not_verified",
  "membership_pending",
  "password_change_required",
] as const satisfies readonly ErrorCode[];
const WRITE_ERRORS = ["csrf_refused", "request_too_large"] as const satisfies readonly ErrorCode[];
const UPLOAD_ERRORS = [
  "file_too_large",
  "file_type_refused",
  "file_unreadable",
] as const satisfies readonly ErrorCode[];
const COMMON_ERRORS = [
  "rate_limited",
  "internal_error",
  "not_ready",
  "storage_full",
] as const satisfies readonly ErrorCode[];
