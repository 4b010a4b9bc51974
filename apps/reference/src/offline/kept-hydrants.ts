import { HttpError, type AnswerOf, type loadHydrants } from "@placard/api-client";
import { KeptCache, type CacheMeans } from "./kept-cache.ts";

type Hydrants = AnswerOf<typeof loadHydrants>;

/** Hydrants, and whether they come from this device because the server gave none. */
export interface BroughtHydrants {
  readonly hydrants: Hydrants;
  readonly isKeptCopy: boolean;
}

const LIST = "/hydrants/list.json";
/** Which list is kept: the same one is not written anew, which takes a large city a while. */
const EDITION = "/hydrants/edition.json";

/** The last good list of hydrants, kept on this device until somebody logs out. */
export class KeptHydrants {
  readonly #kept: KeptCache;

  constructor(means: CacheMeans) {
    this.#kept = new KeptCache("placard-hydrants", means);
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
      const kept = await this.#kept.read(LIST);
      if (kept === undefined) throw error;
      return { hydrants: (await kept.json()) as Hydrants, isKeptCopy: true }; // written by `#keep`
    }
  }

  /** Takes them off the device. */
  forget(): Promise<void> {
    return this.#kept.forget();
  }

  async #keep(hydrants: Hydrants): Promise<void> {
    const edition = JSON.stringify([hydrants.source, hydrants.loaded_at, hydrants.geojson.features.length]);
    if ((await (await this.#kept.read(EDITION))?.text()) === edition) return;
    if (await this.#kept.keep(LIST, new Response(JSON.stringify(hydrants)))) {
      await this.#kept.keep(EDITION, new Response(edition));
    }
  }
}
