import { expect, it } from "vitest";
import { photoBytes, photosToKeep } from "./saved-photos.ts";

const photo = (photo_id: number, size_bytes: unknown = 400_000) => ({ action_data: { photo_id, size_bytes } });

it("keeps the newest photos of a log, as many as a device has room for, and none that is very large", () => {
  const lines = [{ action_data: { text: "Arrived" } }, ...Array.from({ length: 20 }, (_, index) => photo(index + 1))];
  expect(photosToKeep(lines)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
  expect(photosToKeep([photo(1), photo(2, 9_000_000), photo(3, null), photo(4, "400")])).toEqual([1]);
});

it("gives back the bytes of a kept photo", () => {
  expect(photoBytes({ type: "image/jpeg", base64: btoa("\u00FF\u00D8\u0000end") })).toEqual(
    new Uint8Array([0xff, 0xd8, 0, 0x65, 0x6e, 0x64]),
  );
});
