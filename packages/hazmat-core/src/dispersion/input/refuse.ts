import { err, type Result } from "../../identity/result.ts";
import type { ReleaseRefusal, ReleaseRefusalCode } from "../release.ts";

/** Builds a refusal of the models: a stable code, a sentence with the fix, and the inputs to change. */
export function refusal(code: ReleaseRefusalCode, message: string, fields: readonly string[]): ReleaseRefusal {
  return { code, message, fields };
}

/** Wraps a refusal as a result. */
export function refusedRelease(reason: ReleaseRefusal): Result<never, ReleaseRefusal> {
  return err(reason);
}
