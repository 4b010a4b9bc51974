import { ApiError } from "../errors.ts";

/** The refusal of a request whose connection ended before it was whole. No one may read it; the log counts no fault. */
export function cutOff(): ApiError {
  return new ApiError("invalid_request", { message: "The request was incomplete. Send it again." });
}
