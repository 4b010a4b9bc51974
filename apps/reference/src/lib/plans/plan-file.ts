import { type Caller } from "@placard/api-client";
import { getPictureFile } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import { encodeFile } from "../device/encoded-file.ts";

/**
 * The file of a floor plan. Never reloaded, because another file has another plan ID. Stored with the other data of an
 * open incident (`incident/saved/stored-queries.ts`). Without the network it fails immediately instead of waiting.
 */
export const planFileQuery = (api: Caller, pictureId: number) =>
  queryOptions({
    queryKey: ["plan-file", pictureId],
    queryFn: async ({ signal }) =>
      encodeFile(await api.call(getPictureFile, { params: { picture_id: pictureId } }, { signal })),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: "always",
  });
