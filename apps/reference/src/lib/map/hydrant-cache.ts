import { HydrantCache } from "../../offline/hydrant-cache.ts";
import { storageProblem } from "../device/storage-problem.ts";

/** The hydrants stored on this device. */
export const hydrantCache = new HydrantCache({
  caches: "caches" in globalThis ? caches : undefined,
  onFull: () => storageProblem.set(true, "hydrants"),
});
