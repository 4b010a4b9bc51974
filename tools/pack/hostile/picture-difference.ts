import type { Page } from "playwright";

/**
 * Largest difference between two pictures: 0 for identical pixels, 255 for black and white.
 *
 * @param page - any page that runs scripts; nothing is drawn on it
 * @returns 255 for pictures of different sizes
 */
export async function pictureDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext("2d");
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (first === undefined || second?.width !== first.width || second.height !== first.height) return 255;
      const { data } = second;
      return first.data.reduce((most, value, at) => Math.max(most, Math.abs(value - (data[at] ?? 255))), 0);
    },
    [one.toString("base64"), other.toString("base64")],
  );
}
