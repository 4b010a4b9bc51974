const NAME = "placard.reloaded";
/** A second failure within this time was not caused by a dropped request, ms. */
const MIN_INTERVAL_MS = 60_000;

interface Dependencies {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

const pageDependencies: Dependencies = {
  get storage() {
    return sessionStorage;
  },
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
};

/**
 * Reloads the page for a part that the browser will not import again during the life of this page. Does nothing if the
 * page was reloaded a moment ago, if the reload cannot be recorded, or if the device is offline and may not get the
 * page.
 */
export function reloadOnce({ storage, now, isOnline, reload }: Dependencies = pageDependencies): void {
  try {
    if (!isOnline() || now() - Number(storage.getItem(NAME) ?? 0) < MIN_INTERVAL_MS) return;
    storage.setItem(NAME, String(now()));
  } catch {
    return;
  }
  reload();
}
