import { createReleaseRunner, type ReleaseRunner } from "@placard/ui";

/** The models of this page, in a worker that Vite finds by this form alone. */
export function startReleaseRunner(): ReleaseRunner {
  return createReleaseRunner(() => new Worker(new URL("./release-worker.ts", import.meta.url), { type: "module" }));
}
