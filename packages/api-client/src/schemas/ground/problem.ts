import * as z from "zod";
import { chemicalMatch } from "../substances/chemical-match.ts";
import { addressSuggestion } from "../places/place.ts";
import { tier } from "./roles.ts";

/** A refused field of a request, with a message for the user. */
export const fieldProblem = z.object({ path: z.string(), message: z.string() });

/**
 * All errors of the API. `code` is for programs and stable, `message` is for people, `request_id` finds the log line.
 * Each optional field comes with the codes named in its comment.
 */
export const problem = z.object({
  status: z.literal("error"),
  code: z.string(),
  message: z.string(),
  request_id: z.string(),
  /** `invalid_request` and the refusals of the models: the inputs to change. */
  fields: z.array(fieldProblem).exactOptional(),
  /** `rate_limited`, `sign_in_locked`: seconds until a retry can succeed. */
  retry_after_s: z.number().exactOptional(),
  /** `plan_limit_reached`. */
  allowed: z.literal(false).exactOptional(),
  current_tier: tier.exactOptional(),
  required_tier: tier.nullable().exactOptional(),
  /** `edit_conflict`, `safety_data_sheet_exists`: the current row. */
  current: z.unknown().exactOptional(),
  /** `place_needs_confirmation`: locations to choose from. */
  suggestions: z.array(addressSuggestion).exactOptional(),
  /** `chemical_ambiguous`: the candidates. `chemical_not_found`: the nearest names. The user chooses one. */
  matches: z.array(chemicalMatch).exactOptional(),
  /**
   * Refusals of the models: isolation and protective action distance, which apply although no plume is drawn. Same
   * format as the answer of `/initial-evac`; read it with `isolationAnswer`. Its schema is left out here, because
   * errors are parsed before anything else is loaded.
   */
  isolation: z.unknown().exactOptional(),
});
