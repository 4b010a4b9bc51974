import type { AnswerOf } from "@placard/api-client";
import type { getConfig } from "@placard/api-client/internal";
import { ResponseCache, type CacheDependencies } from "./response-cache.ts";

/** A region as the server lists it. */
export type ListedRegion = AnswerOf<typeof getConfig>["map"]["regions"][number];

interface Dependencies extends CacheDependencies {
  readonly fetch: (path: string) => Promise<Response>;
}

const LIST_PATH = "/regions/list.json";

/** Maps of regions, downloaded once and stored on this device, so that they open without the network. */
export class RegionCache {
  readonly #fetch: Dependencies["fetch"];
  readonly #kept: ResponseCache;

  constructor({ fetch, ...dependencies }: Dependencies) {
    this.#fetch = fetch;
    this.#kept = new ResponseCache("placard-regions", dependencies);
  }

  /** Stores the server's list, and removes maps that it no longer contains. */
  async saveList(listed: readonly ListedRegion[]): Promise<void> {
    await this.#kept.put(LIST_PATH, new Response(JSON.stringify(listed)));
    await this.#kept.retainOnly(new Set([LIST_PATH, ...listed.map(({ path }) => path)]));
  }

  /** The last list from the server; empty if there never was one. */
  async list(): Promise<readonly ListedRegion[]> {
    const saved = await this.#kept.read(LIST_PATH);
    return saved === undefined ? [] : ((await saved.json()) as readonly ListedRegion[]); // written by `remember`
  }

  /**
   * The map pack of a region, from this device if it is stored.
   *
   * @throws if the pack is not stored and the server does not return it
   */
  async load(path: string): Promise<unknown> {
    const saved = await this.#kept.read(path);
    if (saved !== undefined) return saved.json();
    const answer = await this.#fetch(path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await this.#kept.put(path, answer.clone());
    return answer.json();
  }

  /** True if the map at this path opens without the network. */
  async isCached(path: string): Promise<boolean> {
    return (await this.#kept.read(path)) !== undefined;
  }
}
