import { getVersion, getWorkerUrl, setWorkerUrl } from "maplibre-gl";

/** The worker of the engine was not found where the page loads it from. */
export class WorkerNotFoundError extends Error {
  override readonly name = "WorkerNotFoundError";

  constructor(url: string) {
    super(
      `The worker file of the map was not found at ${url}. Serve maplibre-gl/dist/maplibre-gl-worker.mjs, and call setWorkerUrl of maplibre-gl with its URL.`,
    );
  }
}

/**
 * Sets the URL of the engine's worker, unless the page has already done so (`setWorkerUrl` of `maplibre-gl`). The `new
 * URL` form is a web standard, which Vite, webpack, Rspack, Turbopack and Parcel all convert into a file of the build.
 * `findWorker` handles hosts that leave it unchanged.
 */
export function configureWorker(): void {
  if (getWorkerUrl() !== "") return;
  setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);
}

/**
 * Finds the worker where the host did not make a file of it: in the copy inside this package (esbuild, the development
 * server of Vite), or beside this package if the host installed another version of the engine. Call it before the first
 * map. With any other host it requests nothing.
 *
 * @throws WorkerNotFoundError if there is no worker for this version of the engine
 */
export async function findWorker(): Promise<void> {
  const configured = getWorkerUrl();
  const candidates = workerCandidates(configured);
  if (candidates.length === 0) return;
  const { workerCopy: copy } = await import("./worker-copy.ts");
  if (copy?.version === getVersion()) {
    setWorkerUrl(URL.createObjectURL(new Blob([copy.text], { type: "text/javascript" })));
    return;
  }
  for (const url of candidates) {
    if (await isScript(url)) {
      setWorkerUrl(url);
      return;
    }
  }
  throw new WorkerNotFoundError(configured);
}

/**
 * Lists the URLs at which the worker may be if the bundler left the path of the package unchanged; empty if it made a
 * file.
 *
 * @example
 * workerCandidates("http://localhost/assets/maplibre-gl-worker-a1b2.mjs"); // []
 */
export function workerCandidates(configured: string): readonly string[] {
  if (!configured.endsWith("/maplibre-gl/dist/maplibre-gl-worker.mjs")) return [];
  const beside = configured.replace(/\/@placard\/ui\/.*?(?=\/maplibre-gl\/dist\/)/, "");
  return [...new Set([configured, beside])];
}

/** True if the URL is answered with a script: development servers answer unknown paths with a page. */
async function isScript(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok === true && /javascript/.test(answer.headers.get("content-type") ?? "");
}
