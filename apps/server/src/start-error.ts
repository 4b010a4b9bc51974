/** A reason not to start, in one sentence that names the fix. Printed without a stack trace. */
export class StartError extends Error {
  override readonly name = "StartError";
}
