import * as z from "zod";
import { chemicalMatch } from "../substances/chemical-match.ts";
import { addressSuggestion } from "../places/place.ts";
import { tier } from "./roles.ts";

/** One field of a request that was refused, with words for the person who filled it in. */
export const fieldProblem = z.object({ path: z.string(), message: z.string() });

/**
 * Every error of the API. `code` is for programs and stable, `message` is for people, `request_id` finds the log line.
 * The optional fields come with the codes named at them.
 */
export const problem = z.object({
  status: z.literal("error"),
  code: z.string(),
  message: z.string(),
  request_id: z.string(),
  /** `invalid_request` and the refusals of the models: which inputs to change. */
  fields: z.array(fieldProblem).exactOptional(),
  /** `rate_limited`, `sign_in_locked`: seconds until another try can succeed. */
  retry_after_s: z.number().exactOptional(),
  /** `plan_limit_reached`. */
  allowed: z.literal(false).exactOptional(),
  current_tier: tier.exactOptional(),
  required_tier: tier.nullable().exactOptional(),
  /** `edit_conflict`, `safety_data_sheet_exists`: the row as it stands now. */
  current: z.unknown().exactOptional(),
  /** `place_needs_confirmation`: places to choose from. */
  suggestions: z.array(addressSuggestion).exactOptional(),
  /** `chemical_ambiguous`: which it may be. `chemical_not_found`: the nearest names. For a person to choose from. */
  matches: z.array(chemicalMatch).exactOptional(),
  /**
   * The refusals of the models: isolation and protective distance, which stand although no plume is drawn. Of the shape
   * that `/initial-evac` answers; read it with `isolationAnswer`. Errors are read before anything else, so its schema
   * does not come with them.
   */
  isolation: z.unknown().exactOptional(),
});
