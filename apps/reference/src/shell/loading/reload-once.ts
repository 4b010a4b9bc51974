const NAME = "placard.reloaded";
/** A second failure within this time is not caused by a dropped request, ms. */
const SOON_MS = 60_000;

interface Means {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

const ofThePage: Means = {
  get storage() {
    return sessionStorage;
  },
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
};

/**
 * Loads the page again for a part that the browser will not import as long as this page lives; not where that was done a
 * moment ago, where no one could remember that it was, or without a network, which may have no page to give.
 */
export function reloadOnce({ storage, now, isOnline, reload }: Means = ofThePage): void {
  try {
    if (!isOnline() || now() - Number(storage.getItem(NAME) ?? 0) < SOON_MS) return;
    storage.setItem(NAME, String(now()));
  } catch {
    return;
  }
  reload();
}
