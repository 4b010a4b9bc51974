import { HttpError } from "@placard/api-client";
import { expect } from "vitest";

interface Refused {
  readonly status: number;
  readonly code: string;
}

/** Awaits the refusal of a call and gives its status and code; a call that succeeds fails the test. */
export async function refusalOf(call: Promise<unknown>): Promise<Refused> {
  const error = await call.then(
    () => expect.fail("The call was answered, though it should have been refused."),
    (reason: unknown) => reason,
  );
  if (!(error instanceof HttpError)) throw error;
  return { status: error.status, code: error.problem?.code ?? "none" };
}

/** The refusals of calls that are under way side by side. Each is awaited at once: none is refused with no one looking. */
export const refusalsOf = (calls: readonly Promise<unknown>[]) => Promise.all(calls.map(refusalOf));
