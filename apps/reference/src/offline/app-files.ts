/** A file stored on the device. `revision` is set if the file name does not depend on the content. */
export interface AppFile {
  /** Relative to the root, without a leading slash. */
  readonly url: string;
  readonly revision: string | null;
}

/** Progress of saving the app on the device. */
export interface DownloadProgress {
  readonly have: number;
  readonly total: number;
}

interface Dependencies {
  readonly caches: CacheStorage;
  readonly fetch: (url: string, options?: RequestInit) => Promise<Response>;
}

const PREFIX = "placard-app-";
/** Parallel downloads: enough to be fast, few enough that requests of the user come first. */
const PARALLEL_DOWNLOADS = 4;
export const SHELL = "/index.html";

/** The files of one version of the app, in their own cache. */
export class AppFiles {
  readonly #files: readonly AppFile[];
  readonly #means: Dependencies;
  #cache: Promise<Cache> | null = null;

  constructor(files: readonly AppFile[], dependencies: Dependencies) {
    // The build lists some of them twice.
    this.#files = [...new Map(files.map((file) => [file.url, file])).values()];
    this.#means = dependencies;
  }

  async progress(): Promise<DownloadProgress> {
    const saved = await this.#paths();
    return { have: this.#files.filter(({ url }) => saved.has(`/${url}`)).length, total: this.#files.length };
  }

  /**
   * Downloads missing files. Files already downloaded stay, so that a retry after a lost network continues where the
   * last one stopped.
   *
   * @param tell - called after each file
   * @throws if a file could not be downloaded or stored; the others were still tried
   */
  async download(onProgress: (held: DownloadProgress) => void): Promise<void> {
    const saved = await this.#paths();
    const missing = this.#files.filter(({ url }) => !saved.has(`/${url}`));
    const total = this.#files.length;
    let have = total - missing.length;
    let failure: unknown = null;
    onProgress({ have, total });
    const queue = missing.values();
    const work = async (): Promise<void> => {
      for (const file of queue) {
        try {
          await this.#bringOne(file);
          have += 1;
          onProgress({ have, total });
        } catch (error) {
          failure ??= error;
        }
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, work));
    if (failure !== null) throw failure;
  }

  /**
   * The stored file at this path; `undefined` if there is none or the browser does not return it at the moment, so that
   * the network is used. A file with a content hash in its name may come from another version.
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

  /** Removes versions before the previous one: a page that is still open may use the previous version. */
  async dropOlder(): Promise<void> {
    const own = await this.#name();
    const others = (await this.#means.caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own);
    // In the order of creation.
    await Promise.all(others.slice(0, -1).map((name) => this.#means.caches.delete(name)));
  }

  async #bringOne({ url, revision }: AppFile): Promise<void> {
    const path = `/${url}`;
    const cache = await this.#open();
    const known = revision === null ? await this.#means.caches.match(path) : undefined;
    const answer = known ?? (await this.#means.fetch(path, revision === null ? {} : { cache: "no-cache" }));
    if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`);
    if (path === SHELL) await this.#requireOwnShell(answer.clone());
    await cache.put(path, answer);
  }

  /** Rejects a page of a newer version than this list, which would request files that are not stored. */
  async #requireOwnShell(answer: Response): Promise<void> {
    const named = (await answer.text()).matchAll(/["'](\/assets\/[^"']+)["']/g);
    for (const [, path = ""] of named) {
      if (!this.isListed(path)) throw new Error(`The page requested ${path}, which belongs to another version.`);
    }
  }

  async #paths(): Promise<ReadonlySet<string>> {
    const saved = await (await this.#open()).keys();
    return new Set(saved.map(({ url }) => new URL(url, "https://placard.invalid").pathname));
  }

  #open(): Promise<Cache> {
    this.#cache ??= this.#name()
      .then((name) => this.#means.caches.open(name))
      .catch((error: unknown) => {
        this.#cache = null; // the next call opens it again
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
