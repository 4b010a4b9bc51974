import { useQueries } from "@tanstack/react-query";
import { useApi } from "../../lib/api/ApiProvider.tsx";
import { useIncident } from "../IncidentProvider.tsx";
import { useSavedLines } from "./sent-lines.ts";
import type { EncodedFile } from "../../lib/device/encoded-file.ts";
import { photosToSave, savedPhotoQuery } from "./saved-photos.ts";

/**
 * The newest photos of the open incident by ID: loaded as soon as the log names them, so that they are available
 * without a network.
 */
export function useSavedPhotos(): ReadonlyMap<number, EncodedFile> {
  const api = useApi();
  const { scope } = useIncident();
  const ids = photosToSave(useSavedLines(api, scope));
  return useQueries({
    queries: ids.map((id) => savedPhotoQuery(api, scope, id)),
    combine: (photos) =>
      new Map(photos.flatMap(({ data }, index) => (data === undefined ? [] : [[ids[index] ?? 0, data]]))),
  });
}
