import { expect, it } from "vitest";
import { encodePicture } from "./encode-picture.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

async function picture(width: number, height: number, type: "image/png"): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const ground = canvas.getContext("2d");
  ground?.fillRect(0, 0, width / 2, height);
  return new File([await encodePicture(canvas, type, 1)], "IMG_2041.HEIC.png", { type });
}

it("creates a JPEG small enough for a slow network", async () => {
  const photo = await shrinkPhoto(await picture(4000, 3000, "image/png"));
  expect(photo?.name).toBe("IMG_2041.HEIC.jpg");
  const drawn = await createImageBitmap(new Blob([photo?.bytes ?? ""], { type: "image/jpeg" }));
  expect([drawn.width, drawn.height]).toEqual([2048, 1536]);
});

it("keeps a small photo at its size", async () => {
  const photo = await shrinkPhoto(await picture(300, 1, "image/png"));
  const drawn = await createImageBitmap(new Blob([photo?.bytes ?? ""], { type: "image/jpeg" }));
  expect([drawn.width, drawn.height]).toEqual([300, 1]);
});

it("returns null if the browser cannot display the file", async () => {
  expect(await shrinkPhoto(new File(["no picture"], "photo.jpg", { type: "image/jpeg" }))).toBeNull();
});
