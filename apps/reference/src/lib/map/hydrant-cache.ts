import { HydrantCache } from "../../offline/hydrant-cache.ts";
import { storageTrouble } from "../device/storage-trouble.ts";

/** The hydrants stored on this device. */
export const hydrantCache = new HydrantCache({
  caches: "caches" in globalThis ? caches : undefined,
  onFull: () => storageTrouble.set(true, "hydrants"),
});
