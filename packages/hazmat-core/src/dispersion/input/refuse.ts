import { err, type Result } from "../../identity/result.ts";
import type { ReleaseRefusal, ReleaseRefusalCode } from "../release.ts";

/** A refusal as the models give it: a stable code, a sentence that names the fix, and the inputs to change. */
export function refusal(code: ReleaseRefusalCode, message: string, fields: readonly string[]): ReleaseRefusal {
  return { code, message, fields };
}

/** A refusal as an answer. */
export function refused(reason: ReleaseRefusal): Result<never, ReleaseRefusal> {
  return err(reason);
}
