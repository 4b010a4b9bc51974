import { HttpError, type AnswerOf, type loadHydrants } from "@placard/api-client";
import { KeptCache, type CacheMeans } from "./kept-cache.ts";

/** A page of the list. All pages of one list are of the same edition: they say the same `loaded_at`. */
export type HydrantPage = AnswerOf<typeof loadHydrants>;

/** Hydrants, and whether they come from this device because the server gave none. */
export interface BroughtHydrants {
  /** One at least. */
  readonly pages: readonly HydrantPage[];
  readonly isKeptCopy: boolean;
}

/** Which list is kept: the same one is not written anew, which takes a large city a while. */
const EDITION = "/hydrants/edition.json";
/** A list that is replaced while it is read is read from the start, so often. */
const TRIES = 3;

/**
 * The last good list of hydrants, kept on this device until someone logs out. It comes, is kept and is read in pages: no
 * step with a whole city holds up who types in the meantime.
 */
export class KeptHydrants {
  readonly #kept: KeptCache;

  constructor(means: CacheMeans) {
    this.#kept = new KeptCache("placard-hydrants", means);
  }

  /**
   * The server's list or, if it cannot be reached or fails, the last saved one.
   *
   * @param ask - the page that begins at a cursor; `undefined`: the first one
   * @throws what `ask` throws, where nothing is kept, and for a refusal: who may not read them sees no old copy
   */
  async bring(ask: (cursor: string | undefined) => Promise<HydrantPage>): Promise<BroughtHydrants> {
    try {
      const pages = await wholeList(ask);
      await this.#keep(pages);
      return { pages, isKeptCopy: false };
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) throw error;
      const pages = await this.#read();
      if (pages.length === 0) throw error;
      return { pages, isKeptCopy: true };
    }
  }

  /** Takes them off the device. */
  forget(): Promise<void> {
    return this.#kept.forget();
  }

  /** Each edition lies at places of its own, and is named once all of it is there: a half list is never read. */
  async #keep(pages: readonly HydrantPage[]): Promise<void> {
    const paths = pathsOf(pages);
    const edition = JSON.stringify(paths);
    if ((await (await this.#kept.read(EDITION))?.text()) === edition) return;
    for (const [at, path] of paths.entries()) {
      if (!(await this.#kept.keep(path, new Response(JSON.stringify(pages[at]))))) return;
    }
    if (await this.#kept.keep(EDITION, new Response(edition))) await this.#kept.keepOnly(new Set([EDITION, ...paths]));
  }

  /** The kept list; empty where none is kept. */
  async #read(): Promise<readonly HydrantPage[]> {
    const paths = (await (await this.#kept.read(EDITION))?.json()) as unknown;
    if (!Array.isArray(paths)) return [];
    const pages: HydrantPage[] = [];
    for (const path of paths) {
      const page = await this.#kept.read(String(path));
      if (page === undefined) return [];
      pages.push((await page.json()) as HydrantPage); // written by `#keep`
    }
    return pages;
  }
}

/** All pages of one edition. */
async function wholeList(ask: (cursor: string | undefined) => Promise<HydrantPage>): Promise<HydrantPage[]> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const pages = await pagesOfOneEdition(ask);
    if (pages !== null) return pages;
  }
  throw new Error("The hydrant list kept changing while it was loading.");
}

/** `null`: the list was replaced meanwhile. */
async function pagesOfOneEdition(ask: (cursor: string | undefined) => Promise<HydrantPage>) {
  const first = await ask(undefined);
  const pages = [first];
  for (let cursor = first.next_cursor; cursor !== undefined; cursor = pages.at(-1)?.next_cursor) {
    const page = await ask(cursor);
    if (page.loaded_at !== first.loaded_at || page.source !== first.source) return null;
    pages.push(page);
  }
  return pages;
}

/** Cache address of the pages of an edition. */
function pathsOf(pages: readonly HydrantPage[]): readonly string[] {
  return pages.map(({ source, loaded_at, geojson }, at) => {
    const edition = [source, loaded_at, pages.length, geojson.features.length].map((part) =>
      encodeURIComponent(String(part)),
    );
    return `/hydrants/${edition.join("/")}/${at}.json`;
  });
}
