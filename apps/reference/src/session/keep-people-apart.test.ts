import { describe, expect, it } from "vitest";
import { memoryStorage } from "../test/memory-storage.ts";
import { alex, dana } from "../test/people.ts";
import { keepPeopleApart } from "./keep-people-apart.ts";
import { createSessionStore } from "./session-store.ts";

function tabWith(tab = memoryStorage()) {
  const store = createSessionStore(memoryStorage(), new EventTarget() as Window); // an EventTarget has all it uses
  let forgotten = 0;
  keepPeopleApart(store, tab, () => {
    forgotten += 1;
  });
  return { store, forgotten: () => forgotten };
}

describe("keepPeopleApart", () => {
  it("forgets nothing when a session expires and the same person comes back", () => {
    const { store, forgotten } = tabWith();
    store.begin(dana);
    store.end("expired");
    store.begin(dana);
    expect(forgotten()).toBe(0);
  });

  it("forgets when another person comes after an expired session", () => {
    const { store, forgotten } = tabWith();
    store.begin(dana);
    store.end("expired");
    store.begin(alex);
    expect(forgotten()).toBe(1);
  });

  it("remembers over a reload whose tab it is", () => {
    const tab = memoryStorage();
    tabWith(tab).store.begin(dana);
    const reloaded = tabWith(tab);
    reloaded.store.begin(alex);
    expect(reloaded.forgotten()).toBe(1);
  });

  it("forgets at logout", () => {
    const { store, forgotten } = tabWith();
    store.begin(dana);
    store.end("logged-out");
    expect(forgotten()).toBe(1);
  });
});
