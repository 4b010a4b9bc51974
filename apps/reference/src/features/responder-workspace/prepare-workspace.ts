import { preload } from "@placard/hazmat-core";
import { whenIdle } from "../../lib/device/when-idle.ts";
import { prepareModules } from "./modules.ts";
import { panels } from "./panels.ts";

/** Files that the workspace needs offline, most important first. */
const steps: readonly (() => Promise<unknown>)[] = [
  preload,
  () => import("./ResponderWorkspacePage.tsx"),
  prepareModules,
  () => Promise.all(Object.values(panels).map((bring) => bring())),
  async () => (await import("../../incident/plume/prepare-models.ts")).prepareModels(),
  async () => (await import("../../incident/paper/load-pdf-writer.ts")).loadPdfWriter(),
  async () => (await import("@placard/ui/internal/map")).preloadIncidentMap(),
];

/**
 * Loads the whole workspace while the page is idle, so that it works if the network fails right after the first visit.
 * Failed parts are loaded when the network is back.
 *
 * @param bringMaps - loads data that only this server has: the maps of its regions
 * @returns a function that stops waiting
 */
export function prepareWorkspace(bringMaps: () => Promise<unknown>): () => void {
  const wanted = new Set([...steps, bringMaps]);
  let isRunning = false;

  async function load(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (const step of wanted) {
      // One at a time, most important first. A failure is reported where the part is used, and
      // the part is loaded again below.
      await step().then(
        () => wanted.delete(step),
        () => undefined,
      );
    }
    isRunning = false;
  }

  const begin = (): void => void load();
  const cancel = whenIdle(begin, 2000);
  window.addEventListener("online", begin);
  return () => {
    cancel();
    window.removeEventListener("online", begin);
  };
}
