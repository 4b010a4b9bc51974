import { getIncidentPhoto, type Caller, type IncidentLogEntry } from "@placard/api-client";
import { queryOptions } from "@tanstack/react-query";
import type { WorkScope } from "./work-scope.ts";

/** A photo as it lies sealed on this device: in a text, which survives JSON. */
export interface SavedPhoto {
  readonly type: string;
  readonly base64: string;
}

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
    queryFn: async ({ signal }): Promise<SavedPhoto> => {
      const photo = await api.call(getIncidentPhoto, { params: { photo_id: id } }, { signal });
      return { type: photo.type, base64: toBase64(new Uint8Array(await photo.arrayBuffer())) };
    },
  });

/** How much of a photo becomes text at once: a call takes no more arguments. */
const CHUNK_BYTES = 32_768;

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    text += String.fromCodePoint(...bytes.subarray(from, from + CHUNK_BYTES));
  }
  return btoa(text);
}

/** The bytes of a kept photo. */
export function photoBytes({ base64 }: SavedPhoto): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
}
