import { getPictureFile, type Caller } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import { keptFile } from "../device/kept-file.ts";

/**
 * The file of a floor plan. Read once: another file is another plan. Kept with the other reads of an open incident
 * (`incident/saved/kept-reads.ts`). Without the network it fails immediately rather than wait.
 */
export const planFileQuery = (api: Caller, pictureId: number) =>
  queryOptions({
    queryKey: ["plan-file", pictureId],
    queryFn: async ({ signal }) =>
      keptFile(await api.call(getPictureFile, { params: { picture_id: pictureId } }, { signal })),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: "always",
  });
