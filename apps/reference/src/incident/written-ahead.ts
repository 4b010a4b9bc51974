/**
 * What was added to an outbox and is not in its database yet. A tab that is closed or reloaded waits for no database: this
 * is written at once, and taken over by the next page.
 *
 * @param name - of the outbox
 */
export class WrittenAhead<One extends { readonly key: string }> {
  readonly #name: string;

  constructor(name: string) {
    this.#name = `${name}.ahead`;
  }

  /** Oldest first. */
  all(): readonly One[] {
    try {
      return JSON.parse(localStorage.getItem(this.#name) ?? "[]") as readonly One[]; // what `add` wrote
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
      // The database is told next, and says when the device keeps nothing.
    }
  }
}
