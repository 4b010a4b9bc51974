import { HttpError, type AnswerOf, type loadHydrants } from "@placard/api-client";

type Hydrants = AnswerOf<typeof loadHydrants>;

interface Means {
  /** `undefined` where the browser keeps nothing: without https, or in some private windows. */
  readonly caches: CacheStorage | undefined;
  /** Told when the device is full. What was asked for comes all the same. */
  readonly onFull: () => void;
}

/** Hydrants, and whether they come from this device because the server gave none. */
export interface BroughtHydrants {
  readonly hydrants: Hydrants;
  readonly isKeptCopy: boolean;
}

const CACHE = "placard-hydrants";
const LIST = "/hydrants/list.json";
/** Which list is kept: the same one is not written anew, which takes a large city a while. */
const EDITION = "/hydrants/edition.json";

/** The last good list of hydrants, kept on this device until somebody logs out. */
export class KeptHydrants {
  readonly #means: Means;

  constructor(means: Means) {
    this.#means = means;
  }

  /**
   * What the server has, or where it cannot be reached or fails, what it had last.
   *
   * @throws what `ask` throws, where nothing is kept, and for a refusal: who may not read them sees no old copy
   */
  async bring(ask: () => Promise<Hydrants>): Promise<BroughtHydrants> {
    try {
      const hydrants = await ask();
      await this.#keep(hydrants);
      return { hydrants, isKeptCopy: false };
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) throw error;
      const kept = await (await this.#open())?.match(LIST);
      if (kept === undefined) throw error;
      return { hydrants: (await kept.json()) as Hydrants, isKeptCopy: true }; // written by `#keep`
    }
  }

  /** Takes them off the device. */
  async forget(): Promise<void> {
    try {
      await this.#means.caches?.delete(CACHE);
    } catch {
      // A browser that refuses its caches has kept nothing.
    }
  }

  async #keep(hydrants: Hydrants): Promise<void> {
    const edition = JSON.stringify([hydrants.source, hydrants.loaded_at, hydrants.geojson.features.length]);
    const cache = await this.#open();
    if ((await (await cache?.match(EDITION))?.text()) === edition) return;
    try {
      await cache?.put(LIST, new Response(JSON.stringify(hydrants)));
      await cache?.put(EDITION, new Response(edition));
    } catch (error) {
      if (error instanceof DOMException && error.name === "QuotaExceededError") this.#means.onFull();
    }
  }

  /** Where the browser refuses its caches, nothing is kept and the server is asked each time. */
  async #open(): Promise<Cache | undefined> {
    try {
      return await this.#means.caches?.open(CACHE);
    } catch {
      return undefined;
    }
  }
}
