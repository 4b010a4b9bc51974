import { afterEach, expect, it, vi } from "vitest";
import { encodePicture } from "./encode-picture.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** The left half is red, the right half is transparent. */
function halfRed(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [40, 20];
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser gives no 2D context.");
  context.fillStyle = "rgb(255 0 0)";
  context.fillRect(0, 0, 20, 20);
  return canvas;
}

/** Red, green, blue and alpha of the pixel at x on the middle line. */
async function pixel(file: Blob, x: number): Promise<readonly number[]> {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  return [...(context?.getImageData(x, 10, 1, 1).data ?? [])];
}

it("creates a PNG with the same size, colours and transparency", async () => {
  const file = await encodePicture(halfRed(), "image/png", 1);
  expect(file.type).toBe("image/png");
  const { width, height } = await createImageBitmap(file);
  expect([width, height]).toEqual([40, 20]);
  expect(await pixel(file, 5)).toEqual([255, 0, 0, 255]);
  expect(await pixel(file, 35)).toEqual([0, 0, 0, 0]);
});

it("creates a smaller JPEG at a lower quality", async () => {
  const [good, poor] = await Promise.all([
    encodePicture(halfRed(), "image/jpeg", 1),
    encodePicture(halfRed(), "image/jpeg", 0.1),
  ]);
  expect([good.type, poor.type]).toEqual(["image/jpeg", "image/jpeg"]);
  expect(poor.size).toBeLessThan(good.size);
});

it("creates files while the page is never idle", async () => {
  // The mocks leave the page without idle time, in which Chromium encodes pictures. The worker has its own.
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((answer) => answer(null));
  vi.spyOn(OffscreenCanvas.prototype, "convertToBlob").mockRejectedValue(new Error("The page is never idle."));
  expect((await encodePicture(halfRed(), "image/png", 1)).size).toBeGreaterThan(0);
});

it("reports an error if the browser cannot create the file", async () => {
  const none = document.createElement("canvas");
  [none.width, none.height] = [0, 0];
  await expect(encodePicture(none, "image/png", 1)).rejects.toThrow(/image source|width or height|size/i);
});
