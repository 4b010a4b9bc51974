import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { beat, readHolder } from "./holder-file.ts";

/**
 * The heartbeat of a data folder's holder, in a thread of its own: the embedded database can keep the main thread busy
 * for seconds, and a live holder must never look dead. Says `lost` once another has taken the folder.
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
    // A disk that takes no change takes no rows either. The next beat tries again.
  }
}, everyMs);
