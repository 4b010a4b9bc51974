import type { PictureToEncode } from "./encode-picture.ts";

/** Compresses pictures off the main thread, and replies with each file or the error. Needs no network. */
async function encode({ bitmap, type, quality }: PictureToEncode): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob({ type, quality });
}

addEventListener("message", ({ data, ports: [answer] }: MessageEvent<PictureToEncode>) => {
  encode(data).then(
    (blob) => answer?.postMessage(blob),
    (error: unknown) => answer?.postMessage(error),
  );
});
