import { personOf } from "./person.ts";
import type { SessionStore } from "./session-store.ts";

/**
 * Forgets at logout what a person looked up and calculated on this device. What they typed and did not send stays theirs,
 * under their name: no one else reads it. An expired session keeps it all.
 *
 * @param forget - drops what belongs to this person
 * @returns stops watching
 */
export function keepPeopleApart(store: SessionStore, forget: (person: string) => void): () => void {
  let person = personOf(store.get());
  return store.subscribe(() => {
    const session = store.get();
    if (session.status === "signed-out" && session.reason === "logged-out") forget(person);
    if (session.status === "signed-in") person = personOf(session);
  });
}
