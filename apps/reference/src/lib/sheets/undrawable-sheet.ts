/** A file that this device cannot draw: broken, locked with a password, or of a kind that its reader does not know. */
export class UndrawableSheet extends Error {
  override readonly name = "UndrawableSheet";
}
