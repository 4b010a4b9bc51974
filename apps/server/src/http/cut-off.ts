import { ApiError } from "../errors.ts";

/**
 * The error for a request whose connection ended early. Nobody receives it, and the log does not count it as a fault.
 */
export function cutOff(): ApiError {
  return new ApiError("invalid_request", { message: "The request was incomplete. Send it again." });
}
