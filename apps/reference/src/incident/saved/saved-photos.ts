import { getIncidentPhoto, type Caller, type IncidentLogEntry } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import { keptFile, type KeptFile } from "../../lib/device/kept-file.ts";
import type { WorkScope } from "./work-scope.ts";

/** Photos of one incident that a device keeps: the newest, and none that alone would fill a slow network. */
const MOST = 12;
const LARGEST_BYTES = 1_500_000;

/** Which photos of a log are kept on this device, newest first. */
export function photosToKeep(entries: readonly Pick<IncidentLogEntry, "action_data">[]): readonly number[] {
  return entries
    .toReversed()
    .flatMap(({ action_data: { photo_id: id, size_bytes: size } }) =>
      typeof id === "number" && typeof size === "number" && size <= LARGEST_BYTES ? [id] : [],
    )
    .slice(0, MOST);
}

/** A photo that the server has. Read once: it never changes, and is kept with the other reads of the incident. */
export const savedPhotoQuery = (api: Caller, scope: WorkScope, id: number) =>
  queryOptions({
    queryKey: scope.query("photo", id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<KeptFile> =>
      keptFile(await api.call(getIncidentPhoto, { params: { photo_id: id } }, { signal })),
  });
