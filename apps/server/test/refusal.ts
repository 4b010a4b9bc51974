import { HttpError } from "@placard/api-client";
import { expect } from "vitest";

interface Refused {
  readonly status: number;
  readonly code: string;
}

/** Returns status and code of a refused call. A call that succeeds fails the test. */
export async function refusalOf(call: Promise<unknown>): Promise<Refused> {
  const error = await call.then(
    () => expect.fail("The call was answered, though it should have been refused."),
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw error;
  return { status: error.status, code: error.problem?.code ?? "none" };
}

/** The refusals of parallel calls. All are awaited immediately, so that no rejection is unhandled. */
export const refusalsOf = (calls: readonly Promise<unknown>[]) => Promise.all(calls.map(refusalOf));
