import type { getConfig, AnswerOf } from "@placard/api-client";
import { KeptCache, type CacheMeans } from "./kept-cache.ts";

/** A region as the server lists it. */
export type ListedRegion = AnswerOf<typeof getConfig>["map"]["regions"][number];

interface Means extends CacheMeans {
  readonly fetch: (path: string) => Promise<Response>;
}

const LIST = "/regions/list.json";

/** Maps of regions, downloaded once and stored on this device, so that they open without the network. */
export class KeptRegions {
  readonly #fetch: Means["fetch"];
  readonly #kept: KeptCache;

  constructor({ fetch, ...means }: Means) {
    this.#fetch = fetch;
    this.#kept = new KeptCache("placard-regions", means);
  }

  /** Stores the server's list, and removes maps that it no longer contains. */
  async remember(listed: readonly ListedRegion[]): Promise<void> {
    await this.#kept.keep(LIST, new Response(JSON.stringify(listed)));
    await this.#kept.keepOnly(new Set([LIST, ...listed.map(({ path }) => path)]));
  }

  /** The last list from the server; empty if there never was one. */
  async list(): Promise<readonly ListedRegion[]> {
    const kept = await this.#kept.read(LIST);
    return kept === undefined ? [] : ((await kept.json()) as readonly ListedRegion[]); // written by `remember`
  }

  /**
   * The map pack of a region, from this device if it is stored.
   *
   * @throws if the pack is not stored and the server does not return it
   */
  async bring(path: string): Promise<unknown> {
    const kept = await this.#kept.read(path);
    if (kept !== undefined) return kept.json();
    const answer = await this.#fetch(path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await this.#kept.keep(path, answer.clone());
    return answer.json();
  }

  /** True if the map at this path opens without the network. */
  async isKept(path: string): Promise<boolean> {
    return (await this.#kept.read(path)) !== undefined;
  }
}
