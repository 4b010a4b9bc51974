import { type Caller, type IncidentLogEntry } from "@placard/api-client";
import { getIncidentPhoto } from "@placard/api-client/internal";
import { queryOptions } from "@tanstack/react-query";
import { encodeFile, type EncodedFile } from "../../lib/device/encoded-file.ts";
import type { WorkScope } from "./work-scope.ts";

/** Limits for photos stored per incident: the newest ones, and none that would block a slow network. */
const MAX_PHOTOS = 12;
const MAX_BYTES = 1_500_000;

/** IDs of a log's photos to store on this device, newest first. */
export function photosToSave(entries: readonly Pick<IncidentLogEntry, "action_data">[]): readonly number[] {
  return entries
    .toReversed()
    .flatMap(({ action_data: { photo_id: id, size_bytes: size } }) =>
      typeof id === "number" && typeof size === "number" && size <= MAX_BYTES ? [id] : [],
    )
    .slice(0, MAX_PHOTOS);
}

/** A photo from the server. Loaded once, because photos never change; stored with the other data of the incident. */
export const savedPhotoQuery = (api: Caller, scope: WorkScope, id: number) =>
  queryOptions({
    queryKey: scope.query("photo", id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<EncodedFile> =>
      encodeFile(await api.call(getIncidentPhoto, { params: { photo_id: id } }, { signal })),
  });
