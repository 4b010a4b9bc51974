import { describe, expect, it } from "vitest";
import { memoryStorage } from "../test/memory-storage.ts";
import { alex, dana } from "../test/people.ts";
import { removeAtLogout } from "./remove-at-logout.ts";
import { createSessionStore } from "./session-store.ts";

function device() {
  const store = createSessionStore(memoryStorage(), new EventTarget() as Window); // an EventTarget suffices
  const forgotten: string[] = [];
  removeAtLogout(store, (person) => forgotten.push(person));
  return { store, forgotten };
}

describe("keepPeopleApart", () => {
  it("keeps drafts when a session expires, because each user has their own", () => {
    const { store, forgotten } = device();
    store.begin(dana);
    store.end("expired");
    store.begin(alex);
    expect(forgotten).toEqual([]);
  });

  it("removes the data of the user who logs out", () => {
    const { store, forgotten } = device();
    store.begin(dana);
    store.end("logged-out");
    store.begin(alex);
    store.end("logged-out");
    expect(forgotten).toEqual(["business:7", "responder:12"]);
  });
});
