/** True if code could not be loaded. Browsers report this as a TypeError, each with its own message. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}
