/** A reason not to start, in one sentence that names the fix. Printed alone, without a stack. */
export class StartError extends Error {
  override readonly name = "StartError";
}
