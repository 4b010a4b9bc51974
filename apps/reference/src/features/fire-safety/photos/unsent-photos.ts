import { describeProblem, hasCode, type Inspection, type InspectionItem } from "@placard/api-client";
import { uploadInspectionPhoto } from "@placard/api-client/internal";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useApi } from "../../../lib/api/ApiProvider.tsx";
import { isSignedOut } from "../../../lib/api/failure.ts";
import { inspectionsKey } from "../../../lib/api/inspection-queries.ts";
import { useFailure } from "../../../lib/api/use-failure.ts";
import { useUnsentFileStore, type UnsentFileStore, type SentFile } from "../../../lib/uploads/unsent-files.ts";
import { useMessages } from "../../../messages/MessagesProvider.tsx";

/** The item that a photo belongs to. */
interface PhotoPlace {
  readonly businessId: number;
  readonly inspection: number;
  readonly item: string;
  readonly itemText: string;
  /** The inspection with its location. */
  readonly name: string;
}

/** Store for inspection photos that are being sent or could not be sent. */
export const useUnsentPhotoStore = () => useUnsentFileStore("inspection-photos");

/** Prepares a photo of an item for sending. */
export function photoToSend(inspection: Inspection, item: InspectionItem, file: File): SentFile {
  const { id, business_id, name, location_name } = inspection;
  const place: PhotoPlace = {
    businessId: business_id,
    inspection: id,
    item: item.id,
    itemText: item.text,
    name: `${name}, ${location_name}`,
  };
  return { key: crypto.randomUUID(), file, about: { ...place } };
}

export const placeOf = ({ about }: SentFile): PhotoPlace => ({
  businessId: Number(about["businessId"]),
  inspection: Number(about["inspection"]),
  item: String(about["item"] ?? ""),
  itemText: String(about["itemText"] ?? ""),
  name: String(about["name"] ?? ""),
});

/** Photos of an inspection that the server does not have yet. */
export function useUnsentPhotos(store: UnsentFileStore, inspection: number): readonly SentFile[] {
  const unsent = useSyncExternalStore(store.subscribe, store.unsent);
  return unsent.filter((photo) => placeOf(photo).inspection === inspection);
}

/**
 * Sends a photo from this device, always with the same key, so that a repeated upload is stored once. Resolves to true
 * if the server has it; otherwise the photo stays on the device with the reason.
 */
export function useSendPhoto(): (photo: SentFile) => Promise<boolean> {
  const { fireSafety: texts } = useMessages();
  const api = useApi();
  const queries = useQueryClient();
  const store = useUnsentPhotoStore();
  const fail = useFailure();
  const reload = (businessId: number) => queries.invalidateQueries({ queryKey: inspectionsKey(businessId) });
  return async (photo) => {
    const { key, file } = photo;
    const { businessId, inspection, item } = placeOf(photo);
    try {
      await api.call(
        uploadInspectionPhoto,
        { fields: { inspection_id: inspection, item }, file },
        { idempotencyKey: key },
      );
    } catch (error) {
      const isFinished = hasCode(error, "inspection_finished");
      const isGone = hasCode(error, "not_found");
      const reason = isFinished
        ? texts.photoTooLate
        : isGone
          ? texts.photoRoundGone
          : describeProblem(error, texts.photoFailed);
      store.fail(key, { reason, isFinal: isFinished || isGone });
      if (isSignedOut(error)) {
        fail(error, { title: texts.photoFailedTitle, fallback: texts.photoFailed, logIn: texts.logIn });
      }
      if (isFinished || isGone) await reload(businessId);
      return false;
    }
    await reload(businessId);
    store.drop(key);
    return true;
  };
}
