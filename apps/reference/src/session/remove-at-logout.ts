import { personOf } from "./person.ts";
import type { SessionStore } from "./session-store.ts";

/**
 * At logout, removes the data that a user looked up and calculated on this device. Unsent input stays, stored under the
 * user's key so that no other user can read it. An expired session removes nothing.
 *
 * @param forget - removes the data of this user
 * @returns function that ends the subscription
 */
export function removeAtLogout(store: SessionStore, removeDataOf: (person: string) => void): () => void {
  let person = personOf(store.get());
  return store.subscribe(() => {
    const session = store.get();
    if (session.status === "signed-out" && session.reason === "logged-out") removeDataOf(person);
    if (session.status === "signed-in") person = personOf(session);
  });
}
