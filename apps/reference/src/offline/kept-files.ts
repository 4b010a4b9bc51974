/** A file that is kept on the device. `revision`: of one whose name says nothing of what is in it. */
export interface KeptFile {
  /** Below the root, without a leading slash. */
  readonly url: string;
  readonly revision: string | null;
}

/** Progress of saving the app on the device. */
export interface Held {
  readonly have: number;
  readonly total: number;
}

interface Means {
  readonly caches: CacheStorage;
  readonly fetch: (url: string, options?: RequestInit) => Promise<Response>;
}

const PREFIX = "placard-app-";
/** Enough to be quick, few enough that what someone waits for comes first. */
const AT_ONCE = 4;
export const SHELL = "/index.html";

/** The files of one version of the app, in a cache of their own. */
export class KeptFiles {
  readonly #files: readonly KeptFile[];
  readonly #means: Means;
  #cache: Promise<Cache> | null = null;

  constructor(files: readonly KeptFile[], means: Means) {
    // The build names some of them twice.
    this.#files = [...new Map(files.map((file) => [file.url, file])).values()];
    this.#means = means;
  }

  async held(): Promise<Held> {
    const kept = await this.#paths();
    return { have: this.#files.filter(({ url }) => kept.has(`/${url}`)).length, total: this.#files.length };
  }

  /**
   * Brings what is not here yet. What came stays, so that a try after a lost network continues where the last one ended.
   *
   * @param tell - told after each file
   * @throws when a file could not be brought or kept; the others were still tried
   */
  async bring(tell: (held: Held) => void): Promise<void> {
    const kept = await this.#paths();
    const missing = this.#files.filter(({ url }) => !kept.has(`/${url}`));
    const total = this.#files.length;
    let have = total - missing.length;
    let failure: unknown = null;
    tell({ have, total });
    const queue = missing.values();
    const work = async (): Promise<void> => {
      for (const file of queue) {
        try {
          await this.#bringOne(file);
          have += 1;
          tell({ have, total });
        } catch (error) {
          failure ??= error;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (failure !== null) throw failure;
  }

  /**
   * What is kept under this path; `undefined` where nothing is, or where the browser does not give it in this moment: the
   * network is then asked. A file named by its content may be of another version.
   */
  async match(path: string): Promise<Response | undefined> {
    try {
      const own = await (await this.#open()).match(path);
      return own ?? (isNamedByContent(path) ? await this.#means.caches.match(path) : undefined);
    } catch {
      return undefined;
    }
  }

  isListed(path: string): boolean {
    return this.#files.some(({ url }) => `/${url}` === path);
  }

  /** Drops versions before the last: a page that is still open may be of that one. */
  async dropOlder(): Promise<void> {
    const own = await this.#name();
    const others = (await this.#means.caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
    // In the order in which they were made.
    await Promise.all(others.slice(0, -1).map((name) => this.#means.caches.delete(name)));
  }

  async #bringOne({ url, revision }: KeptFile): Promise<void> {
    const path = `/${url}`;
    const cache = await this.#open();
    const known = revision === null ? await this.#means.caches.match(path) : undefined;
    const answer = known ?? (await this.#means.fetch(path, revision === null ? {} : { cache: "no-cache" }));
    if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`);
    if (path === SHELL) await this.#requireOwnShell(answer.clone());
    await cache.put(path, answer);
  }

  /** A page of a newer version than this list would ask for files that no one kept. */
  async #requireOwnShell(answer: Response): Promise<void> {
    const named = (await answer.text()).matchAll(/["'](\/assets\/[^"']+)["']/g);
    for (const [, path = ""] of named) {
      if (!this.isListed(path)) throw new Error(`The page requested ${path}, which belongs to another version.`);
    }
  }

  async #paths(): Promise<ReadonlySet<string>> {
    const kept = await (await this.#open()).keys();
    return new Set(kept.map(({ url }) => new URL(url, "https://placard.invalid").pathname));
  }

  #open(): Promise<Cache> {
    this.#cache ??= this.#name()
      .then((name) => this.#means.caches.open(name))
      .catch((error: unknown) => {
        this.#cache = null; // asked again by the next one
        throw error;
      });
    return this.#cache;
  }

  async #name(): Promise<string> {
    const list = new TextEncoder().encode(JSON.stringify(this.#files));
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", list));
    return PREFIX + Array.from(digest.slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}

function isNamedByContent(path: string): boolean {
  return path.startsWith("/assets/");
}
