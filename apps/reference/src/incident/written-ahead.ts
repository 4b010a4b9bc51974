/**
 * Entries added to an outbox that are not in its database yet. A closing tab does not wait for a database: entries are
 * written to local storage immediately, and the next page picks them up.
 *
 * @param name - name of the outbox
 */
export class WrittenAhead<One extends { readonly key: string }> {
  readonly #name: string;

  constructor(name: string) {
    this.#name = `${name}.ahead`;
  }

  /** Oldest first. */
  all(): readonly One[] {
    try {
      return JSON.parse(localStorage.getItem(this.#name) ?? "[]") as readonly One[]; // written by `add`
    } catch {
      return [];
    }
  }

  add(one: One): void {
    this.#write([...this.all(), one]);
  }

  remove({ key }: One): void {
    const all = this.all();
    const others = all.filter((one) => one.key !== key);
    if (others.length < all.length) this.#write(others);
  }

  #write(all: readonly One[]): void {
    try {
      if (all.length === 0) localStorage.removeItem(this.#name);
      else localStorage.setItem(this.#name, JSON.stringify(all));
    } catch {
      // The database is used next, and the outbox reports if the device cannot store data.
    }
  }
}
