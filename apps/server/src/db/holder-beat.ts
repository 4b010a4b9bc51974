import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { beat, readHolder } from "./holder-file.ts";

/**
 * The heartbeat of a data folder's holder, in a worker thread: the embedded database can block the main thread for
 * seconds, and a live holder must never look dead. Posts `lost` once another process has taken the folder.
 */

const { file, owner, everyMs } = z
  .object({ file: z.string(), owner: z.string(), everyMs: z.number() })
  .parse(workerData);

setInterval(() => {
  const holder = readHolder(file);
  if (holder !== null && holder.owner !== owner) parentPort?.postMessage("lost");
  if (holder?.owner !== owner) return;
  try {
    beat(file);
  } catch {
    // A disk that refuses this write refuses rows too. The next heartbeat tries again.
  }
}, everyMs);
