import type { SessionStore } from "./session-store.ts";

const OWNER_KEY = "placard.tab-owner";

/**
 * Forgets what one person typed before the next one uses this tab. An expired session keeps it all: the same
 * person signs in again and finds the form as it was.
 *
 * @param tab - storage of this tab alone
 * @param forget - drops the drafts
 * @returns stops watching
 */
export function keepPeopleApart(store: SessionStore, tab: Storage, forget: () => void): () => void {
  return store.subscribe(() => {
    const session = store.get();
    if (session.status === "signed-out" && session.reason === "logged-out") {
      tab.removeItem(OWNER_KEY);
      forget();
    }
    if (session.status !== "signed-in") return;
    const person = `${session.profile.userType}:${session.profile.id}`;
    const owner = tab.getItem(OWNER_KEY);
    if (owner !== null && owner !== person) forget();
    tab.setItem(OWNER_KEY, person);
  });
}
