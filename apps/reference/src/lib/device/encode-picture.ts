/** A picture for the worker; its bitmap is transferred. */
export interface PictureToEncode {
  readonly bitmap: ImageBitmap;
  readonly type: "image/png" | "image/jpeg";
  /** JPEG quality, from 0 to 1. */
  readonly quality: number;
}

let encoder: Worker | undefined;

/**
 * Encodes a canvas as a PNG or JPEG file, in a worker: on the page, Chromium compresses only in idle moments, and a
 * busy device may have none for up to seven seconds.
 *
 * @param quality - JPEG quality, from 0 to 1
 * @throws Error if this browser cannot create the file, or cannot start the worker
 */
export async function encodePicture(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  type: PictureToEncode["type"],
  quality: number,
): Promise<Blob> {
  const bitmap = await createImageBitmap(canvas);
  const worker = (encoder ??= startEncoder());
  const { port1: answer, port2 } = new MessageChannel();
  return new Promise<Blob>((resolve, reject) => {
    const fail = (cause: unknown) => reject(new Error("This browser could not create a picture file.", { cause }));
    const onError = (event: Event) => fail(event);
    worker.addEventListener("error", onError);
    answer.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      worker.removeEventListener("error", onError);
      answer.close();
      if (data instanceof Blob) resolve(data);
      else fail(data);
    });
    answer.start();
    worker.postMessage({ bitmap, type, quality } satisfies PictureToEncode, [bitmap, port2]);
  });
}

/** Starts the worker that encodes all pictures. If the start fails, the next picture tries again. */
function startEncoder(): Worker {
  const worker = new Worker(new URL("./encode-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("error", () => {
    encoder = undefined;
  });
  return worker;
}
