import { createReleaseHandler, type ReleaseRequest } from "@placard/hazmat-core/dispersion";

/**
 * Models releases off the main thread, so that the page stays responsive while contours are calculated. Needs no
 * network.
 */
const handle = createReleaseHandler();

addEventListener("message", ({ data }: MessageEvent<{ readonly id: number; readonly request: ReleaseRequest }>) => {
  handle(data.request).then(
    (response) => postMessage({ id: data.id, response }),
    (error: unknown) => reportError(error),
  );
});
