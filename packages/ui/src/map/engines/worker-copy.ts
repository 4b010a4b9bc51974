/** Text of the engine's worker, with the version of the engine that it belongs to. */
interface WorkerCopy {
  readonly version: string;
  readonly text: string;
}

/**
 * Copy of the engine's worker in the published package, which `tools/build/worker-copy.ts` adds. There is none when the
 * package runs from source, where Vite finds the worker.
 */
export const workerCopy: WorkerCopy | null = null as WorkerCopy | null;
