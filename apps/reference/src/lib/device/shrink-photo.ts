import { encodePicture } from "./encode-picture.ts";

/** A photo that is ready to store and send. */
export interface ShrunkPhoto {
  readonly name: string;
  readonly type: "image/jpeg";
  readonly bytes: ArrayBuffer;
}

/** Enough to read a placard across a yard; a tenth of a phone's photo. */
const LONGEST_SIDE_PX = 2048;
const QUALITY = 0.85;

/**
 * Redraws a photo: small enough for a slow network, upright, and without the device's metadata.
 *
 * @returns `null` if the browser cannot display the file
 */
export async function shrinkPhoto(file: File): Promise<ShrunkPhoto | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height));
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    const ground = canvas.getContext("2d");
    if (ground === null) return null;
    ground.fillStyle = "white"; // a JPEG has no transparency
    ground.fillRect(0, 0, canvas.width, canvas.height);
    ground.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await encodePicture(canvas, "image/jpeg", QUALITY);
    return {
      name: `${file.name.replace(/\.[^.]*$/, "") || "photo"}.jpg`,
      type: "image/jpeg",
      bytes: await blob.arrayBuffer(),
    };
  } catch {
    return null;
  }
}
