/** True if code could not be loaded. Browsers tell of it by a TypeError, each in words of its own. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}
