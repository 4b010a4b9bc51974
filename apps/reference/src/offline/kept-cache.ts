/** The parts of a browser cache that the offline copy uses. */
export interface CacheMeans {
  /** `undefined` where the browser keeps nothing: without https, or in some private windows. */
  readonly caches: CacheStorage | undefined;
  /** Told when the device is full. What was asked for comes all the same. */
  readonly onFull: () => void;
}

/** Copies of answers on this device, by path. Where the browser refuses its caches, nothing is kept and nothing fails. */
export class KeptCache {
  readonly #name: string;
  readonly #means: CacheMeans;

  constructor(name: string, means: CacheMeans) {
    this.#name = name;
    this.#means = means;
  }

  async read(path: string): Promise<Response | undefined> {
    return (await this.#open())?.match(path);
  }

  /** Keeps a copy. Whether it is kept now: not on a full device. */
  async keep(path: string, copy: Response): Promise<boolean> {
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

  /** Drops every copy but those at these paths. */
  async keepOnly(paths: ReadonlySet<string>): Promise<void> {
    const cache = await this.#open();
    for (const { url } of (await cache?.keys()) ?? []) {
      const { pathname } = new URL(url);
      if (!paths.has(pathname)) await cache?.delete(pathname);
    }
  }

  /** Takes all of it off the device. */
  async forget(): Promise<void> {
    try {
      await this.#means.caches?.delete(this.#name);
    } catch {
      // A browser that refuses its caches has kept nothing.
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
