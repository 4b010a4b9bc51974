import { uploadPicture, uploadWithProgress, type Caller } from "@placard/api-client";
import { describeImage } from "../pictures-of.ts";

/** One file on its way to a location. `key` names it, so that a repeated send is stored once. */
export interface PendingPicture {
  readonly file: File;
  readonly description: string;
  readonly key: string;
}

/** A file that did not arrive, and why. */
export interface FailedUpload {
  readonly picture: PendingPicture;
  readonly error: unknown;
}

export interface UploadOutcome {
  readonly failed: readonly FailedUpload[];
}

/** Names and keys the chosen files. */
export function pendingPictures(
  images: readonly File[],
  floorPlan: readonly File[],
  floorPlanDescription: string,
): readonly PendingPicture[] {
  return [
    ...images.map((file) => ({ file, description: describeImage(file), key: crypto.randomUUID() })),
    ...floorPlan.map((file) => ({ file, description: floorPlanDescription, key: crypto.randomUUID() })),
  ];
}

/**
 * Uploads one after the other and continues past a failure. Never throws.
 *
 * @param onProgress - told how many are through and the share of all bytes that was sent, 0 to 1
 * @param onArrived - told of each that the server has
 */
export async function uploadPictures(
  api: Caller,
  locationId: number,
  pictures: readonly PendingPicture[],
  onProgress: (done: number, share: number) => void,
  onArrived: (picture: PendingPicture) => void = () => undefined,
): Promise<UploadOutcome> {
  const failed: FailedUpload[] = [];
  const total = pictures.reduce((sum, { file }) => sum + file.size, 0);
  let sent = 0;
  for (const [index, picture] of pictures.entries()) {
    const { file, description, key } = picture;
    onProgress(index, sent / total);
    try {
      // One at a time: a slow line is not shared, and the order stays
      await uploadWithProgress(
        api,
        uploadPicture,
        { fields: { location_id: locationId, description }, file },
        { idempotencyKey: key, onProgress: (share) => onProgress(index, (sent + share * file.size) / total) },
      );
      onArrived(picture);
    } catch (error) {
      failed.push({ picture, error });
    }
    sent += file.size;
  }
  onProgress(pictures.length, 1);
  return { failed };
}
