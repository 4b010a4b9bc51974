import { type Caller, uploadWithProgress } from "@placard/api-client";
import { uploadPicture } from "@placard/api-client/internal";
import { describeImage } from "../pictures-of.ts";

/** A file to upload to a location. `key` makes repeated uploads idempotent. */
export interface PendingPicture {
  readonly file: File;
  readonly description: string;
  readonly key: string;
}

/** A file that could not be uploaded, with the reason. */
export interface FailedUpload {
  readonly picture: PendingPicture;
  readonly error: unknown;
}

export interface UploadOutcome {
  readonly failed: readonly FailedUpload[];
}

/** Adds a description and a key to the chosen files. */
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
 * Uploads one file at a time and continues after failures. Never throws.
 *
 * @param onProgress - called with the number of finished files and the fraction of all bytes sent, 0 to 1
 * @param onArrived - called for each file that the server has stored
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
      // One at a time, so that a slow connection is not shared and the order is kept.
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
