import { fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The part of Emscripten's NODEFS that is replaced: the handler for flushing a file. */
interface FlushableModule {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number } };
}

function isFlushable(module: object): module is FlushableModule {
  return "NODEFS" in module;
}

/**
 * PGlite's folder storage with a real fsync.
 *
 * PGlite 0.5.16 starts PostgreSQL with fsync off, and its file layer has no fsync operation, so a power loss could lose
 * a confirmed commit. `durable-node-fs.int.test.ts` counts the calls and fails if an update of PGlite moves these
 * internals.
 */
export class DurableNodeFS extends NodeFS {
  readonly #flush: (descriptor: number) => void;

  constructor(folder: string, flush: (descriptor: number) => void = fsyncSync) {
    super(folder);
    this.#flush = flush;
  }

  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const result = await super.init(...args);
    const flush = this.#flush;
    const preRun = result.emscriptenOpts.preRun;
    if (!Array.isArray(preRun)) throw new TypeError("PGlite changed its startup: preRun is not an array. Pin 0.5.16.");
    preRun.push((module: object) => {
      if (!isFlushable(module)) throw new TypeError("PGlite changed its file layer: NODEFS is missing. Pin 0.5.16.");
      module.NODEFS.stream_ops.fsync = (stream) => {
        flush(stream.nfd);
        return 0;
      };
    });
    return result;
  }
}
