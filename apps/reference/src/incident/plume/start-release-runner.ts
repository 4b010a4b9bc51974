import { createReleaseRunner, type ReleaseRunner } from "@placard/ui/internal";

/** Starts the models of this page in a worker. Vite detects workers only in this exact syntax. */
export function startReleaseRunner(): ReleaseRunner {
  return createReleaseRunner(() => new Worker(new URL("./release-worker.ts", import.meta.url), { type: "module" }));
}
