import { type AnswerOf, HttpError } from "@placard/api-client";
import { type loadHydrants } from "@placard/api-client/internal";
import { ResponseCache, type CacheDependencies } from "./response-cache.ts";

/** A page of the list. All pages of one list are from the same edition: they have the same `loaded_at`. */
export type HydrantPage = AnswerOf<typeof loadHydrants>;

/** Hydrants, and whether they come from this device because the server returned none. */
export interface LoadedHydrants {
  /** At least one. */
  readonly pages: readonly HydrantPage[];
  readonly isCachedCopy: boolean;
}

/** Marks which list is stored: an unchanged list is not written again, because that takes long for a large city. */
const EDITION_PATH = "/hydrants/edition.json";
/** Number of tries: a list that is replaced while loading is loaded again from the start. */
const TRIES = 3;

/**
 * The last valid list of hydrants, stored on this device until logout. The list is loaded, stored and read in pages, so
 * that no step with a whole city blocks the user's input.
 */
export class HydrantCache {
  readonly #kept: ResponseCache;
  /** How often the device was cleared. A list that was requested before is not stored after it. */
  #cleared = 0;

  constructor(dependencies: CacheDependencies) {
    this.#kept = new ResponseCache("placard-hydrants", dependencies);
  }

  /**
   * The server's list or, if it cannot be reached or fails, the last saved one.
   *
   * @param ask - loads the page that starts at a cursor; `undefined` for the first page
   * @throws the error of `ask` if nothing is stored or the server refuses: users without access see no old copy
   */
  async load(loadPage: (cursor: string | undefined) => Promise<HydrantPage>): Promise<LoadedHydrants> {
    const cleared = this.#cleared;
    try {
      const pages = await loadAllPages(loadPage);
      await this.#keep(pages, () => cleared !== this.#cleared);
      return { pages, isCachedCopy: false };
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) throw error;
      const pages = await this.#read();
      if (pages.length === 0) throw error;
      return { pages, isCachedCopy: true };
    }
  }

  /** Removes the hydrants from the device. */
  forget(): Promise<void> {
    this.#cleared += 1;
    return this.#kept.forget();
  }

  /**
   * Stores an edition at its own paths and lists it only after all pages are stored, so that a partial list is never
   * read.
   *
   * @param isCleared - true after the device was cleared
   */
  async #keep(pages: readonly HydrantPage[], isCleared: () => boolean): Promise<void> {
    const paths = pathsOf(pages);
    const edition = JSON.stringify(paths);
    if ((await (await this.#kept.read(EDITION_PATH))?.text()) === edition) return;
    for (const [at, path] of paths.entries()) {
      if (isCleared() || !(await this.#kept.put(path, new Response(JSON.stringify(pages[at]))))) return;
    }
    if (!isCleared() && (await this.#kept.put(EDITION_PATH, new Response(edition))))
      await this.#kept.retainOnly(new Set([EDITION_PATH, ...paths]));
    if (isCleared()) await this.#kept.forget();
  }

  /** The stored list; empty if there is none. */
  async #read(): Promise<readonly HydrantPage[]> {
    const paths = (await (await this.#kept.read(EDITION_PATH))?.json()) as unknown;
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
async function loadAllPages(ask: (cursor: string | undefined) => Promise<HydrantPage>): Promise<HydrantPage[]> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const pages = await pagesOfOneEdition(ask);
    if (pages !== null) return pages;
  }
  throw new Error("The hydrant list kept changing while it was loading.");
}

/** Loads all pages; `null` if the list was replaced in the meantime. */
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

/** Cache paths of the pages of an edition. */
function pathsOf(pages: readonly HydrantPage[]): readonly string[] {
  return pages.map(({ source, loaded_at, geojson }, at) => {
    const edition = [source, loaded_at, pages.length, geojson.features.length].map((part) =>
      encodeURIComponent(String(part)),
    );
    return `/hydrants/${edition.join("/")}/${at}.json`;
  });
}
