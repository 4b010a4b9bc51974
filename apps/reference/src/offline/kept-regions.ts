import type { getConfig, AnswerOf } from "@placard/api-client";

/** A region as the server lists it. */
export type ListedRegion = AnswerOf<typeof getConfig>["map"]["regions"][number];

interface Means {
  /** `undefined` where the browser keeps nothing: without https, or in some private windows. */
  readonly caches: CacheStorage | undefined;
  readonly fetch: (path: string) => Promise<Response>;
  /** Told when the device is full. What was asked for comes all the same. */
  readonly onFull: () => void;
}

const CACHE = "placard-regions";
const LIST = "/regions/list.json";

/** The maps of regions, brought once and kept on this device: they then open without the network. */
export class KeptRegions {
  readonly #means: Means;

  constructor(means: Means) {
    this.#means = means;
  }

  /** Keeps what the server lists, and drops maps that it no longer has. */
  async remember(listed: readonly ListedRegion[]): Promise<void> {
    await this.#keep(LIST, new Response(JSON.stringify(listed)));
    const cache = await this.#open();
    const wanted = new Set([LIST, ...listed.map(({ path }) => path)]);
    for (const { url } of (await cache?.keys()) ?? []) {
      const { pathname } = new URL(url);
      if (!wanted.has(pathname)) await cache?.delete(pathname);
    }
  }

  /** What the server listed when it last could be asked; nothing where it never was. */
  async list(): Promise<readonly ListedRegion[]> {
    const kept = await (await this.#open())?.match(LIST);
    return kept === undefined ? [] : ((await kept.json()) as readonly ListedRegion[]); // written by `remember`
  }

  /**
   * The pack of a region, from this device where it is kept.
   *
   * @throws where it is not kept and the server does not give it
   */
  async bring(path: string): Promise<unknown> {
    const kept = await (await this.#open())?.match(path);
    if (kept !== undefined) return kept.json();
    const answer = await this.#means.fetch(path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await this.#keep(path, answer.clone());
    return answer.json();
  }

  /** Whether the map at this path opens without the network. */
  async isKept(path: string): Promise<boolean> {
    return (await (await this.#open())?.match(path)) !== undefined;
  }

  async #keep(path: string, answer: Response): Promise<void> {
    try {
      await (await this.#open())?.put(path, answer);
    } catch (error) {
      if (error instanceof DOMException && error.name === "QuotaExceededError") this.#means.onFull();
    }
  }

  /** Where the browser refuses its caches, nothing is kept and everything is fetched. */
  async #open(): Promise<Cache | undefined> {
    try {
      return await this.#means.caches?.open(CACHE);
    } catch {
      return undefined;
    }
  }
}
