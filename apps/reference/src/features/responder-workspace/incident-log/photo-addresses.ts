/** Object URLs of photos on this device, each created once. The page calls `forgetAll` to release them. */
export class PhotoAddresses {
  readonly #made = new Map<string, string>();

  of(key: string, type: string, bytes: () => BlobPart): string {
    const created = this.#made.get(key) ?? URL.createObjectURL(new Blob([bytes()], { type }));
    this.#made.set(key, created);
    return created;
  }

  forgetAll(): void {
    for (const address of this.#made.values()) URL.revokeObjectURL(address);
    this.#made.clear();
  }
}
