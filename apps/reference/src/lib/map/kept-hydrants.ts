import { KeptHydrants } from "../../offline/kept-hydrants.ts";
import { storageTrouble } from "../device/storage-trouble.ts";

/** The hydrants stored on this device. */
export const keptHydrants = new KeptHydrants({
  caches: "caches" in globalThis ? caches : undefined,
  onFull: () => storageTrouble.set(true, "hydrants"),
});
