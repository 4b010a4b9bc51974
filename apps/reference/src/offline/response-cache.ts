/** The parts of a browser cache that the offline copy uses. */
export interface CacheDependencies {
  /** `undefined` if the browser stores nothing: without HTTPS, or in some private windows. */
  readonly caches: CacheStorage | undefined;
  /** Called when the device is full. The requested data is still delivered. */
  readonly onFull: () => void;
}

/** Copies of responses on this device, by path. If the browser refuses caches, nothing is stored and nothing fails. */
export class ResponseCache {
  readonly #name: string;
  readonly #means: CacheDependencies;

  constructor(name: string, dependencies: CacheDependencies) {
    this.#name = name;
    this.#means = dependencies;
  }

  async read(path: string): Promise<Response | undefined> {
    return (await this.#open())?.match(path);
  }

  /** Stores a copy. Returns whether it is stored now: false on a full device. */
  async put(path: string, copy: Response): Promise<boolean> {
    const cache = await this.#open();
    if (cache === undefined) return false;
    try {
      await cache.put(path, copy);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === "QuotaExceededError") this.#means.onFull();
      return false;
    }
  }

  /** Removes all copies except those at these paths. */
  async retainOnly(paths: ReadonlySet<string>): Promise<void> {
    const cache = await this.#open();
    for (const { url } of (await cache?.keys()) ?? []) {
      const { pathname } = new URL(url);
      if (!paths.has(pathname)) await cache?.delete(pathname);
    }
  }

  /** Removes all copies from the device. */
  async forget(): Promise<void> {
    try {
      await this.#means.caches?.delete(this.#name);
    } catch {
      // A browser that refuses caches has stored nothing.
    }
  }

  async #open(): Promise<Cache | undefined> {
    try {
      return await this.#means.caches?.open(this.#name);
    } catch {
      return undefined;
    }
  }
}
