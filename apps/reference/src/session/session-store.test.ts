import { afterEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../test/memory-storage.ts";
import { alex, dana } from "../test/people.ts";
import { createSessionStore, PROFILE_STORAGE_KEY, type SessionAnswer, type SessionStore } from "./session-store.ts";

/** Two tabs with shared storage. As in a browser, only the other tab is notified of a change. */
function twoTabs() {
  const storage = memoryStorage();
  const windows = [new EventTarget(), new EventTarget()] as const;
  const tellOther = (window: EventTarget) =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key: PROFILE_STORAGE_KEY }));
  const open = (window: EventTarget): SessionStore => createSessionStore(storage, window as Window); // an EventTarget suffices
  return { storage, here: open(windows[0]), there: open(windows[1]), tellThere: () => tellOther(windows[1]) };
}

const answer = (given: SessionAnswer) => () => Promise.resolve(given);

describe("a session in the app", () => {
  it("is unknown until the server has responded", () => {
    expect(twoTabs().here.get()).toEqual({ status: "loading" });
  });

  it("follows the server instead of local storage", async () => {
    const { storage, here } = twoTabs();
    storage.setItem(PROFILE_STORAGE_KEY, JSON.stringify(dana));
    await here.restore(answer({ kind: "nobody" }));
    expect(here.get()).toEqual({ status: "signed-out", reason: "none" });
    expect(storage.getItem(PROFILE_STORAGE_KEY)).toBeNull();
  });

  it("continues with the stored profile while the server cannot be reached", async () => {
    const { storage, here } = twoTabs();
    storage.setItem(PROFILE_STORAGE_KEY, JSON.stringify(alex));
    await here.restore(answer({ kind: "unreachable" }));
    expect(here.get()).toEqual({ status: "signed-in", profile: alex });
  });

  describe("on a network that neither responds nor fails", () => {
    afterEach(() => void vi.useRealTimers());

    /** The page after waiting, and a function that delivers the late response. */
    async function waited(profile: unknown) {
      vi.useFakeTimers();
      const { storage, here } = twoTabs();
      if (profile !== null) storage.setItem(PROFILE_STORAGE_KEY, JSON.stringify(profile));
      const late = Promise.withResolvers<SessionAnswer>();
      const restoring = here.restore(() => late.promise);
      await vi.advanceTimersByTimeAsync(3000);
      const answerAtLast = async (given: SessionAnswer) => {
        late.resolve(given);
        await restoring;
      };
      return { here, answerAtLast };
    }

    it("continues with the stored profile, then with the server's response", async () => {
      const { here, answerAtLast } = await waited(alex);
      const before = here.get();
      expect(before).toEqual({ status: "signed-in", profile: alex });
      await answerAtLast({ kind: "profile", profile: alex });
      expect(here.get()).toBe(before);
    });

    it("ends when the server finally reports that no one is signed in", async () => {
      const { here, answerAtLast } = await waited(alex);
      await answerAtLast({ kind: "nobody" });
      expect(here.get()).toEqual({ status: "signed-out", reason: "expired" });
    });

    it("continues when the network finally fails", async () => {
      const { here, answerAtLast } = await waited(alex);
      await answerAtLast({ kind: "unreachable" });
      expect(here.get()).toEqual({ status: "signed-in", profile: alex });
    });

    it("belongs to the user who signed in since", async () => {
      const { here, answerAtLast } = await waited(alex);
      here.begin(dana);
      await answerAtLast({ kind: "nobody" });
      expect(here.get()).toEqual({ status: "signed-in", profile: dana });
    });

    it("keeps waiting if this device has no stored profile", async () => {
      const { here, answerAtLast } = await waited(null);
      expect(here.get()).toEqual({ status: "loading" });
      await answerAtLast({ kind: "nobody" });
      expect(here.get()).toEqual({ status: "signed-out", reason: "none" });
    });
  });

  it("ignores an invalid stored profile", async () => {
    const { storage, here } = twoTabs();
    storage.setItem(PROFILE_STORAGE_KEY, JSON.stringify({ ...dana, role: "Owner" }));
    await here.restore(answer({ kind: "unreachable" }));
    expect(here.get().status).toBe("signed-out");
  });

  it("keeps a sign-in made during the request to the server", async () => {
    const { here } = twoTabs();
    const asking = here.restore(answer({ kind: "nobody" }));
    here.begin(dana);
    await asking;
    expect(here.get()).toEqual({ status: "signed-in", profile: dana });
  });

  it("starts and ends in the other tab too", () => {
    const { here, there, tellThere } = twoTabs();
    here.begin(dana);
    tellThere();
    expect(there.get()).toEqual({ status: "signed-in", profile: dana });
    here.end("logged-out");
    tellThere();
    expect(there.get()).toEqual({ status: "signed-out", reason: "logged-out" });
  });

  it.each(["expired", "none"] as const)("is not a logout in the other tab if it ended as %s", async (way) => {
    const { here, there, tellThere } = twoTabs();
    there.begin(dana);
    if (way === "expired") here.end("expired");
    else await here.restore(answer({ kind: "nobody" }));
    tellThere();
    expect(there.get()).toEqual({ status: "signed-out", reason: "expired" });
  });

  it("is a logout in the other tab, even after an expired session", () => {
    const { here, there, tellThere } = twoTabs();
    here.begin(dana);
    here.end("expired");
    here.begin(dana);
    tellThere();
    here.end("logged-out");
    tellThere();
    expect(there.get()).toEqual({ status: "signed-out", reason: "logged-out" });
  });

  it("notifies listeners once per change and not after they unsubscribe", () => {
    const { here } = twoTabs();
    let heard = 0;
    const leave = here.subscribe(() => {
      heard += 1;
    });
    here.begin(dana);
    here.end("logged-out");
    here.end("expired");
    expect(heard).toBe(2);
    leave();
    here.begin(alex);
    expect(heard).toBe(2);
  });
});
