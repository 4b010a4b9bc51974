import { expect, it } from "vitest";
import { createOfflineCopy } from "./offline-copy.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

class Worker extends EventTarget {
  readonly heard: ToWorker[] = [];
  postMessage(texts: ToWorker): void {
    this.heard.push(texts);
  }
}

/** The browser's side: a container whose registration is controlled by the test. */
function browser({ refuses = false, answersNothing = false, active = null as Worker | null } = {}) {
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting: null as Worker | null,
    installing: null as Worker | null,
    update: async () => undefined,
  });
  const workers = Object.assign(new EventTarget(), {
    startMessages: () => undefined,
    register: async () => {
      if (refuses) throw new DOMException("Refused.", "SecurityError");
      if (answersNothing) return undefined;
      return registration;
    },
  });
  const reloads: number[] = [];
  const store = createOfflineCopy({
    workers: workers as unknown as ServiceWorkerContainer, // the used part
    isBuilt: true,
    network: new EventTarget() as Window,
    isOnline: () => true,
    reload: () => void reloads.push(1),
  });
  const say = (texts: FromWorker, source: Worker) =>
    workers.dispatchEvent(Object.assign(new Event("message"), { data: texts, source }));
  return { store, registration, workers, reloads, say };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it("shows progress until everything is saved", async () => {
  const { store, say } = browser();
  store.begin();
  await settled();
  const installing = new Worker();
  say({ kind: "held", have: 3, total: 9 }, installing);
  expect(store.get().copy).toEqual({ kind: "bringing", have: 3, total: 9 });
  say({ kind: "full", have: 4, total: 9 }, installing);
  expect(store.get().copy).toEqual({ kind: "incomplete", isFull: true, have: 4, total: 9 });
  say({ kind: "held", have: 9, total: 9 }, installing);
  expect(store.get().copy).toEqual({ kind: "ready", total: 9 });
});

it("shows why nothing is saved: refused, unsupported or a development server", async () => {
  for (const how of [{ refuses: true }, { answersNothing: true }]) {
    const refused = browser(how).store;
    refused.begin();
    await settled();
    expect(refused.get().copy).toEqual({ kind: "none", why: "refused" });
  }
  const dependencies = { network: new EventTarget() as Window, isOnline: () => true, reload: () => undefined };
  for (const [isBuilt, why] of [
    [true, "not-offered"],
    [false, "development"],
  ] as const) {
    const store = createOfflineCopy({ ...dependencies, workers: undefined, isBuilt });
    store.begin();
    expect(store.get().copy).toEqual({ kind: "none", why });
  }
});

it("checks with the active worker and ignores downloads of a newer one", async () => {
  const active = new Worker();
  const { store, say } = browser({ active });
  store.begin();
  await settled();
  expect(active.heard).toEqual([{ kind: "check" }]);
  say({ kind: "held", have: 9, total: 9 }, active);
  say({ kind: "held", have: 1, total: 12 }, new Worker());
  expect(store.get().copy).toEqual({ kind: "ready", total: 9 });
});

it("offers a newer version and reloads only the page that requested it", async () => {
  const { store, registration, workers, reloads } = browser({ active: new Worker() });
  store.begin();
  await settled();
  const newer = new Worker();
  registration.installing = newer;
  registration.dispatchEvent(new Event("updatefound"));
  registration.waiting = newer;
  newer.dispatchEvent(new Event("statechange"));
  expect(store.get().hasNewVersion).toBe(true);
  workers.dispatchEvent(new Event("controllerchange"));
  expect(reloads).toEqual([]);
  store.takeNewVersion();
  expect(newer.heard).toEqual([{ kind: "take-over" }]);
  workers.dispatchEvent(new Event("controllerchange"));
  expect(reloads).toEqual([1]);
});
