/** A file that this device cannot draw: damaged, protected with a password, or of an unsupported kind. */
export class UndrawableSheet extends Error {
  override readonly name = "UndrawableSheet";
}
